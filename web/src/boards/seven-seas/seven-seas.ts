import type { Game } from "../boards";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import Player from "./Player.svelte";
import { w } from "../../words/words.svelte";
import { SHOWS, viewOf, type TableView } from "./view";

export const game: Game = {
  Board,
  Player,
  Own,
  place: (scene) => w().round(viewOf(scene).round),
  turn: (scene) => (viewOf(scene).called ? scene.name("role", viewOf(scene).called) : ""),
  shows: (event) => SHOWS.includes(event.kind),
  standing: (view) => {
    const table = view as TableView;
    return { round: table.round, points: table.players.map((player) => player.points_now) };
  },
};
