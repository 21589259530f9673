import { viewOf } from "../../view";
import type { ModuleBoard } from "../modules";
import Mark from "./Mark.svelte";
import Npc from "./Npc.svelte";
import Things from "./Things.svelte";
import { tokensOf } from "./tokens";
import { s } from "./words";

export const board: ModuleBoard = {
  Npc,
  NpcMark: Mark,
  Things,
  zoneLines: (scene, zone) =>
    viewOf(scene).npcs.flatMap((npc) => {
      const tokens = npc.zone === zone ? tokensOf(scene, npc) : [];
      return tokens.length ? [s().has(scene.name("npc", npc.npc), tokens.map(({ kind, name }) => scene.name(kind, name)).join(", "))] : [];
    }),
  keys: ["upgrade-weapon", "upgrade-modification"],
};
