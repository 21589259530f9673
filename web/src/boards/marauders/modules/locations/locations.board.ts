import { option, own } from "../../view";
import type { DeskPanel, ModuleBoard } from "../modules";
import Chart from "./Chart.svelte";
import Picture from "./Picture.svelte";
import Raid from "./Raid.svelte";
import Reef from "./Reef.svelte";
import Zone from "./Zone.svelte";
import { placeAt, placesOf } from "./places";
import { PROMPTS, cardOf } from "./raid";
import { s } from "./words";

export const board: ModuleBoard = {
  Chart,
  Zone,
  zoneLines: (scene, zone) => {
    const place = placeAt(scene, zone);
    return place ? [s().here(scene.name("site", place.name), scene.name("place", place.kind))] : [];
  },
  unlit: (scene) => {
    const me = own(scene);
    if (!me || me.in_port || !placeAt(scene, me.zone)) return [];
    return ["visit-location", "raid-location"].filter((move) => !option(scene, move)).map((move) => ({ move, label: scene.name("move", move) }));
  },
  desk: {
    ...Object.fromEntries(PROMPTS.map((prompt) => [prompt, { Panel: Raid, draws: (one, scene) => !!placesOf(scene)?.raid?.cards.includes(cardOf(one)) } satisfies DeskPanel])),
    "reef-find": { Panel: Reef, draws: () => false },
  },
  pictures: { find: Picture, do: Picture },
  keys: ["place-raid-begins", "place-raid-ends"],
};
