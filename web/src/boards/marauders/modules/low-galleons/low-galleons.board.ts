import type { ModuleBoard } from "../modules";
import Yard from "./Yard.svelte";

export const board: ModuleBoard = { desk: { shipyard: { Panel: Yard, draws: () => false } } };
