import type { ModuleBoard } from "../modules";
import Banner from "./Banner.svelte";
import Tag from "./Tag.svelte";

export const board: ModuleBoard = { Banner, Tag };
