import { language } from "../../../../words/words.svelte";

const en = { bag: "In the bag", empty: "The bag is empty", waits: "this cube is still in the bag: the turn may come at any time" };
const pl: typeof en = { bag: "W woreczku", empty: "Woreczek jest pusty", waits: "ta kostka jest jeszcze w woreczku: tura może przyjść w każdej chwili" };

export const s = (): typeof en => (language() === "pl" ? pl : en);
