// The sea chart as shapes. `charts.json` repeats the maps of the content (games/black_fleet/content/maps); a test
// compares them with the engine's, so that what is drawn is what is sailed. Coasts are worked out from the rows.
import charts from "./charts.json";

export interface Port {
  id: string;
  good: string;
  space: string;
  docks: string[];
  buys: Record<string, number>;
}

export interface ChartData {
  rows: string[];
  lairs: string[];
  beaches: Record<string, number>;
  navy: Record<string, string>;
  seas: { id: string; entries: string[] }[];
  ports: Port[];
}

export type Kind = "sea" | "island" | "continent" | "port" | "distant";

export interface Cell {
  name: string;
  column: number;
  row: number;
  /** The middle, in units of the drawing. */
  x: number;
  y: number;
  kind: Kind;
  sign: string;
}

export interface Chart {
  data: ChartData;
  columns: number;
  rows: number;
  width: number;
  height: number;
  cells: Cell[];
  at: Map<string, Cell>;
  /** Coast lines as paths, islands and continents. */
  coasts: string;
  /** Borders between neighbouring sea spaces. */
  grid: string;
}

export const UNIT = 50;
export const PAD = 17;

export const spaceName = (column: number, row: number): string => String.fromCharCode(65 + column) + (row + 1);

function kindOf(sign: string, data: ChartData): Kind {
  if (sign === "^") return "island";
  if (sign === "#") return "continent";
  if ("RVGYB".includes(sign)) return "port";
  return data.seas.some((sea) => sea.id === sign) ? "distant" : "sea";
}

const kept = new Map<string, Chart>();

export function chartOf(map: string): Chart {
  let chart = kept.get(map);
  if (!chart) {
    chart = draw((charts as unknown as Record<string, ChartData>)[map]!);
    kept.set(map, chart);
  }
  return chart;
}

function draw(data: ChartData): Chart {
  const rows = data.rows.length;
  const columns = data.rows[0]!.length;
  const cells: Cell[] = [];
  data.rows.forEach((line, row) =>
    [...line].forEach((sign, column) => {
      const kind = kindOf(sign, data);
      cells.push({ name: spaceName(column, row), column, row, x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT, kind, sign });
    }),
  );
  const at = new Map(cells.map((cell) => [cell.name, cell]));
  const width = columns * UNIT + 2 * PAD;
  const height = rows * UNIT + 2 * PAD;
  const chart: Chart = { data, columns, rows, width, height, cells, at, coasts: "", grid: "" };
  chart.coasts = loops(chart).map((loop) => coast(loop, chart)).join("");
  chart.grid = cells
    .filter((cell) => cell.kind === "sea")
    .flatMap((cell) => [
      next(chart, cell, 1, 0)?.kind === "sea" ? `M${cell.x + 25} ${cell.y - 25}v${UNIT}` : "",
      next(chart, cell, 0, 1)?.kind === "sea" ? `M${cell.x - 25} ${cell.y + 25}h${UNIT}` : "",
    ])
    .join("");
  return chart;
}

export const next = (chart: Chart, cell: Cell, dx: number, dy: number): Cell | undefined =>
  chart.at.get(spaceName(cell.column + dx, cell.row + dy));

/** The next space or port in a direction, over land if need be: where an arrow key goes. */
export function towards(chart: Chart, from: Cell, dx: number, dy: number): Cell | undefined {
  let cell = next(chart, from, dx, dy);
  while (cell && cell.kind !== "sea" && cell.kind !== "port") cell = next(chart, cell, dx, dy);
  return cell;
}

/** Where a place lies that is no space: a ship off the board waits beside the sheet. */
export function pointOf(chart: Chart, place: string): { x: number; y: number } | null {
  const cell = chart.at.get(place);
  if (cell) return cell;
  const sea = chart.data.seas.find((one) => one.id === place);
  if (!sea) return null;
  const entries = sea.entries.map((name) => chart.at.get(name)!);
  const x = entries[0]!.column < chart.columns / 2 ? UNIT / 2 : (chart.columns - 0.5) * UNIT;
  return { x, y: entries.reduce((sum, cell) => sum + cell.y, 0) / entries.length };
}

// Coasts

type Point = [number, number];

const isLand = (chart: Chart, column: number, row: number): boolean => {
  const cell = chart.at.get(spaceName(column, row));
  return cell !== undefined && ["island", "continent", "port"].includes(cell.kind);
};

/** The borders of the land, corner by corner, with the land on the left hand. */
function loops(chart: Chart): Point[][] {
  const ways = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    const key = from.join();
    ways.set(key, [...(ways.get(key) ?? []), to]);
  };
  for (const { column: x, row: y } of chart.cells) {
    if (!isLand(chart, x, y)) continue;
    if (!isLand(chart, x, y - 1)) add([x + 1, y], [x, y]);
    if (!isLand(chart, x - 1, y)) add([x, y], [x, y + 1]);
    if (!isLand(chart, x, y + 1)) add([x, y + 1], [x + 1, y + 1]);
    if (!isLand(chart, x + 1, y)) add([x + 1, y + 1], [x + 1, y]);
  }
  const found: Point[][] = [];
  for (const [key, firsts] of ways) {
    while (firsts.length) {
      const loop: Point[] = [key.split(",").map(Number) as Point];
      let to = firsts.pop()!;
      while (to.join() !== key) {
        loop.push(to);
        const options = ways.get(to.join())!;
        to = options.pop()!;
      }
      found.push(loop);
    }
  }
  return found;
}

/** A number from 0 to 1 that is always the same for the same place. */
export function chanceAt(x: number, y: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

/** A border as a coast: drawn in a little, uneven, with round corners; at the rim of the sheet it runs out of it. */
function coast(loop: Point[], chart: Chart): string {
  const points: Point[] = [];
  loop.forEach(([x, y], at) => {
    const [a, b] = loop[(at + 1) % loop.length]!;
    const [dx, dy] = [a - x, b - y];
    for (const part of [1 / 6, 1 / 2, 5 / 6]) {
      const [px, py] = [(x + dx * part) * UNIT, (y + dy * part) * UNIT];
      const rim = (x === a && (x === 0 || x === chart.columns)) || (y === b && (y === 0 || y === chart.rows));
      const inward = rim ? -PAD - 12 : 3 + 9 * chanceAt(px, py);
      // Land lies to the left of the way.
      points.push([px + dy * inward, py - dx * inward]);
    }
  });
  const n = points.length;
  let path = "";
  points.forEach((p, at) => {
    const q = points[(at + 1) % n]!;
    const before = points[(at + n - 1) % n]!;
    const after = points[(at + 2) % n]!;
    if (at === 0) path += `M${round(p)}`;
    const one: Point = [p[0] + (q[0] - before[0]) / 5.5, p[1] + (q[1] - before[1]) / 5.5];
    const two: Point = [q[0] - (after[0] - p[0]) / 5.5, q[1] - (after[1] - p[1]) / 5.5];
    path += `C${round(one)} ${round(two)} ${round(q)}`;
  });
  return `${path}Z`;
}

const round = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The plate of a port, with its name, its stock and what it pays. */
export const WIDE = 98;
export const HIGH = 50;

/** The plate lies on the land behind the port, inside the sheet. */
export function plateOf(chart: Chart, cell: Cell): { x: number; y: number } {
  const side = [[0, -1], [0, 1], [-1, 0], [1, 0]].find(([dx, dy]) => {
    const kind = next(chart, cell, dx!, dy!)?.kind;
    return kind === "continent" || kind === "island";
  }) ?? [0, -1];
  const reach = side[0] ? 1.5 : 1;
  const x = cell.x + side[0]! * UNIT * reach - WIDE / 2;
  const y = cell.y + side[1]! * UNIT * reach - HIGH / 2;
  const most = chart.columns * UNIT - WIDE - 1;
  return { x: Math.min(most, Math.max(1, x)), y: Math.min(chart.rows * UNIT - HIGH, Math.max(0, y)) };
}

/** The port whose plate lies over this piece of land, if one does: pointing at the sign means the port. */
export function signOf(chart: Chart, land: Cell): string {
  const port = chart.data.ports.find(({ space }) => {
    const { x, y } = plateOf(chart, chart.at.get(space)!);
    return land.x >= x && land.x <= x + WIDE && land.y >= y && land.y <= y + HIGH;
  });
  return port?.space ?? "";
}
