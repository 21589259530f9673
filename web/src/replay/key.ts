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

export function keyMoments(found: Moment[], game: Game, seats: SeatInfo[]): Key[] {
  const keys: Key[] = [];
  let before: number[] | null = null;
  let leader = -1;
  for (const moment of found) {
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
