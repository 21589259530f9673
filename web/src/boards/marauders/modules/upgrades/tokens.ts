// The upgrade tokens of an NPC's captain, or those that a player has captured.
import type { UpgradesView } from "../../../../generated/marauders-modules";
import type { Scene } from "../../../../lib/scene";
import type { NpcView } from "../../view";
import { partOf } from "../modules";

export type Upgrade = { kind: "modification" | "weapon"; name: string };

const both = (found: { modifications: string[]; weapons: string[] } | undefined): Upgrade[] => [
  ...(found?.modifications ?? []).map((name): Upgrade => ({ kind: "modification", name })),
  ...(found?.weapons ?? []).map((name): Upgrade => ({ kind: "weapon", name })),
];

const upgrades = (scene: Scene): UpgradesView | undefined => partOf<UpgradesView>(scene, "upgrades");

export const tokensOf = (scene: Scene, npc: NpcView): Upgrade[] =>
  npc.captain ? both(upgrades(scene)?.cards.find((card) => card.captain === npc.captain)) : [];

export const capturedBy = (scene: Scene, seat: number): Upgrade[] => both(upgrades(scene)?.captured.find((one) => one.seat === seat));
