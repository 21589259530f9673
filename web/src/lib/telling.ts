// What is told of an update, one moment after the other: what the board draws itself, and every line that weighs enough.
import type { Figure, GameEvent, LogLine } from "./wire";

interface Happened {
  events?: GameEvent[];
  lines?: LogLine[];
}

/** The moments of an update in the order of its log. A board draws those for which `shows` says yes. */
export function momentsOf({ events = [], lines = [] }: Happened, shows: (event: GameEvent) => boolean): GameEvent[] {
  const moments: GameEvent[] = [];
  let next = 0; // events before this one have had their say
  for (const line of lines) {
    const at = events.findIndex((event, place) => place >= next && event.kind === line.kind);
    if (at < 0) {
      // A line that stands for a part of an event, or for several, has no event of its own.
      if (line.weight) moments.push(worded({ kind: line.kind }, line));
      continue;
    }
    for (const event of events.slice(next, at)) if (shows(event)) moments.push(event);
    next = at + 1;
    const event = worded(events[at]!, line);
    if (line.weight || shows(event)) moments.push(event);
  }
  for (const event of events.slice(next)) if (shows(event)) moments.push(event);
  return moments;
}

function worded(event: GameEvent, line: LogLine): GameEvent {
  const { text, seat = -1, weight = 0, icon = "", place = "" } = line;
  return { ...event, text, seat, weight, icon, place };
}

/** How long a moment deserves at normal speed, in milliseconds: what touches me longer, and a long sentence longer. */
export function lasts(event: GameEvent): number {
  const reading = Math.max(0, (event.text ?? "").length - 60) * 12;
  return (event.weight === 2 ? 1700 : 1000) + Math.min(1500, reading);
}

export interface Change {
  name: string;
  text: string;
  from: number;
  to: number;
  /** Did it get better for me? */
  good: boolean;
}

export function changesOf(before: Figure[], now: Figure[]): Change[] {
  return now.flatMap(({ name, text, value, worse }) => {
    const from = before.find((one) => one.name === name)?.value ?? value;
    return from === value ? [] : [{ name, text, from, to: value, good: worse ? value < from : value > from }];
  });
}

export const signed = (change: Change): string => `${change.to > change.from ? "+" : "−"}${Math.abs(change.to - change.from)}`;

/** The most that is listed of what happened since one's last turn. */
export const MOST_NEWS = 7;

/** The weightiest of the lines, in the order in which they came. */
export function weightiest<T extends { weight?: number }>(lines: T[], most = MOST_NEWS): T[] {
  const order = lines.map((line, at) => ({ at, weight: line.weight ?? 0 })).sort((a, b) => b.weight - a.weight || b.at - a.at);
  const kept = new Set(order.slice(0, most).map(({ at }) => at));
  return lines.filter((_, at) => kept.has(at));
}

// The log: an action in one line, with its steps folded into it.

export interface Action<E> {
  head: E;
  steps: E[];
  /** Whose action it is; -1: nobody's. */
  seat: number;
  undone: boolean;
}

interface Entry {
  n: number;
  part?: string;
  seat?: number;
  undone: boolean;
  chat: boolean;
}

export function actionsOf<E extends Entry>(log: E[]): Action<E>[] {
  const actions: Action<E>[] = [];
  let leading = false; // what was said so far only prepares the action
  for (const entry of log) {
    const last = actions.at(-1);
    const seat = entry.seat ?? -1;
    const fits = last !== undefined && last.undone === entry.undone && !entry.chat && !last.head.chat;
    const same = last !== undefined && (seat < 0 || last.seat < 0 || seat === last.seat);
    if (fits && entry.part === "step" && (same || last.head.n === entry.n)) {
      last.steps.push(entry);
    } else if (fits && leading && same && entry.part === "lead") {
      last.steps.push(entry);
    } else if (fits && leading && same && seat === last.seat) {
      last.steps.unshift(last.head);
      last.head = entry;
      leading = false;
    } else {
      actions.push({ head: entry, steps: [], seat, undone: entry.undone });
      leading = entry.part === "lead";
    }
  }
  return actions;
}
