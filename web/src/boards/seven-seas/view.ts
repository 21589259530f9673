// The view of Pirates of the 7 Seas. The types are made from games/seven_seas/display; here names are narrowed.
import type * as made from "../../generated/seven-seas";
import type { Scene } from "../../lib/scene";

export const ROLES = ["shipwright", "governor", "captain", "aborigine", "shaman", "merchant", "cartographer"] as const;
export const GOODS = ["rum", "coffee", "fruit"] as const;
export const NATIONS = ["england", "spain", "france", "holland"] as const;
export type Role = (typeof ROLES)[number];
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

export type PlayerView = made.PlayerView & { cargo: Goods };
export type TableView = Omit<made.TableView, "players" | "prices" | "quay"> & {
  players: PlayerView[];
  prices: Goods;
  quay: Goods;
};

export const viewOf = (scene: Scene): TableView => scene.state.view as TableView;

export function own(scene: Scene): PlayerView | undefined {
  return scene.seat === null ? undefined : viewOf(scene).players[scene.seat];
}

// What the engine works out for this seat (games/seven_seas/display/board_numbers.py)

export type CardFace = made.CardFace & { pays?: Goods };
export type BoardNumbers = Omit<made.BoardNumbers, "hand" | "fetches"> & { hand: CardFace[]; fetches: Goods };

export const numbersOf = (scene: Scene): BoardNumbers | undefined => scene.state.board_numbers as BoardNumbers | undefined;

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
