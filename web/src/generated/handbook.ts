// Made by tools/typescript.py from freebooter.server.texts.handbook. Do not edit: change the Python structs and run make web.

import type { Moment, TableInfo } from "./wire";

/** A rule of the handbook. `covers` are finer rules that its words explain too. */
export interface PlainRule {
  id: string;
  title: string;
  text: string;
  covers?: string[];
  example?: boolean;
}

/** Numbers from the content of the game. */
export interface PlainTable {
  title: string;
  columns: string[];
  rows: string[][];
}

export interface PlainChapter {
  topic: string;
  title: string;
  rules: PlainRule[];
  /** Only for tables with this module. */
  module?: string;
  tables?: PlainTable[];
}

export interface Handbook {
  chapters: PlainChapter[];
  /** The heading over the chapters of modules. */
  expansion?: string;
}

/** A rule of the ledger, whose `text` is English. `explained` is the rule of the handbook that explains it. */
export interface FoundRule {
  id: string;
  text: string;
  explained?: string;
}

export interface FoundRules {
  rules: FoundRule[];
}

/** A few moments of a game that was played, in which a rule is at work, as `seat` saw them. */
export interface Example {
  rule: string;
  seat: number;
  table: TableInfo;
  moments: Moment[];
}
