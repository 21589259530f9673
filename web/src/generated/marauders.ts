// Made by tools/typescript.py from freebooter.games.marauders.display.view_structs and freebooter.games.marauders.display.number_structs. Do not edit: change the Python structs and run make web.

export interface ShipView {
  kind: string;
  tracks: Record<string, number>;
  full: Record<string, number>;
  modifications: string[];
  used_up: string[];
  manoeuvrability: number;
}

/** A player as the viewer knows them. The stash lies between two bounds, and with it the points: nobody but the owner knows more until it is shown (MM-STASH-04, MM-STASH-05). */
export interface PlayerView {
  seat: number;
  captain: string;
  nation: string;
  home: string;
  skills: Record<string, number>;
  afloat: boolean;
  zone: string;
  in_port: boolean;
  ship: ShipView | null;
  gold: number;
  stash_least: number;
  stash_most: number;
  points_least: number;
  points_most: number;
  cargo_cards: number;
  load: boolean;
  glory_cards: number;
  rumour_cards: number;
  announced: boolean;
  mission: string;
  mission_step: number;
  bounties: Record<string, number>;
  weapons: string[];
  specialists: string[];
  track: number;
  deeds: Record<string, number>;
  declared: boolean;
  deaths: number;
}

/** `kind`: navy, pirate or neutral. `ship`: what it sails now, a man-o-war in war; "" while not on the board. */
export interface NpcView {
  npc: string;
  kind: string;
  captain: string;
  zone: string;
  ship: string;
  skills: Record<string, number>;
  covered: string[];
  waiting: string[];
}

/** `merchant`: is there one; its nation is hidden. `modification`: its name once it lies open. */
export interface ZoneView {
  zone: string;
  demand: string;
  merchant: boolean;
  merchant_batch: number;
  modification: string;
  modification_batch: number;
  missions: string[];
}

export interface SideView {
  seat: number | null;
  npc: string;
  ship: ShipView | null;
  seamanship: number;
  leadership: number;
  declared: string;
  dice: number[];
  successes: number;
  hits_dealt: number;
}

export interface BattleView {
  phase: string;
  round: number;
  crew_round: number;
  ashore: boolean;
  outcome: string;
  winner: number | null;
  sides: SideView[];
}

export interface RaidView {
  seat: number;
  nation: string;
  cards: string[];
  successes: number;
}

export interface VisitView {
  zone: string;
  done: string[];
  mission_failed: boolean;
}

/** The table as one seat, or the public, sees it. */
export interface TableView {
  seat: number | null;
  round: number;
  stage: string;
  ending: string;
  points_to_win: number;
  first: number;
  order: number[];
  current: number | null;
  actions_left: number;
  event: string;
  icons: string[][];
  events_left: number;
  effects: Record<string, number>;
  wars: string[][];
  merchant_track: Record<string, number>;
  players: PlayerView[];
  npcs: NpcView[];
  zones: ZoneView[];
  battle: BattleView | null;
  raid: RaidView | null;
  visit: VisitView | null;
  window: string;
  rolled: number[];
  glory_discard: string[];
  cargo_discard: string[];
  rumours_discard: string[];
  captains_lost: string[];
  captain: string;
  hand: string[];
  announced: string;
  rumour: string;
  cargo: string[];
  drawn: string[];
  looked: Record<string, string>;
  event_top: string[];
  /** What the viewer may know of each module that is on and has something to show. */
  modules?: Record<string, unknown>;
}

/** An NPC that would look for the captain at sea in this zone; `chance` in percent. */
export interface Seeker {
  npc: string;
  dice: number;
  chance: number;
}

/** `port`: "", "open", "closed", or "guarded" if there is a way in all the same (MM-MOVE-04 to 07). `prices`: what one card of each good aboard would sell for; `cargo`: all of it together. `glory`: would a sale of what is in demand bring a point (MM-SELL-07)? `arriving`: NPCs that come at the end of the round. `errands`: what leads the captain here, "mission" or "rumour". */
export interface ZoneNumbers {
  zone: string;
  steps: number;
  port: string;
  prices: Record<string, number>;
  cargo: number;
  demanded: number;
  glory: boolean;
  seekers: Seeker[];
  arriving: string[];
  errands: string[];
}

/** A way to a zone, or into its port, within the actions left: `moves` in order, and what they cost together. In per cent: `found`, that somebody looks for the captain on the way and finds him, most likely `npc`; `sunk`, by storms, whose `hits` are in tenths. `closed`: the port is, and a way in has to be found. */
export interface RouteNumbers {
  zone: string;
  port: boolean;
  moves: string[];
  actions: number;
  found: number;
  npc: string;
  hits: number;
  sunk: number;
  closed: boolean;
}

/** Everything that can be repaired here, in one go; `stash`: what the chest pays of it, `lost`: points with it. */
export interface Repairs {
  moves: string[];
  price: number;
  stash: number;
  lost: number;
}

/** What may be bought together, by good, with what has been chosen already: the price of all of it. `stash`, `lost` as in `Repairs`. */
export interface Basket {
  goods: Record<string, number>;
  price: number;
  stash: number;
  lost: number;
}

/** `points`: all points of the captain if nothing, 1, 2, … gold were put into the chest. */
export interface ChestNumbers {
  stash: number;
  points: number[];
}

/** What things cost in the port where the captain is. `modification`: the open one, with its price. `chosen`: cargo chosen so far while buying or selling. `nets`: what ships cost once the own one is given in payment, negative if gold comes back; `great`: those that bring a glory point. `drawn`: the goods to choose from. */
export interface PortNumbers {
  draw: number;
  repair: number;
  damage: number;
  weapons: Record<string, number>;
  ships: Record<string, number>;
  own_ship: number;
  modifications: Record<string, number>;
  crew: number;
  crew_wanted: number;
  rumour: number;
  fee: number;
  chosen: string[];
  nets: Record<string, number>;
  great: string[];
  repairs: Repairs | null;
  drawn: Record<string, number>;
  baskets: Basket[];
  chest: ChestNumbers | null;
}

/** How the raid would end without this card. */
export interface CardNumbers {
  card: string;
  outcome: string;
  gold: number;
}

/** How the raid would end if nothing more were changed, without a Reinforced hull (MM-RAID-14 to 21). */
export interface RaidNumbers {
  outcome: string;
  gold: number;
  glory: boolean;
  glory_from: number;
  hits: Record<string, number>;
  escapes: number;
  manoeuvrability: number;
  cards: CardNumbers[];
}

/** `raid_cards`, `raid_gold`: cards that a merchant lays out, and their worth on average, in tenths of gold. */
export interface BoardNumbers {
  zones: ZoneNumbers[];
  scouting: number;
  scouting_chance: number;
  seamanship: number;
  raid_cards: number;
  raid_gold: number;
  room: number;
  routes: RouteNumbers[];
  port: PortNumbers | null;
  raid: RaidNumbers | null;
  /** What modules work out for the captain. */
  modules?: Record<string, unknown>;
}
