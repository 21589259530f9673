import type { ModuleBoard } from "../modules";
import Sheet from "./Sheet.svelte";
import Tag from "./Tag.svelte";

export const board: ModuleBoard = { Sheet, Tag, activities: ["loyalty"], keys: ["loyalty-lost", "mutiny-over", "crew-answers"] };
