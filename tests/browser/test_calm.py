"""A calm screen: all one needs is in sight at every question, nothing moves by itself, no press hits something new.

Games and all lessons are played at three sizes and measured in the page: see tests/browser/sight.py.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from freebooter.learn.lessons import paths
from tests.browser import captain, driver, skipper
from tests.browser.conftest import NOWHERE, Window
from tests.browser.sight import assert_calm
from tests.browser.tables import BOT, HERE, begin, open_table
from tests.browser.test_learn import solve

QUICK = {"kind": "bot", "level": "random"}
"""Bots that think wait for each other on a busy machine; what is measured here is not how they play."""

SIZES = {"desktop": (1280, 800), "notebook": (1366, 768), "phone": (390, 844)}
PLAYERS: dict[str, Callable[[Page], object]] = {
    "seven-seas": lambda page: driver.play(page, seed=5),
    "black-fleet": lambda page: skipper.sail(page, seed=5),
    "marauders": lambda page: captain.sail(page, seed=5, moves=90),
}

SHORT = {"seven-seas": {"round_limit": 12}, "black-fleet": {"round_limit": 6}, "marauders": {}}

PLAYED_ELSEWHERE = {(game, size) for game in PLAYERS for size in ("desktop", "phone")}
"""Measured in whole games of other tests: test_play.py, test_black_fleet.py and test_marauders.py."""


def opened(window: Window, size: str, at: str = "/") -> Page:
    width, height = SIZES[size]
    return window(width, height, touch=size == "phone", at=at, watched=True)


@pytest.mark.parametrize(
    ("game", "size"),
    [(game, size) for game in PLAYERS for size in SIZES if (game, size) not in PLAYED_ELSEWHERE],
)
def test_a_long_game_keeps_still_and_hides_nothing(window: Window, game: str, size: str) -> None:
    page = opened(window, size, at=NOWHERE)
    bot = QUICK if game == "marauders" else BOT
    open_table(page, HERE, bot, bot, game=game, seed=f"calm {size}", options=SHORT[game])
    expect(page.locator("[data-choice]").first).to_be_visible()
    PLAYERS[game](page)
    assert_calm(page)


@pytest.mark.parametrize(
    ("game", "size"),
    [("seven-seas", "phone"), ("marauders", "phone"), ("black-fleet", "notebook"), ("marauders", "notebook")],
)
def test_every_lesson_keeps_still_and_hides_nothing(window: Window, game: str, size: str) -> None:
    """The bar of a lesson is part of the frame: it takes its room from the board, not from what is asked.

    Other sizes, and Black Fleet on a phone, are measured where they are solved in test_learn.py.
    """
    page = opened(window, size, at="/learn")
    lessons = paths()[game]
    page.locator(f"[data-lesson={lessons[0].id}]").click()
    for lesson in lessons:
        expect(page.locator("[data-lesson-state=open]")).to_be_visible()
        solve(page, lesson)
        assert_calm(page, questions=0, still=False)
        page.locator("[data-next]").click()


@pytest.mark.parametrize(("size", "height"), [("desktop", 48), ("phone", 40)])
def test_what_is_said_comes_and_goes_in_one_place_and_moves_nothing(window: Window, size: str, height: int) -> None:
    page = opened(window, size)
    begin(page)
    parts = page.locator(".frame > header, [data-strip], .frame main, .frame .board, [data-sight=map], [data-choice]")
    header = page.locator(".frame > header")
    assert box(header)["height"] == height
    expect(page.locator("[data-tip]")).to_have_count(1)
    before = parts.evaluate_all(BOXES)
    page.locator("[data-tip]").get_by_role("button", name="Thanks").click()
    expect(page.locator("[data-tip]")).to_have_count(0)
    assert parts.evaluate_all(BOXES) == before
    page.locator("[data-move=take-tile-france]").dispatch_event("click")
    expect(page.locator(".said")).to_contain_text("Why not?")
    assert parts.evaluate_all(BOXES) == before
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-weighed]")).to_be_visible()
    assert parts.evaluate_all(BOXES) == before, "a hint lies over the board, and pushes nothing"
    assert box(header)["height"] == height


# Where things are laid out: the one that the pointer or the focus is on is lifted a little, and that is no shift.
BOXES = "(all) => all.map((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight].join())"


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def test_the_strip_shows_the_rest_of_what_it_says_when_pressed(window: Window) -> None:
    page = opened(window, "phone")
    begin(page)
    strip = page.locator(".now [data-strip]")
    expect(strip.locator("[data-aim]")).to_contain_text("What it is about")
    shell = strip.locator(".shell")
    low = box(shell)["height"]
    strip.locator("[data-more]").click()
    expect(strip.locator("[data-more]")).to_have_attribute("aria-expanded", "true")
    page.wait_for_function("(low) => document.querySelector('.now .shell').offsetHeight > 2 * low", arg=low)
    page.get_by_role("navigation", name="More").get_by_role("button", name="Players").click()
    expect(strip.locator("[data-more]")).to_have_attribute("aria-expanded", "false")
    assert box(shell)["height"] == low, "a press beside it shuts it"


CUT = """async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));  // laid out and seen
    const list = document.querySelector('.now [data-strip] .list');
    const end = list.getBoundingClientRect().bottom;
    const boxes = [...list.firstElementChild.children].map((one) => one.getBoundingClientRect());
    const folded = boxes.length > 1 && boxes.at(-1).bottom > end + 1;
    return { folded, cut: boxes.slice(1).some((box) => box.top < end - 1 && box.bottom > end + 1) };
}"""


def test_the_strip_shows_nothing_by_halves(window: Window) -> None:
    """A warning and a tip do not both fit: then the tip waits below the fold, it is not cut through."""
    page = opened(window, "desktop", at=NOWHERE)
    open_table(page, HERE, QUICK, game="marauders", seed="strip", options={"edition": "everything"})
    folded = 0
    for turn in range(30):
        driver.asked(page)
        found = page.evaluate(CUT)
        assert not found["cut"]
        folded += found["folded"]
        if folded > 2:
            return
        captain.sail(page, turn, moves=2)
    raise AssertionError("never was more said than the strip has room for")


def test_a_new_question_takes_no_press_that_was_meant_for_the_last(window: Window) -> None:
    """Twice pressed at the same place: the second press does nothing, by mouse and by keyboard; later it counts."""
    page = window(lock=True, at=NOWHERE)
    moves: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: moves.append(str(frame))))
    open_table(page, HERE, BOT, BOT, game="black-fleet", seed="lock")
    first = page.locator("[data-docks], .berth[data-choice]").first
    expect(first).to_have_attribute("aria-disabled", "false")
    sent = sum('"move"' in one for one in moves)
    page.evaluate(
        """() => {
            window.early = 0;
            new MutationObserver(() => {
                if (!document.querySelector('.frame[data-settling]')) return;
                for (const one of document.querySelectorAll('[data-choice]')) { one.click(); window.early += 1; }
            }).observe(document.body, { subtree: true, attributes: true, childList: true });
        }"""
    )
    first.click()
    expect(page.locator('[data-choice^="play-"]').first).to_have_attribute("aria-disabled", "false")
    assert page.evaluate("window.early") > 0, "pressed while the new question was locked"
    assert sum('"move"' in one for one in moves) == sent + 1, "and nothing was sent but the first press"
    page.evaluate("window.early = -1e9")
    page.locator('[data-choice^="play-"]').first.press("Enter")
    expect(page.locator('[data-choice="end-sailing"]')).to_be_visible()
    assert sum('"move"' in one for one in moves) == sent + 2


@pytest.mark.parametrize("game", PLAYERS)
def test_bars_of_scores_are_of_one_length(window: Window, game: str) -> None:
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT, BOT, game=game, seed="bars")
    expect(page.locator("[data-choice]").first).to_be_visible()
    bars = page.locator(".players svg[preserveAspectRatio=none]")
    expect(bars).to_have_count(3)
    boxes = [box(bars.nth(at)) for at in range(3)]
    assert len({(round(one["x"]), round(one["width"])) for one in boxes}) == 1, boxes


ROWS = """() => {
    const place = document.querySelector('.side > .players').getBoundingClientRect();
    return [...document.querySelectorAll('.players > section > ul > li')]
        .map((row) => Math.round(row.getBoundingClientRect().bottom - place.bottom))
        .filter((over) => over > 1);
}"""


@pytest.mark.parametrize("size", ["desktop", "notebook"])
@pytest.mark.parametrize("game", PLAYERS)
def test_four_players_are_all_in_sight(window: Window, game: str, size: str) -> None:
    page = opened(window, size)
    options = {"edition": "everything"} if game == "marauders" else {}
    open_table(page, HERE, QUICK, QUICK, QUICK, game=game, seed="four", options=options)
    for moves in (0, 6):
        driver.asked(page)
        driver.play(page, seed=2, moves=moves)
        driver.asked(page)
        expect(page.locator(".players > section > ul > li")).to_have_count(4)
        assert page.evaluate(ROWS) == [], "pixels below the place of the players"


def test_how_a_game_came_about_is_read_as_a_whole(window: Window) -> None:
    page = opened(window, "desktop")
    for game in PLAYERS:
        open_table(page, HERE, BOT, BOT, game=game, seed="origin")
        mark = page.locator("[data-origin=seed]")
        expect(mark).to_have_text("seeded game")
        assert mark.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
        right = page.locator(".where").evaluate("(one) => one.getBoundingClientRect().right")
        assert box(mark)["x"] + box(mark)["width"] <= right + 1


SMALL = """() => [...document.querySelectorAll('.frame button, .frame a, .frame summary, .frame [role=button]:not(g)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0
        && !one.closest('[data-sight=map]'))
    .map((one) => [one.getBoundingClientRect(), (one.ariaLabel ?? one.textContent).trim().slice(0, 40)])
    .filter(([box]) => box.width > 1 && (box.height < 39.5 || box.width < 39.5))
    .map(([box, name]) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("game", PLAYERS)
def test_what_a_finger_presses_is_large_enough(window: Window, game: str) -> None:
    page = opened(window, "phone", at=NOWHERE)
    open_table(page, HERE, BOT, BOT, game=game, seed="touch")
    expect(page.locator("[data-choice]").first).to_be_visible()
    for _ in range(4):
        driver.asked(page)
        assert page.evaluate(SMALL) == []
        driver.play(page, seed=3, moves=1)
    driver.asked(page)
    for tab in ("Players", "Log"):
        page.get_by_role("navigation", name="More").get_by_role("button", name=tab).click()
        assert page.evaluate(SMALL) == []
    expect(page.get_by_role("log").get_by_role("link").first).to_be_visible()


def test_signs_say_by_a_tap_what_they_say_to_a_pointer(window: Window) -> None:
    page = opened(window, "phone")
    begin(page)
    page.get_by_role("navigation", name="More").get_by_role("button", name="Players").click()
    sign = page.locator(".players [title]").filter(has=page.locator("svg")).first
    sign.tap()
    expect(page.locator("[data-explain]")).to_have_text(sign.get_attribute("title") or "?")
    page.locator(".players .name").first.tap()
    expect(page.locator("[data-explain]")).to_have_count(0)


def test_a_button_that_is_held_says_all_it_has_to_say_and_does_nothing(window: Window) -> None:
    """For a finger, which cannot rest on it."""
    page = opened(window, "phone", at=NOWHERE)
    open_table(page, HERE, BOT, BOT, game="black-fleet", seed="held")
    driver.asked(page)
    choice = page.locator("[data-choice]:has([title]), [data-choice][title]").first
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    said = page.locator("[data-explain]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(said).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert said.inner_text() in choice.evaluate("(one) => one.title || one.querySelector('[title]').title")
    expect(choice).to_have_attribute("aria-disabled", "false")  # it was not chosen
    expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")


def test_while_others_move_the_header_says_whose_turn_it_is(window: Window) -> None:
    page = window(still=False, at=NOWHERE)
    driver.hold(page, "[data-skip]")
    open_table(page, HERE, BOT, game="marauders", seed="whose")
    captain.sail(page, 1, until="[data-skip]", like=("end-turn", "pass"))
    told = page.locator("[data-now]").inner_text()
    assert "dice are thrown" not in told
    assert len(re.sub(r"^Now:\s*", "", told)) > 3


def test_on_a_touch_screen_one_taps(window: Window) -> None:
    page = opened(window, "phone", at=NOWHERE)
    open_table(page, HERE, BOT, BOT, game="black-fleet", seed="tap")
    expect(page.locator("[data-facts]")).to_contain_text("Tap a space")
    page.locator("[data-menu]").click()
    page.get_by_role("navigation", name="Menu").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("Tap something you may choose")
