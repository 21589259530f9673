import { language } from "../../../../words/words.svelte";

const en = {
  sold: (n: number) => (n === 1 ? "your contraband is for this port: 1 card" : `your contraband is for this port: ${n} cards`),
};
const pl: typeof en = {
  sold: (n: number) => `tu sprzedasz swoją kontrabandę (kart: ${n})`,
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
