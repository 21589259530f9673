import { language } from "../../../../words/words.svelte";

const en = { here: "the storm rages here" };
const pl: typeof en = { here: "tu szaleje sztorm" };

export const s = (): typeof en => (language() === "pl" ? pl : en);
