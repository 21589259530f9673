import type { ModuleBoard } from "../modules";
import Over from "./Over.svelte";
import Rose from "./Rose.svelte";
import Sea from "./Sea.svelte";
import { stepTo, windOf } from "./steps";
import { s } from "./words";

/** As on the map, north is up. */
const ARROWS: Record<string, string> = { north: "↑", east: "→", south: "↓", west: "←" };

export const board: ModuleBoard = {
  Sea,
  Over,
  Rose,
  place: (scene) => {
    const arrow = ARROWS[windOf(scene)?.towards ?? ""];
    return arrow ? s().wind(arrow) : "";
  },
  zoneLines: (scene, zone) => {
    const side = stepTo(scene, zone);
    return side ? [s()[side]] : [];
  },
  keys: ["wind-turns"],
};
