import { language } from "../../../../words/words.svelte";

const en = {
  burnt: "the shipyard has burnt and is closed this round",
  open: "Rumour, face up",
  used: "The ability has been used this turn.",
};
const pl: typeof en = {
  burnt: "stocznia spłonęła i w tej rundzie jest zamknięta",
  open: "Odkryta pogłoska",
  used: "Zdolność jest w tej turze już wykorzystana.",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
