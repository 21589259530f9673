import { language } from "../../../../words/words.svelte";
import { form } from "../../words";

const en = {
  modifications: "Modifications",
  none: "none",
  usedUp: "(used up until the battle is over)",
  idle: (masts: string) => `(does nothing now: damaged ${masts})`,
  reserve: (n: number) => (n === 1 ? "Reserve: 1 token, face down" : `Reserve: ${n} tokens, face down`),
};
const pl: typeof en = {
  modifications: "Ulepszenia",
  none: "brak",
  usedUp: "(zużyte do końca bitwy)",
  idle: (masts: string) => `(teraz nie działa: uszkodzone: ${masts})`,
  reserve: (n: number) => `Rezerwa: ${form(n, "zakryty żeton", "zakryte żetony", "zakrytych żetonów")}`,
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
