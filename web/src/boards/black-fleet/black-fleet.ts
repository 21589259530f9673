import type { Game } from "../boards";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import Player from "./Player.svelte";
import { SHOWS } from "./shows";
import { w } from "../../words/words.svelte";
import { seatName } from "../../lib/scene";
import { viewOf, type TableView } from "./view";
import { f } from "./words";

export const game: Game = {
  Board,
  Player,
  Own,
  place: (scene) => [w().round(viewOf(scene).round), viewOf(scene).last_round ? f().lastRound : ""].filter(Boolean).join(" · "),
  turn: (scene) => w().turnOf(seatName(scene.table.seats, viewOf(scene).active)),
  shows: (event) => SHOWS.includes(event.kind),
  key: (event) => SHOWS.includes(event.kind) && event.kind !== "sailed",
  points: { byRound: () => f().doubloonsByRound, count: (n) => f().doubloons(n) },
  standing: (view) => {
    const table = view as TableView;
    return { round: table.round, points: table.players.map((player) => player.worth) };
  },
};
