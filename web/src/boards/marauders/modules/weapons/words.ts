import { language } from "../../../../words/words.svelte";

const en = {
  weapons: "Special weapons",
  aboard: (n: number, most: number) => `${n} of ${most}`,
  missing: "not aboard",
  burns: "burns: 1 hit each round",
  slowed: "1 die less in the next roll",
};
const pl: typeof en = {
  weapons: "Bronie specjalne",
  aboard: (n: number, most: number) => `${n} z ${most}`,
  missing: "brak na statku",
  burns: "płonie: 1 trafienie co rundę",
  slowed: "1 kość mniej w następnym rzucie",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
