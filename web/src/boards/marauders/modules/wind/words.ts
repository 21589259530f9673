import { language } from "../../../../words/words.svelte";

const en = {
  wind: (arrow: string) => `wind ${arrow}`,
  along: "with the wind from you",
  against: "against the wind from you",
};
const pl: typeof en = {
  wind: (arrow: string) => `wiatr ${arrow}`,
  along: "od ciebie z wiatrem",
  against: "od ciebie pod wiatr",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
