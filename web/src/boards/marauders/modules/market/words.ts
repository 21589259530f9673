import { language } from "../../../../words/words.svelte";

const en = {
  here: "no modification here: one can be drawn from the reserve",
  draw: "Draw a modification from the reserve",
  before: "Before the checklist of the port",
  not: "Not now: go on to the checklist",
  buy: (name: string) => `Buy ${name}`,
  leave: "Leave it here: others may buy it",
};
const pl: typeof en = {
  here: "brak ulepszenia: można dobrać jedno z rezerwy",
  draw: "Dobierz ulepszenie z rezerwy",
  before: "Przed listą czynności w porcie",
  not: "Nie teraz: przejdź do listy",
  buy: (name: string) => `Kup: ${name}`,
  leave: "Zostaw tutaj: inni mogą je kupić",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
