import type { ContrabandView } from "../../../../generated/marauders-modules";
import type { Scene } from "../../../../lib/scene";
import { partOf, type DeskPanel, type ModuleBoard } from "../modules";
import Found from "./Found.svelte";
import Picture from "./Picture.svelte";
import Sheet from "./Sheet.svelte";
import Tag from "./Tag.svelte";
import Things from "./Things.svelte";
import Trade from "./Trade.svelte";
import { ANSWERS, THROWN, TRADED } from "./moves";
import { s } from "./words";

/** How many of the own cards are sold as contraband in this port. */
const destined = (scene: Scene, zone: string): number =>
  partOf<ContrabandView>(scene, "contraband")?.ports.filter((port) => port === zone).length ?? 0;

const trade: DeskPanel = { Panel: Trade, first: true, draws: (one) => one.verb === THROWN || Object.values(TRADED).includes(one.verb) };

export const board: ModuleBoard = {
  pins: (scene, zone) => (destined(scene, zone) ? [{ sign: String(destined(scene, zone)), kind: "goods" }] : []),
  zoneLines: (scene, zone) => (destined(scene, zone) ? [s().sold(destined(scene, zone))] : []),
  Sheet,
  Things,
  Tag,
  desk: { buy: trade, sell: trade, "found-response": { Panel: Found, draws: (one) => ANSWERS.includes(one.verb) } },
  pictures: { smuggle: Picture, "discard-contraband": Picture },
  keys: ["contraband-sold", "contraband-given-up", "search-resisted"],
};
