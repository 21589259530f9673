// Names of cards, goods and roles, per game and language, fetched once.
import { api } from "./api";
import { language } from "../words/words.svelte";

export type Naming = (kind: string, name: string) => string;
type Names = Record<string, string>;

const kept: Record<string, Names> = $state({});
const asked = new Set<string>();
/** Those that came last for a game: they stand in while another language is on its way. */
const latest = new Map<string, Names>();

function find(game: string): Names | undefined {
  const key = `${game}/${language()}`;
  if (!asked.has(key)) {
    asked.add(key);
    api<{ names: Names }>(`/games/${game}/names?language=${language()}`).then(
      ({ names }) => {
        latest.set(game, names);
        kept[key] = names;
      },
      () => {
        asked.delete(key);
        kept[key] ??= {}; // bare ids are better than no board
      },
    );
  }
  return kept[key] ?? latest.get(game);
}

/** Have the names come? Before that a board would show bare ids. */
export function areNamed(game: string): boolean {
  return find(game) !== undefined;
}

export function namesOf(game: string): Naming {
  const names = find(game);
  return (kind, name) => names?.[`${kind}-${name}`] ?? (kind && names?.[name]) ?? name;
}
