"""The rules drawer: it finds, follows the focus, opens from everywhere, and plays examples. In both languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked, hold, play
from tests.browser.tables import BOT, HERE, begin, open_table, read_news, shut


def drawer(page: Page) -> None:
    page.locator("header nav button").first.click()
    expect(page.locator("[data-topic]").first).to_be_visible()


def learn(page: Page, game: str, like: str) -> None:
    """From the lobby: the rules of a game, and a search."""
    page.locator(f"[data-learn={game}]").click()
    page.locator("input[type=search]").fill(like)


def test_it_follows_the_focus_with_the_numbers_of_now(window: Window) -> None:
    page = window()
    begin(page)
    drawer(page)
    here = page.locator("[data-here]")
    expect(here).to_contain_text("Choose your character")
    page.locator('[data-choice="choose-shipwright"]').focus()
    expect(here.locator("[data-focused]")).to_have_attribute("data-focused", "choose-shipwright")
    expect(here).to_contain_text("buy up to 3 ships, 1 chest each")
    expect(here.locator("details").first).to_have_attribute("data-rule", re.compile("^P7-SHIPWRIGHT"))
    page.keyboard.press("ArrowRight")
    expect(here.locator("[data-focused]")).to_have_attribute("data-focused", "choose-governor")
    page.locator('[data-choice="choose-merchant"]').hover()
    expect(here.locator("[data-focused]")).to_have_attribute("data-focused", "choose-merchant")
    assert faults(page) == []
    # The board stays in play beside it.
    page.locator('[data-choice="choose-captain"]').click()
    expect(page.get_by_role("log")).to_contain_text("Captain: ")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_it_opens_from_a_line_of_the_log_with_plain_words_and_the_ledger(window: Window) -> None:
    page = window()
    begin(page)
    play(page, seed=3, moves=2)
    asked(page)
    read_news(page)
    page.get_by_role("log").get_by_role("button", name=re.compile("^Open rule P7-ROUND-02")).first.click()
    card = page.get_by_role("dialog").locator('article[data-rule="P7-ROUND-02"]')
    expect(card.get_by_role("heading")).to_contain_text("Secret choice, open order")
    expect(card).to_contain_text("seven roles are called in a fixed order")
    card.get_by_role("button", name="Word for word").click()
    expect(card.locator("[lang=en]")).to_contain_text("everyone who chose it must reveal the card")


def test_search_and_what_is_new(window: Window) -> None:
    page = window()
    learn(page, "seven-seas", "guard chest")
    card = page.locator('details[data-rule="P7-MERCHANT-12"]')
    expect(card).to_contain_text("new to you")
    card.locator("summary").click()
    expect(card).to_contain_text("For every full ten chests")
    search = page.locator("input[type=search]")
    search.fill("cardboard of the moon")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    search.fill("")
    chapter = page.locator("[data-topic=port]")
    expect(chapter).to_contain_text("5 new")
    page.reload()
    page.locator("[data-learn=seven-seas]").click()
    chapter.locator("> summary").click()
    expect(chapter.locator('[data-rule="P7-MERCHANT-12"]')).not_to_contain_text("new to you")
    expect(chapter.locator('[data-rule="P7-MERCHANT-03"]')).to_contain_text("new to you")
    # A rule without plain words is the ledger's, and says so.
    search.fill("P7-AMB-60")
    expect(page.locator('[data-rule="P7-AMB-60"]')).to_contain_text("ledger, English")


@pytest.mark.parametrize(
    "game,rule", [("seven-seas", "P7-MERCHANT-03"), ("black-fleet", "BF-PIRATE-03"), ("marauders", "MM-RAID-11")]
)
def test_an_example_goes_step_by_step(window: Window, game: str, rule: str) -> None:
    page = window()
    learn(page, game, rule)
    page.locator(f'details[data-rule="{rule}"] > summary').click()
    page.locator(f'[data-example="{rule}"]').click()
    example = page.locator(f'[data-example-of="{rule}"]')
    expect(example.get_by_text("Moment 1 of 3")).to_be_visible()
    expect(example.get_by_role("region", name="Board")).not_to_be_empty()
    example.get_by_role("button", name="On ›").click()
    example.get_by_role("button", name="On ›").click()
    expect(example.locator(".hit").first).to_contain_text("this rule")
    expect(example.get_by_role("button", name="On ›")).to_be_disabled()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(example).to_have_count(0)
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_an_example_plays_by_itself_and_pauses(window: Window) -> None:
    page = window(still=False)
    hold(page)
    page.reload()
    page.evaluate("window.pace = 4")
    learn(page, "seven-seas", "P7-SHIPWRIGHT-01")
    page.locator('details[data-rule="P7-SHIPWRIGHT-01"] > summary').click()
    page.locator('[data-example="P7-SHIPWRIGHT-01"]').click()
    example = page.locator("[data-example-of]")
    expect(example.locator("[data-moment='2']")).to_be_visible()
    expect(example.get_by_role("button", name="Once more")).to_be_visible()
    page.evaluate("window.hold = '[data-example-of]'")
    example.get_by_role("button", name="Once more").click()
    expect(example.locator("[data-moment='0']")).to_be_visible()
    example.get_by_role("button", name="Pause").click()
    expect(example.get_by_role("button", name="Play")).to_be_visible()


def test_a_polish_reader_has_a_rulebook_on_a_phone(window: Window) -> None:
    page = window(390, 844, locale="pl-PL")
    page.locator("[data-learn=marauders]").click()
    expect(page.locator("[data-topic]:not([data-expansion] *)")).to_have_count(8)
    page.locator("[data-topic=deeds] > summary").click()
    card = page.locator('[data-topic=deeds] [data-rule="MM-GLORY-02"]')
    card.locator("summary").click()
    expect(card).to_contain_text("Każdy czyn to punkt sławy")
    page.locator("input[type=search]").fill("zwrotnosc")
    expect(page.locator('[data-rule="MM-RAID-18"]')).to_contain_text("Kupiec ucieka")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert faults(page) == []
    page.locator('[data-rule="MM-RAID-18"] > summary').click()
    page.locator('[data-example="MM-RAID-18"]').click()
    example = page.locator("[data-example-of]")
    expect(example.get_by_text("Chwila 1 z 3")).to_be_visible()
    example.get_by_role("button", name="Dalej ›").click()
    example.get_by_role("button", name="Dalej ›").click()
    expect(example.locator(".hit").first).to_contain_text("ta zasada")


def topics(page: Page) -> list[str]:
    return [one.get_attribute("data-topic") or "" for one in page.locator("[data-topic]").all()]


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_lobby_has_all_chapters_of_the_expansion_with_their_numbers(window: Window, locale: str) -> None:
    page = window(locale=locale)
    page.locator("[data-learn=marauders]").click()
    part = page.locator("[data-expansion]")
    expect(part.get_by_role("heading", level=3)).to_have_text("Seas of Glory")
    expect(part.locator("[data-topic]")).to_have_count(23)
    brig = part.locator("[data-topic=brig]")
    brig.locator("> summary").click()
    row = brig.get_by_role("row", name="Brig" if locale == "en-GB" else "Bryg")
    expect(row.get_by_role("cell")).to_have_text(["2", "2", "4", "2", "2", "3", "20", "5"])
    region = brig.get_by_role("region")
    assert region.evaluate("one => one.scrollWidth <= one.clientWidth"), "all nine columns fit into the drawer"
    loyalty = part.locator("[data-topic=loyalty]")
    loyalty.locator("> summary").click()
    expect(loyalty.get_by_role("rowheader")).to_have_count(8)
    assert faults(page) == []


def test_a_table_has_the_chapters_of_its_modules_and_no_others(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT, BOT, game="marauders", options={"modules": ["wind", "storm", "favours"]})
    drawer(page)
    assert topics(page)[8:] == ["wind", "storm", "favours"]
    shut(page)
    open_table(page, HERE, BOT, BOT, game="marauders")
    drawer(page)
    expect(page.locator("[data-expansion]")).to_have_count(0)
    expect(page.locator("[data-topic]")).to_have_count(8)


@pytest.mark.parametrize("rule", ["SG-M8-09", "SG-LOC-REEF-03", "SG-M5-01"])
def test_an_example_of_a_module_plays_on_a_board_with_that_module(window: Window, rule: str) -> None:
    page = window(width=390, height=844, locale="pl-PL", touch=True)
    learn(page, "marauders", rule)
    page.locator(f'details[data-rule="{rule}"] > summary').click()
    page.locator(f'[data-example="{rule}"]').click()
    shown = page.get_by_role("dialog").filter(has=page.locator("[data-moment]"))
    for _ in range(2):
        shown.get_by_role("button", name="Dalej").click()
    expect(shown.locator("[data-moment]")).to_have_attribute("data-moment", "2")
    expect(shown.locator("li.hit")).not_to_have_count(0)
    expect(shown.locator("svg").first).to_be_visible()
    assert faults(page) == []


def test_it_can_be_read_from_top_to_bottom(window: Window) -> None:
    page = window()
    page.locator("[data-learn=black-fleet]").click()
    topics = page.locator("[data-topic]")
    expect(topics.first).to_be_visible()
    page.locator("[data-whole]").click()
    expect(page.locator("[data-topic]:not([open])")).to_have_count(0)
    expect(page.locator("[data-topic] details:not([open])")).to_have_count(0)
    expect(page.locator("[data-topic] .words").last).to_be_visible()
    expect(page.locator("[data-topic] .new").first).to_be_visible()  # opened for all at once, none counts as read
    assert faults(page) == []
    page.locator("[data-whole]").click()
    expect(page.locator("[data-topic][open]")).to_have_count(0)
