// Made by tools/typescript.py from freebooter.server.wire.commands and freebooter.server.wire.frames and freebooter.server.wire.bodies and freebooter.server.wire.reviews. Do not edit: change the Python structs and run make web.

/** Answer the question, or change a sealed answer. `expect` is the last number the client has seen. */
export interface MoveCommand {
  do: "move";
  id: string;
  expect: number;
  move: string;
}

/** Take back my last choice, if it has told nothing to anybody. */
export interface UndoCommand {
  do: "undo";
  id: string;
  expect: number;
}

/** Take back the move with this number and all after it, with new dice; everyone else who plays is asked. */
export interface RewindCommand {
  do: "rewind";
  id: string;
  to: number;
}

/** Answer a request to take back; `request` is its number. */
export interface AgreeCommand {
  do: "agree";
  id: string;
  request: number;
  yes: boolean;
}

/** Pass the coming questions of this prompt until something new is on offer there; `on: false` ends that. */
export interface PassCommand {
  do: "pass";
  id: string;
  prompt: string;
  on?: boolean;
}

/** How I want to be asked: when there is something to choose, not again about what I have passed on, or always. */
export interface AskMeCommand {
  do: "ask-me";
  id: string;
  way: "playable" | "new" | "always";
}

/** In a duel: make this move in every round, as soon as all who decide in it have given an order. `passing` passes what can be passed in advance, `ask_when_in_danger` asks again when the next round may be the last. */
export interface OrderCommand {
  do: "order";
  id: string;
  move: string;
  passing?: boolean;
  ask_when_in_danger?: boolean;
}

/** End the standing orders, or refuse a proposal to give them. */
export interface HaltCommand {
  do: "halt";
  id: string;
}

/** Why is this move not on offer? */
export interface WhyCommand {
  do: "why";
  id: string;
  move: string;
}

/** What would a bot do in my place? */
export interface HintCommand {
  do: "hint";
  id: string;
  level?: string;
}

/** Chat. */
export interface SayCommand {
  do: "say";
  id: string;
  text: string;
}

/** Show me the table as this seat, one of mine, sees it; null draws the curtain: the public view. */
export interface LookCommand {
  do: "look";
  seat: number | null;
}

/** Go on in another language: en or pl. */
export interface SpeakCommand {
  do: "speak";
  language: string;
}

/** Send all updates after this number again, and the state. */
export interface SyncCommand {
  do: "sync";
  since: number;
}

/** Send me the numbers of my board: they come by themselves only with a question to me, and with `hello`. */
export interface NumbersCommand {
  do: "numbers";
}

export interface PingCommand {
  do: "ping";
}

/** A sentence in the reader's language, with its message id, parameters and rule. `tone` is "mistake" for a choice that only costs something, "danger" for one that gives up what cannot be had back. */
export interface Text {
  text: string;
  id: string;
  params?: Record<string, unknown>;
  rule?: string;
  tone?: string;
}

/** A line of the log that people read, in the words of its reader. `seat`: whose line it is. `weight`: 0 flows by, 1 deserves a moment on the board, 2 touches the reader. `part`: "step" belongs to the action in the line before it, "lead" to the one after it. `place`: where, in the game's words. */
export interface LogLine {
  text: string;
  kind: string;
  rules?: string[];
  seat?: number;
  weight?: number;
  part?: string;
  icon?: string;
  place?: string;
}

/** A number that the reader keeps an eye on: points, gold. `worse`: more of it is worse. */
export interface Figure {
  name: string;
  text: string;
  value: number;
  worse?: boolean;
}

/** An event of the game, for animations and statistics. */
export interface GameEvent {
  kind: string;
  data?: Record<string, unknown>;
  rules?: string[];
}

/** Something the seat may choose now. */
export interface Option {
  move: string;
  text: string;
  verb: string;
  params?: Record<string, unknown>;
  preview?: Text;
}

/** A question to this seat. `since` is the number since which it stands; `sealed` my answer so far. */
export interface Question {
  prompt: string;
  text: string;
  since: number;
  options: Option[];
  sealed?: string;
  passing?: string;
  together?: boolean;
  /** Dangers to consider before answering. */
  risks?: Text[];
}

/** Whether I can take back: `mode` is `free`, `ask` (a rewind, to which the others have to agree) or `no`; what, or why not. A rewind goes `to` before the update of that number. */
export interface Undo {
  mode: string;
  /** Whose move it is: mine, or that of another seat on my screen. */
  seat?: number;
  move?: string;
  /** The move as text, if it is this seat's own. */
  text?: string;
  /** How many moves would be taken back, with those of others. */
  moves?: number;
  reason?: Text;
  to?: number;
}

/** A standing request to take back: `moves` moves, from the one with number `to` on. `text` describes that moment by what this reader has been shown. */
export interface UndoRequest {
  number: number;
  seat: number;
  to: number;
  agreed: number[];
  missing: number[];
  moves: number;
  text: string;
}

/** What a seat does in every round of a duel. */
export interface StandingOrder {
  move: string;
  passing?: boolean;
  ask_when_in_danger?: boolean;
}

/** A duel under way: the `seats` that have to give an order, and who has. */
export interface DuelState {
  seats: number[];
  given?: number[];
  agreed?: boolean;
  /** What can be ordered, for those who decide in it. */
  choices?: string[];
  /** My own. */
  order?: StandingOrder;
  /** For me the next round may be the last. */
  in_danger?: boolean;
}

export interface ScoreLine {
  name: string;
  text: string;
  values: number[];
  rule?: string;
  counts?: number[];
}

export interface Result {
  places: number[];
  scores: number[];
  sheet: ScoreLine[];
  /** Why the game is over, where it can end in more than one way. */
  why?: Text;
}

/** The table as it is now, for one seat or for the public. */
export interface State {
  n: number;
  over: boolean;
  /** One sentence: what this reader has to decide, or who has to. */
  now: string;
  /** What this reader sees; left out where `view_changes` are told. */
  view?: unknown;
  /** On a socket with `changes=1`: the fields of the view that are not as in the last one told. */
  view_changes?: unknown;
  /** Numbers worked out for the board of this seat: with a question to it and in `hello`, else by `numbers`. */
  board_numbers?: unknown;
  /** Numbers that this seat keeps an eye on, most important first. */
  figures?: Figure[];
  prompt?: string;
  /** Seats that have yet to answer, as far as this reader may know. */
  waiting?: number[];
  /** Seats whose sealed answer is in. */
  sealed?: number[];
  ask?: Question;
  /** My last choice, which has told nothing to anybody. */
  undo?: Undo;
  /** Beyond dice and the moves of others, with new dice; the game is practice from then on. */
  rewind?: Undo;
  /** Moves were taken back beyond dice: the game does not count in the statistics. */
  practice?: boolean;
  request?: UndoRequest;
  /** When the clock of those who have to answer runs out, in milliseconds since 1970; 0 without a clock. */
  deadline?: number;
  /** Prompts that this seat passes in advance. */
  passing?: string[];
  /** How this seat is asked: `playable`, `new` or `always`. */
  asking?: string;
  duel?: DuelState;
  result?: Result;
  /** At the table of a lesson: `open`, `reached` (for good), or `missed`: better begin again. */
  lesson?: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  /** person or bot */
  kind: string;
  level?: string;
  /** The level of a bot in words. */
  title?: string;
  /** A sentence about a bot that is known by its name. */
  character?: string;
  /** Somebody sits here (a bot always does). */
  taken?: boolean;
  present?: boolean;
  mine?: boolean;
  /** It is the host's, on the host's screen. */
  here?: boolean;
  /** Empty, `person`, or the level of the bot that plays for an absent person. */
  lent?: string;
  stand_in?: string;
  /** The invitation, for the host only. */
  code?: string;
}

/** A module that is on: its name, and what it does. */
export interface Part {
  name: string;
  text: string;
  help?: string;
}

/** What a seat adds to the key of the dice: its promise (SHA-256 of the number), and the number once it is told. */
export interface DiceShare {
  seat: number;
  promise?: string;
  number?: string;
}

/** The cards are not dealt yet, or a game that is played on waits for new dice: `stage` is `gathering` (seats are free), `promising` or `telling`. Each person promises as soon as they sit, and tells the number when all have promised. */
export interface Dealing {
  stage: string;
  shares: DiceShare[];
}

/** What everyone at a table may know about it. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  title: string;
  rules: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  open: boolean;
  watching: boolean;
  watchers: number;
  clock: number;
  over: boolean;
  commitment: string;
  created: number;
  changed: number;
  /** You are the host. */
  host?: boolean;
  /** For the host to pass on: it takes a free seat, or watches when there is none. */
  code?: string;
  watch_code?: string;
  waiting?: number[];
  /** False when this server has other rules than the table was begun with. */
  playable?: boolean;
  /** The lesson that is learnt at this table. */
  lesson?: string;
  /** What the game is about with these options; not in lists of tables that nobody is at. */
  goal?: string;
  /** The modules of an expansion that are on. */
  modules?: string[];
  /** The same in words, for people: those that can be chosen. */
  playing?: Part[];
  /** The name of the ready set that it is played with, if it is one. */
  preset?: string;
  /** That is played now; 0 if it is not known. */
  round?: number;
  /** Why somebody may know what lies face down: `seed` (the host chose the dice, so nobody but the host and bots sits here), `moment` (played on from a finished game), `record` (read from a file); or `alone`: others play here, or may, but nobody added to the key of the dice before the cards were dealt. That is not in lists of tables that nobody is at. */
  origin?: string;
  /** When it is deleted unless something happens at it, in milliseconds since 1970; 0: it is kept. */
  expires?: number;
  /** Until the cards are dealt or the game is played on, at a table of several people: POST seats/{seat}/share. */
  dealing?: Dealing;
}

/** One numbered thing that happened. The last of several has the `state`. */
export interface Update {
  is: "update";
  n: number;
  at: number;
  /** setup, move, undo, rewind, request, agree, refuse, say, seat, rekey, pass, order */
  kind: string;
  seat?: number;
  /** The move, if it was my own. */
  move?: string;
  /** bot, clock, order or stand-in when the seat's own player did not do it just now. */
  by?: string;
  lines?: LogLine[];
  events?: GameEvent[];
  /** undo, rewind: all moves from this number on are taken back. agree: the request. */
  to?: number;
  state?: State;
}

/** The first message, and the answer to look, speak and sync. */
export interface Hello {
  is: "hello";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  my_seats: number[];
  /** Those of my seats that have something to hide from the others on this screen. */
  curtain: number[];
  language: string;
  state: State;
  /** The number of the first update in `tail`; older ones by GET events. */
  first: number;
  tail: Update[];
}

/** Who sits where, and who is there; without a number, the latest one counts. */
export interface TableChanged {
  is: "table";
  table: TableInfo;
}

/** The command with this id is done and on the disk; `n` is the number of its update. */
export interface CommandDone {
  is: "done";
  id: string;
  n: number;
}

/** Nothing has changed. When `stale`, the `tail` and `state` bring the client up to date. */
export interface CommandRefused {
  is: "refused";
  id: string;
  reason: Text;
  n: number;
  stale?: boolean;
  tail?: Update[];
  state?: State;
}

/** The answer to why; without a reason the move is on offer. */
export interface Reason {
  is: "reason";
  id: string;
  move: string;
  reason?: Text;
}

/** An option that the bot considered, with the points it expects from it as far as it looked ahead. */
export interface HintChoice {
  option: Option;
  tries: number;
  points: number;
}

/** Why this and not another. `choices` are what the bot recommends and what else it thought of most, without those that the game itself calls mistakes; `tries_all` counts all it tried in thought. `why` says it in one sentence. */
export interface HintReason {
  why: string;
  tries_all: number;
  choices: HintChoice[];
}

export interface Hint {
  is: "hint";
  id: string;
  level: string;
  option: Option;
  /** What the bot considered, if it considers anything. */
  reason?: HintReason;
}

/** Not a command, or not one for this reader. */
export interface Bad {
  is: "bad";
  code: string;
}

/** The numbers of this seat's board, as the table stands at number `n`. */
export interface Numbers {
  is: "numbers";
  n: number;
  board_numbers?: unknown;
}

export interface Pong {
  is: "pong";
  n: number;
}

/** Nothing can be stored at the moment, for this reason: the table stays as it is, and goes on by itself. Without a reason: it can again. */
export interface Storage {
  is: "storage";
  reason?: Text;
}

/** The body of every answer that is not a success. */
export interface Problem {
  reason: Text;
}

/** `here` is on the host's screen, `invite` for somebody elsewhere, `bot` for a bot of a level. */
export interface SeatWanted {
  kind: string;
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, unknown>;
  name?: string;
  open?: boolean;
  watching?: boolean;
  clock?: number;
  seed?: string;
}

/** The cookie of the seat came with this answer; `token` is the same for clients that keep no cookies. `notices`: of a new table, what the host should know about the options, such as a module that another switched on. */
export interface Joined {
  table: TableInfo;
  my_seats: number[];
  token: string;
  notices: Text[];
}

export interface Sit {
  seat?: number;
  name?: string;
}

export interface UseCode {
  code: string;
  name?: string;
}

export interface EnterCode {
  code: string;
}

/** `to` is `person`, or the level of a bot. */
export interface Lend {
  to: string;
}

/** A promise (the SHA-256 of the number, in hexadecimal digits), later the number: 64 hexadecimal digits. */
export interface AddShare {
  promise?: string;
  number?: string;
}

/** Of a seat; of the whole table when `seat` is -1. */
export interface Invitation {
  seat: number;
  code: string;
  shown: string;
  /** To be opened in another browser; the code stands behind # and never reaches a log. */
  link: string;
  /** Who can open the link: `machine` (this computer only), `network` (the local one) or `world`. */
  reach: string;
}

export interface Me {
  id: string;
  name: string;
  language: string;
  tables: TableInfo[];
}

export interface MeWanted {
  name?: string;
  language?: string;
}

export interface TableList {
  open: TableInfo[];
  my_tables: TableInfo[];
}

/** Updates of one reader, in order; `n` is the newest number there is. */
export interface Events {
  n: number;
  updates: Update[];
}

/** The table after update `n`. */
export interface Moment {
  n: number;
  at: number;
  kind: string;
  view: unknown;
  seat?: number;
  waiting?: number[];
  prompt?: string;
  board_numbers?: unknown;
  lines?: LogLine[];
  events?: GameEvent[];
  move?: string;
  to?: number;
}

export interface Replay {
  n: number;
  first: number;
  moments: Moment[];
}

/** Begin a new table from the moment after update `n` as `seat` has it; `seats` as in a new table. */
export interface PlayOn {
  n: number;
  seat: number | null;
  seats?: SeatWanted[];
}

/** A face, how often it was thrown, and its own band; `sides`: how many sides of the die show it. */
export interface DieCount {
  face: number;
  count: number;
  expected: number;
  low: number;
  high: number;
  sides?: number;
}

/** Faces thrown openly, with the band in which 95 of 100 fair dice lie; the key once the game is over. */
export interface Dice {
  commitment: string;
  thrown: number;
  faces: DieCount[];
  expected: number;
  low: number;
  high: number;
  key?: string;
  /** Chance results that follow from the key; only after the end. */
  proven?: number;
  unproven?: number;
  /** What people added to the key before the first throw; those who were late have no number. */
  shares?: DiceShare[];
  /** The public key of the server that signs the record; empty if it does not vouch, as for one read from a file. */
  signer?: string;
}

export interface ValueInfo {
  value: unknown;
  text: string;
  /** What it does; only where several can be chosen, or where values are shown as cards. */
  help?: string;
  icon?: string;
  /** Where several can be chosen: `tile`, `switch`, or the value of which it is a part. */
  group?: string;
  weight?: number;
  /** How many more it takes, if it was `measured`. Of one of several that are chosen 0 means: about as long. */
  minutes?: number;
  measured?: boolean;
  needs?: string[];
  implies?: string[];
  excludes?: string[];
}

/** What can be chosen before a game. `values` are what it, or each of its `parts`, can be; none: a number. With `several` it is a list of any of the values. */
export interface OptionInfo {
  name: string;
  text: string;
  help: string;
  schema: Record<string, unknown>;
  default: unknown;
  values: ValueInfo[];
  /** The names of the parts, if it is a list of fixed length. */
  parts: string[];
  /** Set if it can also be a list with a value for each seat; says so. */
  each: string;
  several: boolean;
}

export interface Level {
  name: string;
  text: string;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  /** What options without a default are, by the value of the option `edition`. */
  editions: Record<string, Record<string, unknown>>;
  levels: Level[];
  /** Names of the seats when nobody sits there. */
  seats: string[];
  /** How much there is to learn, from 1 to 5; 0: not said. */
  weight: number;
  /** How long a game of one person against bots lasts, by the number of players; as measured. */
  minutes: Record<string, number>;
  /** How many more for each further person. */
  person_minutes: Record<string, number>;
  /** Games of one person on this server from which the minutes come; 0: they come with the program. */
  played: number;
}

export interface OptionsWanted {
  options?: Record<string, unknown>;
}

/** Whether these options go together: why not, or what people should know about them. */
export interface OptionsChecked {
  problem?: Text;
  notices?: Text[];
  playing?: Part[];
}

export interface Games {
  games: GameInfo[];
}

/** A lesson: what to do, a hint on request, and why it mattered, shown afterwards. It takes `moves` moves. */
export interface LessonInfo {
  id: string;
  title: string;
  goal: string;
  hint: string;
  why: string;
  moves: number;
}

/** Shown with a question of this prompt or one that offers this move, or after an event of this kind. `move`: the name of a move, or how it begins. `module`: only at tables that have this module on. */
export interface TipInfo {
  id: string;
  text: string;
  prompt?: string;
  move?: string;
  event?: string;
  module?: string;
}

/** `path`: its name, that of the game for the first lessons of it. */
export interface LearningPath {
  path: string;
  game: string;
  title: string;
  lessons: LessonInfo[];
  tips: TipInfo[];
}

export interface Learning {
  paths: LearningPath[];
}

export interface MoveInfo {
  move: string;
  verb: string;
  text: string;
  params?: Record<string, unknown>;
}

export interface AllMoves {
  moves: MoveInfo[];
}

/** All messages of a game that need no parameters: names of cards, goods, seats. */
export interface Names {
  language: string;
  names: Record<string, string>;
}

export interface RuleText {
  id: string;
  text: string;
  ledger: string;
}

export interface RuleTexts {
  rules: RuleText[];
}

export interface About {
  program: string;
  version: string;
  protocol: number;
  languages: string[];
  /** The public key by which this server signs records. */
  signer?: string;
  /** Addresses for others in this network, if the server was started for them. */
  lan?: string[];
  /** The code that they enter, shown to this machine only. */
  code?: string;
  /** This machine may open the server to its network: POST /api/lan. */
  lan_possible?: boolean;
  /** It was opened that way, and can be closed again: DELETE /api/lan. */
  lan_closable?: boolean;
}

/** A decision that stands out. `n` is the moment in which it was made, in the numbers of the reader; chances are between 0 and 1: `after` is that of the choice made, `before` that of the bots' choice, or for a good decision what the bots' other ideas came to. */
export interface ReviewedDecision {
  n: number;
  seat: number;
  round: number;
  move: string;
  text: string;
  why: string;
  before: number;
  after: number;
}

/** A turning point: the chance of a seat changed much within a few of its decisions. */
export interface ReviewTurn {
  n: number;
  seat: number;
  round: number;
  text: string;
  before: number;
  after: number;
}

export interface ReviewPoint {
  n: number;
  chance: number;
}

/** Any decision: the chance to win with the bots' choice, and with the one made. */
export interface ReviewChoice {
  n: number;
  seat: number;
  before: number;
  after: number;
}

/** `state`: `none` before anyone asked for it, `waiting` behind others, `working`, `resting` when it was broken off and goes on for the asking, `failed`, `done`. What has been found so far is there at any time; `revision` counts how often that has changed. `curves`, `best` and `worst` have a list for each seat. */
export interface TableReview {
  state: string;
  progress: number;
  revision: number;
  curves: ReviewPoint[][];
  turns: ReviewTurn[];
  best: ReviewedDecision[][];
  worst: ReviewedDecision[][];
  decisions: ReviewChoice[];
}

export type SeatCommand = MoveCommand | UndoCommand | RewindCommand | AgreeCommand | PassCommand | AskMeCommand | OrderCommand | HaltCommand | WhyCommand | HintCommand | SayCommand;

export type WatcherCommand = LookCommand | SpeakCommand | SyncCommand | PingCommand;

export type PlayerCommand = MoveCommand | UndoCommand | RewindCommand | AgreeCommand | PassCommand | AskMeCommand | OrderCommand | HaltCommand | WhyCommand | HintCommand | SayCommand | NumbersCommand | LookCommand | SpeakCommand | SyncCommand | PingCommand;

export type ServerFrame = Storage | Update | Hello | TableChanged | CommandDone | CommandRefused | Reason | Hint | Numbers | Bad | Pong;
