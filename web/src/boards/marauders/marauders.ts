import type { Game } from "../boards";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import { KEYS, type TableView } from "./view";

export const game: Game = {
  Board,
  Player,
  // All of it is told in words, by weight; nothing needs a drawing of its own.
  shows: () => false,
  key: (event) => KEYS.includes(event.kind),
  standing: (view) => {
    const table = view as TableView;
    return { round: table.round, points: table.players.map((player) => player.points_least) };
  },
};
