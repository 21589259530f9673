import type { ModuleBoard } from "../modules";
import Ambush from "./Ambush.svelte";
import Tag from "./Tag.svelte";

export const board: ModuleBoard = { Tag, desk: { "scout-off-turn": { Panel: Ambush } }, keys: ["scouts-off-turn", "found-off-turn"] };
