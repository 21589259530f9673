// What goes over the wire. The types are made from the server's structs; here stands only what the client adds to them.
import type * as wire from "../generated/wire";

export type {
  About,
  Asked,
  Dice,
  Ended,
  GameInfo,
  Hello,
  Invitation,
  Joined,
  LearningPath,
  LessonInfo,
  Level,
  LogLine,
  Me,
  Moment,
  Option,
  Ordered,
  Refused,
  Replay,
  RuleText,
  Said,
  SeatInfo,
  SeatWanted,
  SheetLine,
  State,
  TableInfo,
  Take,
  TipInfo,
  Weighed,
} from "../generated/wire";

export type Params = Record<string, unknown>;
export type Hint = Pick<wire.Hinted, "option" | "weighed">;
export type UndoRequest = wire.Request;
export type Duel = wire.DuelNow;
export type Answer = wire.FromServer;

/** An event, with its line of the log while it is being told. */
export type Happened = wire.Happened & { text?: string };

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
