// How long a game will take: the server measured it; people and what is switched on come on top.
import type { GameInfo } from "../lib/wire";

/** For this many players, one of them a person; undefined if nobody has measured. */
export function minutesOf(game: GameInfo, players: number, people = 1, more = 0): number | undefined {
  const alone = game.minutes?.[String(players)];
  if (alone === undefined) return undefined;
  const all = alone + Math.max(0, people - 1) * (game.person_minutes?.[String(players)] ?? 0) + more;
  return all < 10 ? Math.max(1, all) : 5 * Math.round(all / 5);
}
