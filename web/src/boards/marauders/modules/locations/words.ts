import { language } from "../../../../words/words.svelte";

const cards = (n: number): string => (n === 1 ? "1 card" : `${n} cards`);

const en = {
  here: (name: string, kind: string) => `${name} (${kind})`,
  visit: "Visit",
  may: "open to you",
  mayNot: "not for you now",
  been: "you have been there this turn",
  raid: "Raid",
  defended: (n: number) => `${cards(n)} of defence`,
  odds: (success: number, gold: number, dead: number) => `, succeeds ${success} %, about ${gold} gold; captain lost ${dead} %`,
  wanted: (nation: string, bounty: number, more: number) => `${nation} bounty ${bounty}, ${more} if it succeeds`,
  noRaid: "no raid now",
  action: "· 1 action each, from the sea",
  defence: "Defence",
  dice: (n: number) => (n === 1 ? "1 die of the bombardment left" : `${n} dice of the bombardment left`),
  worth: (n: number) => `worth ${n}`,
  without: "What lies there is the plunder, and what stands in your way.",
};
const pl: typeof en = {
  here: (name: string, kind: string) => `${name} (${kind})`,
  visit: "Odwiedziny",
  may: "możesz tam wejść",
  mayNot: "teraz nie dla ciebie",
  been: "w tej turze już tam byłeś",
  raid: "Rabunek",
  defended: (n: number) => `karty obrony: ${n}`,
  odds: (success: number, gold: number, dead: number) => `, udaje się ${success} %, łup: około ${gold} duk.; śmierć kapitana ${dead} %`,
  wanted: (nation: string, bounty: number, more: number) => `${nation}: nagroda za głowę ${bounty}, po sukcesie ${more}`,
  noRaid: "teraz bez rabunku",
  action: "· po 1 akcji, z morza",
  defence: "Obrona",
  dice: (n: number) => `kości do ostrzału: ${n}`,
  worth: (n: number) => `wartość ${n}`,
  without: "To, co tu leży, jest łupem i zarazem obroną.",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
