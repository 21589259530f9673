import { language } from "../../../../words/words.svelte";

const en = { values: "What the ships of the yard are like", ship: "Ship", manoeuvrability: "manoeuvrability", glory: "a glory point when bought" };
const pl: typeof en = { values: "Jakie są statki ze stoczni", ship: "Statek", manoeuvrability: "zwrotność", glory: "punkt sławy przy kupnie" };

export const s = (): typeof en => (language() === "pl" ? pl : en);
