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

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are kept: making one takes longer than drawing a card. */
export function number(value: number, digits = 0): string {
  const key = `${chosen} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(chosen, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return format.format(value);
}
