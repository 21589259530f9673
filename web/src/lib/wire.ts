// What goes over the wire, as docs/wire.md has it. Fields with their default value are left out by the server.

export type Params = Record<string, unknown>;

export interface Said {
  text: string;
  id: string;
  params?: Params;
  rule?: string;
}

export interface Option {
  move: string;
  text: string;
  verb: string;
  params?: Params;
  brings?: Said;
}

/** What a bot tried in thought before it gave a hint: this so often, the next best so often, of all. */
export interface Weighed {
  tries: number;
  tries_next: number;
  tries_all: number;
  next: Option;
}

export interface Hint {
  option: Option;
  weighed?: Weighed;
}

export interface Asked {
  prompt: string;
  text: string;
  since: number;
  options: Option[];
  sealed?: string;
  passing?: string;
  together?: boolean;
  /** What to worry about before answering. */
  risks?: Said[];
}

export interface Take {
  how: "free" | "ask" | "no";
  seat?: number;
  move?: string;
  text?: string;
  /** How many moves would be taken back, with those of others. */
  moves?: number;
  reason?: Said;
}

export interface UndoRequest {
  number: number;
  seat: number;
  to: number;
  agreed: number[];
  missing: number[];
  moves: number;
  /** To which moment, by what this seat has been told. */
  text: string;
}

/** What a seat does round after round in a duel. */
export interface Ordered {
  move: string;
  passing?: boolean;
  careful?: boolean;
}

export interface Duel {
  /** Who must agree to fight it out, and who has. */
  seats: number[];
  given?: number[];
  agreed?: boolean;
  /** Only for those who decide in it: what can be ordered, my own order, and whether the next round may be my last. */
  choices?: string[];
  order?: Ordered;
  dire?: boolean;
}

export interface SheetLine {
  name: string;
  text: string;
  values: number[];
  rule?: string;
  counts?: number[];
}

export interface Ended {
  places: number[];
  scores: number[];
  sheet: SheetLine[];
  /** Why the game is over, where it can end in more than one way. */
  why?: Said;
}

export interface State {
  /** At the table of a lesson. */
  lesson?: "open" | "reached" | "missed";
  n: number;
  over: boolean;
  view: unknown;
  now: string;
  /** Numbers the engine worked out for this seat's board. */
  outlook?: unknown;
  prompt?: string;
  waiting?: number[];
  sealed?: number[];
  ask?: Asked;
  take?: Take;
  request?: UndoRequest;
  deadline?: number;
  passing?: string[];
  duel?: Duel;
  result?: Ended;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot";
  level?: string;
  taken?: boolean;
  present?: boolean;
  mine?: boolean;
  here?: boolean;
  lent?: string;
  stand_in?: string;
  code?: string;
}

export interface LessonInfo {
  id: string;
  title: string;
  goal: string;
  hint: string;
  why: string;
  moves: number;
}

export interface TipInfo {
  id: string;
  text: string;
  prompt?: string;
  event?: string;
}

export interface LearningPath {
  game: string;
  title: string;
  lessons: LessonInfo[];
  tips: TipInfo[];
}

export interface TableInfo {
  /** What it is about with these options. */
  aim?: string;
  lesson?: string;
  id: string;
  name: string;
  game: string;
  title: string;
  options: Params;
  seats: SeatInfo[];
  open: boolean;
  watching: boolean;
  watchers: number;
  clock: number;
  over: boolean;
  commitment: string;
  created: number;
  changed: number;
  host?: boolean;
  code?: string;
  watch_code?: string;
  waiting?: number[];
  playable?: boolean;
}

export interface LogLine {
  text: string;
  kind: string;
  rules?: string[];
}

export interface Happened {
  kind: string;
  /** Its line of the log, while it is being told. */
  text?: string;
  data?: Params;
  rules?: string[];
}

export interface Update {
  is?: "update";
  n: number;
  at: number;
  kind: string;
  seat?: number;
  move?: string;
  by?: string;
  lines?: LogLine[];
  events?: Happened[];
  to?: number;
  state?: State;
}

export interface Hello {
  is: "hello";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  mine: number[];
  curtain: number[];
  language: string;
  state: State;
  first: number;
  tail: Update[];
}

export interface Refused {
  is: "refused";
  id: string;
  reason: Said;
  n: number;
  stale?: boolean;
  tail?: Update[];
  state?: State;
}

export type Answer =
  | Hello
  | (Update & { is: "update" })
  | { is: "table"; table: TableInfo }
  | { is: "done"; id: string; n: number }
  | Refused
  | { is: "reason"; id: string; move: string; reason?: Said }
  | ({ is: "hint"; id: string; level: string } & Hint)
  | { is: "pong"; n: number }
  | { is: "bad"; code: string };

export interface Level {
  name: string;
  text: string;
}

export interface OptionInfo {
  name: string;
  text: string;
  help: string;
  schema: Schema;
  /** Null: as the edition says. */
  default: unknown;
  /** What it, or each of its parts, can be; none: a number. */
  values: { value: unknown; text: string }[];
  /** The names of the parts of a list that has always so many. */
  parts: string[];
  /** Set if it can also be a list with a value for each seat; says so. */
  each: string;
}

export interface Schema {
  type?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
}

export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  /** What options without a default are, by edition. */
  editions: Record<string, Params>;
  levels: Level[];
  seats: string[];
}

export interface SeatWanted {
  kind: "here" | "bot" | "invite";
  name?: string;
  level?: string;
}

export interface Me {
  id: string;
  name: string;
  language: string;
  tables: TableInfo[];
}

export interface Joined {
  table: TableInfo;
  mine: number[];
}

export interface About {
  version: string;
  lan?: string[];
  code?: string;
}

export interface Invitation {
  seat: number;
  code: string;
  shown: string;
  link: string;
}

export interface Moment {
  n: number;
  at: number;
  kind: string;
  view: unknown;
  outlook?: unknown;
  seat?: number;
  waiting?: number[];
  lines?: LogLine[];
  events?: Happened[];
  to?: number;
}

export interface Replay {
  n: number;
  first: number;
  moments: Moment[];
}

export interface Dice {
  commitment: string;
  thrown: number;
  faces: { face: number; count: number; expected: number; low: number; high: number; sides?: number }[];
  expected: number;
  low: number;
  high: number;
  key?: string;
  proven?: number;
  unproven?: number;
}

export interface RuleText {
  id: string;
  text: string;
  ledger: string;
}
