// Themes without a second set of styles. Components are written for the dark theme, in plain colours; this step lets
// every light text, dark surface and white veil in them be replaced by a variable that other themes set (src/themes.css).
// In the dark theme none of these variables is set, so what is written is what is seen.

const WHITES = ["#fff", "#ffffff", "#fffaf0"]; // on strong colours of their own, in every theme

/** Red, green and blue between 0 and 1, and how bright it is to the eye; null for anything but a hex colour. */
function read(hex) {
  const long = /^#[0-9a-f]{3}$/i.test(hex) ? `#${[...hex.slice(1)].map((one) => one + one).join("")}` : hex;
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(long)) return null;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
  const linear = (part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return { r, g, b, bright: 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) };
}

/** Light text on a dark surface, by what it says: something soft, gold, gained or lost. */
function text(hex) {
  const colour = read(hex);
  if (!colour || colour.bright < 0.3 || WHITES.includes(hex.toLowerCase())) return hex;
  const { r, g, b } = colour;
  if (b >= r) return `var(--theme-soft, ${hex})`;
  if (g > r) return `var(--theme-gain, ${hex})`;
  return `var(--theme-${r - g > 0.13 ? "loss" : "gold"}, ${hex})`;
}

/** The dark blues and greens that panels are made of; other dark colours mean something. */
function isNight(hex) {
  const colour = read(hex);
  return colour !== null && colour.bright < 0.1 && colour.b >= colour.r && colour.g >= colour.r;
}

function background(value) {
  const hexes = value.match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  if (value.includes("gradient(") && hexes.length && hexes.every((hex) => (read(hex)?.bright ?? 1) < 0.1)) {
    return `var(--theme-mine, ${value})`;
  }
  return isNight(value.trim()) ? `var(--theme-surface, ${value.trim()})` : value;
}

const veil = (value) =>
  value.replace(/#ffffff([0-9a-f]{2})\b/gi, (_, alpha) => `rgb(var(--theme-veil, 255 255 255) / ${(Number.parseInt(alpha, 16) / 255).toFixed(3)})`);

function declaration(all, before, property, value) {
  let made = value;
  if (property === "color") made = made.replace("var(--lit)", "var(--lit-text)").replace("var(--coral-light)", "var(--loss)").replace(/#[0-9a-f]{3,8}\b/gi, text);
  else if (property === "background" || property === "background-color") made = background(made);
  if (/^(background|border|box-shadow|outline|fill)/.test(property)) made = veil(made);
  return `${before}${property}: ${made}`;
}

/** White letters stand on a colour of their own, which then stays what it is. */
function block(all) {
  if (/\bcolor:\s*#fff\b/i.test(all)) return all;
  return all.replace(/([{;]\s*)([a-z-]+):\s*([^;{}]+)/g, declaration);
}

export function themed() {
  return {
    name: "themes",
    style: ({ content }) => ({ code: content.replace(/\{[^{}]*\}/g, block) }),
  };
}
