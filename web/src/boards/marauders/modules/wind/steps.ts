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

/** What is printed on the chart as left, top, right, bottom: the name of a zone, its port, its token. */
const PRINTED = Object.values(PLACES).flatMap(({ label, port, site }): [number, number, number, number][] => [
  [label[0] - 62, label[1] - 20, label[0] + 62, label[1] + 4],
  [site[0] - 17, site[1] - 17, site[0] + 17, site[1] + 17],
  ...(port ? [[port[0] - 16, port[1] - 17, port[0] + 85, port[1] + 17] satisfies [number, number, number, number]] : []),
]);
const ROOM = 20;

/** How far a sign is from everything that is printed, up to the room that it needs. */
const clear = ([x, y]: Point): number =>
  Math.min(ROOM, ...PRINTED.map(([left, top, right, bottom]) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))));

/** On a border, as near to its middle as there is room. */
function roomy(a: Point, b: Point): Point {
  const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].map((at): Point => [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at]);
  return places.reduce((best, place) => (clear(place) > clear(best) ? place : best));
}

/** A place on the longest common side, and the angle in which one crosses it. */
function crossing(from: string, to: string): { x: number; y: number; turn: number } {
  const theirs = new Set(sides(to).map(String));
  const common = sides(from).filter((side) => theirs.has(String(side)));
  let [x, y, length, turn] = [0, 0, -1, 0];
  for (const [one, other] of common) {
    const [a, b] = [POINTS[one]!, POINTS[other]!];
    const long = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (long <= length) continue;
    [[x, y], length] = [roomy(a, b), long];
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
