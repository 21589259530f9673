// Personal settings: they stay in this browser.

export const THEMES = ["dark", "light", "contrast"] as const;
export const SIZES = ["small", "normal", "large", "huge"] as const;
export const SPEEDS = ["instant", "quick", "normal", "slow"] as const;
export const COLOURS = ["usual", "distinct"] as const;
export const SOUNDS = ["turn", "dice", "sunk", "moment", "chat"] as const;

export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Colours = (typeof COLOURS)[number];
export type SoundKind = (typeof SOUNDS)[number];

interface Settings {
  /** Without it nothing is heard; which of the sounds, say `sounds`. */
  sound: boolean;
  sounds: Record<SoundKind, boolean>;
  still: boolean;
  tips: boolean;
  /** How fast what others do is told. */
  speed: Speed;
  theme: Theme;
  size: Size;
  colours: Colours;
}

const KEY = "freebooter";
const PACE: Record<Speed, number> = { instant: 0, quick: 0.5, normal: 1, slow: 1.8 };

function load(): Settings {
  let kept: Partial<Settings> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings> | null) ?? {};
  } catch {
    // private windows may refuse
  }
  const still = kept.still ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
  const wantsContrast = matchMedia("(prefers-contrast: more)").matches;
  return {
    sound: kept.sound ?? false,
    sounds: { turn: true, dice: true, sunk: true, moment: true, chat: true, ...kept.sounds },
    still,
    tips: kept.tips ?? true,
    // Whoever wants no motion has had everything told at once so far; the speed can be chosen apart from it.
    speed: among(SPEEDS, kept.speed, still ? "instant" : "normal"),
    theme: among(THEMES, kept.theme, wantsContrast ? "contrast" : "dark"),
    size: among(SIZES, kept.size, "normal"),
    colours: among(COLOURS, kept.colours, "usual"),
  };
}

function among<T extends string>(all: readonly T[], kept: T | undefined, usual: T): T {
  return kept !== undefined && all.includes(kept) ? kept : usual;
}

export const settings: Settings = $state(load());

/** How long something that would be told for so many milliseconds is told at the chosen speed; 0: at once. */
export const paced = (milliseconds: number): number => milliseconds * PACE[settings.speed];

export function keepSettings(): void {
  const root = document.documentElement;
  root.classList.toggle("still", settings.still);
  root.dataset.theme = settings.theme;
  root.dataset.size = settings.size;
  root.dataset.colours = settings.colours;
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
  } catch {
    // then the settings last as long as the page
  }
}
