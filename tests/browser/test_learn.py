"""Learning through the interface: every lesson solved on its real board, and tips that come once."""

import re

import pytest
from playwright.sync_api import Page, expect

from freebooter.learn.lessons import Lesson, find_lesson, paths
from tests.browser.axe import faults
from tests.browser.conftest import Window
from tests.browser.sight import assert_calm

SLOW = 60_000
REACHED = "[data-lesson-state=reached]"
LOOKED = "() => !window.seen || (window.seen.waits === false && !document.querySelector('.frame[data-settling]'))"
"""Where what is in sight is measured (tests/browser/sight.py), this question has been: a press would take it away."""


def press(page: Page, move: str, *then: str) -> int:
    """Press a move once where the board shows it, as soon as the others have moved and all has been told.

    One press may do what comes next, too, as on a beach: tells how many moves it did.
    """
    choice = page.locator(f'[data-choice="{move}"][aria-disabled=false]:visible')
    row = page.locator(f'[data-plan="{" ".join((move, *then[:1]))}"][aria-disabled=false]:visible')
    expect(choice.or_(row).first).to_be_visible(timeout=SLOW)
    page.wait_for_function(LOOKED, timeout=SLOW)
    here = choice if choice.count() else row
    loupe = page.locator(".loupe")
    if loupe.count() and here.first.evaluate("(one) => !!one.closest('.sheet')"):  # a small chart: closer first
        x, y = here.first.evaluate("(one) => [one.offsetLeft, one.offsetTop]")
        loupe.click(position={"x": x, "y": y})
        expect(loupe).to_have_count(0)
    plan = (here.first.get_attribute("data-plan") or move).split()
    here.first.click(timeout=SLOW)
    return len(plan) if plan == [move, *then][: len(plan)] else 1


def solve(page: Page, lesson: Lesson) -> None:
    moves, last = list(lesson.moves), ""
    while moves:
        done = press(page, *moves)
        last, moves = moves[done - 1], moves[done:]
    # A row of goods is only set; the button below sells. Where that was all, the engine asks for no "done" after it.
    if page.locator(f'[data-count][data-move="{last}"][aria-pressed=true]').count():
        page.locator("[data-agree]:visible").click(timeout=SLOW)
    expect(page.locator(REACHED)).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize(
    ("game", "locale", "width", "height"),
    [
        ("seven-seas", "en-GB", 1280, 800),
        ("black-fleet", "pl-PL", 390, 844),
        ("marauders", "en-GB", 1366, 768),
    ],
)
def test_every_lesson_is_solved_on_its_board(window: Window, game: str, locale: str, width: int, height: int) -> None:
    """From the page of lessons through the whole path, each lesson by the button that follows the one before.

    All of what is asked is in sight, and map, board and header keep their size.
    """
    page = window(width, height, locale=locale, at="/learn", watched=True)
    lessons = paths()[game]
    page.locator(f"[data-lesson={lessons[0].id}]").click()
    for lesson in lessons:
        expect(page.locator("[data-lesson-state=open]")).to_be_visible(timeout=SLOW)
        solve(page, lesson)
        if width < 860:
            assert page.evaluate("document.documentElement.scrollWidth") == width, lesson.id
        assert_calm(page, questions=0, still=False)
        page.locator("[data-next]").click()
    expect(page.locator(f"[data-path={game}] .badge.done")).to_have_count(len(lessons))
    page.goto(page.url.split("/learn")[0])
    expect(page.locator("[data-play]").first).to_be_visible()
    name = "Kontynuuj" if locale.startswith("pl") else "Continue"
    assert page.get_by_role("region", name=name).count() == 0, "lessons are no games to go on with"


def test_marauders_and_black_fleet_in_the_other_size_and_language(window: Window) -> None:
    for name, locale, width in (("mm-sell", "pl-PL", 390), ("bf-sell", "en-GB", 1280), ("p7-merchant", "pl-PL", 390)):
        lesson = find_lesson(name)
        assert lesson is not None
        page = window(width, 844, locale=locale, at="/learn")
        page.locator(f"[data-lesson={name}]").click()
        expect(page.locator("[data-lesson-state=open]")).to_be_visible(timeout=SLOW)
        solve(page, lesson)


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("pl-PL", 390)])
def test_every_lesson_of_the_expansion_is_solved(window: Window, locale: str, width: int) -> None:
    """One page plays the whole path, so that the sizes and languages cost no more than they must."""
    page = window(width, 844 if width < 860 else 800, locale=locale, at="/learn")
    lessons = paths()["seas-of-glory"]
    page.locator(f"[data-path=seas-of-glory] [data-lesson={lessons[0].id}]").click()
    for lesson in lessons:
        expect(page.locator("[data-lesson-state=open]")).to_be_visible(timeout=SLOW)
        solve(page, lesson)
        assert page.evaluate("document.documentElement.scrollWidth") == width, lesson.id
        page.locator("[data-next]").click()
    expect(page.locator("[data-path=seas-of-glory] .badge.done")).to_have_count(len(lessons))
    expect(page.locator("[data-path=marauders] .badge.done")).to_have_count(0)


def test_a_hint_shows_what_to_press_and_a_wrong_way_is_told(window: Window) -> None:
    page = window(at="/learn")
    page.locator("[data-lesson=bf-rob]").click()
    page.locator("[data-hint]").click()
    expect(page.get_by_text("Only the card with pirate 4 reaches M7")).to_be_visible()
    expect(page.locator('.hinted[data-move="play-MV-14"]').first).to_be_visible(timeout=SLOW)
    press(page, "play-MV-15")
    press(page, "end-sailing")
    expect(page.locator("[data-lesson-state=missed]")).to_contain_text("Not quite", timeout=SLOW)
    page.locator("[data-again]").click()
    expect(page.locator("[data-lesson-state=open]")).to_be_visible(timeout=SLOW)
    expect(page.locator('[data-choice="play-MV-14"]').first).to_be_visible(timeout=SLOW)


def test_learning_by_keyboard(window: Window) -> None:
    page = window(at="/learn")
    page.locator("[data-lesson=mm-mission]").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-choice="port-action"]').first).to_be_visible(timeout=SLOW)
    for move in ("port-action", "do-mission"):
        page.locator(f'[data-choice="{move}"][aria-disabled=false]:visible').first.press("Enter", timeout=SLOW)
    expect(page.locator(REACHED)).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize("width", [1280, 390])
def test_the_page_of_lessons_is_accessible(window: Window, width: int) -> None:
    page = window(width, 844, at="/learn")
    expect(page.locator("[data-path]")).to_have_count(4)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.locator("[data-lesson=p7-shipwright]").click()
    expect(page.locator("[data-lesson-state=open]")).to_be_visible(timeout=SLOW)
    page.locator("[data-hint]").click()
    assert faults(page) == []


def test_tips_come_once_and_can_be_switched_off(window: Window) -> None:
    page = window()
    page.locator("[data-play=seven-seas]").click()
    tip = page.locator("[data-tip]")
    expect(tip).to_have_count(1)
    expect(tip).to_contain_text("whoever is alone with it gets a gift")
    expect(tip).to_have_attribute("data-tip", "p7-secret")
    expect(page.locator('[data-choice="choose-captain"]')).to_be_visible()
    tip.get_by_role("button", name="Thanks").click()
    expect(tip).to_have_count(0)
    page.reload()
    expect(page.locator('[data-choice="choose-captain"]')).to_be_visible()
    expect(tip).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tips in first games").uncheck()
    page.goto(re.sub(r"/table/.*", "", page.url))
    page.locator("[data-play=black-fleet]").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    expect(tip).to_have_count(0)


def test_the_lobby_offers_lessons(window: Window) -> None:
    page = window()
    page.locator('[data-lessons=""]').click()  # the cards of the games have links of their own
    expect(page.get_by_role("heading", name="Learn in ten minutes")).to_be_visible()


def test_the_card_of_a_game_leads_to_its_lessons(window: Window) -> None:
    page = window(390, 844)
    page.locator("[data-lessons=marauders]").click()
    expect(page.locator("[data-path=marauders]")).to_be_in_viewport()
    page.goto(f"{page.url.split('/learn')[0]}/")
    page.get_by_role("button", name="New table").last.click()
    page.get_by_text("Choose modules yourself").click()
    page.locator("[data-module-lessons]").click()
    expect(page.locator("[data-path=seas-of-glory]")).to_be_in_viewport()
