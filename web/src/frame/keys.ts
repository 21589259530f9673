// Arrow keys walk through the things that can be chosen now, wherever they lie on the screen.

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  if (!step) return false;
  const target = event.target as HTMLElement;
  if (target.closest("[role=log], dialog, table")) return false;
  const all = [...document.querySelectorAll<HTMLElement>("[data-choice]")].filter((one) => one.offsetParent !== null);
  if (all.length === 0) return false;
  event.preventDefault();
  const from = all.indexOf(target);
  const to = from < 0 ? all[0] : (nearest(target, all, step) ?? target);
  to?.focus();
  return true;
}

/** A number chooses what is numbered so; where nothing is, it goes to the first, second, ... thing to choose. */
export function numbers(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (!/^[1-9]$/.test(event.key) || event.repeat || target.closest("dialog")) return false;
  const all = [...document.querySelectorAll<HTMLElement>("[data-choice]")].filter((one) => one.offsetParent !== null);
  const numbered = all.filter((one) => /^\d+(\D|$)/.test(one.textContent?.trim() ?? ""));
  if (numbered.length > 1) {
    const found = numbered.find((one) => parseInt(one.textContent?.trim() ?? "", 10) === Number(event.key));
    found?.focus();
    found?.click();
    return found !== undefined;
  }
  const nth = all[Number(event.key) - 1];
  nth?.focus();
  return nth !== undefined;
}

function centre(of: HTMLElement): [number, number] {
  const box = of.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest in that direction; sideways distance counts double. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const [a, b] = centre(one);
    const ahead = (a - x) * dx + (b - y) * dy;
    if (one === from || ahead < 4) continue;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = one;
    }
  }
  return best;
}
