import { language } from "../../../../words/words.svelte";
import { ducats } from "../../words";

const en = {
  loyalty: "Crew",
  ladder: "Loyalty of the crew",
  step: (at: number, of: number) => `step ${at} of ${of}`,
  next: (step: string, gold: number) => `next: ${step}, ${gold} gold in port`,
  top: "the highest step",
  refuses: (cards: string) => `The crew does not go along with: ${cards}`,
  called: "The crew has been called on this turn.",
};
const pl: typeof en = {
  loyalty: "Załoga",
  ladder: "Lojalność załogi",
  step: (at: number, of: number) => `stopień ${at} z ${of}`,
  next: (step: string, gold: number) => `dalej: ${step}, ${ducats(gold)} w porcie`,
  top: "najwyższy stopień",
  refuses: (cards: string) => `Załoga nie godzi się na: ${cards}`,
  called: "Załoga została już wezwana w tej turze.",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
