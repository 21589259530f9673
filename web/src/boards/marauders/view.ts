// The view and the numbers of Merchants & Marauders. The types are made from games/marauders/display/view_structs.py and number_structs.py.
import type * as made from "../../generated/marauders";
import type { BoardNumbers, PlayerView } from "../../generated/marauders";
import type { Scene } from "../../lib/scene";
import type { Option } from "../../lib/wire";

export const GOODS = ["cocoa", "fruit", "rum", "spices", "sugar", "textiles", "tobacco", "timber"] as const;
export const LOCATIONS = ["hull", "cargo", "masts", "crew", "cannons"] as const;
export const SKILLS = ["seamanship", "scouting", "leadership", "influence"] as const;
export const NATIONS = ["spanish", "english", "french", "dutch"] as const;
export const ACTIVITIES = ["sell", "buy", "shipyard", "recruit", "rumour", "mission", "stash"] as const;
export const WEAPONS = ["grappling-hooks", "chain-shot", "grapeshot"] as const;
export const SKULL = 5;

export type {
  BattleView,
  NpcView,
  BoardNumbers,
  PlayerView,
  PortNumbers,
  RaidNumbers,
  RouteNumbers,
  ShipView,
  SideView,
  ZoneNumbers,
  ZoneView,
} from "../../generated/marauders";

type Pairs = [string, string][];
export type TableView = Omit<made.TableView, "icons" | "wars"> & { icons: Pairs; wars: Pairs };

export const viewOf = (scene: Scene): TableView => scene.state.view as TableView;

export const numbersOf = (scene: Scene): BoardNumbers | undefined => (scene.state.board_numbers as BoardNumbers | null) ?? undefined;

export function own(scene: Scene): PlayerView | undefined {
  return scene.seat === null ? undefined : viewOf(scene).players[scene.seat];
}

/** Cargo cards are named by good, worth and icon: rum-3-hull. */
export function cargoOf(card: string): { good: string; worth: number; icon: string } {
  const [good = "", worth = "0", icon = "none"] = card.split("-");
  return { good, worth: Number(worth), icon };
}

export function countGoods(cards: string[]): [string, number][] {
  return GOODS.map((good): [string, number] => [good, cards.filter((card) => cargoOf(card).good === good).length]).filter(
    ([, count]) => count > 0,
  );
}

export const option = (scene: Scene, move: string): Option | undefined =>
  scene.ask?.options.find((one) => one.move === move);

export const param = (one: Option, name: string): string => String(one.params?.[name] ?? "");

/** What is worth finding again in a replay. */
export const KEYS = [
  "event-drawn", "npc-drawn", "npc-arrives", "npc-moved", "npc-scouts", "war", "peace", "battle-begins", "shore-combat", "declared", "contest-rolled",
  "hits-rolled", "hits-to-hull", "hits-lost", "damage", "crew-rolled", "crew-lost", "long-guns", "swivel-guns", "ship-sunk", "escaped", "boarded", "crew-combat-won",
  "raid-ends", "points-declared",
];
/** Told as a line of the fight rather than as a picture of its own. */
export const FIGHT = [
  "battle-begins", "shore-combat", "declared", "contest-rolled", "hits-rolled", "hits-to-hull", "hits-lost", "damage", "crew-rolled", "crew-lost", "long-guns", "swivel-guns",
  "ship-sunk", "escaped", "boarded", "crew-combat-won",
];
