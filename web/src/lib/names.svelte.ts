// Names of cards, goods and roles, per game and language, fetched once.
import { api } from "./api";
import { language } from "../words/words.svelte";

export type Naming = (kind: string, name: string) => string;

const kept: Record<string, Record<string, string>> = $state({});
const asked = new Set<string>();

export function namesOf(game: string): Naming {
  const key = `${game}/${language()}`;
  if (!asked.has(key)) {
    asked.add(key);
    api<{ names: Record<string, string> }>(`/games/${game}/names?language=${language()}`).then(
      (found) => (kept[key] = found.names),
      () => asked.delete(key),
    );
  }
  const names = kept[key];
  return (kind, name) => names?.[`${kind}-${name}`] ?? (kind && names?.[name]) ?? name;
}
