// The view and the outlook of Black Fleet, as games/black_fleet/views.py and outlook.py make them.
import type { Scene } from "../../lib/scene";

export const CREWS = ["merchant", "pirate", "yellow-navy", "violet-navy"] as const;
export type Crew = (typeof CREWS)[number];
export type ShipKind = "merchant" | "pirate" | "navy";

export interface PlayerView {
  seat: number;
  fleet: string;
  doubloons: number;
  merchant: string;
  good: string;
  cubes: number;
  pirate: string;
  treasures: string[];
  movement_cards: number;
  fortune_cards: number;
  developments: { price: number; card: string }[];
  victory_price: number;
  victory_bought: boolean;
  worth: number;
}

export interface SailingView {
  crew: Crew;
  ship: string;
  space: string;
  steps: number;
  actions: number;
  attacks: number;
  burials: number;
  attacked: boolean;
}

export interface TableView {
  seat: number | null;
  map: string;
  round: number;
  last_round: boolean;
  stage: string;
  first_player: number;
  active: number;
  navy: Record<string, string>;
  stock: Record<string, number>;
  movement_left: number;
  fortune_left: number;
  players: PlayerView[];
  turn: { card: string; movement: Partial<Record<Crew, number>>; finished: Crew[]; sailing: SailingView | null } | null;
  sources: string[];
  income: number[][][];
  movement: string[];
  fortune: string[];
  developments: string[];
  put_away: string[];
}

// The outlook leaves out what is empty.

export interface Attack {
  ship: string;
  doubloons: number;
  sinks?: boolean;
}

export interface Stop {
  space: string;
  cost: number;
  via?: string;
  path?: string[];
  sale?: number;
  burial?: number;
  attacks?: Attack[];
}

export interface ShipOutlook {
  crew: Crew;
  ship: string;
  steps: number;
  here?: Stop;
  stops?: Stop[];
}

export interface CardOutlook {
  card: string;
  merchant: number;
  pirate: number;
  navy: number;
  navy_ship: Crew;
  symbol: string;
  ships: ShipOutlook[];
}

export interface Threat {
  ship: string;
  seat: number;
  by: string;
  steps: number;
  percent: number;
  cubes: number;
  sinks: boolean;
}

export interface Outlook {
  cards: CardOutlook[];
  ships: ShipOutlook[];
  offers: { port: string; price: number; doubloons: number }[];
  threats: Threat[];
}

const NOTHING: Outlook = { cards: [], ships: [], offers: [], threats: [] };

export const viewOf = (scene: Scene): TableView => scene.state.view as TableView;
export const outlookOf = (scene: Scene): Outlook => (scene.state.outlook as Outlook | null | undefined) ?? NOTHING;

export function own(scene: Scene): PlayerView | undefined {
  return scene.seat === null ? undefined : viewOf(scene).players[scene.seat];
}

// Ships

export interface ShipView {
  id: string;
  kind: ShipKind;
  /** -1: a navy ship, which belongs to nobody. */
  seat: number;
  space: string;
  goods: string[];
}

export function shipsOf(view: TableView): ShipView[] {
  return [
    ...view.players.flatMap((player): ShipView[] => [
      {
        id: `merchant-${player.seat + 1}`,
        kind: "merchant",
        seat: player.seat,
        space: player.merchant,
        goods: Array<string>(player.cubes).fill(player.good),
      },
      { id: `pirate-${player.seat + 1}`, kind: "pirate", seat: player.seat, space: player.pirate, goods: player.treasures },
    ]),
    ...Object.entries(view.navy).map(([id, space]): ShipView => ({ id, kind: "navy", seat: -1, space, goods: [] })),
  ];
}

export const kindOf = (crew: string): ShipKind =>
  crew.startsWith("merchant") ? "merchant" : crew.startsWith("pirate") ? "pirate" : "navy";

/** The ship that a crew of the seat sails. */
export const shipOf = (crew: Crew, seat: number): string =>
  crew === "merchant" || crew === "pirate" ? `${crew}-${seat + 1}` : crew;

export const gainOf = (stop: Stop): number =>
  Math.max(stop.sale ?? 0, stop.burial ?? 0, ...(stop.attacks ?? []).map((one) => one.doubloons));
