import type { ModuleBoard } from "../modules";
import Plank from "./Plank.svelte";

export const board: ModuleBoard = { desk: { plank: { Panel: Plank } } };
