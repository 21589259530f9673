// The handbook of a game: the most important rules in plain words, fetched once per game and language.
// Which of them this reader has read stays in this browser.
import { api } from "../lib/api";
import type { FoundRule, Handbook, PlainChapter as Chapter, PlainRule, PlainTable } from "../generated/handbook";
import { language } from "../words/words.svelte";

export type { Chapter, FoundRule, PlainRule, PlainTable };

const kept: Record<string, Handbook> = $state({});
const asked = new Set<string>();
const EMPTY: Handbook = { chapters: [] };

export function handbookOf(game: string): Handbook {
  const key = `${game}/${language()}`;
  if (!asked.has(key)) {
    asked.add(key);
    api<Handbook>(`/games/${game}/handbook?language=${language()}`).then(
      (found) => (kept[key] = found),
      () => asked.delete(key),
    );
  }
  return kept[key] ?? EMPTY;
}

/** The plain words about a rule: its own, or of the rule that covers it. */
export function plainOf(chapters: Chapter[], id: string): PlainRule | undefined {
  const all = chapters.flatMap((chapter) => chapter.rules);
  return all.find((rule) => rule.id === id) ?? all.find((rule) => rule.covers?.includes(id));
}

const KEY = "freebooter-read";

function load(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

const read: Record<string, boolean> = $state(Object.fromEntries(load().map((id) => [id, true])));

/** Neither read nor met in a lesson, which cites rules as fine as the ledger has them. */
export function isNew(rule: PlainRule): boolean {
  return !read[rule.id] && !rule.covers?.some((one) => read[one]);
}

export function markRead(...ids: string[]): void {
  const fresh = ids.filter((id) => id && !read[id]);
  if (!fresh.length) return;
  for (const id of fresh) read[id] = true;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.keys(read)));
  } catch {
    // private windows may refuse; then it lasts as long as the page
  }
}
