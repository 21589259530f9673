import { language } from "../../../../words/words.svelte";
import { ducats, form } from "../../words";

const en = {
  marked: "has looked for somebody out of turn: cannot again before the next turn",
  owing: "has fewer actions in the next turn",
  arrives: (name: string) => `${name} arrives`,
  cargo: (n: number) => (n === 1 ? "1 cargo card" : `${n} cargo cards`),
  gold: (n: number) => `${n} gold`,
};
const pl: typeof en = {
  marked: "szukał kogoś poza swoją turą: przed następną turą już nie może",
  owing: "ma mniej akcji w następnej turze",
  arrives: (name: string) => `Nadpływa: ${name}`,
  cargo: (n: number) => form(n, "karta ładunku", "karty ładunku", "kart ładunku"),
  gold: (n: number) => ducats(n),
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
