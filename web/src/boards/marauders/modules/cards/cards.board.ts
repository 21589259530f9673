import type { CardsView } from "../../../../generated/marauders-modules";
import { partOf, type ModuleBoard } from "../modules";
import Chart from "./Chart.svelte";
import Sheet from "./Sheet.svelte";
import Things from "./Things.svelte";
import { s } from "./words";

export const board: ModuleBoard = {
  Chart,
  Sheet,
  Things,
  zoneLines: (scene, zone) => (partOf<CardsView>(scene, "cards")?.burnt === zone ? [s().burnt] : []),
};
