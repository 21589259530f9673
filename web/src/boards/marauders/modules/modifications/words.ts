import { language } from "../../../../words/words.svelte";

const en = {
  modifications: "Modifications",
  none: "none",
  usedUp: "(used up until the battle is over)",
  idle: (masts: string) => `(does nothing now: damaged ${masts})`,
  reserve: (n: number) => (n === 1 ? "Reserve: 1 token, face down" : `Reserve: ${n} tokens, face down`),
};
const pl: typeof en = {
  modifications: "Modyfikacje",
  none: "brak",
  usedUp: "(zużyta do końca bitwy)",
  idle: (masts: string) => `(teraz nie działa: uszkodzone ${masts})`,
  reserve: (n: number) => `Rezerwa: ${n} zakrytych żetonów`,
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
