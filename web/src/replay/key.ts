// The moments worth looking at: throws that a board tells, changes of the lead, and great swings of points.
import type { Game } from "../boards/boards";
import { seatName } from "../lib/scene";
import type { Moment, SeatInfo } from "../lib/wire";
import { w } from "../words/words.svelte";

export interface Key {
  n: number;
  text: string;
}

const MOST = 30;
const SWING = 6;

/** The moments of moves that were taken back later, and of taking them back. */
export function takenBack(found: Moment[]): Set<number> {
  const gone = new Set<number>();
  for (const { kind, n, to = 0 } of found) {
    if (kind !== "undo" && kind !== "rewind") continue;
    for (let at = to; at <= n; at += 1) gone.add(at);
  }
  return gone;
}

export function keyMoments(found: Moment[], game: Game, seats: SeatInfo[]): Key[] {
  const keys: Key[] = [];
  const gone = takenBack(found);
  let before: number[] | null = null;
  let leader = -1;
  for (const moment of found) {
    if (gone.has(moment.n)) continue;
    if (moment.events?.some(game.key ?? game.shows)) keys.push({ n: moment.n, text: moment.lines?.[0]?.text ?? "" });
    const points = game.standing?.(moment.view).points;
    if (!points) continue;
    const was = before;
    const best = Math.max(...points);
    const first = points.filter((value) => value === best).length === 1 ? points.indexOf(best) : -1;
    if (first >= 0 && first !== leader) {
      if (leader >= 0) keys.push({ n: moment.n, text: w().takesLead(seatName(seats, first)) });
      leader = first;
    }
    points.forEach((value, seat) => {
      const change = value - (was?.[seat] ?? value);
      if (Math.abs(change) < SWING || keys.at(-1)?.n === moment.n) return; // what brought it is there already
      keys.push({ n: moment.n, text: w().swing(seatName(seats, seat), `${change > 0 ? "+" : "−"}${Math.abs(change)}`) });
    });
    before = points;
  }
  const step = Math.ceil(keys.length / MOST);
  return step > 1 ? keys.filter((_, at) => at % step === 0) : keys;
}
