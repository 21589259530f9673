// What this browser has learnt and been told; it stays here, like the settings.

const KEY = "freebooter-learnt";

interface Kept {
  lessons: string[];
  tips: string[];
}

function load(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { lessons: kept.lessons ?? [], tips: kept.tips ?? [] };
  } catch {
    return { lessons: [], tips: [] };
  }
}

let kept: Kept = $state.raw(load());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // private windows may refuse; then it lasts as long as the page
  }
}

/** A lesson; without one, any. */
export const learnt = (lesson?: string): boolean => (lesson ? kept.lessons.includes(lesson) : kept.lessons.length > 0);
export const told = (tip: string): boolean => kept.tips.includes(tip);

export function markLearnt(lesson: string): void {
  if (learnt(lesson)) return;
  kept = { ...kept, lessons: [...kept.lessons, lesson] };
  keep();
}

export function markTold(tip: string): void {
  if (told(tip)) return;
  kept = { ...kept, tips: [...kept.tips, tip] };
  keep();
}
