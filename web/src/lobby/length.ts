// How long a game lasts: the median of the finished tables that are known here, or what is usual for the game.
import type { TableInfo } from "../lib/wire";

const FEWEST = 3; // one quick game says little
const USUAL: Record<string, number> = { "seven-seas": 45, "black-fleet": 60, marauders: 180 };

export function minutesOf(game: string, tables: TableInfo[]): number | undefined {
  const known = tables
    .filter((table) => table.over && table.game === game)
    .map((table) => (table.changed - table.created) / 60_000)
    .sort((a, b) => a - b);
  const middle = known.length < FEWEST ? undefined : known[Math.floor(known.length / 2)];
  return middle === undefined ? USUAL[game] : Math.max(5, 5 * Math.round(middle / 5));
}
