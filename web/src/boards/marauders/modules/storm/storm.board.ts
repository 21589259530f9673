import type { StormView } from "../../../../generated/marauders-modules";
import { partOf, type ModuleBoard } from "../modules";
import Chart from "./Chart.svelte";
import { s } from "./words";

export const board: ModuleBoard = {
  Chart,
  zoneLines: (scene, zone) => (partOf<StormView>(scene, "storm")?.zone === zone ? [s().here] : []),
};
