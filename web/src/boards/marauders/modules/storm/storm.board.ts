import type { StormView } from "../../../../generated/marauders-modules";
import { partOf, type ModuleBoard } from "../modules";
import Sea from "./Sea.svelte";
import { s } from "./words";

export const board: ModuleBoard = {
  Sea,
  keys: ["storm-moves"],
  zoneLines: (scene, zone) => (partOf<StormView>(scene, "storm")?.zone === zone ? [s().here] : []),
};
