// What is asked has a place of fixed size, and every choice shall be seen there. As long as one is not, the next denser
// form is tried (`data-dense` of 1 to 5: see app.css). It is done before anything is painted, so nothing jumps.

const DENSEST = 5;

const scrolls = (one: HTMLElement): boolean => getComputedStyle(one).overflowY !== "visible";

/** Is a choice below the fold, of the place itself or of a page around it that scrolls? */
function overflows(place: HTMLElement): boolean {
  let fold = Infinity;
  let scrolled = 0;
  for (let page: HTMLElement | null = place; page; page = page.parentElement) {
    if (!scrolls(page)) continue;
    scrolled += page.scrollTop;
    fold = Math.min(fold, page.getBoundingClientRect().top + page.clientHeight - scrolled + 1);
  }
  const choices = [...place.querySelectorAll("[data-choice]")].filter((one) => !one.closest("details:not([open])"));
  return choices.some((one) => one.getBoundingClientRect().bottom > fold);
}

export function fit(place: HTMLElement): { destroy: () => void } {
  let packed = "";
  const size = (): string => `${place.clientWidth} ${place.clientHeight} ${place.scrollHeight}`;
  const pack = (): void => {
    delete place.dataset.dense;
    for (let level = 1; level <= DENSEST && overflows(place); level += 1) place.dataset.dense = String(level);
    packed = size();
  };
  // Not everything that grows has changed: a picture or a letter may come later than its place.
  const sizes = new ResizeObserver(() => size() !== packed && pack());
  const watch = (): void => {
    pack();
    sizes.disconnect();
    for (const part of [place, ...place.children]) sizes.observe(part);
  };
  const changes = new MutationObserver(watch);
  changes.observe(place, { subtree: true, childList: true, characterData: true, attributeFilter: ["data-choice", "class"] });
  watch();
  return {
    destroy: () => {
      changes.disconnect();
      sizes.disconnect();
    },
  };
}
