// Made by tools/typescript.py from freebooter.games.marauders.modules.captain_choice.view and freebooter.games.marauders.modules.cards.view and freebooter.games.marauders.modules.contraband.view and freebooter.games.marauders.modules.cutthroat.view and freebooter.games.marauders.modules.dear_glory.view and freebooter.games.marauders.modules.favours.view and freebooter.games.marauders.modules.flexible_turns.view and freebooter.games.marauders.modules.locations.view and freebooter.games.marauders.modules.low_galleons.view and freebooter.games.marauders.modules.loyalty.view and freebooter.games.marauders.modules.market.view and freebooter.games.marauders.modules.modifications.view and freebooter.games.marauders.modules.storm.view and freebooter.games.marauders.modules.treasure.view and freebooter.games.marauders.modules.upgrades.view and freebooter.games.marauders.modules.weapons.view and freebooter.games.marauders.modules.wind.view. Do not edit: change the Python structs and run make web.

/** What stands on the card of a captain on offer, beside the ability. */
export interface CaptainCardView {
  captain: string;
  nation: string;
  home: string;
  skills: Record<string, number>;
}

/** `captains`: those that the viewer was dealt, and their `cards` in the same order. `dealt`: how many each seat was. `paid`: the gold it has paid. */
export interface CaptainChoiceView {
  captains: string[];
  dealt: number[];
  paid: number[];
  cards: CaptainCardView[];
}

/** `events` last for this round; `burnt` is the port whose yard is closed, "" if none; `missions` are open at most. `used` are the abilities, by their captains' names, that were used in this turn and can be used only once. `rumours` are those that lie face up, by seat, "" for none. */
export interface CardsView {
  events: string[];
  burnt: string;
  missions: number;
  used: string[];
  rumours: string[];
}

/** `aboard`: how many contraband cards each player carries; `halves`: the first card of an unfinished pair, or "". `own`: the faces of the viewer's contraband, and `ports`, in the same order, where each is sold. `hidden`: how many cards each ship can hide, so that nobody finds them. `price` and `sale`: what a card costs and brings. */
export interface ContrabandView {
  aboard: number[];
  halves: string[];
  own: string[];
  ports: string[];
  hidden: number[];
  price: number;
  sale: number;
}

/** `marked`: seats that have scouted off turn and cannot again. `owing`: seats whose next turn is shorter for it. */
export interface CutthroatView {
  marked: number[];
  owing: number[];
}

/** `totals`: the gold that 1, 2 and more points of a stash need. */
export interface DearGloryView {
  totals: number[];
}

/** `next`: the gold at which the own stash brings its next point; 0 if no further point counts. */
export interface DearGloryNumbers {
  next: number;
}

/** `favours`: how many each seat has; all may see it (SG-AMB-66). `most`: that anybody can have (SG-M10-01). */
export interface FavoursView {
  favours: number[];
  most: number;
}

/** `seats`: whose cubes are still in the bag; all know that, and nobody knows the next one (SG-AMB-101). */
export interface BagView {
  seats: number[];
}

/** A location token: its kind and its own name. `visited`: by the captain whose turn it is, in this turn. */
export interface PlaceView {
  kind: string;
  name: string;
  visited: boolean;
}

/** In per cent `success` and `dead`, that his captain is lost; `gold`: what a success brings. */
export interface PlaceOddsView {
  success: number;
  gold: number;
  dead: number;
}

/** What a captain at sea off a place could do there as things stand. `open`: he may visit it. `cards`: of its defence, 0 where there is nothing to raid, or no ship fit for it. `nation`: whose bounty rises to `bounty`, and to `more` with a success; "" for none. `odds`: of a raid, in his turn and not too far away; they take time to work out. */
export interface PlaceNumbers {
  open: boolean;
  cards: number;
  nation: string;
  bounty: number;
  more: number;
  odds: PlaceOddsView | null;
}

/** By zone. */
export interface LocationsNumbers {
  places: Record<string, PlaceNumbers>;
}

/** A raid under way: the defence cards that are left, the dice that may still be fired. */
export interface PlaceRaidView {
  seat: number;
  zone: string;
  cards: string[];
  dice: number;
}

/** `places`: the tokens by zone; `removed`: those raided, by name. */
export interface LocationsView {
  places: Record<string, PlaceView>;
  removed: string[];
  raid: PlaceRaidView | null;
}

/** A ship that yards sell: the six values that it has when it is new. `glory`: it brings a point when bought. */
export interface ShipNumbers {
  kind: string;
  values: Record<string, number>;
  glory: boolean;
}

export interface YardNumbers {
  ships: ShipNumbers[];
}

/** By seat: the step, "" while there is no captain, and the gold for the next one, 0 at the top. `refused`: cards that the crew of a seat does not go along with in this turn. `called`: the captain whose turn it is has called on his fierce crew already. `ladder`: all steps from the bottom up. `active`: by seat, the steps whose effects hold: each step up or down adds its own to those before it. */
export interface LoyaltyView {
  steps: string[];
  prices: number[];
  refused: string[][];
  called: boolean;
  ladder: string[];
  active: string[][];
}

/** `ports`: the zones in whose port a modification can be drawn now. */
export interface MarketNumbers {
  ports: string[];
}

/** `pool`: how many tokens it holds; which they are is secret. `idle`: by seat, those that do nothing now. */
export interface ReserveView {
  pool: number;
  idle: string[][];
}

export interface StormView {
  zone: string;
}

/** `zone` and `captain` are "" once it is lost; `bounties` are those for defeating it now. */
export interface TreasureView {
  zone: string;
  captain: string;
  hoard: number;
  bounties: number;
}

/** `wanted`: how many more Spanish bounties a captain would have who attacks and defeats it, 0 without it or him. */
export interface TreasureNumbers {
  wanted: number;
}

/** The tokens of an NPC's captain, in command or waiting. */
export interface CardView {
  captain: string;
  modifications: string[];
  weapons: string[];
}

/** Which of a player's weapons and modifications are captured tokens. */
export interface CapturedView {
  seat: number;
  modifications: string[];
  weapons: string[];
}

/** `pool` is the number of tokens there; which ones they are is secret. */
export interface UpgradesView {
  pool: number;
  cards: CardView[];
  captured: CapturedView[];
}

/** Numbers of sides, 0 for the aggressor: whose ship burns, and who has a die less in the next roll. */
export interface WeaponsView {
  burning: number[];
  caltrops: number[];
}

/** `kinds`: the special weapons of this game, one token of each at most on a ship (SG-M2-02). */
export interface WeaponsNumbers {
  kinds: string[];
}

/** `towards`: where it blows in this round, "" before the first. The others are about the turn under way. `along`, `against`: steps from zone to zone that go with it or against it, whoever makes them. `free_step`: a step with the wind is still free. `dear_step`: the next step against it costs two actions. */
export interface WindView {
  towards: string;
  free_step: boolean;
  dear_step: boolean;
  along: [string, string][];
  against: [string, string][];
}
