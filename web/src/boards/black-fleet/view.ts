// The view and the numbers of Black Fleet. The types are made from games/black_fleet/display; here names are narrowed.
import type * as made from "../../generated/black-fleet";
import type { PlayerView, Stop } from "../../generated/black-fleet";
import type { Scene } from "../../lib/scene";

export const CREWS = ["merchant", "pirate", "yellow-navy", "violet-navy"] as const;
export type Crew = (typeof CREWS)[number];
export type ShipKind = "merchant" | "pirate" | "navy";

export type { Attack, PlayerView, Stop, Threat } from "../../generated/black-fleet";
export type SailingView = made.SailingView & { crew: Crew };
export type TurnView = Omit<made.TurnView, "movement" | "finished" | "sailing"> & {
  movement: Partial<Record<Crew, number>>;
  finished: Crew[];
  sailing: SailingView | null;
};
export type TableView = Omit<made.TableView, "turn"> & { turn: TurnView | null };

// The numbers leave out what is empty.

export type ShipNumbers = made.ShipNumbers & { crew: Crew };
export type CardNumbers = Omit<made.CardNumbers, "ships" | "navy_ship"> & { ships: ShipNumbers[]; navy_ship: Crew };
export type BoardNumbers = Omit<made.BoardNumbers, "cards" | "ships"> & { cards: CardNumbers[]; ships: ShipNumbers[] };

const NOTHING: BoardNumbers = { cards: [], ships: [], offers: [], threats: [] };

export const viewOf = (scene: Scene): TableView => scene.state.view as TableView;
export const numbersOf = (scene: Scene): BoardNumbers => (scene.state.board_numbers as BoardNumbers | null | undefined) ?? NOTHING;

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
