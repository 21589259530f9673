import type { DeskPanel, ModuleBoard } from "../modules";
import { option } from "../../view";
import Again from "./Again.svelte";
import Sheet from "./Sheet.svelte";
import Tag from "./Tag.svelte";

/** Only where a favour is on offer: rolls and draws are offered other things, too. */
const again: DeskPanel = { Panel: Again, draws: (one, scene) => !!option(scene, "spend-favour") && ["spend-favour", "pass"].includes(one.verb) };

export const board: ModuleBoard = {
  Sheet,
  Tag,
  activities: ["favours"],
  desk: { "roll-offer": again, "draw-offer": again, "npc-has-found": again },
  keys: ["favours-spent"],
};
