// Made by tools/typescript.py from freebooter.games.black_fleet.display.view_structs and freebooter.games.black_fleet.display.number_structs. Do not edit: change the Python structs and run make web.

/** A development as it lies on the table: its price, and what it is once it is face up. */
export interface DevelopmentView {
  price: number;
  card: string;
}

/** A player as everyone sees them. */
export interface PlayerView {
  seat: number;
  fleet: string;
  doubloons: number;
  merchant: string;
  good: string;
  cubes: number;
  pirate: string;
  treasures: string[];
  movement_cards: number;
  fortune_cards: number;
  developments: DevelopmentView[];
  victory_price: number;
  victory_bought: boolean;
  worth: number;
}

/** The ship that is sailing. */
export interface SailingView {
  crew: string;
  ship: string;
  space: string;
  steps: number;
  actions: number;
  attacks: number;
  burials: number;
  attacked: boolean;
  crosses_islands: boolean;
  passes_ships: boolean;
  long_guns: boolean;
}

/** What holds for the turn under way. */
export interface TurnView {
  card: string;
  movement: Record<string, number>;
  finished: string[];
  fortune: string;
  flags_changed: boolean;
  bonus_per_cube_sold: number;
  bonus_next_robbery: number;
  bonus_next_burial: number;
  bonus_per_sinking: number;
  sailing: SailingView | null;
}

/** The table as one seat, or the public, sees it. `income` holds doubloons by round, seat and source. */
export interface TableView {
  seat: number | null;
  map: string;
  round: number;
  round_limit: number;
  last_round: boolean;
  stage: string;
  first_player: number;
  active: number;
  navy: Record<string, string>;
  stock: Record<string, number>;
  movement_left: number;
  movement_discard: string[];
  fortune_left: number;
  fortune_discard: Record<string, number>;
  players: PlayerView[];
  turn: TurnView | null;
  sources: string[];
  income: number[][][];
  movement: string[];
  fortune: string[];
  developments: string[];
  put_away: string[];
}

/** A ship of mine that `seat` could attack with `by`, for `steps` of movement. `percent` says how likely it is that the movement suffices, `cubes` what would be taken, `sinks` that it is sunk. */
export interface Threat {
  ship: string;
  seat: number;
  by: string;
  steps: number;
  percent: number;
  cubes: number;
  sinks: boolean;
}

/** A ship that could be attacked, what that pays, and whether it would be sunk. */
export interface Attack {
  ship: string;
  doubloons: number;
  sinks?: boolean;
}

/** A space where a ship may stop: the movement it costs, the way there, and what the ship could do there. `via` is the lair where a pirate must be put on the board first (D11-01), in a move of its own. */
export interface Stop {
  space: string;
  cost: number;
  via?: string;
  path?: string[];
  sale?: number;
  burial?: number;
  attacks?: Attack[];
}

/** One ship of a turn. `here` is what it could do where it is; a pirate off the board has no such place. */
export interface ShipNumbers {
  crew: string;
  ship: string;
  steps: number;
  here?: Stop;
  stops?: Stop[];
}

/** A movement card in hand: what it says, and how far it would take each ship as the ships lie now. The navy ship is the one on the card; with the choice of it (D8-06) or command of both (D14-06) both are here, each as if it were the one chosen. */
export interface CardNumbers {
  card: string;
  merchant: number;
  pirate: number;
  navy: number;
  navy_ship: string;
  symbol: string;
  ships: ShipNumbers[];
}

/** What a port would pay for the whole cargo, and for each cube of it before bonuses; 0: it does not buy. */
export interface Offer {
  port: string;
  price: number;
  doubloons: number;
}

/** `ships` are those of the turn under way that have still to sail, or the one that is sailing. */
export interface BoardNumbers {
  cards: CardNumbers[];
  ships: ShipNumbers[];
  offers: Offer[];
  threats: Threat[];
}
