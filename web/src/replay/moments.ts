// All moments of a game as one reader saw them, fetched in pages.
import { api } from "../lib/api";
import type { Moment, Replay } from "../lib/wire";

const PAGE = 100;

export async function moments(
  table: string,
  seat: number | null,
  progress?: (found: Moment[], of: number) => void,
): Promise<Moment[]> {
  const found: Moment[] = [];
  let of = 1;
  while (found.length < of) {
    const who = seat === null ? "" : `&seat=${seat}`;
    const page = await api<Replay>(`/tables/${table}/replay?first=${found.length + 1}&most=${PAGE}${who}`);
    of = page.n;
    found.push(...page.moments);
    progress?.(found.slice(), of);
    if (page.moments.length === 0) break;
  }
  return found;
}
