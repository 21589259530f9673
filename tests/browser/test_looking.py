"""Looking back and playing on: replay, links to moments, the dice page."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Window
from tests.browser.driver import play
from tests.browser.tables import BOT, HERE, INVITE, home, open_table

MOMENT = re.compile(r"^Moment \d+ of \d+$")


def moment(page: Page) -> int:
    return int(page.get_by_text(MOMENT).inner_text().split()[1])


def test_a_running_game_is_replayed_from_ones_own_seat_and_played_on(window: Window) -> None:
    """Alone against bots: scrubbed, then continued from there at a new table."""
    page = window()
    open_table(page, HERE, BOT, BOT, seed="looking")
    play(page, seed=1, moves=12)
    old = page.url
    page.get_by_role("log").get_by_role("link", name="See this moment").nth(3).click()
    expect(page.get_by_text(MOMENT)).to_be_visible()
    expect(page.get_by_role("region", name="Adventure cards in hand")).to_be_visible()
    seen = page.get_by_label("Seen by").locator("option").all_inner_texts()
    assert len(seen) == 2, "only the public and my own seat while the game runs"
    first = moment(page)
    page.get_by_role("button", name="On", exact=True).click()
    assert moment(page) == first + 1
    page.get_by_role("slider").press("ArrowRight")
    assert moment(page) == first + 2
    page.get_by_role("combobox", name="Round").select_option("2")
    expect(page.get_by_role("main")).to_contain_text("Round 2")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    assert page.url != old and "/replay" not in page.url
    expect(page.locator("main")).to_contain_text("Round 2")
    play(page, seed=2, moves=3)


def test_nobody_plays_on_where_another_person_sits(window: Window) -> None:
    page = window()
    table = open_table(page, HERE, INVITE)
    page.goto(f"{home(page)}/table/{table['id']}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_a_finished_game_is_looked_at_from_every_side(window: Window) -> None:
    """Key moments, speed, rounds, any seat, a link to a moment, playing on, and the proof of the dice."""
    page = window()
    table = open_table(page, HERE, BOT, BOT, seed="looking", options={"round_limit": 4})
    play(page, seed=3)
    page.locator(".results").get_by_role("link", name="Replay").click()
    keys = page.get_by_role("region", name="Key moments").get_by_role("button")
    expect(keys.first).to_be_visible()
    keys.last.click()
    at = moment(page)
    assert at > 5
    link = page.get_by_label("Link to this moment")
    link.focus()
    assert page.evaluate("document.activeElement.selectionEnd - document.activeElement.selectionStart") > 30
    other = window(at=link.input_value().removeprefix(home(page)))
    expect(other.get_by_role("alert")).to_be_visible()  # a private table stays private
    page.goto(link.input_value())
    expect(page.get_by_text(re.compile(f"^Moment {at} of"))).to_be_visible()
    page.get_by_role("button", name="First moment").click()
    cards = page.get_by_role("region", name="Adventure cards in hand")
    own = cards.inner_text()
    page.get_by_label("Seen by").select_option("1")
    expect(cards).not_to_have_text(own, use_inner_text=True)
    expect(cards.get_by_role("listitem")).to_have_count(3)
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(re.compile(r"^Moment ([5-9]|\d\d+) of"))).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    page.goto(f"{home(page)}/table/{table['id']}/dice")
    expect(page.get_by_text(re.compile(r"✓ \d+ chance results follow"))).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(7)
    expect(page.get_by_text(re.compile("With fair dice each face lies between"))).to_be_visible()
    with page.expect_download() as got:
        page.get_by_role("link", name="Record file").click()
    assert got.value.path().read_text(encoding="utf-8").startswith("{")


def test_the_dice_of_a_running_game_have_a_commitment_and_no_key(window: Window) -> None:
    page = window()
    table = open_table(page, HERE, BOT)
    page.goto(f"{home(page)}/table/{table['id']}/dice")
    expect(page.get_by_text(table["commitment"])).to_be_visible()
    expect(page.get_by_text("The secret is opened when the game is over.")).to_be_visible()
