"""What a person sees without scrolling, measured in the page at each question, and what moves while a game is played.

Measured is the first picture of a question that takes presses: nothing has been scrolled for it then, and the seeded
players wait for it (`seen.waits`). Seen must be

- every choice: all of its box, at one place at least, with nothing lying over it. A place on a map counts as seen if
  the map is; so does what lies in a drawer that is shut, if its handle is seen,
- the map, or what a game has instead of one: all of its box,
- the own state: points, money and cargo.

Movement is what the browser itself reports as layout shift, summed as it does: half a second after a press does not
count. It is counted from the first question to the end of the game. Left out is what happens
inside a part whose box stands still (the box itself counts): pieces on the map, dice in their tray, lines that flow
through the log, the words of the header and of the strip, and what is marked `data-desk`: where each question brings
its own choices, hands, and lines of figures.
"""

from typing import Any, NamedTuple

from playwright.sync_api import Page

WATCH = r"""(() => {
    const seen = { questions: 0, faults: [], sizes: {}, shifts: [], pressed: [] };
    window.seen = seen;
    const size = (box) => {
        const [width, height, x, y] = [box.width, box.height, box.x, box.y].map(Math.round);
        return `${width}x${height} at ${x},${y}`;
    };
    const hidden = (one) => {
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height) return 'not drawn';
        const inside = (outer) => box.x >= outer.x - 2 && box.y >= outer.y - 2
            && box.right <= outer.right + 2 && box.bottom <= outer.bottom + 2;
        if (!inside(new DOMRect(0, 0, innerWidth, innerHeight))) return `${size(box)}: outside the window`;
        const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const apart = over && !one.contains(over) && !over.contains(one);
        if (apart && !over.closest('dialog, [data-moment], [data-explain]'))
            return `${size(box)}: under ${over.tagName} ${over.className?.baseVal ?? over.className}`;
        for (let up = one.parentElement; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.display !== 'contents' && style.overflowY !== 'visible' && !inside(up.getBoundingClientRect()))
                return `${size(box)}: cut by ${up.className.split(' ')[0]} ${size(up.getBoundingClientRect())}`;
        }
        return '';
    };
    const measure = () => {
        // What is answered and sealed was seen when it was asked; whoever pressed it may have scrolled.
        if (document.querySelector('.results, [data-choice][aria-pressed=true]')) return;
        const lit = [...document.querySelectorAll('[data-choice][aria-disabled=false]')];
        if (!lit.length) return;
        const now = document.querySelector('[data-now]')?.textContent.trim().slice(0, 60);
        const fault = (what) => seen.faults.push(`${now} | ${what}`);
        if (!seen.questions) seen.since = performance.now();
        seen.questions += 1;
        const map = document.querySelector('[data-sight=map]');
        const mapHidden = map ? hidden(map) : 'no map';
        if (mapHidden) fault(`map ${mapHidden}`);
        const own = [...document.querySelectorAll('[data-own]')].map(hidden);
        if (!own.includes('')) fault(`own state ${own}`);
        const moves = Map.groupBy(lit, (one) => one.dataset.choice);
        for (const [move, places] of moves) {
            const why = places.map((one) => {
                if (one.closest('[data-sight=map]') && !one.matches('.choice')) return mapHidden;
                const drawer = one.closest('details:not([open])');
                return hidden(drawer ? drawer.querySelector('summary') : one);
            });
            if (!why.includes('')) fault(`${move} ${why[0]}`);
        }
        for (const [name, part] of [['map', map], ['header', document.querySelector('.frame > header')],
            ['board', document.querySelector('.frame .board')]]) {
            if (part) (seen.sizes[name] ??= {})[size(part.getBoundingClientRect())] ??= now;
        }
        const { at } = seen;
        if (at) {
            const here = document.elementFromPoint(at.x, at.y)?.closest('[data-choice]')?.dataset.choice ?? '';
            if (here.startsWith('buy')) seen.pressed.push(`${at.move} -> ${here}`);
            seen.at = null;
        }
    };
    // What changes between two pictures is packed before the next: what has changed since the last one is not looked
    // at, for nobody has seen it yet. While something is shown to everybody the question can be seen behind it, but
    // nobody is meant to answer yet.
    let changed = false;
    const look = (tries) => requestAnimationFrame(() => {
        changed = false;
        setTimeout(() => seeing(tries));
    });
    const seeing = (tries) => {
        if (changed || document.querySelector('[data-skip]')) return look(tries);
        const before = structuredClone({ ...seen, at: null });
        const { at } = seen;
        measure();
        if (seen.faults.length > before.faults.length && tries > 1) {
            Object.assign(seen, before, { at });
            return look(tries - 1);
        }
        seen.waits = false;
    };
    // Where something that ends was pressed, nothing may come to lie that is paid for.
    document.addEventListener('click', (event) => {
        const one = event.target.closest?.('[data-choice]');
        if (!one || !/^(end|finish|retire)/.test(one.dataset.choice)) return;
        const box = one.getBoundingClientRect();
        seen.at = { x: box.x + box.width / 2, y: box.y + box.height / 2, move: one.dataset.choice };
    }, true);
    const FLOWS = '[role=log] *, [data-sight=map] *, [data-tray] *, [data-strip] *, [data-now] *, [data-desk] *';
    const share = (sources, moved) => {
        const most = Math.max(innerWidth, innerHeight);
        return sources.filter(({ node }) => moved.includes(node?.nodeType === 3 ? node.parentElement : node))
            .map(({ previousRect: from, currentRect: to }) => {
                const far = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
                const [wide, high] = [Math.max(to.right, from.right) - Math.min(to.x, from.x),
                    Math.max(to.bottom, from.bottom) - Math.min(to.y, from.y)];
                return wide * high / (innerWidth * innerHeight) * (far / most);
            })
            .reduce((one, other) => one + other, 0);
    };
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            const sources = (entry.sources ?? []).map(({ node }) => node?.nodeType === 3 ? node.parentElement : node);
            const moved = sources.filter((node) => node && !node.closest(FLOWS));
            if (!moved.length || entry.hadRecentInput) continue;
            // The browser tells of shifts when it has time: those of the page that came up may be told later.
            if (!seen.questions || entry.startTime < seen.since || document.querySelector('.results')) continue;
            // Where parts that flow moved in the same picture, only the share of the others counts.
            const value = moved.length === sources.length ? entry.value : share(entry.sources, moved);
            const named = (node) => `${node.tagName.toLowerCase()}.${String(node.className.baseVal ?? node.className)}`;
            seen.shifts.push({ value, question: seen.questions, what: moved.map(named) });
        }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
        let settling = false;
        new MutationObserver(() => { changed = true; }).observe(document.body,
            { subtree: true, childList: true, characterData: true, attributeFilter: ['data-choice'] });
        new MutationObserver(() => {
            // Between two lessons the page stays, and the first question of the next may settle at once.
            const now = !document.querySelector('.frame:not([data-settling]) [data-choice][aria-disabled=false]');
            if (settling && !now) {
                seen.waits = true;
                look(3);
            }
            settling = now;
        }).observe(document.body,
            { subtree: true, childList: true, attributeFilter: ['data-settling', 'aria-disabled'] });
    });
})()"""


SHIFT = 0.02
"""Of a whole game, by the browser's own measure."""


class Seen(NamedTuple):
    questions: int
    faults: list[str]
    """What could not be seen, and at which question."""
    sizes: dict[str, dict[str, str]]
    """The boxes that map, header and board had, and the question at which each was met first."""
    shifts: list[dict[str, Any]]
    pressed: list[str]
    """Endings where the next question offered something to buy at the same place."""


def assert_calm(page: Page, questions: int = 30, still: bool = True) -> None:
    """All that was needed was in sight at each of more than so many questions, and nothing has moved by itself.

    Then it is forgotten, and measured anew from the next question on. Between lessons the page may move: `still`.
    """
    found = seen(page)
    assert found.questions > questions
    assert not found.faults, "\n".join(sorted(set(found.faults))[:12])
    for part, boxes in found.sizes.items():
        assert len(boxes) == 1, f"the {part} has more than one place or size: {boxes}"
    assert not found.pressed, f"an ending lies where something is bought next: {found.pressed}"
    whole = sum(shift["value"] for shift in found.shifts)
    worst = sorted(found.shifts, key=lambda shift: -shift["value"])[:5]
    assert whole <= SHIFT or not still, f"layout shift of {whole:.4f}: {worst}"
    page.evaluate("Object.assign(window.seen, { questions: 0, faults: [], sizes: {}, shifts: [], pressed: [] })")


def seen(page: Page) -> Seen:
    found: dict[str, Any] = page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.seen))))"
    )
    return Seen(found["questions"], found["faults"], found["sizes"], found["shifts"], found["pressed"])
