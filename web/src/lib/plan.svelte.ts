// Several moves as one. Each step names the question that it answers; whatever else is asked, or happens, ends the plan.
import { untrack } from "svelte";
import type { Scene } from "./scene";

export interface Step {
  prompt: string;
  move: string;
}

export const steps = (prompt: string, ...moves: string[]): Step[] => moves.map((move) => ({ prompt, move }));

export class Plan {
  private rest = $state.raw<Step[]>([]);
  private answered = -1;
  private first = true;
  private watched: () => string = () => "";
  private stood = "";

  /** `watched`: what must stay as it is, in words; a plan ends where it has changed. */
  begin(all: Step[], watched: () => string = () => ""): void {
    this.answered = -1;
    this.first = true;
    this.watched = watched;
    this.stood = watched();
    this.rest = all;
  }

  /** For an effect: takes the next step as soon as its question is asked. */
  follow(scene: Scene): void {
    const { ask, locked } = scene;
    const [next, ...later] = this.rest;
    if (!next || !ask || locked || ask.since === this.answered) return;
    untrack(() => {
      const offered = ask.prompt === next.prompt && ask.options.some((one) => one.move === next.move);
      const goes = offered && this.watched() === this.stood;
      this.rest = goes ? later : [];
      if (!goes) return;
      this.answered = ask.since;
      scene.choose(next.move, !this.first);
      this.first = false;
    });
  }
}
