// What is asked has a place of fixed size, and all of it shall be seen there. As long as it does not fit, the next
// denser form is tried (`data-dense` of 1 to 5: see app.css). It is done before anything is painted, so nothing jumps.

const DENSEST = 5;

const scrolls = (one: HTMLElement): boolean => getComputedStyle(one).overflowY !== "visible";

/** On a small screen the place grows with what is in it: there it must end where the part of the page that scrolls ends. */
function overflows(place: HTMLElement): boolean {
  if (scrolls(place)) return place.scrollHeight > place.clientHeight + 1;
  let page = place.parentElement;
  while (page && !scrolls(page)) page = page.parentElement;
  if (!page) return false;
  const foot = Math.max(...[...place.children].map((part) => part.getBoundingClientRect().bottom));
  return foot + page.scrollTop > page.getBoundingClientRect().top + page.clientHeight + 1;
}

export function fit(place: HTMLElement): { destroy: () => void } {
  const pack = (): void => {
    delete place.dataset.dense;
    for (let level = 1; level <= DENSEST && overflows(place); level += 1) place.dataset.dense = String(level);
  };
  const changes = new MutationObserver(pack);
  changes.observe(place, { subtree: true, childList: true, characterData: true });
  const sizes = new ResizeObserver(pack);
  sizes.observe(place);
  pack();
  return {
    destroy: () => {
      changes.disconnect();
      sizes.disconnect();
    },
  };
}
