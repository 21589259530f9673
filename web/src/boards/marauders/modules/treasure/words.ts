import { language } from "../../../../words/words.svelte";
import { ducats } from "../../words";

const en = {
  hoard: (gold: number) => `${gold} gold in its hoard`,
  beating: "Beaten now, it brings",
  point: "1 glory point",
  gold: (n: number) => `${n} gold if its crew is beaten`,
  wanted: (n: number) => `Spanish bounty +${n}`,
  hunts: "it hunts nobody",
};
const pl: typeof en = {
  hoard: (gold: number) => `w skarbcu ma ${ducats(gold)}`,
  beating: "Pokonany teraz da ci",
  point: "1 punkt sławy",
  gold: (n: number) => `${ducats(n)} po pokonaniu załogi`,
  wanted: (n: number) => `nagroda Hiszpanii za twoją głowę +${n}`,
  hunts: "nikogo nie ściga",
};

export const s = (): typeof en => (language() === "pl" ? pl : en);
