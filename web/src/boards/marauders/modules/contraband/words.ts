import { language } from "../../../../words/words.svelte";

const en = {
  sold: (n: number) => (n === 1 ? "your contraband is for this port: 1 card" : `your contraband is for this port: ${n} cards`),
  hold: "Contraband",
  cards: (n: number) => (n === 1 ? "1 card" : `${n} cards`),
  empty: "none",
  to: (port: string) => `for ${port}`,
  worth: (gold: number, port: string) => `sells for ${gold} gold in ${port}`,
  hides: (n: number) => (n === 1 ? "1 card is hidden: nobody finds it" : `${n} cards are hidden: nobody finds them`),
  half: "1 of 2 sold: the next contraband card brings a glory point",
  halfShort: "1 of 2",
  market: (gold: number) => `As contraband: ${gold} gold a card`,
  sell: "Contraband for this port",
  found: "You are found with contraband",
  lost: "Lost with it",
};
const pl: typeof en = {
  sold: (n: number) => `tu sprzedasz przemyt (karty: ${n})`,
  hold: "Przemyt",
  cards: (n: number) => `karty: ${n}`,
  empty: "brak",
  to: (port: string) => `do: ${port}`,
  worth: (gold: number, port: string) => `daje ${gold} zł w porcie ${port}`,
  hides: (n: number) => `ukryte karty: ${n}, nikt ich nie znajdzie`,
  half: "sprzedana 1 z 2: następna karta przemytu da punkt chwały",
  halfShort: "1 z 2",
  market: (gold: number) => `Jako przemyt: ${gold} zł za kartę`,
  sell: "Przemyt do tego portu",
  found: "Znaleziono u ciebie przemyt",
  lost: "Przepadnie",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
