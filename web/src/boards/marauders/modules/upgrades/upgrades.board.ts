import type { ModuleBoard } from "../modules";
import Mark from "./Mark.svelte";
import Npc from "./Npc.svelte";
import Things from "./Things.svelte";

export const board: ModuleBoard = { Npc, NpcMark: Mark, Things, keys: ["upgrade-weapon", "upgrade-modification"] };
