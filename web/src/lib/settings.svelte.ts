// Personal settings: they stay in this browser.

interface Settings {
  sound: boolean;
  still: boolean;
  tips: boolean;
}

const KEY = "freebooter";

function load(): Settings {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { sound: kept.sound ?? false, still: kept.still ?? still, tips: kept.tips ?? true };
  } catch {
    return { sound: false, still, tips: true };
  }
}

export const settings: Settings = $state(load());

export function keepSettings(): void {
  document.documentElement.classList.toggle("still", settings.still);
  try {
    localStorage.setItem(KEY, JSON.stringify({ sound: settings.sound, still: settings.still, tips: settings.tips }));
  } catch {
    // private windows may refuse; then the settings last as long as the page
  }
}
