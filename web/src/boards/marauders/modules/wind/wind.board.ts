import type { ModuleBoard } from "../modules";
import Over from "./Over.svelte";
import Rose from "./Rose.svelte";
import Sea from "./Sea.svelte";
import { stepTo, windOf } from "./steps";
import { s } from "./words";

export const board: ModuleBoard = {
  Sea,
  Over,
  Rose,
  place: (scene) => {
    const towards = windOf(scene)?.towards;
    return towards ? s().wind(scene.name("towards", towards)) : "";
  },
  zoneLines: (scene, zone) => {
    const side = stepTo(scene, zone);
    return side ? [s()[side]] : [];
  },
  keys: ["wind-turns"],
};
