// Words for following the others: moments, the log, what happened since one's last turn; and for the settings.
import type { Speed, Theme, Size, Colours, SoundKind } from "../lib/settings.svelte";
import { plural } from "./plural";
import { language } from "./words.svelte";

const en = {
  moment: "What happens",
  acts: (name: string) => `${name} acts`,
  skip: "Skip",
  skipAll: "Skip all",
  since: "Since your last turn",
  sinceMore: (n: number) => `${n} more in the log`,
  read: "Read",
  changed: (what: string, from: number, to: number) => `${what}: ${from} → ${to}`,
  outcome: "Your last move",
  chat: "Chat",
  unread: (n: number) => `${n} ${plural("en", n, { one: "new message", other: "new messages" })}`,
  noChat: "Nobody has said anything yet.",
  newest: "Newest",
  steps: (n: number) => `${n} ${plural("en", n, { one: "step", other: "steps" })}`,
  news: (n: number) => `${n} ${plural("en", n, { one: "thing", other: "things" })} since your last turn`,
  appearance: "Appearance",
  theme: "Theme",
  themes: { dark: "Dark", light: "Light", contrast: "High contrast" } satisfies Record<Theme, string>,
  size: "Text size",
  sizes: { small: "Small", normal: "Normal", large: "Large", huge: "Very large" } satisfies Record<Size, string>,
  colours: "Colours of the players",
  colourSets: { usual: "Usual", distinct: "Easy to tell apart" } satisfies Record<Colours, string>,
  coloursHint: "The second set is chosen so that people with any kind of colour blindness can tell the players apart.",
  speed: "How fast the others' turns are told",
  speeds: { instant: "At once", quick: "Quick", normal: "Normal", slow: "Slow" } satisfies Record<Speed, string>,
  sounds: { turn: "My turn", dice: "Dice", sunk: "Hits", moment: "What touches me", chat: "Chat" } satisfies Record<SoundKind, string>,
};

const pl: typeof en = {
  moment: "Co się dzieje",
  acts: (name) => `Gra ${name}`,
  skip: "Pomiń",
  skipAll: "Pomiń wszystko",
  since: "Od twojej ostatniej tury",
  sinceMore: (n) => `jeszcze ${n} w dzienniku`,
  read: "Przeczytane",
  changed: (what, from, to) => `${what}: ${from} → ${to}`,
  outcome: "Twój ostatni ruch",
  chat: "Czat",
  unread: (n) => `${n} ${plural("pl", n, { one: "nowa wiadomość", few: "nowe wiadomości", other: "nowych wiadomości" })}`,
  noChat: "Nikt jeszcze nic nie powiedział.",
  newest: "Najnowsze",
  steps: (n) => `${n} ${plural("pl", n, { one: "krok", few: "kroki", other: "kroków" })}`,
  news: (n) => `${n} ${plural("pl", n, { one: "sprawa", few: "sprawy", other: "spraw" })} od twojej ostatniej tury`,
  appearance: "Wygląd",
  theme: "Motyw",
  themes: { dark: "Ciemny", light: "Jasny", contrast: "Wysoki kontrast" },
  size: "Wielkość tekstu",
  sizes: { small: "Mały", normal: "Zwykły", large: "Duży", huge: "Bardzo duży" },
  colours: "Kolory graczy",
  colourSets: { usual: "Zwykłe", distinct: "Łatwe do odróżnienia" },
  coloursHint: "Drugi zestaw dobrano tak, by graczy odróżniał każdy, także przy ślepocie barw.",
  speed: "Jak szybko pokazywać ruchy innych",
  speeds: { instant: "Od razu", quick: "Szybko", normal: "Zwykle", slow: "Powoli" },
  sounds: { turn: "Moja tura", dice: "Kości", sunk: "Trafienia", moment: "Co mnie dotyczy", chat: "Czat" },
};

export const fw = (): typeof en => (language() === "pl" ? pl : en);
