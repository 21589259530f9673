// What the reader is looking at: the choice under the cursor, or the one that has the keyboard.

let move = $state("");

function look(event: Event): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const choice = target.closest<HTMLElement | SVGElement>("[data-move], [data-choice]");
  const found = choice?.dataset.move ?? choice?.dataset.choice;
  if (found) move = found;
}

// It listens all the time: a drawer that is opened over the board still knows where the reader was.
document.addEventListener("focusin", look);
document.addEventListener("pointerover", look);

export function focusedMove(): string {
  return move;
}
