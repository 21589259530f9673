// Several moves as one press: each is sent when its question comes; anything unexpected ends the plan.
import { untrack } from "svelte";
import type { Scene } from "./scene";
import type { Question } from "./wire";

export interface Plan {
  /** Send the first move, and the others as soon as they are asked for. */
  start: (moves: string[]) => void;
  readonly under: boolean;
}

/**
 * For a component that lives as long as its questions. `goesOn` says whether a question is one of the plan's: a move
 * that happens to be on offer under another question is not sent.
 */
export function planner(sceneOf: () => Scene, goesOn: (ask: Question) => boolean): Plan {
  let moves = $state.raw<string[]>([]);
  let answered = 0;
  $effect(() => {
    const { ask, locked } = sceneOf();
    const rest = moves;
    if (!rest.length || locked || ask?.since === answered) return;
    if (!ask) {
      moves = []; // somebody else is asked, or nobody: what was left has answered itself
      return;
    }
    untrack(() => {
      answered = ask.since;
      const move = goesOn(ask) ? rest.find((one) => ask.options.some((option) => option.move === one)) : undefined;
      moves = move === undefined ? [] : rest.slice(rest.indexOf(move) + 1);
      if (move !== undefined) queueMicrotask(() => sceneOf().choose(move, true));
    });
  });
  return {
    get under() {
      return moves.length > 0;
    },
    start(all) {
      const { ask, locked } = sceneOf();
      if (locked || !ask || all[0] === undefined) return;
      answered = ask.since;
      moves = all.slice(1);
      sceneOf().choose(all[0]);
    },
  };
}
