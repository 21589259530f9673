import type { Game } from "../boards";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import Player from "./Player.svelte";
import { seatName, type Scene } from "../../lib/scene";
import { w } from "../../words/words.svelte";
import { fetchModules, fetched, slot } from "./modules/modules";
import { KEYS, viewOf, type TableView } from "./view";
import { s } from "./words";

const event = (scene: Scene): string => (viewOf(scene).event ? scene.name("happening", viewOf(scene).event) : "");

export const game: Game = {
  prepare: fetchModules,
  Board,
  Player,
  Own,
  place: (scene) =>
    // Before the first round, too: a line that came later would move the title.
    [viewOf(scene).round ? w().round(viewOf(scene).round) : s().round(0), event(scene), ...slot(scene, "place").map((of) => of(scene))].filter(Boolean).join(" · "),
  turn: (scene) => {
    const { show } = scene;
    const { current, stage } = viewOf(scene);
    if (show?.kind === "event-drawn") return scene.name("happening", String(show.data?.event ?? ""));
    if (show?.kind.startsWith("npc-")) return event(scene);
    return current !== null && stage !== "choosing" ? w().turnOf(seatName(scene.table.seats, current)) : event(scene);
  },
  // All of the base is told in words, by weight; nothing needs a drawing of its own.
  shows: (event) => fetched().some((board) => board.tells?.[event.kind] !== undefined),
  key: (event) => KEYS.includes(event.kind) || fetched().some((board) => board.keys?.includes(event.kind)),
  standing: (view) => {
    const table = view as TableView;
    return { round: table.round, points: table.players.map((player) => player.points_least) };
  },
};
