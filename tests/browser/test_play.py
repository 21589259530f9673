"""Playing through the interface."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NOWHERE, Window
from tests.browser.driver import asked, play, to_a_throw
from tests.browser.ship import Ship
from tests.browser.sight import assert_calm
from tests.browser.tables import BOT, HERE, begin, drawer, open_table, press_unlit


def make_table(page: Page, rounds: int) -> None:
    """By the form, with a game that ends soon."""
    page.get_by_role("button", name="New table").first.click()
    for bot in ("Player 2", "Player 3"):
        page.get_by_label(bot, exact=True).select_option(label="bot: Deckhand (easy)")
    page.get_by_text("Edition and rule switches").click()
    page.get_by_label("Last round in any case").fill(str(rounds))
    page.get_by_role("button", name="Set sail").click()
    expect(page.locator("[data-choice]").first).to_be_visible()


def test_play_now_is_one_press(window: Window) -> None:
    page = window()
    begin(page)
    expect(page.locator("[data-now]")).to_contain_text("Choose your character")
    expect(page.locator('[data-choice^="choose-"]')).to_have_count(7)
    expect(page).to_have_title("● Choose your character for this round, in secret.")


def test_a_whole_game_on_a_desktop(window: Window) -> None:
    """Of natural length, from one press in the lobby to the score sheet, at every question through the interface."""
    page = window(watched=True)
    begin(page)
    made, verbs = play(page, seed=1)
    assert made > 30
    assert_calm(page)
    assert {"choose", "send", "gift"} <= verbs
    sheet = page.locator(".results")
    expect(sheet.get_by_role("row", name=re.compile("Total"))).to_be_visible()
    expect(sheet.get_by_role("img", name="Points by round")).to_be_visible()
    expect(page.locator("[data-now]")).to_contain_text("The game is over")
    expect(page.get_by_role("log")).to_contain_text("Last Rounds")


def test_a_whole_game_on_a_phone(window: Window) -> None:
    page = window(390, 844, touch=True, watched=True)
    make_table(page, rounds=10)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    play(page, seed=2)
    expect(page.locator(".results")).to_be_visible()
    assert_calm(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("navigation", name="More").get_by_role("button", name=re.compile("^Log")).click()
    expect(page.get_by_role("log")).to_contain_text("Round 10.")


def test_what_is_unlit_says_why_and_opens_its_rule(window: Window) -> None:
    page = window()
    begin(page)
    press_unlit(page.locator('[data-move="take-tile-spain"]'))
    expect(page.get_by_text("Spain has no Corsair yet; whoever is called as Governor can become it.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^§ P7-")).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name=re.compile("^Rule P7-"))).to_be_visible()


def test_undo_names_what_it_takes_back(window: Window) -> None:
    """In a row of own choices that tell nothing; what has told something is no undo, but says why not."""
    page = window()
    begin(page)
    press_unlit(page.locator("[data-undo]"))
    expect(page.get_by_text("You have made no move that could be taken back.")).to_be_visible()
    page.locator('[data-choice="choose-merchant"]').click()
    expect(page.locator("[data-rewind]")).to_have_attribute("title", re.compile("to before “Merchant"))
    page.locator("[data-rewind]").click()
    expect(page.locator('[data-choice="choose-merchant"]')).to_be_visible()
    expect(page.get_by_text(re.compile("taken back$"))).to_be_visible()


def test_a_hint_marks_an_option(window: Window) -> None:
    page = window()
    begin(page)
    page.keyboard.press("h")
    expect(page.locator(".choice.hinted")).to_have_count(1)
    expect(page.locator("[data-weighed]")).to_contain_text(
        re.compile(
            r"^As far ahead as it looked, this leaves you with about -?\d+ points?, .* Expected points: .+ -?\d+\.$"
        )
    )


def test_play_goes_on_after_the_server_was_killed(window: Window, ship: Ship) -> None:
    page = window()
    begin(page)
    play(page, seed=3, moves=3)
    ship.kill()
    expect(page.get_by_role("status", name="Connection: reconnecting")).to_be_visible()
    expect(page.locator("[data-choice], .choice").first).to_be_visible()  # the board stays readable
    ship.start()
    expect(page.get_by_role("status", name="Connection: live")).to_be_visible()
    asked(page)
    before = page.get_by_role("log").locator("li").count()
    play(page, seed=4, moves=6)
    expect(page.get_by_role("log").locator("li").nth(before)).to_be_visible()


def test_somebody_sits_down_in_another_browser(window: Window) -> None:
    host = window()
    host.get_by_role("button", name="New table").first.click()
    host.get_by_label("Player 2", exact=True).select_option(label="invite somebody")
    host.get_by_label("Player 3", exact=True).select_option(label="bot: Deckhand (easy)")
    host.get_by_role("button", name="Set sail").click()
    drawer(host, "Table")
    link = host.get_by_label("Invitation").input_value()
    guest = window(390, 844, at=link[link.index("/#") :])
    expect(guest.locator('[data-choice="choose-governor"]')).to_be_visible()
    expect(guest).not_to_have_url(re.compile("#"))
    guest.locator('[data-choice="choose-governor"]').click()
    host.keyboard.press("Escape")
    host.locator('[data-choice="choose-shipwright"]').click()
    expect(host.get_by_role("log")).to_contain_text("Shipwright: ")


TOP_FACES = """(tray) => {
    tray.scrollIntoView({block: 'center', behavior: 'instant'});
    return [...tray.querySelectorAll('.spot .die')].map((die) => {
        const box = die.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementsFromPoint(x, y).map((one) => one.closest('[data-pips]')).find(Boolean);
        return [Number(die.dataset.face), Number(top?.dataset.pips ?? 0), die.contains(top)];
    });
}"""


def lie_right(faces: list[tuple[int, int, bool]]) -> bool:
    """Dice that touch may hide one another's middle, so more than half must be seen, and all of those be right."""
    shown = [(face, top) for face, top, own in faces if own]
    return len(shown) > len(faces) / 2 and all(face == top for face, top in shown)


@pytest.mark.parametrize("still", [True, False])
def test_dice_lie_where_they_were_thrown_with_the_right_face_up(window: Window, still: bool) -> None:
    """Read back from what the browser draws: the face in the middle of each die, and its place in the tray."""
    page = window(still=still, at=NOWHERE)
    open_table(page, HERE, BOT, BOT, seed="dice")
    to_a_throw(page)
    tray = page.locator("[data-tray=battle]").first
    faces: list[tuple[int, int, bool]] = []
    for look in range(300):  # the throw tumbles for a while, longer on a busy machine; then the dice lie still
        faces = tray.evaluate(TOP_FACES)
        if lie_right(faces):
            break
        page.wait_for_timeout(100)
    assert lie_right(faces), faces
    expect(tray.locator("ol li").first).to_contain_text(" mm ")


def test_watchers_see_the_table_and_no_hand(window: Window) -> None:
    host = window()
    host.get_by_role("button", name="New table").first.click()
    host.get_by_label("Name of the table").fill("Friday")
    host.get_by_label("Open: anyone").check()
    host.get_by_role("button", name="Set sail").click()
    expect(host.locator(".hand-card").first).to_be_visible()
    watcher = window(390, 844)
    watcher.get_by_role("listitem").filter(has_text="Friday").get_by_role("link", name="Watch").click()
    expect(watcher.locator("[data-now]")).to_contain_text("Waiting for")
    expect(watcher.locator("[data-choice], .hand-card")).to_have_count(0)
    host.locator('[data-choice="choose-captain"]').click()
    watcher.get_by_role("button", name="Log", exact=True).click()
    expect(watcher.get_by_role("log")).to_contain_text("Captain: ")


def test_every_game_can_be_played(window: Window) -> None:
    page = window()
    expect(page.locator("[data-play]").first).to_be_visible()
    for game in page.locator("[data-play]").evaluate_all("(all) => all.map((one) => one.dataset.play)"):
        page.locator(f"[data-play={game}]").click()
        expect(page.locator("[data-choice]").first).to_be_visible()
        made, _ = play(page, seed=6, moves=6)
        assert made == 6, game
        page.get_by_role("link", name="Back to the lobby").click()
