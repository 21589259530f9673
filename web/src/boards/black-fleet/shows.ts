// Events that are shown on the chart: what moves along which way, what flashes up where, and for how long.
import type { Scene } from "../../lib/scene";
import type { GameEvent } from "../../lib/wire";
import { viewOf } from "./view";

export interface Show {
  ship: string;
  path: string[];
  flash: { space: string; text: string } | null;
  lasts: number;
}

export const SHOWS = ["sailed", "ship-pushed", "merchant-robbed", "pirate-sunk", "goods-sold", "treasure-buried", "cube-confiscated"];

/** Is there something to see of it on the chart? */
export const drawn = (event: GameEvent): boolean => SHOWS.includes(event.kind);

export function sceneOf(scene: Scene, event: GameEvent): Show {
  const data = event.data ?? {};
  const view = viewOf(scene);
  const place = (kind: "merchant" | "pirate", seat: number): string => view.players[seat]?.[kind] ?? "";
  const seat = Number(data.seat ?? 0);
  const flash = (space: string, text: string): Show => ({ ship: "", path: [], flash: { space, text }, lasts: 750 });
  switch (event.kind) {
    case "sailed": {
      const path = [String(data.start), ...(data.path as string[])];
      return { ship: String(data.ship), path, flash: null, lasts: Math.min(900, 160 + 110 * (path.length - 1)) };
    }
    case "ship-pushed":
      return { ship: String(data.ship), path: [String(data.start), String(data.space)], flash: null, lasts: 450 };
    case "merchant-robbed":
    case "cube-confiscated":
      return flash(place("merchant", Number(data.victim) - 1), "⚔");
    case "pirate-sunk":
      return flash(place("pirate", seat), "✕");
    case "goods-sold":
      return flash(place("merchant", seat), "⇄");
    default:
      return flash(String(data.space ?? ""), "✓");
  }
}
