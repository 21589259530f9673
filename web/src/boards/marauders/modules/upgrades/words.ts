import { language } from "../../../../words/words.svelte";

const en = { captured: "Captured from NPCs", has: (npc: string, tokens: string) => `${npc} has: ${tokens}` };
const pl: typeof en = { captured: "Zdobyte na NPC", has: (npc: string, tokens: string) => `${npc} ma: ${tokens}` };

export const s = (): typeof en => (language() === "pl" ? pl : en);
