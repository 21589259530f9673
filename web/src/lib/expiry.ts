// Tables that nobody touches are deleted by a rule of the operator; who sits there is told in the last week.
import { language } from "../words/words.svelte";

const WEEK = 7 * 24 * 3600 * 1000;

/** The day on which a table goes, if that is soon; empty otherwise. */
export function soon(at: number | undefined): string {
  if (!at || at - Date.now() > WEEK) return "";
  return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), { day: "numeric", month: "long" }).format(new Date(at));
}
