// Where the boards of modules lie. In a file of its own, so that a base game does not even load the list.
import type { ModuleBoard } from "./modules";

export const FILES = import.meta.glob<{ board: ModuleBoard }>("./*/*.board.ts");
