import type { Game } from "../boards";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import { SHOWS } from "./shows";
import type { TableView } from "./view";
import { f } from "./words";

export const game: Game = {
  Board,
  Player,
  shows: (event) => SHOWS.includes(event.kind),
  key: (event) => SHOWS.includes(event.kind) && event.kind !== "sailed",
  telling: () => f().telling,
  standingIs: () => f().worthByRound,
  standing: (view) => {
    const table = view as TableView;
    return { round: table.round, points: table.players.map((player) => player.worth) };
  },
};
