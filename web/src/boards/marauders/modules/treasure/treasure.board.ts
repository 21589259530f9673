import type { TreasureView } from "../../../../generated/marauders-modules";
import { partOf, type ModuleBoard } from "../modules";
import Npc from "./Npc.svelte";
import NpcMark from "./NpcMark.svelte";
import { s } from "./words";

export const board: ModuleBoard = {
  Npc,
  NpcMark,
  zoneLines: (scene, zone) => {
    const treasure = partOf<TreasureView>(scene, "treasure");
    return treasure && treasure.zone === zone ? [s().hoard(treasure.hoard)] : [];
  },
  keys: ["treasure-gone"],
};
