import type { ContrabandView } from "../../../../generated/marauders-modules";
import type { Scene } from "../../../../lib/scene";
import { partOf, type ModuleBoard } from "../modules";
import { s } from "./words";

/** How many of the own cards are sold as contraband in this port. */
const destined = (scene: Scene, zone: string): number =>
  partOf<ContrabandView>(scene, "contraband")?.ports.filter((port) => port === zone).length ?? 0;

export const board: ModuleBoard = {
  pins: (scene, zone) => (destined(scene, zone) ? [{ sign: String(destined(scene, zone)), kind: "goods" }] : []),
  zoneLines: (scene, zone) => (destined(scene, zone) ? [s().sold(destined(scene, zone))] : []),
};
