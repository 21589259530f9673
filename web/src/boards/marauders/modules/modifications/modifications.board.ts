import type { ModuleBoard } from "../modules";
import Things from "./Things.svelte";

export const board: ModuleBoard = { Things, instead: ["modifications"], keys: ["nest-used"] };
