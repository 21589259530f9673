import { language } from "../../../../words/words.svelte";
import { ducats, form } from "../../words";

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
  throwAway: (n: number) => `▸ Throw contraband overboard to make room (${n})`,
  found: "You are found with contraband",
  lost: "Lost with it",
};
const pl: typeof en = {
  sold: (n: number) => `tu sprzedasz swoją kontrabandę (kart: ${n})`,
  hold: "Kontrabanda",
  cards: (n: number) => form(n, "karta", "karty", "kart"),
  empty: "brak",
  to: (port: string) => `do: ${port}`,
  worth: (gold: number, port: string) => `daje ${ducats(gold)}, port: ${port}`,
  hides: (n: number) => `ukryte karty: ${n}, nikt ich nie znajdzie`,
  half: "sprzedana 1 z 2: następna karta kontrabandy da punkt sławy",
  halfShort: "1 z 2",
  market: (gold: number) => `Jako kontrabanda: ${ducats(gold)} za kartę`,
  sell: "Kontrabanda do tego portu",
  throwAway: (n: number) => `▸ Wyrzuć kontrabandę, by zrobić miejsce (${n})`,
  found: "Znaleziono u ciebie kontrabandę",
  lost: "Przepadnie",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
