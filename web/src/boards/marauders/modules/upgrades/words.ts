import { language } from "../../../../words/words.svelte";

const en = { captured: "Captured from NPCs" };
const pl: typeof en = { captured: "Zdobyte na NPC" };

export const s = (): typeof en => (language() === "pl" ? pl : en);
