// Several moves as one. Each step names the question that it answers; whatever else is asked, or happens, ends the plan.
import { untrack } from "svelte";
import type { Scene } from "./scene";

export interface Step {
  prompt: string;
  move: string;
  /** What else must be so when its turn comes. */
  given?: () => boolean;
  /** Its question may answer itself: then the next step is taken. */
  passable?: boolean;
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
    const [next] = this.rest;
    if (!next || locked || ask?.since === this.answered) return;
    if (!ask) {
      if (next.passable) this.rest = []; // somebody else is asked, or nobody: what was left has answered itself
      return;
    }
    untrack(() => {
      const fits = (step: Step): boolean => ask.prompt === step.prompt && ask.options.some((one) => one.move === step.move);
      const strict = this.rest.findIndex((step) => !step.passable || fits(step));
      const step = this.rest[strict];
      const goes = step && fits(step) && (step.given?.() ?? true) && this.watched() === this.stood;
      this.rest = goes ? this.rest.slice(strict + 1) : [];
      if (!goes) return;
      this.answered = ask.since;
      scene.choose(step.move, !this.first);
      this.first = false;
    });
  }
}
