import type { MarketNumbers } from "../../../../generated/marauders-modules";
import { numbersPart, type ModuleBoard } from "../modules";
import Buy from "./Buy.svelte";
import Draw from "./Draw.svelte";
import { s } from "./words";

export const board: ModuleBoard = {
  zoneLines: (scene, zone) => (numbersPart<MarketNumbers>(scene, "market")?.ports.includes(zone) ? [s().here] : []),
  desk: { "market-draw": { Panel: Draw }, "market-buy": { Panel: Buy } },
  keys: ["modification-drawn"],
};
