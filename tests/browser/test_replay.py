"""Looking back and playing on: replay, links to moments, the dice page."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NOWHERE, REVIEW, Window
from tests.browser.driver import asked, play
from tests.browser.tables import BOT, HERE, home, open_table, read_news

MOMENT = re.compile(r"^Moment \d+ of \d+$")


def moment(page: Page) -> int:
    return int(page.get_by_text(MOMENT).inner_text().split()[1])


def at_moment(page: Page, number: int) -> None:
    expect(page.get_by_text(re.compile(f"^Moment {number} of"))).to_be_visible()


def copied(page: Page, button: str) -> str:
    """What a copy button puts on the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("button", name="✓ Copied")).to_be_visible()
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return text


def play_on_from_here(page: Page) -> None:
    """At a new table, which opens by itself."""
    old = page.url
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile("/replay"))
    assert page.url != old.split("/replay")[0]
    expect(page.locator("[data-choice]").first).to_be_visible()


def test_a_running_game_is_replayed_from_ones_own_seat_and_not_played_on(window: Window) -> None:
    """Alone against bots: scrubbed; a copy to play on would show the bots' hands. Everybody sees that it is seeded."""
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT, BOT, seed="looking")
    expect(page.locator("[data-origin=seed]")).to_have_text(re.compile("seeded game"))
    log = page.get_by_role("log")
    for seed in range(40):
        play(page, seed=seed, moves=3)
        asked(page)
        if log.get_by_text("Round 2.").count():
            break
    read_news(page)
    page.get_by_role("log").get_by_role("link", name="See this moment").nth(3).click()
    expect(page.get_by_text(MOMENT)).to_be_visible()
    expect(page.get_by_role("region", name="Adventure cards in hand")).to_be_visible()
    seen = page.get_by_label("Seen by").locator("option").all_inner_texts()
    assert len(seen) == 2, "only the public and my own seat while the game runs"
    first = moment(page)
    page.get_by_role("button", name="On", exact=True).click()
    at_moment(page, first + 1)
    page.get_by_role("slider").press("ArrowRight")
    at_moment(page, first + 2)
    page.get_by_role("combobox", name="Round").select_option("2")
    expect(page.get_by_role("main")).to_contain_text("Round 2")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_a_finished_game_is_looked_at_from_every_side(window: Window) -> None:
    """Key moments, speed, rounds, any seat, a link to a moment, playing on, and the proof of the dice."""
    page = window(at=NOWHERE)
    table = open_table(page, HERE, BOT, BOT, seed="looking", options={"round_limit": 4})
    play(page, seed=3)
    page.locator(".results").get_by_role("link", name="Replay").click()
    keys = page.get_by_label("Key moments")
    expect(keys).to_be_visible()
    keys.select_option(index=keys.locator("option").count() - 1)
    expect(page.get_by_text(re.compile(r"^Moment ([6-9]|\d\d+) of"))).to_be_visible()
    at = moment(page)
    link = copied(page, "Copy link")
    assert re.search(rf"\bn={at}\b", link)
    other = window(at=link.removeprefix(home(page)))
    expect(other.get_by_role("alert")).to_be_visible()  # a private table stays private
    page.goto(link)
    at_moment(page, at)
    expect(keys).to_be_visible()
    page.get_by_role("button", name="First moment").click()
    at_moment(page, 1)
    cards = page.get_by_role("region", name="Adventure cards in hand")
    own = cards.inner_text()
    page.get_by_label("Seen by").select_option("1")
    expect(cards).not_to_have_text(own, use_inner_text=True)
    expect(cards.get_by_role("listitem")).to_have_count(3)
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(re.compile(r"^Moment ([5-9]|\d\d+) of"))).to_be_visible()
    # Quicker than a test, on a busy machine, is a game that plays itself: it must not be over before it is stopped.
    page.get_by_label("Speed").select_option("1")
    page.get_by_role("button", name="Pause").click()
    play_on_from_here(page)
    page.goto(f"{home(page)}/table/{table['id']}/dice")
    expect(page.get_by_text(re.compile(r"✓ \d+ chance results follow"))).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(7)
    expect(page.get_by_text(re.compile("With fair dice each face lies between"))).to_be_visible()
    with page.expect_download() as got:
        page.get_by_role("link", name="Record file").click()
    assert got.value.path().read_text(encoding="utf-8").startswith("{")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_what_can_be_pressed_at_the_end_keeps_its_place(window: Window, size: tuple[int, int]) -> None:
    """Points by round and the review come later than the score, and push nothing away from under a finger."""
    page = window(*size, at=NOWHERE)
    holding, held = True, list[Route]()

    def later(route: Route) -> None:
        if holding:
            held.append(route)
        else:
            route.continue_()

    page.route(re.compile(r"/api/tables/[^/]+/(replay|review)"), later)
    open_table(page, HERE, BOT, seed="places", options={"round_limit": 2})
    play(page, seed=3)
    link = page.locator(".results").get_by_role("link", name="Replay")
    expect(link).to_be_in_viewport(ratio=1)
    before = link.bounding_box()
    expect(page.locator(".results figure")).to_have_count(0)
    holding = False
    for route in held:
        route.continue_()
    expect(page.locator(".results figure").first).to_be_visible()
    expect(page.locator("[data-review=done]")).to_be_visible(timeout=REVIEW)
    assert link.bounding_box() == before


def test_the_dice_of_a_running_game_have_a_commitment_and_no_key(window: Window) -> None:
    page = window(at=NOWHERE)
    table = open_table(page, HERE, BOT)
    page.goto(f"{home(page)}/table/{table['id']}/dice")
    expect(page.get_by_text(table["commitment"])).to_be_visible()
    expect(page.get_by_text("The secret is opened when the game is over.")).to_be_visible()
