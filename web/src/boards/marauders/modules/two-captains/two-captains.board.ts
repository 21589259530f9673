import type { ModuleBoard } from "../modules";
import Captains from "./Captains.svelte";

export const board: ModuleBoard = { desk: { "keep-captain": { Panel: Captains } } };
