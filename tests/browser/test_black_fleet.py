"""The board of Black Fleet: whole games through it, what it shows before one chooses, and what it tells the ear."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Window

PATIENCE = 60_000

# A seeded captain who presses what is lit: deeds that pay first, then ships that have not sailed, then anything.
CAPTAIN = """async ({ seed, moves, until }) => {
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
        const goals = named(merchant ? /cargo: \\d|ładunek: \\d/ : laden ? /beach|plaża/ : /merchant of|kupiec gracza/);
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
        if (!lit.length) {
            const now = document.querySelector('[data-now]')?.textContent;
            if (performance.now() - since > 60000) return { stuck: now, made };
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


def begin(page: Page, seed: str = "board", **options: object) -> None:
    seats = [{"kind": "here"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    origin = "/".join(page.url.split("/")[:3])
    expect(page.locator("[data-play]").first).to_be_visible(timeout=PATIENCE)  # the guest has a name by now
    data = {"game": "black-fleet", "seats": seats, "seed": seed, "options": options}
    made = page.request.post(f"{origin}/api/tables", data=data)
    page.goto(f"{origin}/table/{made.json()['table']['id']}")
    expect(page.locator('[data-choice^="dock-at"]').first).to_be_visible(timeout=PATIENCE)


def sail(page: Page, seed: int, moves: int = 3000, until: str = "") -> tuple[int, set[str]]:
    found: dict[str, Any] = page.evaluate(CAPTAIN, {"seed": seed, "moves": moves, "until": until})
    assert not found["stuck"], f"nothing is lit after {found['made']} moves: {found['stuck']}"
    return int(found["made"]), set(found["verbs"])


def dock_and_wait(page: Page) -> None:
    page.locator('[data-choice="dock-at-G10"], [data-choice="dock-at-E10"]').first.click()
    expect(page.locator('[data-choice^="play-"]').first).to_be_visible(timeout=PATIENCE)


def space(page: Page, name: str) -> Locator:
    return page.locator(f'[data-space="{name}"]')


def test_a_whole_game_on_a_desktop(window: Window) -> None:
    page = window()
    begin(page, round_limit=5)
    made, verbs = sail(page, seed=1)
    assert made > 25
    assert {"play", "activate", "sell"} <= verbs
    expect(page.get_by_role("row", name=re.compile("^Sales"))).to_be_visible(timeout=PATIENCE)
    plot = page.get_by_role("region", name="Income by source and round")
    expect(plot.get_by_role("img", name=re.compile(r"sales \d+, robberies \d+"))).to_have_count(3)
    expect(page.get_by_role("img", name="Points by round")).to_be_visible(timeout=PATIENCE)
    assert faults(page) == []


def test_a_whole_game_on_a_phone_in_polish(window: Window) -> None:
    page = window(390, 844, locale="pl-PL")
    begin(page, round_limit=3)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    sizes = page.locator('[data-choice^="dock-at"]').evaluate_all("(all) => all.map((one) => one.offsetWidth)")
    assert min(sizes) >= 44, sizes
    made, verbs = sail(page, seed=2)
    assert made > 10
    assert {"play", "activate"} <= verbs
    expect(page.get_by_role("region", name="Dochody według źródeł i rund")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_card_shows_the_reach_of_all_ships_before_it_is_played(window: Window) -> None:
    page = window()
    begin(page)
    dock_and_wait(page)
    page.mouse.move(5, 5)
    expect(page.locator(".space .mark")).to_have_count(0)
    card = page.locator('[data-choice^="play-"]').first
    card.hover()
    for kind in ("merchant", "pirate", "navy"):
        expect(page.locator(f".space .mark.{kind}").first).to_be_visible()
    # What is shown for the merchant is what the engine then offers, with the same costs.
    shown = page.locator(".space:has(.mark.merchant)").evaluate_all(
        "(all) => all.map((one) => one.dataset.space + ' ' + one.querySelector('.mark.merchant').dataset.cost).sort()"
    )
    card.click()
    expect(page.locator('[data-choice="activate-merchant"]').first).to_be_visible(timeout=PATIENCE)
    page.locator('[data-choice="activate-merchant"]').first.click()
    expect(page.locator('[data-choice^="sail-to"]').first).to_be_visible(timeout=PATIENCE)
    offered = page.locator('[data-choice^="sail-to"]').evaluate_all(
        "(all) => all.map((one) => one.dataset.space + ' ' + one.querySelector('.mark').dataset.cost).sort()"
    )
    assert shown == offered


def test_pressing_a_far_space_sails_there_in_one_go(window: Window) -> None:
    page = window()
    begin(page)
    dock_and_wait(page)
    page.locator('[data-choice^="play-"]').first.click()
    row = page.get_by_role("region", name="Turn").locator('[data-choice="activate-merchant"]')
    expect(row).to_be_visible(timeout=PATIENCE)
    row.hover()
    far = page.locator('[data-plan^="activate-merchant sail-to"]')
    expect(far.first).to_be_visible()
    names = far.evaluate_all("(all) => all.map((one) => one.dataset.space)")
    goal = next(name for name in names if len(name) <= 3 and not name.startswith(("E", "F", "G")))
    space(page, goal).hover()
    expect(page.locator("[data-facts]")).to_contain_text(re.compile(r"\d steps?, \d left"))
    space(page, goal).click()
    expect(space(page, goal)).to_have_attribute("aria-label", re.compile("your merchant"), timeout=PATIENCE)
    expect(page.get_by_role("log")).to_contain_text(re.compile(f"the merchant sails .* to {goal}"))
    undo = page.get_by_role("button", name=re.compile(f"^↶ Undo: sail to {goal}"))
    expect(undo).to_be_visible()


def test_a_robbery_is_told_before_it_is_done(window: Window) -> None:
    page = window()
    begin(page, seed="robbers")
    sail(page, seed=4, moves=400, until='.space.attack[aria-label*="merchant of"][aria-label*=" for "]')
    prey = page.locator('.space.attack[aria-label*="merchant of"]').first
    prey.hover()
    facts = page.locator("[data-facts]")
    expect(facts).to_contain_text(re.compile(r"attack merchant of .+ for \d"))
    gain = int(re.findall(r" for (\d+)", facts.inner_text())[-1])
    prey.click()
    log = page.get_by_role("log")
    expect(log).to_contain_text(re.compile(rf" robs .* for {gain} \("), timeout=PATIENCE)


def test_what_is_unlit_says_why(window: Window) -> None:
    page = window()
    begin(page)
    space(page, "J5").click(force=True)
    expect(page.get_by_text("Why not?")).to_be_visible()
    dock_and_wait(page)
    page.locator('[data-choice^="play-"]').first.click()
    page.locator('[data-choice="activate-merchant"]').first.click()
    expect(page.locator('[data-choice="finish"]')).to_be_visible(timeout=PATIENCE)
    page.locator('[data-move="sell"]').first.click(force=True)
    expect(page.locator(".said")).to_contain_text(re.compile("buy|goods|colour"))
    space(page, "B1").click(force=True)
    expect(page.locator(".said")).to_contain_text(re.compile("far|step"))


def test_the_board_by_keyboard_and_by_ear(window: Window) -> None:
    page = window()
    begin(page)
    tree = page.get_by_role("group", name="Sea chart").aria_snapshot()
    for part in (
        'button "I2, port La Barbaria, sells rum, 13 in stock; buys sugar for 2, corn for 2, tools for 3"',
        "J5, beach 6",
        "E8, lair",
        "H6: yellow navy ship",
        "dock of Goldstrand",
    ):
        assert part in tree, part
    space(page, "E9").focus()
    for key, goal in (("ArrowRight", "F9"), ("ArrowDown", "F10"), ("ArrowRight", "G10"), ("ArrowRight", "H10")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.space") == goal
    page.keyboard.press("ArrowRight")  # I10 is an island: on to the sea behind it
    assert page.evaluate("document.activeElement.dataset.space") == "J10"
    space(page, "G10").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-choice^="play-"]').first).to_be_visible(timeout=PATIENCE)
    expect(space(page, "G10")).to_have_attribute("aria-label", re.compile("your merchant carries 3 corn"))
    assert page.locator('.space[tabindex="0"]').count() == 1
    assert faults(page) == []


def test_the_phone_is_accessible_too(window: Window) -> None:
    page = window(390, 844)
    begin(page)
    sail(page, seed=8, moves=8)
    assert faults(page) == []
    page.get_by_role("button", name="Whole chart").click()
    expect(page.get_by_role("button", name="Closer")).to_be_visible()


def test_a_finger_sees_the_reach_first_and_plays_with_the_second_touch(window: Window) -> None:
    page = window(390, 844)
    begin(page)
    dock_and_wait(page)
    card = page.locator('[data-choice^="play-"]').first
    name = card.get_attribute("data-choice") or ""
    page.mouse.move(5, 5)
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    card.dispatch_event("click")
    expect(page.locator(".space .mark.merchant").first).to_be_visible()
    expect(page.locator(f'[data-choice="{name}"]')).to_be_visible()
    card.dispatch_event("click")
    expect(page.locator('[data-choice="activate-merchant"]').first).to_be_visible(timeout=PATIENCE)


def test_ships_sail_before_ones_eyes_and_can_be_hurried(window: Window) -> None:
    page = window(still=False)
    begin(page)
    page.locator('[data-choice^="dock-at"]').first.click()
    expect(page.locator('[data-choice^="play-"]').first).to_be_visible(timeout=PATIENCE)
    page.locator('[data-choice^="play-"]').first.click()
    page.locator('[data-choice="activate-merchant"]').first.click()
    expect(page.locator('[data-choice^="sail-to"]').first).to_be_visible(timeout=PATIENCE)
    goal = page.locator('[data-choice^="sail-to"]').last
    name = goal.get_attribute("data-space") or ""
    goal.click()
    expect(space(page, name)).to_have_attribute("aria-label", re.compile("your merchant"), timeout=PATIENCE)
    page.locator('[data-choice="finish"]').click()
    page.locator('[data-choice="end-sailing"]').click()
    page.locator("[data-skip]").click(timeout=PATIENCE)  # the others sail
    expect(page.locator('[data-choice^="play-"]').first).to_be_visible(timeout=PATIENCE)
