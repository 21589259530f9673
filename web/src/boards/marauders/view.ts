// The view and the outlook of Merchants & Marauders, as games/marauders/views.py and outlook.py make them.
import type { Scene } from "../../lib/scene";
import type { Option } from "../../lib/wire";

export const GOODS = ["cocoa", "fruit", "rum", "spices", "sugar", "textiles", "tobacco", "timber"] as const;
export const LOCATIONS = ["hull", "cargo", "masts", "crew", "cannons"] as const;
export const SKILLS = ["seamanship", "scouting", "leadership", "influence"] as const;
export const NATIONS = ["spanish", "english", "french", "dutch"] as const;
export const ACTIVITIES = ["sell", "buy", "shipyard", "recruit", "rumour", "mission", "stash"] as const;
export const WEAPONS = ["grappling-hooks", "chain-shot", "grapeshot"] as const;
export const SKULL = 5;

export interface ShipView {
  kind: string;
  tracks: Record<string, number>;
  full: Record<string, number>;
  modifications: string[];
  used_up: string[];
  manoeuvrability: number;
}

export interface PlayerView {
  seat: number;
  captain: string;
  nation: string;
  home: string;
  skills: Record<string, number>;
  afloat: boolean;
  zone: string;
  in_port: boolean;
  ship: ShipView | null;
  gold: number;
  stash_least: number;
  stash_most: number;
  points_least: number;
  points_most: number;
  cargo_cards: number;
  load: boolean;
  glory_cards: number;
  rumour_cards: number;
  announced: boolean;
  mission: string;
  mission_step: number;
  bounties: Record<string, number>;
  weapons: string[];
  specialists: string[];
  track: number;
  deeds: Record<string, number>;
  declared: boolean;
  deaths: number;
}

export interface NpcView {
  npc: string;
  captain: string;
  zone: string;
  ship: string;
  skills: Record<string, number>;
  covered: string[];
  waiting: string[];
}

export interface ZoneView {
  zone: string;
  demand: string;
  merchant: boolean;
  merchant_batch: number;
  modification: string;
  modification_batch: number;
  missions: string[];
}

export interface SideView {
  seat: number | null;
  npc: string;
  ship: ShipView | null;
  seamanship: number;
  leadership: number;
  declared: string;
  dice: number[];
  successes: number;
  hits_dealt: number;
}

export interface BattleView {
  phase: string;
  round: number;
  crew_round: number;
  ashore: boolean;
  outcome: string;
  winner: number | null;
  sides: SideView[];
}

export interface TableView {
  seat: number | null;
  round: number;
  stage: string;
  ending: string;
  points_to_win: number;
  first: number;
  order: number[];
  current: number | null;
  actions_left: number;
  event: string;
  icons: [string, string][];
  events_left: number;
  effects: Record<string, number>;
  wars: [string, string][];
  merchant_track: Record<string, number>;
  players: PlayerView[];
  npcs: NpcView[];
  zones: ZoneView[];
  battle: BattleView | null;
  raid: { seat: number; nation: string; cards: string[]; successes: number } | null;
  visit: { zone: string; done: string[]; mission_failed: boolean } | null;
  window: string;
  rolled: number[];
  captain: string;
  hand: string[];
  announced: string;
  rumour: string;
  cargo: string[];
  drawn: string[];
  looked: Record<string, string>;
  event_top: string[];
}

export interface ZoneOutlook {
  zone: string;
  steps: number;
  port: "" | "open" | "closed" | "guarded";
  prices: Record<string, number>;
  cargo: number;
  demanded: number;
  glory: boolean;
  seekers: { npc: string; dice: number; chance: number }[];
  /** NPCs that come at the end of the round. */
  arriving: string[];
  errands: string[];
}

export interface PortOutlook {
  draw: number;
  repair: number;
  damage: number;
  weapons: Record<string, number>;
  ships: Record<string, number>;
  own_ship: number;
  modifications: Record<string, number>;
  crew: number;
  crew_wanted: number;
  rumour: number;
  fee: number;
  /** Cargo that I have said I buy or sell, while I am asked for more. */
  chosen: string[];
}

export interface RaidOutlook {
  outcome: string;
  gold: number;
  glory: boolean;
  glory_from: number;
  hits: Record<string, number>;
  escapes: number;
  manoeuvrability: number;
  cards: { card: string; outcome: string; gold: number }[];
}

export interface Outlook {
  zones: ZoneOutlook[];
  scouting: number;
  scouting_chance: number;
  seamanship: number;
  raid_cards: number;
  raid_gold: number;
  room: number;
  port: PortOutlook | null;
  raid: RaidOutlook | null;
}

export const viewOf = (scene: Scene): TableView => scene.state.view as TableView;

export const outlookOf = (scene: Scene): Outlook | undefined => (scene.state.outlook as Outlook | null) ?? undefined;

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

/** What the board tells step by step. */
export const SHOWS = [
  "event-drawn", "npc-drawn", "npc-arrives", "npc-moved", "npc-scouts", "war", "peace", "battle-begins", "shore-combat", "declared", "contest-rolled",
  "hits-rolled", "hits-to-hull", "hits-lost", "damage", "crew-rolled", "crew-lost", "long-guns", "swivel-guns", "ship-sunk", "escaped", "boarded", "crew-combat-won",
  "raid-ends", "points-declared",
];
/** Told as a line of the fight rather than as a picture of its own. */
export const FIGHT = [
  "battle-begins", "shore-combat", "declared", "contest-rolled", "hits-rolled", "hits-to-hull", "hits-lost", "damage", "crew-rolled", "crew-lost", "long-guns", "swivel-guns",
  "ship-sunk", "escaped", "boarded", "crew-combat-won",
];
