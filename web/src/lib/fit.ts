// What is asked has a place of fixed size, and every choice shall be seen there. As long as one is not, the next denser
// form is tried (`data-dense` of 1 to 5: see app.css). It is done after the browser has laid out a change and before it
// paints it: nothing jumps, and what fits, as nearly all does, costs no layout of its own.

const DENSEST = 5;

const scrolls = (one: HTMLElement): boolean => getComputedStyle(one).overflowY !== "visible";

/** Is a choice below the fold, of the place itself or of a page around it that scrolls? */
function overflows(place: HTMLElement): boolean {
  // Of what lies in a drawer that is shut, the handle is to be seen.
  const choices = [...place.querySelectorAll("[data-choice]")].map((one) => one.closest("details:not([open])")?.firstElementChild ?? one);
  if (!choices.length) return false;
  const lowest = Math.max(...choices.map((one) => one.getBoundingClientRect().bottom));
  // A bar that lies over the end of the page hides what is under it.
  const bar = place.parentElement?.querySelector(":scope > [data-over]");
  if (bar && lowest > bar.getBoundingClientRect().top + 1) return true;
  let scrolled = 0;
  for (let page: HTMLElement | null = place; page; page = page.parentElement) {
    if (!scrolls(page)) continue;
    scrolled += page.scrollTop;
    if (lowest + scrolled > page.getBoundingClientRect().top + page.clientHeight + 1) return true;
  }
  return false;
}

export function fit(place: HTMLElement): { destroy: () => void } {
  let packed = "";
  let changed = true;
  const size = (): string =>
    [place.clientWidth, place.clientHeight, place.scrollHeight, place.parentElement?.querySelector<HTMLElement>(":scope > [data-over]")?.offsetHeight].join(" ");
  // Called with the page laid out, for each part that is new to it or has another size.
  const sizes = new ResizeObserver(() => {
    // Not everything that grows has changed: a picture or a letter may come later than its place.
    if (!changed && size() === packed) return;
    changed = false;
    delete place.dataset.dense;
    for (let level = 1; level <= DENSEST && overflows(place); level += 1) place.dataset.dense = String(level);
    packed = size();
  });
  const watch = (): void => {
    changed = true;
    delete place.dataset.dense; // before the layout, so that what fits is not laid out twice
    sizes.disconnect();
    // A bar that comes, goes or grows leaves the place as large as it was.
    const bars = place.parentElement?.querySelectorAll(":scope > [data-over]") ?? [];
    for (const part of [place, ...place.children, ...bars]) sizes.observe(part);
  };
  const changes = new MutationObserver(watch);
  changes.observe(place, { subtree: true, childList: true, characterData: true, attributeFilter: ["data-choice"] });
  if (place.parentElement) changes.observe(place.parentElement, { childList: true });
  watch();
  return {
    destroy: () => {
      changes.disconnect();
      sizes.disconnect();
    },
  };
}
