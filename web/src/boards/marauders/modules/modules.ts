// What a module of the expansion adds to the board. The board knows no module by name: it asks those that are on for what
// they put into each slot, in the order in which the server names them. A module is a folder here, NAME/NAME.board.ts with
// `export const board: ModuleBoard`, its pictures and its words (en, pl); NAME is the name that the server gives it. Each becomes a file
// of its own that is fetched when a game has the module, before anything is drawn, so that nothing moves when it comes.
// Every slot may stay empty: moves that no picture offers stand in the lists, so a module is playable before it is drawn.
import type { Component } from "svelte";
import type { Step } from "../../../lib/plan.svelte";
import type { Scene } from "../../../lib/scene";
import type { GameEvent, Option } from "../../../lib/wire";
import { numbersOf, viewOf, type NpcView, type SideView } from "../view";

export interface ModuleBoard {
  // The map. These are drawn inside its SVG, in its coordinates (../chart.ts), and take no press.
  /** What lies over the whole sea, below names, tokens and ships: borders, currents. */
  Sea?: Component<{ scene: Scene }>;
  /** The same above all that lies and sails there, for a few signs that must be seen. */
  Over?: Component<{ scene: Scene }>;
  /** What lies in a zone, below the ships. `PLACES[zone].site` is the place for a token of 34 by 34; only one module puts one there. */
  Chart?: Component<{ scene: Scene; zone: string }>;
  /** Pins over the name of a zone, beside those of mission and rumour: a letter or sign on it, its colour. */
  pins?: (scene: Scene, zone: string) => Pin[];
  /** At the ship of an NPC: the origin is its middle, it is 32 wide, and its lower right (10 to 20, 4 to 16) is free. */
  NpcMark?: Component<{ scene: Scene; npc: NpcView }>;

  // What holds for all.
  /** Over the compass rose: the origin is its middle, its radius 58. */
  Rose?: Component<{ scene: Scene }>;
  /** A row below round and wars, in SVG: the origin is its right end, it reaches 300 to the left, 12 up and down. */
  Banner?: Component<{ scene: Scene }>;
  /** Is there anything to put into that row now? Without it: always. */
  bannered?: (scene: Scene) => boolean;
  /** A few words for the header, after round and event; "" for none. */
  place?: (scene: Scene) => string;

  // A captain's sheet, one's own and (what lies open) the others'.
  /**
   * Directly under points and gold: one or two thin lines. On a low screen the parts of what is marked `data-spread` count as lines of their
   * own, and those marked `data-printed` stand at the end of the sheet, with what is printed on the captain.
   */
  Sheet?: Component<{ scene: Scene; seat: number }>;
  /** Below the ship, in the list of things: rows of `<div><dt>…</dt><dd>…</dd></div>`. */
  Things?: Component<{ scene: Scene; seat: number }>;
  /** Rows of that list that this module draws instead of the base. */
  instead?: ("cargo" | "weapons" | "modifications")[];
  /** Under the name of a player, and in the line of one's own numbers on a phone: a sign and a number. */
  Tag?: Component<{ scene: Scene; seat: number }>;

  // Ships and battles.
  /** Badges of an NPC in the zone's panel and in the battle. */
  Npc?: Component<{ scene: Scene; npc: NpcView }>;
  /** Beside the name of a side of a battle, `at` is its number: what is on it or about it. */
  Side?: Component<{ scene: Scene; side: SideView; at: number }>;
  /** Below the two ships of a battle. */
  Battle?: Component<{ scene: Scene }>;

  // The panel of a zone.
  /** Words for the accessible name of the zone, and for its panel unless there is a `Zone` block. */
  zoneLines?: (scene: Scene, zone: string) => string[];
  /** A block of the panel, also with moves (`Choice`) of the question that is asked. */
  Zone?: Component<{ scene: Scene; zone: string }>;

  // Questions.
  /** What it adds to the checklist of a Port action, by the names of the activities: move `do-NAME`. */
  activities?: string[];
  /** Panels by prompt: of its own questions, or above those of the base. */
  desk?: Record<string, DeskPanel>;
  /** Actions of a turn that are not on offer now, but worth asking about: pressed, they say why not. */
  unlit?: (scene: Scene) => { move: string; label: string }[];
  /** Pictures of options in the list, by verb; 24 by 24. */
  pictures?: Record<string, Component<{ one: Option }>>;

  // Telling.
  /** What is drawn inside a moment, by the kind of event. Such events are told step by step. */
  tells?: Record<string, Component<{ scene: Scene; event: GameEvent }>>;
  /** Events worth finding again in a replay. */
  keys?: string[];
}

export interface Pin {
  sign: string;
  /** A colour of the pins that there are: mission (red), rumour (violet), goods (dark). */
  kind: "mission" | "rumour" | "goods";
}

export interface DeskPanel {
  Panel: Component<{ scene: Scene; onplan: (all: Step[]) => void; onsail: (all: Step[]) => void }>;
  /** Above what the base shows for the question: it comes first in the rules, too. */
  first?: boolean;
  /** The options that the panel offers itself; all others stay in the list. Without it: all. */
  draws?: (one: Option, scene: Scene) => boolean;
}

const KEPT = new Map<string, ModuleBoard>();

/** Fetches the boards of these modules; those that have none are passed over. */
export async function fetchModules(names: string[]): Promise<void> {
  const wanted = names.filter((name) => !KEPT.has(name));
  if (!wanted.length) return;
  const { FILES } = await import("./module-files");
  await Promise.all(
    wanted.map(async (name) => {
      const found = await FILES[`./${name}/${name}.board.ts`]?.();
      if (found) KEPT.set(name, found.board);
    }),
  );
}

export const fetched = (): ModuleBoard[] => [...KEPT.values()];

/** The boards of the modules that a game is played with. */
export const boardsOf = (scene: Scene): ModuleBoard[] =>
  (scene.table.modules ?? []).flatMap((name) => KEPT.get(name) ?? []);

/** The values of a slot, of those modules that fill it. */
export function slot<Name extends keyof ModuleBoard>(scene: Scene, name: Name): NonNullable<ModuleBoard[Name]>[] {
  return boardsOf(scene).flatMap((board) => (board[name] === undefined ? [] : [board[name] as NonNullable<ModuleBoard[Name]>]));
}

/** What is worked out for the own captain about a module: only who sits at the table has it. */
export const numbersPart = <Part>(scene: Scene, module: string): Part | undefined => numbersOf(scene)?.modules?.[module] as Part | undefined;

/** What the view shows of a module; its types are in generated/marauders-modules. */
export const partOf = <Part>(scene: Scene, module: string): Part | undefined => viewOf(scene).modules?.[module] as Part | undefined;
