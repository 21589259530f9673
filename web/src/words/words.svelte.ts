// The language of the frame, switchable at once.
import { en, type Words } from "./en";
import { pl } from "./pl";

export type Language = "en" | "pl";

const ALL: Record<Language, Words> = { en, pl };

let chosen: Language = $state(navigator.language.toLowerCase().startsWith("pl") ? "pl" : "en");

export function language(): Language {
  return chosen;
}

export function setLanguage(to: string): void {
  chosen = to === "pl" ? "pl" : "en";
  document.documentElement.lang = chosen;
}

export function w(): Words {
  return ALL[chosen];
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString(chosen, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
