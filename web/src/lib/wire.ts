// What goes over the wire. The types are made from the server's structs; here stands only what the client adds to them.
import type * as wire from "../generated/wire";

export type {
  About,
  CommandRefused,
  Dice,
  DiceShare,
  Figure,
  GameInfo,
  Hello,
  HintChoice,
  HintReason,
  Invitation,
  Joined,
  LearningPath,
  LessonInfo,
  Level,
  LogLine,
  Me,
  Moment,
  Option,
  Question,
  Replay,
  Result,
  ReviewedDecision,
  RuleText,
  ScoreLine,
  SeatInfo,
  SeatWanted,
  StandingOrder,
  State,
  TableInfo,
  TableReview,
  Text,
  TipInfo,
  Undo,
  ValueInfo,
} from "../generated/wire";

export type Params = Record<string, unknown>;
export type Hint = Pick<wire.Hint, "option" | "reason">;
export type Duel = wire.DuelState;
export type Frame = wire.ServerFrame;

/** An event, with its line of the log while it is being told: the words, whose it is, what it weighs, where it was. */
export type GameEvent = wire.GameEvent & { text?: string; seat?: number; weight?: number; icon?: string; place?: string };

/** An update from the socket, from the log, or made by the client itself. */
export type Update = Omit<wire.Update, "is"> & { is?: "update" };

/** As much of a JSON schema as the form of a new table reads. */
export interface Schema {
  type?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
}

export type OptionInfo = Omit<wire.OptionInfo, "schema"> & { schema: Schema };
