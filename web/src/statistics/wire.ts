// What the server tells: GET /api/statistics.

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

export interface Favourites {
  game: string;
  title: string;
  kind: string;
  lines: { name: string; title: string; count: number; won: number }[];
}

export interface Outcome {
  table: string;
  game: string;
  title: string;
  at: number;
  place: number;
  seats: number;
  points: number;
}

export interface Length {
  game: string;
  title: string;
  games: number;
  minutes: number;
  moves: number;
  rounds: number;
}

export interface Luck {
  game: string;
  title: string;
  kind: "faces" | "successes";
  faces: number[];
  thrown: number;
  mean: number;
  expected: number;
  percentile: number;
}

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
}

export interface Statistics {
  pending: number;
  me: Part;
  server: Part;
}
