// What the reader is looking at: the choice under the cursor, or the one that has the keyboard.

let move = $state("");

function found(event: Event): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  const choice = target.closest<HTMLElement>("[data-move]");
  if (choice?.dataset.move) move = choice.dataset.move;
}

/** Listen as long as somebody wants to know. */
export function followFocus(): () => void {
  document.addEventListener("focusin", found);
  document.addEventListener("pointerover", found);
  return () => {
    document.removeEventListener("focusin", found);
    document.removeEventListener("pointerover", found);
  };
}

export function focusedMove(): string {
  return move;
}
