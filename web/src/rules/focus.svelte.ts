// What the reader is looking at: the choice under the cursor, or the one that has the keyboard.

let move = $state("");

function found(event: Event): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const choice = target.closest<HTMLElement>("[data-move]");
  if (choice?.dataset.move) move = choice.dataset.move;
}

// It listens all the time: a drawer that is opened over the board still knows where the reader was.
document.addEventListener("focusin", found);
document.addEventListener("pointerover", found);

export function focusedMove(): string {
  return move;
}
