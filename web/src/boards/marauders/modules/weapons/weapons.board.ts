import type { ModuleBoard } from "../modules";
import Picture from "./Picture.svelte";
import Place from "./Place.svelte";
import Side from "./Side.svelte";
import Things from "./Things.svelte";

export const board: ModuleBoard = {
  Things,
  instead: ["weapons"],
  Side,
  pictures: { "use-weapon": Picture, "buy-weapon": Picture, "sell-weapon": Picture, "spend-weapon": Picture, "take-hit": Place },
  keys: ["ship-on-fire", "shot-doubled", "caltrops-thrown"],
};
