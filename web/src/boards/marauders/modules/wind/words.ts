import { language } from "../../../../words/words.svelte";

const en = {
  wind: (towards: string) => `wind to the ${towards}`,
  along: "with the wind from you",
  against: "against the wind from you",
};
const pl: typeof en = {
  wind: (towards: string) => `wiatr ${towards}`,
  along: "od ciebie z wiatrem",
  against: "od ciebie pod wiatr",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
