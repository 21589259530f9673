import { language } from "../../../../words/words.svelte";

const en = {
  favours: "Favours",
  of: (n: number, most: number) => `${n} of ${most}`,
  again: "Again for 1 favour",
  keep: "Let it stand",
  rolled: "Rolled",
  drawn: "Drawn",
  wait: "Leave it at that",
};
const pl: typeof en = {
  favours: "Przysługi",
  of: (n: number, most: number) => `${n} z ${most}`,
  again: "Jeszcze raz za 1 przysługę",
  keep: "Niech tak zostanie",
  rolled: "Rzut",
  drawn: "Dobrane karty",
  wait: "Zostaw, jak jest",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
