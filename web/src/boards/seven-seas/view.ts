// The view of Pirates of the 7 Seas, as games/seven_seas/views.py makes it, and a little arithmetic for the screen.
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

/** Three or more of a good bring its price each, fewer bring 1 each (P7-MERCHANT-03). */
export const fetches = (count: number, price: number): number => (count >= 3 ? count * price : count);

export const cargoValue = (cargo: Goods, prices: Goods): number =>
  GOODS.reduce((sum, good) => sum + fetches(cargo[good], prices[good]), 0);

// What is printed on the cards (games/seven_seas/content), unless the table has options of its own.
const PORTS = [
  ["rum", "coffee", "fruit"],
  ["rum", "fruit", "coffee"],
  ["coffee", "rum", "fruit"],
  ["coffee", "fruit", "rum"],
  ["fruit", "rum", "coffee"],
  ["fruit", "coffee", "rum"],
];
const SIZES = [1, 2, 3, 4];

export interface CardFace {
  kind: "caravan" | "port" | "curse";
  nation: string;
  size: number;
  pays: string[];
}

export function cardFace(card: string, options: Record<string, unknown>): CardFace {
  const [what = "", at = "1"] = card.split("-");
  const index = Number(at) - 1;
  if (what === "port") {
    const ports = (options.ports as string[][] | undefined) ?? PORTS;
    return { kind: "port", nation: "", size: 0, pays: ports[index] ?? [] };
  }
  if ((NATIONS as readonly string[]).includes(what)) {
    const sizes = (options.caravan_sizes as number[] | undefined) ?? SIZES;
    return { kind: "caravan", nation: what, size: sizes[index] ?? 0, pays: [] };
  }
  return { kind: "curse", nation: "", size: 0, pays: [] };
}

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
