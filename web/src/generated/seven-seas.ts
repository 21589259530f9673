// Made by tools/typescript.py from freebooter.games.seven_seas.display.view_structs and freebooter.games.seven_seas.display.number_structs. Do not edit: change the Python structs and run make web.

/** A player as everyone sees them (P7-AMB-58). */
export interface PlayerView {
  seat: number;
  fleet: number;
  empty_ships: number;
  guards: number;
  reserve: number;
  room: number;
  chests: number;
  cargo: Record<string, number>;
  talismans: number;
  tokens: number;
  black_spots: number;
  double_hold: number;
  unsinkable_ship: number;
  corsair_of: string[];
  used_characters: string[];
  revealed: string;
  hand_size: number;
  points_now: number;
}

export interface PlunderView {
  captain: number;
  nation: string;
  size: number;
  sent: number[];
}

/** The last battle of the round; the lists go by seat. */
export interface OutcomeView {
  captain: number;
  nation: string;
  size: number;
  left: number;
  sent: number[];
  afloat: number[];
  tokens: number[];
  cards: number[];
  talismans: number[];
}

/** The table as one seat, or the public, sees it. */
export interface TableView {
  seat: number | null;
  round: number;
  rounds_left: number | null;
  stage: string;
  first_player: number;
  called: string;
  port: string;
  prices: Record<string, number>;
  booty_left: number;
  booty_discard: Record<string, number>;
  adventure_left: number;
  above_last_rounds: number | null;
  free_nations: string[];
  spent_cards: string[];
  plunder: PlunderView | null;
  outcome: OutcomeView | null;
  quay: Record<string, number>;
  tavern_dice: number[];
  players: PlayerView[];
  hand: string[];
  chosen: string;
}

/** An adventure card as it is printed for this table, whose options may say other sizes and ports. */
export interface CardFace {
  card: string;
  kind: "caravan" | "port" | "curse";
  nation?: string;
  /** Ships of a caravan (P7-CAPTAIN-02). */
  size?: number;
  /** How many ships the seat could send against it now (P7-CAPTAIN-05, 06). */
  sends?: number;
  /** What a port pays for each good. */
  pays?: Record<string, number>;
  /** What the seat's cargo would fetch at that port (P7-MERCHANT-03). */
  cargo?: number;
}

/** All goods on the quay that fit, the dearest first, as one answer to the questions good by good. */
export interface LoadPlan {
  goods: Record<string, number>;
  /** Cards that would be discarded for want of room (P7-AMB-20). */
  left: number;
  room: number;
  /** What all of the seat's cargo would then fetch here. */
  cargo: number;
}

/** What the seat's goods would fetch here and now, good by good and together, and the faces of its hand. */
export interface BoardNumbers {
  fetches: Record<string, number>;
  cargo: number;
  hand: CardFace[];
  /** While goods lie on the quay. */
  load: LoadPlan | null;
}
