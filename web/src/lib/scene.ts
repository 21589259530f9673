// What a board gets: a view to draw, the question if there is one, and two verbs.
import type { Naming } from "./names.svelte";
import type { GameEvent, Question, SeatInfo, StandingOrder, State, TableInfo } from "./wire";

export interface Scene {
  table: TableInfo;
  state: State;
  /** Whose eyes: a seat, or the public. */
  seat: number | null;
  ask: Question | undefined;
  /** Nothing can be chosen at the moment: no connection, a command under way, a show, a replay. */
  locked: boolean;
  hinted: string;
  /** The event that is being told, and the one told last. */
  show: GameEvent | null;
  shown: GameEvent | null;
  name: Naming;
  /** `further`: a step of the plan of which the move before was one, so that they are undone together. */
  choose: (move: string, further?: boolean) => void;
  why: (move: string) => void;
  /** In a duel: do this round after round, or have no more of it. */
  order: (order: StandingOrder) => void;
  halt: () => void;
  told: () => void;
  rule: (id: string) => void;
}

export const LETTERS = "ABCDEFGH";

export function seatName(seats: SeatInfo[], seat: number): string {
  return seats[seat]?.name || LETTERS[seat] || "?";
}

/** A text that explains itself by a sentence after a colon, in two: what it is, and the sentence. */
export function headed(text: string): [string, string] {
  const at = text.indexOf(": ");
  return at > 0 && text.endsWith(".") ? [text.slice(0, at), text.slice(at + 2)] : [text, ""];
}

/** A code as it is read aloud; the dash may be left out when it is typed. */
export function dashed(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
