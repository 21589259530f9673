// Made by tools/typescript.py from freebooter.server.statistics.answer. Do not edit: change the Python structs and run make web.

/** Wins out of games, with the interval in which the true share lies 95 times of 100. A shared win counts in parts; `par` is the share of somebody who wins as often as everybody else. */
export interface Share {
  name: string;
  title: string;
  games: number;
  wins: number;
  share: number;
  low: number;
  high: number;
  par: number;
}

export interface Favourite {
  name: string;
  title: string;
  count: number;
  /** How often in games that were won. */
  won: number;
}

/** What I play with: `heading` says what that is, in the words of the game. */
export interface Favourites {
  game: string;
  title: string;
  kind: string;
  lines: Favourite[];
  heading: string;
}

/** What was done, how often, and in how many games. */
export interface FeatLine {
  name: string;
  title: string;
  count: number;
  games: number;
}

export interface Feats {
  game: string;
  title: string;
  lines: FeatLine[];
}

/** One of my games. */
export interface Outcome {
  table: string;
  game: string;
  title: string;
  at: number;
  place: number;
  seats: number;
  points: number;
}

/** Medians of the games of one kind; thinking times over three minutes count as three minutes. */
export interface Length {
  game: string;
  title: string;
  games: number;
  minutes: number;
  moves: number;
  rounds: number;
}

/** My own dice: how often each face came up, the mean (or the share of successes), what is expected of fair dice, and how many of a hundred throwers would have had less. `sides`: how many sides of a die show each face; `successes`: the faces that succeed, none where a high face is good. */
export interface Luck {
  game: string;
  title: string;
  kind: string;
  faces: number[];
  thrown: number;
  mean: number;
  expected: number;
  percentile: number;
  sides: number[];
  successes: number[];
}

/** `by_level` is the share against bots of a level, against people, or against both. `several`: games in which more than one seat was mine; nobody wins or loses those, so they are in no share. `practice`: games in which moves were taken back beyond dice; they are counted here and nowhere else. */
export interface Part {
  games: number;
  moves: number;
  several: number;
  by_game: Share[];
  by_level: Share[];
  favourites: Favourites[];
  lengths: Length[];
  luck: Luck[];
  results: Outcome[];
  practice: number;
  feats: Feats[];
}

/** `pending`: finished games that are still being read; ask again for them. */
export interface Statistics {
  pending: number;
  me: Part;
  server: Part;
}
