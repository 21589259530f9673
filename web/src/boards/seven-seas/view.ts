// The view of Pirates of the 7 Seas, as games/seven_seas/views.py and outlook.py make it.
import type { Scene } from "../../lib/scene";

export const ROLES = ["shipwright", "governor", "captain", "aborigine", "shaman", "merchant", "cartographer"] as const;
export const GOODS = ["rum", "coffee", "fruit"] as const;
export const NATIONS = ["england", "spain", "france", "holland"] as const;
export type Role = (typeof ROLES)[number];
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

export interface PlayerView {
  seat: number;
  fleet: number;
  empty_ships: number;
  guards: number;
  reserve: number;
  room: number;
  chests: number;
  cargo: Goods;
  talismans: number;
  tokens: number;
  black_spots: number;
  double_hold: number;
  unsinkable_ship: number;
  corsair_of: string[];
  used_characters: string[];
  revealed: string;
  hand_size: number;
  points_now: number;
}

export interface TableView {
  seat: number | null;
  round: number;
  rounds_left: number | null;
  stage: string;
  first_player: number;
  called: string;
  port: string;
  prices: Goods;
  booty_left: number;
  adventure_left: number;
  above_last_rounds: number | null;
  free_nations: string[];
  spent_cards: string[];
  plunder: { captain: number; nation: string; size: number; sent: number[] } | null;
  quay: Goods;
  tavern_dice: number[];
  players: PlayerView[];
  hand: string[];
  chosen: string;
}

export const viewOf = (scene: Scene): TableView => scene.state.view as TableView;

export function own(scene: Scene): PlayerView | undefined {
  return scene.seat === null ? undefined : viewOf(scene).players[scene.seat];
}

// What the engine works out for this seat (games/seven_seas/outlook.py)

export interface CardFace {
  card: string;
  kind: "caravan" | "port" | "curse";
  nation?: string;
  size?: number;
  sends?: number;
  pays?: Goods;
  cargo?: number;
}

export interface Outlook {
  fetches: Goods;
  cargo: number;
  hand: CardFace[];
}

export const outlookOf = (scene: Scene): Outlook | undefined => scene.state.outlook as Outlook | undefined;

// The throws that are told step by step

export interface Die {
  owner: number;
  x: number;
  y: number;
  face: number;
}

export interface Fight {
  caravan: number;
  pirate: number;
  distance_squared: number;
  caravan_face: number;
  pirate_face: number;
  sunk: number[];
}

export interface BattleData {
  seat: number;
  dice: Die[];
  fights: Fight[];
  caravan_left: number;
}

export interface WhirlpoolData {
  seat: number;
  dice: Die[];
  caught: number[];
}

export interface CurseData {
  curse: string;
  face: number;
  good: string;
  thrown: { seat: number; faces: number[] }[];
}

export const SHOWS = ["battle", "whirlpool", "curse-thrown", "tavern-thrown"];
