// The lessons and tips of every game, per language, fetched once; and the way into a lesson.
import { api, Problem } from "../lib/api";
import { go } from "../lib/route.svelte";
import type { Joined, LearningPath, LessonInfo } from "../lib/wire";
import { language } from "../words/words.svelte";

const kept: Record<string, LearningPath[]> = $state({});
const asked = new Set<string>();

export function paths(): LearningPath[] {
  const key = language();
  if (!asked.has(key)) {
    asked.add(key);
    api<{ paths: LearningPath[] }>(`/learning?language=${key}`).then(
      (found) => (kept[key] = found.paths),
      () => asked.delete(key),
    );
  }
  return kept[key] ?? [];
}

export function pathOf(lesson: string): LearningPath | undefined {
  return paths().find((path) => path.lessons.some((one) => one.id === lesson));
}

export function after(lesson: string): LessonInfo | undefined {
  const all = pathOf(lesson)?.lessons ?? [];
  return all[all.findIndex((one) => one.id === lesson) + 1];
}

/** Begin a lesson at a table of its own; says what is in the way, if anything is. */
export async function begin(lesson: string): Promise<string> {
  try {
    const joined = await api<Joined>(`/lessons/${lesson}`, undefined, "POST");
    go(`/table/${joined.table.id}`);
    return "";
  } catch (error) {
    return (error as Problem).message;
  }
}
