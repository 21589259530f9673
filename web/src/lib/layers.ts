// What lies over the page (a drawer, a form) is closed by the browser's Back before the page is left.
// Each layer has an entry of its own in the history, under the same address.

interface Layer {
  id: number;
  close: () => void;
}

const open: Layer[] = [];
let last = 0;
/** The entry of a layer that has just gone: what opens in its place takes it over, else one goes back from it. */
let leaving = 0;

const here = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

addEventListener("popstate", () => {
  const top = open.at(-1);
  if (!top || here() >= top.id) return;
  open.pop();
  top.close();
});

/** Open a layer; returns what to call when it is gone, however that came about. */
export function layer(close: () => void): () => void {
  last = Math.max(Date.now(), last + 1); // entries of an earlier visit to this page are older
  const one = { id: last, close };
  open.push(one);
  if (leaving && here() === leaving) history.replaceState({ layer: one.id }, "");
  else history.pushState({ layer: one.id }, "");
  leaving = 0;
  return () => {
    const at = open.indexOf(one);
    if (at < 0) return;
    open.splice(at, 1);
    // Whoever went on to another page is not called back.
    if (here() !== one.id) return;
    leaving = one.id;
    setTimeout(() => {
      if (leaving === one.id && here() === one.id) history.back();
      if (leaving === one.id) leaving = 0;
    });
  };
}
