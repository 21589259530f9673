import { language } from "../../../../words/words.svelte";

const en = { cards: "Your captains to choose from", home: (port: string) => `Home port: ${port}`, keep: "Keep this captain" };
const pl: typeof en = { cards: "Kapitanowie do wyboru", home: (port: string) => `Port macierzysty: ${port}`, keep: "Zatrzymaj tego kapitana" };

export const s = (): typeof en => (language() === "pl" ? pl : en);
