import { language } from "../../../../words/words.svelte";
import { ducats } from "../../words";

const en = { next: (gold: number) => `Stash: next point at ${gold} gold`, totals: (gold: string) => `points of a stash at ${gold} gold` };
const pl: typeof en = { next: (gold: number) => `Skrytka: następny punkt przy ${ducats(gold)}`, totals: (gold: string) => `punkty skrytki przy: ${gold} dukatów` };

export const s = (): typeof en => (language() === "pl" ? pl : en);
