// Where the arrows of the wind stand: on the border between two zones, across it.
import type { WindView } from "../../../../generated/marauders-modules";
import type { Scene } from "../../../../lib/scene";
import data from "../../chart.json";
import { MIDDLES, PLACES, type Point } from "../../chart";
import { own, viewOf } from "../../view";
import { partOf } from "../modules";

export const windOf = (scene: Scene): WindView | undefined => partOf<WindView>(scene, "wind");

const POINTS = data.points as unknown as Record<string, Point>;
const sides = (zone: string): [string, string][] => {
  const { corners } = PLACES[zone]!;
  return corners.map((corner, at) => [corner, corners[(at + 1) % corners.length]!].sort() as [string, string]);
};

/** The middle of the longest common side, and the angle in which one crosses it. */
function crossing(from: string, to: string): { x: number; y: number; turn: number } {
  const theirs = new Set(sides(to).map(String));
  const common = sides(from).filter((side) => theirs.has(String(side)));
  let [x, y, length, turn] = [0, 0, -1, 0];
  for (const [one, other] of common) {
    const [a, b] = [POINTS[one]!, POINTS[other]!];
    const long = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (long <= length) continue;
    [x, y, length] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, long];
    turn = (Math.atan2(b[0] - a[0], a[1] - b[1]) * 180) / Math.PI;
    const [m, n] = [MIDDLES[from]!, MIDDLES[to]!];
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    if (dx * (n[0] - m[0]) + dy * (n[1] - m[1]) < 0) turn += 180;
  }
  return { x, y, turn };
}

export interface Arrow {
  key: string;
  x: number;
  y: number;
  turn: number;
  /** Seen from the own ship: with the wind, against it, or neither. */
  side: "along" | "against" | "far";
  /** What the step costs, if it is not one action. */
  cost: string;
}

/** One arrow for each border that feels the wind; from the own ship across the border, elsewhere as the wind blows. */
export function arrows(scene: Scene): Arrow[] {
  const wind = windOf(scene);
  if (!wind) return [];
  const here = own(scene)?.zone ?? "";
  // What was used up counts in the turn under way only.
  const turn = viewOf(scene).current === scene.seat;
  return wind.along.map(([from, to]) => {
    const side = from === here ? "along" : to === here ? "against" : "far";
    const cost = side === "along" && (wind.free_step || !turn) ? "0" : side === "against" && (wind.dear_step || !turn) ? "2" : "";
    return { key: `${from} ${to}`, ...(side === "against" ? crossing(to, from) : crossing(from, to)), side, cost };
  });
}

/** Does a step from the own ship to this zone go with the wind, or against it? */
export function stepTo(scene: Scene, zone: string): "along" | "against" | "" {
  const [wind, here] = [windOf(scene), own(scene)?.zone ?? ""];
  const leads = (all: string[][] | undefined): boolean => !!all?.some(([from, to]) => from === here && to === zone);
  return leads(wind?.along) ? "along" : leads(wind?.against) ? "against" : "";
}
