import type { ModuleBoard } from "../modules";
import Sheet from "./Sheet.svelte";

export const board: ModuleBoard = { Sheet };
