// The boards there are, each in a file of its own that is fetched when its game is opened.
import type { Component } from "svelte";
import type { Scene } from "../lib/scene";
import type { GameEvent } from "../lib/wire";

export interface Game {
  /** Fetches what the modules of a table need, before anything is drawn. */
  prepare?: (modules: string[]) => Promise<void>;
  Board: Component<{ scene: Scene }>;
  /** What stands under a player's name. */
  Player: Component<{ scene: Scene; seat: number }> | null;
  /** Events that the board tells step by step. */
  shows: (event: GameEvent) => boolean;
  /** Events worth finding again in a replay; without it: those that are told step by step. */
  key?: (event: GameEvent) => boolean;
  /** What the NOW line says while an event is told; without it: that dice are thrown. */
  telling?: (event: GameEvent) => string;
  /** Round and event in a few words, for the header. */
  place?: (scene: Scene) => string;
  /** Whose turn or which event it is while others act; "": nothing to say. */
  turn?: (scene: Scene) => string;
  /** The own points, money and cargo in one line, for screens on which the players have a page of their own. */
  Own?: Component<{ scene: Scene; seat: number }>;
  /** Points of each seat and the number of the round, for the plot after the end. */
  standing: ((view: unknown) => { round: number; points: number[] }) | null;
  /** What points are called, where they are called otherwise: the heading of the plot, and so many of them. */
  points?: { byRound: () => string; count: (n: number) => string };
}

const BOARDS: Record<string, () => Promise<{ game: Game }>> = {
  "black-fleet": () => import("./black-fleet/black-fleet"),
  marauders: () => import("./marauders/marauders"),
  "seven-seas": () => import("./seven-seas/seven-seas"),
};

/** With what the modules that are on add to it. Fails when a file cannot be had, or is of another version than this page. */
export async function boardOf(name: string, modules: string[] = []): Promise<Game> {
  const { game } = (await (BOARDS[name] ?? (() => import("./any/any")))()) as { game?: Game };
  if (!game) throw new Error(`no board in the file of ${name}`);
  if (modules.length) await game.prepare?.(modules);
  return game;
}
