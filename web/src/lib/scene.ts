// What a board gets: a view to draw, the question if there is one, and two verbs.
import type { Naming } from "./names.svelte";
import type { Change } from "./telling";
import type { GameEvent, Question, SeatInfo, StandingOrder, State, TableInfo } from "./wire";

export interface Scene {
  table: TableInfo;
  state: State;
  /** Whose eyes: a seat, or the public. */
  seat: number | null;
  ask: Question | undefined;
  /** Nothing can be chosen at the moment: no connection, a command under way, a show, a replay. */
  locked: boolean;
  /** A new question has just come: what is pressed now was meant for the one before. Plans do not wait for it. */
  settling?: boolean;
  hinted: string;
  /** The event that is being told, and the one told last. */
  show: GameEvent | null;
  shown: GameEvent | null;
  /** All that has been told on this page, and what has happened since this seat's last move. */
  tale?: GameEvent[];
  lately?: GameEvent[];
  /** What has become of this seat's own numbers since its last move. */
  changes?: Change[];
  name: Naming;
  /** `joined`: it belongs with the move before, and both are taken back together. */
  choose: (move: string, joined?: boolean) => void;
  why: (move: string) => void;
  /** In a duel: do this round after round, or have no more of it. */
  order: (order: StandingOrder) => void;
  halt: () => void;
  told: () => void;
  /** Tell nothing more until the next question. */
  skip?: () => void;
  rule: (id: string) => void;
}

/** Presses are not taken at the moment. */
export const held = (scene: Scene): boolean => scene.locked || !!scene.settling;

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
