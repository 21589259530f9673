import type { MarketView } from "../../../../generated/marauders-modules";
import { partOf, type ModuleBoard } from "../modules";
import Buy from "./Buy.svelte";
import Draw from "./Draw.svelte";
import { s } from "./words";

export const board: ModuleBoard = {
  zoneLines: (scene, zone) => (partOf<MarketView>(scene, "market")?.ports.includes(zone) ? [s().here] : []),
  desk: { "market-draw": { Panel: Draw }, "market-buy": { Panel: Buy } },
  keys: ["modification-drawn"],
};
