import type { Game } from "../boards";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import { SHOWS, type TableView } from "./view";

export const game: Game = {
  Board,
  Player,
  shows: (event) => SHOWS.includes(event.kind),
  standing: (view) => {
    const table = view as TableView;
    return { round: table.round, points: table.players.map((player) => player.points_least) };
  },
};
