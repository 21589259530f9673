"""A careful captain for Merchants & Marauders, seeded, who sees only what is lit on the screen and presses it.

He trades and raids, follows missions and rumours, stashes gold at home and does not end a turn while there is better to
do, so that games come to their end. Like the other driver he sits in the page itself.
"""

from typing import Any

from playwright.sync_api import Page

from tests.browser.driver import UNREADY

DRIVER = """async ({ seed, moves, until, avoid, like, patience, unready }) => {
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
        return all.filter((one) => one.offsetParent !== null);
    };
    const text = (one) => one.getAttribute('aria-label') ?? one.textContent;
    const number = (one) => Number(one.dataset.choice.match(/[0-9]+$/)?.[0] ?? 0);
    const gold = () => Number(document.querySelector('[data-gold]')?.textContent ?? 0);
    const WORTH = {
        'port-action': 100, 'complete-mission': 99, 'act-on-rumour': 95, 'pursue-mission': 95, 'scout-merchant': 60,
        'scout-spanish-merchant': 61, 'engage': 20, 'let-sail': 1, 'enter-port': 70, 'leave-port': 30, 'do-sell': 90,
        'do-stash': 88, 'do-mission': 80, 'do-recruit': 78, 'do-rumour': 70, 'do-buy': 60, 'do-shipyard': 50,
        'done': 20, 'end-turn': 5, 'retire': -100, 'pass': 8, 'decline': 6, 'shoot': 12, 'board': 10, 'flee': 4,
        'pay': 9, 'discard-load': -50,
    };
    // What a person sees on the map: where the cargo sells, where errands lead, and how far it is.
    const zones = () => [...document.querySelectorAll('[data-map] [id^=zone-]')];
    const promise = (zone) => (/leads here|tu prowadzi/.test(text(zone)) ? 30 : 0)
        + 12 * Number(/, (?:z popytem: )?([0-9])(?: in demand)?(?:,|$)/.exec(text(zone))?.[1] ?? 0)
        + (gold() >= 10 && /home port|macierzysty/.test(text(zone)) ? 30 : 0)
        - (/closed to you|zamknięty dla ciebie/.test(text(zone)) ? 30 : 0);
    const middle = (of) => {
        const box = of.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const nearing = (step, zone) => {
        const [[a, b], [c, d]] = [middle(step), middle(zone)];
        return promise(zone) - 60 * Math.hypot(a - c, b - d) / step.ownerSVGElement.clientWidth;
    };
    // Of a raid: what would save it, and whether it would bring no glory as it stands.
    const outcome = () => document.querySelector('[data-outcome]');
    const saves = (one) => outcome()?.dataset.outcome !== 'plundered' && one.dataset.choice.startsWith('discard')
        && /: (plundered|złupiony)/.test(one.closest('li')?.textContent ?? '');
    const poor = () => outcome()?.dataset.outcome === 'plundered' && !/glory point$|punkt sławy$/.test(
        outcome().textContent.split('·')[0].trim());
    let sailed = true;
    const worth = (one) => {
        const move = one.dataset.choice;
        if (avoid.some((start) => move.startsWith(start))) return -60;
        if (like.some((start) => move.startsWith(start))) return 200 + number(one);
        if (move === 'enter-port' && !sailed) return 3;  // he has just come out
        if (move in WORTH) return WORTH[move];
        const step = move.startsWith('sail-') && document.getElementById(`zone-${move.slice(5)}`);
        if (step) return 40 + 5 * random() + Math.max(...zones().map((zone) => nearing(step, zone)));
        if (/^(discard|exchange)-face/.test(move)) return saves(one) ? 30 : 5;
        if (move === 'draw-cargo') return poor() ? 25 : 5;
        if (/^(scout-npc|scout-player)/.test(move)) return 2;
        if (/^sell-/.test(move)) return 30 + number(one) + (/demand|popyt/.test(text(one)) ? 20 : 0);
        if (/^buy-(ship|weapon|modification)/.test(move)) return 6;
        if (/^buy-/.test(move)) return gold() > 4 && number(one) < 3 ? 24 + number(one) : 10;
        if (/^(stash-tens|repair|mend|keep|hire-crew|claim-mission)/.test(move)) return 26 + number(one);
        if (/^withdraw/.test(move)) return -9;
        if (/^(play|announce)-/.test(move)) return 9;
        return 10;
    };
    const best = (found) => {
        const worths = found.map((one) => worth(one) + random());
        return found[worths.indexOf(Math.max(...worths))];
    };
    const verbs = new Set();
    let made = 0;
    let since = performance.now();
    while (made < moves) {
        if (document.querySelector('.results') || (until && document.querySelector(until))) break;
        const found = lit();
        if (!found.length) {
            if (performance.now() - since > patience * 1000) {
                return { stuck: document.querySelector('[data-now]')?.textContent ?? document.body.innerText, made };
            }
            await new Promise((done) => setTimeout(done, 4));
            continue;
        }
        const one = best(found);
        verbs.add(one.dataset.choice);
        if (one.dataset.choice.startsWith('sail-')) sailed = true;
        if (one.dataset.choice === 'leave-port') sailed = false;
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        made += 1;
        since = performance.now();
        await new Promise((done) => setTimeout(done, 4));
    }
    return { stuck: '', made, verbs: [...verbs] };
}"""


def sail(
    page: Page, seed: int, moves: int = 5000, until: str = "", avoid: tuple[str, ...] = (), like: tuple[str, ...] = ()
) -> tuple[int, set[str]]:
    """Play until the game is over, for this many moves, or until something matches `until`.

    How many moves it were, and which. Moves that begin as `like` says come first, and such as `avoid` says are left
    alone where that can be helped. Nothing lit for a minute and a half is a failure.
    """
    wanted = {"seed": seed, "moves": moves, "until": until, "avoid": list(avoid), "like": list(like)}
    found: dict[str, Any] = page.evaluate(DRIVER, {**wanted, "patience": 90, "unready": UNREADY})
    assert not found["stuck"], f"nothing is lit after {found['made']} moves: {found['stuck']}"
    return int(found["made"]), set(found["verbs"])
