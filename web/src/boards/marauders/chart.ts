// The chart of the Caribbean: places are data (chart.json, held against the engine by a test), lines are drawn here.
import data from "./chart.json";

export type Point = [number, number];
export interface Place {
  nation?: string;
  corners: string[];
  label: Point;
  port?: Point;
  sea: Point;
  /** Where a module may lay a token. */
  site: Point;
  across?: number;
  /** How far one row of ships lies below the other; less than nothing if there is room above only. */
  rows?: number;
}

const POINTS = data.points as unknown as Record<string, Point>;
export const PLACES = data.zones as unknown as Record<string, Place>;
export const ZONES = Object.keys(PLACES);
export const [WIDTH, HEIGHT] = data.size as Point;
export const HILLS = data.hills as Point[];
export const PALMS = data.palms as Point[];

const sides = (place: Place): string[] =>
  place.corners.map((corner, at) => [place.corners.at(at - 1)!, corner].sort().join(" "));

/** Zones that share a side. */
export const NEIGHBOURS: Record<string, string[]> = Object.fromEntries(
  ZONES.map((zone) => {
    const own = new Set(sides(PLACES[zone]!));
    return [zone, ZONES.filter((other) => other !== zone && sides(PLACES[other]!).some((side) => own.has(side)))];
  }),
);

const onFrame = ([x, y]: Point): boolean => x <= 0 || y <= 0 || x >= WIDTH || y >= HEIGHT;

/** A border between two corners, bent a little as if drawn by hand; the same seen from both sides. */
function border(from: string, to: string): string {
  const [a, b] = [POINTS[from]!, POINTS[to]!];
  if (onFrame(a) && onFrame(b) && (a[0] === b[0] || a[1] === b[1])) return `L${b[0]} ${b[1]}`;
  const [one, other] = [from, to].sort() as [string, string];
  const seed = [...(one + other)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7);
  const bend = ((seed % 13) - 6) / 60;
  const [p, q] = [POINTS[one]!, POINTS[other]!];
  const x = (a[0] + b[0]) / 2 - (q[1] - p[1]) * bend;
  const y = (a[1] + b[1]) / 2 + (q[0] - p[0]) * bend;
  return `Q${x.toFixed(1)} ${y.toFixed(1)} ${b[0]} ${b[1]}`;
}

export const AREAS: Record<string, string> = Object.fromEntries(
  ZONES.map((zone) => {
    const corners = PLACES[zone]!.corners;
    const [x, y] = POINTS[corners[0]!]!;
    const lines = corners.map((corner, at) => border(corner, corners[(at + 1) % corners.length]!));
    return [zone, `M${x} ${y}${lines.join("")}Z`];
  }),
);

/** A smooth closed curve through the points of a coast. */
function coast(points: Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < points.length; i++) {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6].map((v) => v.toFixed(1)).join(" ");
    const d = [b[0] - (n[0] - a[0]) / 6, b[1] - (n[1] - a[1]) / 6].map((v) => v.toFixed(1)).join(" ");
    path += `C${c} ${d} ${b[0]} ${b[1]}`;
  }
  return `${path}Z`;
}

export const COASTS = (data.lands as unknown as Point[][]).map(coast);

export const MIDDLES: Record<string, Point> = Object.fromEntries(
  ZONES.map((zone) => {
    const corners = PLACES[zone]!.corners.map((corner) => POINTS[corner]!);
    const sum = (axis: 0 | 1): number => corners.reduce((total, point) => total + point[axis], 0) / corners.length;
    return [zone, [sum(0), sum(1)]];
  }),
);

/** The neighbour that lies most in that direction, if any does. */
export function towards(zone: string, dx: number, dy: number): string | undefined {
  const [x, y] = MIDDLES[zone]!;
  let best: string | undefined;
  let most = 0.35;
  for (const other of NEIGHBOURS[zone]!) {
    const [a, b] = MIDDLES[other]!;
    const length = Math.hypot(a - x, b - y);
    const along = ((a - x) * dx + (b - y) * dy) / length;
    if (along > most) {
      most = along;
      best = other;
    }
  }
  return best;
}
