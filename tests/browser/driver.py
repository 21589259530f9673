"""A seeded player who sees only what is lit on the screen, and presses it.

It sits in the page itself, so that no question costs a trip between two processes; what it presses are the real,
visible, lit and reachable buttons, one for each question, and it waits as a person would: until something is lit again.
"""

from typing import Any

from playwright.sync_api import Page

LIT = "[data-choice][aria-disabled=false]:not([aria-pressed=true])"
"""What can be pressed now, and is not on its way yet."""

UNREADY = "[data-skip], .choice[aria-pressed=true], .frame[data-settling]"
"""Something is told, sealed, or has just changed: while a question is new not all of it takes presses, and who answered
then would choose by how quick the machine is."""

ASKED = f"""() => document.querySelector('.results') !== null
    || (!window.seen?.waits && document.querySelector('{UNREADY}') === null
        && document.querySelector('[data-choice][aria-disabled=false]') !== null)"""

HOLD = """(() => {
    const [later, never] = [setTimeout.bind(window), clearTimeout.bind(window)];
    const held = new Map();
    window.setTimeout = (work, wait = 0, ...more) => {
        const run = () => {
            if (wait >= 100 && window.hold && document.querySelector(window.hold)) held.set(id, later(run, 20));
            else { held.delete(id); work(...more); }
        };
        const id = later(run, wait / (window.pace ?? 1));
        return id;
    };
    window.clearTimeout = (id) => { never(held.get(id)); held.delete(id); never(id); };
})()"""

DRIVER = """async ({ seed, moves, first, patience, unready }) => {
    let a = seed >>> 0;
    const random = () => {  // mulberry32
        a = (a + 0x6d2b79f5) >>> 0;
        let t = Math.imul(a ^ (a >>> 15), a | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    const lit = () => {
        if (window.seen?.waits) return [];  // tests/browser/sight.py has yet to look
        if (document.querySelector(unready)) return [];
        const all = [...document.querySelectorAll('[data-choice][aria-disabled=false]')];
        const drawn = all.filter((one) => one.offsetParent !== null);
        const open = drawn.filter((one) => !one.closest('details:not([open])'));
        if (!open.length) drawn.forEach((one) => (one.closest('details').open = true));
        return open;
    };
    // Draw cards when possible, so that the game comes to its end; make no mistakes where that can be helped.
    const choose = (found) => {
        const named = (move) => found.find((one) => one.dataset.choice === move);
        const liked = found.filter((one) => first.some((start) => one.dataset.choice.startsWith(start)));
        const good = found.filter((one) => !/mistake|pomyłka/.test(one.textContent));
        if (liked.length) found = liked;
        else if (good.length) found = good;
        if (named('choose-cartographer') && random() < 0.85) return named('choose-cartographer');
        return named('gift-2') ?? named('gift-1') ?? found[Math.floor(random() * found.length)];
    };
    // What cannot be reached with a mouse or a finger, because something lies over it, is a fault.
    const covered = (one) => {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return one.contains(top) || one.parentElement?.contains(top) ? '' : (top?.outerHTML ?? 'outside the window');
    };
    const verbs = new Set();
    let made = 0;
    let since = performance.now();
    while (made < moves) {
        if (document.querySelector('.results')) break;
        const found = lit();
        if (!found.length) {
            if (performance.now() - since > patience * 1000) {
                return { stuck: document.querySelector('[data-now]')?.textContent ?? document.body.innerText, made };
            }
            await new Promise((done) => setTimeout(done, 4));
            continue;
        }
        const one = choose(found);
        const over = covered(one);
        if (over) return { stuck: `${one.dataset.choice} lies under ${over.slice(0, 200)}`, made };
        verbs.add(one.dataset.choice.split('-')[0]);
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));  // SVG knows no click()
        made += 1;
        since = performance.now();
        await new Promise((done) => setTimeout(done, 4));
    }
    return { stuck: '', made, verbs: [...verbs] };
}"""


def play(
    page: Page, seed: int, moves: int = 5000, first: tuple[str, ...] = (), patience: int = 90
) -> tuple[int, set[str]]:
    """Play until the game is over, or for this many moves, preferring moves that begin like this.

    How many it were, and of which verbs. Nothing lit for `patience` seconds is a failure.
    """
    wanted = {"seed": seed, "moves": moves, "first": list(first), "patience": patience, "unready": UNREADY}
    found: dict[str, Any] = page.evaluate(DRIVER, wanted)
    assert not found["stuck"], f"stuck after {found['made']} moves: {found['stuck']}"
    return int(found["made"]), set(found["verbs"])


def asked(page: Page) -> None:
    """Wait until this seat is asked and nothing is on its way, so that nobody else moves; or until the game is over.

    A press is answered by the server in its own time, and bots move between: what is read before may change.
    """
    page.wait_for_function(ASKED, polling=50, timeout=90_000)


def to_a_throw(page: Page) -> None:
    """Play Pirates of the 7 Seas until the dice of a battle lie in the tray, or are being thrown."""
    tray = "[data-tray=battle]"
    for seed in range(60):
        page.wait_for_function(f"() => document.querySelector('{tray}') || ({ASKED})()", polling=50, timeout=90_000)
        if page.locator(tray).count():
            return
        play(page, seed=seed, moves=1, first=("choose-captain", "play-card", "send-3", "send-2", "send-1"))
    raise AssertionError("no battle")


def hold(page: Page, what: str = "") -> None:
    """From the next page on: nothing goes on by itself while this, or what `window.hold` says then, is to be seen.

    What is shown for some seconds can be looked at in peace, however slow the machine is. And `window.pace` says how
    many times quicker than for people everything else goes on.
    """
    page.add_init_script(f"{HOLD};\nwindow.hold = {what!r};")
