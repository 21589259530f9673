"""A skipper for Black Fleet, seeded, who sees only what is lit on the screen and presses it.

Deeds that pay come first, then cards, then ships that have not sailed: merchants head for a port that pays, pirates for
a merchant or, with a treasure, for a beach. So the game comes to its real end in ten to fourteen rounds.
"""

from typing import Any

from playwright.sync_api import Page

from tests.browser.driver import UNREADY

SKIPPER = """async ({ seed, moves, until, unready }) => {
    let a = seed >>> 0;
    const random = () => {
        a = (a + 0x6d2b79f5) >>> 0;
        let t = Math.imul(a ^ (a >>> 15), a | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    const pause = () => new Promise((done) => setTimeout(done, 4));
    const far = (one, other) => {
        const [a, b] = [one, other].map(({ dataset: { space } }) => [space.charCodeAt(0), Number(space.slice(1))]);
        return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
    };
    const named = (words) => [...document.querySelectorAll('.space')].filter((one) => words.test(one.ariaLabel));
    // Merchants head for a port that pays, pirates for a merchant or, with a treasure, for a beach.
    const nearer = (one) => {
        if (!/^sail-to/.test(one.dataset.choice ?? '') || !one.matches('.space')) return false;
        const merchant = document.querySelector('.under [data-move="activate-merchant"]');
        const pirate = document.querySelector('.under [data-move="activate-pirate"]');
        const [ship] = named(merchant ? /your merchant|twój kupiec/ : /your pirate|twój pirat/);
        if (!ship || !(merchant || pirate)) return random() < 0.2;
        const laden = /treasure|skarb/.test(ship.ariaLabel);
        const goals = named(merchant ? /cargo: \\d|ładunek: \\d/ : laden ? /beach|plaża/ : /'s merchant|kupiec gracza/);
        const away = (from) => Math.min(99, ...goals.map((goal) => far(from, goal)));
        const best = Math.min(...named(/./).filter((cell) => cell.dataset.choice).map(away));
        return away(one) === best && best < away(ship);
    };
    const wanted = [
        (one) => /^buy-(victory|14|11|8|5)/.test(one.dataset.choice ?? ''),
        (one) => /^(sell|bury|attack)/.test(one.dataset.choice ?? ''),
        (one) => /(sell|attack-\\S+)$/.test(one.dataset.plan ?? ''),
        (one) => one.matches('.space') && one.querySelector('.coin') && /^sail-to/.test(one.dataset.choice ?? ''),
        (one) => /^(activate|play|dock-at|discard)/.test(one.dataset.choice ?? ''),
        nearer,
        (one) => /^(finish|end-sailing|no-purchase)/.test(one.dataset.choice ?? ''),
    ];
    const verbs = new Set();
    let made = 0;
    let since = performance.now();
    while (made < moves && !document.querySelector('.results') && !(until && document.querySelector(until))) {
        const all = [...document.querySelectorAll('[data-choice], [data-plan]')];
        const lit = all.filter((one) => one.ariaDisabled === 'false' && one.offsetParent !== null);
        if (!lit.length || window.seen?.waits || document.querySelector(unready)) {
            const now = document.querySelector('[data-now]')?.textContent;
            if (performance.now() - since > 90000) return { stuck: now, made };
            await pause();
            continue;
        }
        const liked = wanted.map((likes) => lit.filter(likes)).find((found) => found.length) ?? lit;
        const one = liked[Math.floor(random() * liked.length)];
        verbs.add((one.dataset.choice ?? one.dataset.plan.split(' ').at(-1)).split('-')[0]);
        one.click();
        made += 1;
        since = performance.now();
        await pause();
    }
    return { stuck: '', made, verbs: [...verbs] };
}"""


def sail(page: Page, seed: int, moves: int = 3000, until: str = "") -> tuple[int, set[str]]:
    """Play until the game is over, for `moves`, or until a text matches `until`. Returns how many and which verbs."""
    found: dict[str, Any] = page.evaluate(SKIPPER, {"seed": seed, "moves": moves, "until": until, "unready": UNREADY})
    assert not found["stuck"], f"nothing is lit after {found['made']} moves: {found['stuck']}"
    return int(found["made"]), set(found["verbs"])
