"""Several people at one table, each in a browser of their own."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import NOWHERE, PATIENCE, Window
from tests.browser.driver import play
from tests.browser.tables import BOT, HERE, INVITE, drawer, join, make, open_table, shut
from tests.server.harness import running


def test_a_short_code_typed_in_the_lobby_takes_a_seat(window: Window) -> None:
    host, guest = window(), window(390, 844)
    open_table(host, HERE, INVITE)
    drawer(host, "Table")
    shown = host.locator("[data-code]").inner_text()
    assert re.fullmatch(r"\w{4}-\w{4}", shown)
    expect(host.get_by_role("img", name=re.compile("^Invitation: http"))).to_be_visible()
    join(guest, shown.lower())
    expect(guest.locator('[data-choice="choose-governor"]')).to_be_visible()
    other = window()
    join(other, shown)
    expect(other.get_by_role("alert")).to_contain_text("This code is not known, or it has been used.")


def test_browsers_add_to_the_dice_by_themselves_and_the_page_about_dice_shows_it(
    browser: Browser, tmp_path: Path
) -> None:
    """On a server that waits as long as it takes; its address is a plain one, as in a local network."""
    with running(tmp_path, share_seconds=600.0) as server:
        host, guest, watcher = (
            browser.new_context(base_url=server.url, locale=locale).new_page() for locale in ("en-GB", "pl-PL", "en-GB")
        )
        for page in (host, guest, watcher):
            page.context.set_default_timeout(PATIENCE)
            page.goto("/")
            expect(page.locator("[data-play]").first).to_be_visible()
        table = open_table(host, HERE, INVITE)
        expect(host.locator("[data-gathering=gathering]")).to_contain_text("Waiting for everybody to sit down")
        expect(host.locator("[data-choice]")).to_have_count(0)
        assert faults(host) == []
        guest.request.post(f"{server.url}/api/join", data={"code": table["seats"][1]["code"]})
        guest.goto(f"/table/{table['id']}")
        for page in (host, guest):
            expect(page.locator("[data-choice]").first).to_be_visible()
        expect(host.get_by_role("log")).to_contain_text("numbers of 2 players: nobody chose them alone")
        for page, kept in ((host, "This is what your browser added"), (guest, "To dodała twoja przeglądarka")):
            page.goto(f"/table/{table['id']}/dice")
            expect(page.locator("[data-shares='2'] li")).to_have_count(2)
            expect(page.locator("[data-kept=true]")).to_contain_text(kept)
            assert faults(page) == []
        watcher.request.post(f"{server.url}/api/join", data={"code": table["watch_code"]})
        watcher.goto(f"/table/{table['id']}/dice")
        expect(watcher.locator("[data-shares='2'] li")).to_have_count(2)
        expect(watcher.locator("[data-kept]")).to_have_count(0)
        for page in (host, guest, watcher):
            page.context.close()


def test_browsers_add_to_the_new_dice_of_a_game_that_is_played_on(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, share_seconds=600.0) as server:
        host, guest = (browser.new_context(base_url=server.url, locale="en-GB").new_page() for _one in range(2))
        for page in (host, guest):
            page.context.set_default_timeout(PATIENCE)
            page.goto("/")
            expect(page.locator("[data-play]").first).to_be_visible()
        old = open_table(host, HERE, HERE, game="smugglers")["id"]
        play_hot_seat(host, server.url, old)
        host.goto(f"/table/{old}/replay?n=4&seat=0")
        host.get_by_role("button", name="Play on with others").click()
        expect(host.locator("[data-gathering=gathering]")).to_contain_text("Waiting for everybody to sit down")
        assert faults(host) == []
        table = host.request.get(f"{server.url}/api/tables/{host.url.rsplit('/', 1)[1]}").json()
        guest.request.post(f"{server.url}/api/join", data={"code": table["code"]})
        guest.goto(f"/table/{table['id']}")
        for page in (host, guest):
            expect(page.get_by_role("log")).to_contain_text("numbers of 2 players: nobody chose them alone")
            expect(page.locator("[data-gathering]")).to_have_count(0)
        for page in (host, guest):
            page.goto(f"/table/{table['id']}/dice")
            expect(page.locator("[data-shares='2'] li")).to_have_count(2)
            expect(page.locator("[data-kept=true]")).to_contain_text("This is what your browser added")
            page.context.close()


def test_whoever_comes_after_the_deal_reads_that_nobody_added_to_the_dice(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, share_seconds=600.0) as server:
        host, guest = (browser.new_context(base_url=server.url, locale=one).new_page() for one in ("en-GB", "pl-PL"))
        for page in (host, guest):
            page.context.set_default_timeout(PATIENCE)
            page.goto("/")
            expect(page.locator("[data-play]").first).to_be_visible()
        table = open_table(host, HERE, HERE, game="smugglers")["id"]
        expect(host.locator("[data-origin]")).to_have_count(0)
        free = host.request.post(f"{server.url}/api/tables/{table}/seats/1/reissue").json()
        guest.request.post(f"{server.url}/api/join", data={"code": free["code"]})
        guest.goto(f"/table/{table}")
        for page, mark, hint in (
            (host, "the server's dice", "nobody at the table added to them"),
            (guest, "kości serwera", "nikt przy stole nie dodał do nich niczego"),
        ):
            expect(page.locator("[data-origin=alone]")).to_have_text(mark)
            expect(page.locator("[data-origin=alone]")).to_have_attribute("title", re.compile(hint))
            assert faults(page) == []
            page.context.close()


def play_hot_seat(page: Page, url: str, table: str) -> None:
    """All seats of this window's guest, quickly and to the end."""
    for number in range(1000):
        for seat in range(2):
            state = page.request.get(f"{url}/api/tables/{table}/hello?seat={seat}").json()["state"]
            if state.get("over"):
                return
            ask = state.get("ask")
            if ask and not ask.get("sealed"):
                body = {"do": "move", "id": f"{number}-{seat}", "expect": state["n"], "move": ask["options"][0]["move"]}
                page.request.post(f"{url}/api/tables/{table}/commands?seat={seat}", data=body)
    raise AssertionError("the game does not come to its end")


def test_the_host_changes_the_code_to_watch(window: Window) -> None:
    host = window()
    table = open_table(host, HERE, BOT)
    drawer(host, "Table")
    shown = host.get_by_text("Code to watch").locator("b")
    code = table["watch_code"]
    expect(shown).to_have_text(f"{code[:4]}-{code[4:]}")
    host.locator("[data-renew=watch]").click()
    expect(shown).not_to_have_text(f"{code[:4]}-{code[4:]}")
    assert faults(host) == []


def test_chat_is_heard_by_the_others(window: Window) -> None:
    host, guest = window(), window()
    table = open_table(host, HERE, INVITE, name="Chat")
    join(guest, table["seats"][1]["code"])
    host.get_by_label("Say something to the table").fill("<b>Ahoy</b> there")
    host.get_by_role("button", name="Say", exact=True).click()
    expect(host.get_by_role("log", name="Chat")).to_contain_text(": <b>Ahoy</b> there")
    guest.locator("[data-chat]").click()
    expect(guest.get_by_role("log", name="Chat")).to_contain_text(": <b>Ahoy</b> there")


def test_rewind_by_consent(window: Window) -> None:
    """Asked and refused, asked and agreed to: then the host chooses again."""
    host, guest = window(), window()
    table = open_table(host, HERE, INVITE)
    join(guest, table["seats"][1]["code"])
    guest.locator('[data-choice="choose-cartographer"]').click()
    host.locator('[data-choice="choose-shipwright"]').click()
    expect(host.get_by_role("log")).to_contain_text("Shipwright: ")
    ask = host.get_by_role("button", name=re.compile(r"Ask to rewind \(new dice\)"))
    ask.click()
    asked = host.locator("[data-asked]")
    expect(asked).to_contain_text("You asked to take back 1 move, back to before your “Shipwright”; guest-")
    expect(asked).to_contain_text("must agree")
    expect(guest.locator("[data-request]")).to_contain_text(
        "asks to take back 1 move, back to before “Shipwright: guest-"
    )
    guest.get_by_role("button", name="Refuse").click()
    expect(host.get_by_role("log")).to_contain_text("does not agree")
    expect(host.locator("[data-asked]")).to_have_count(0)
    expect(guest.locator("[data-request]")).to_have_count(0)
    ask.click()
    guest.get_by_role("button", name="Agree").click()
    expect(host.locator("[data-now]")).to_contain_text("Choose your character")
    expect(guest.locator("[data-now]")).to_contain_text("Your choice is sealed")
    for page in (host, guest):
        expect(page.get_by_role("log")).to_contain_text("All agreed: ")
    expect(host.get_by_text(re.compile(r"\d+ lines? taken back"))).to_be_visible()


def test_a_seat_is_lent_to_a_bot_and_taken_back(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT)
    drawer(page, "Table")
    expect(page.get_by_role("button", name=re.compile("to a bot: Deckhand"))).to_have_count(0)
    page.get_by_text("Absent? Lend the seat").click()
    page.get_by_role("button", name=re.compile("to a bot: Deckhand")).click()
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"A bot \(.*\) plays for"))
    shut(page)
    expect(page.get_by_role("region", name="Players")).to_contain_text("played by bot")
    expect(page.get_by_role("log")).to_contain_text("Round 2.")
    drawer(page, "Table")
    page.get_by_role("button", name="take the seat back").click()
    expect(page.get_by_role("log")).to_contain_text("has the seat back")
    shut(page)
    play(page, seed=1, moves=2)


def test_a_seat_is_lent_to_another_person_and_taken_back(window: Window) -> None:
    host, owner, friend = window(), window(), window()
    table = open_table(host, HERE, INVITE)
    join(owner, table["seats"][1]["code"])
    drawer(owner, "Table")
    owner.get_by_text("Absent? Lend the seat").click()
    owner.get_by_role("button", name="to somebody else").click()
    code = owner.locator("[data-code]").inner_text()
    join(friend, code)
    friend.locator('[data-choice="choose-governor"]').click()
    expect(host.get_by_role("log")).to_contain_text(re.compile("guest-.* plays for guest-"))
    host.locator('[data-choice="choose-cartographer"]').click()
    expect(host.get_by_role("log")).to_contain_text("Governor: ")
    owner.get_by_role("button", name="take the seat back").click()
    expect(owner.get_by_role("log")).to_contain_text("has the seat back")
    expect(friend.get_by_text("This seat is not yours any more")).to_be_visible()


def test_a_wrong_code_is_told_beside_the_field(window: Window) -> None:
    """On a phone the top of the lobby is far away."""
    page = window(390, 844)
    expect(page.locator("[data-play]").last).to_be_visible()
    join(page, "AAAA-AAAA")
    said = page.get_by_role("region", name="Join by code").get_by_role("alert")
    expect(said).to_contain_text("This code is not known")
    expect(said).to_be_in_viewport()
    page.get_by_label("Code", exact=True).fill("B")
    expect(said).to_have_count(0)


def test_a_seat_that_is_still_free_leads_to_its_invitation(window: Window) -> None:
    host, guest = window(), window()
    open_table(host, HERE, INVITE)
    free = host.locator("[data-free]")
    expect(free).to_contain_text("1 seat is still free.")
    free.get_by_role("button").click()
    code = host.get_by_role("dialog", name="Table").locator("[data-code]").first.inner_text()
    shut(host)
    assert faults(host) == []
    join(guest, code)
    expect(free).to_have_count(0)


def test_a_table_is_thrown_away_and_a_seat_is_left(window: Window) -> None:
    """Else games that nobody goes on with would stand in the lobby for ever."""
    host, guest = window(), window()
    open_table(host, HERE, BOT, name="Old")
    table = open_table(host, HERE, INVITE, name="Kept")
    join(guest, table["seats"][1]["code"])
    drawer(guest, "Table")
    guest.get_by_text("Get up for good").click()
    assert faults(guest) == []
    guest.locator("[data-end]").click()
    expect(guest.locator("[data-play]").first).to_be_visible()
    expect(guest.get_by_role("region", name="Continue")).to_have_count(0)
    expect(host.get_by_role("log")).to_contain_text("gets up; the seat is free")
    host.get_by_role("link", name="Back to the lobby").click()
    running = host.get_by_role("region", name="Continue").get_by_role("listitem")
    running.filter(has_text="Old").get_by_role("link").click()
    drawer(host, "Table")
    host.get_by_text("Throw this table away").click()
    host.locator("[data-end]").click()
    expect(running).to_have_count(1)
    expect(running).to_contain_text("Kept")


def test_whoever_wants_to_be_forgotten_is(window: Window) -> None:
    page = window()
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill("Mary")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Ahoy, Mary")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Delete my data").click()
    assert faults(page) == []
    page.get_by_role("button", name="Yes, delete it all").click()
    expect(page.get_by_text(re.compile("Ahoy, guest-"))).to_be_visible()


def test_open_tables_stand_in_the_lobby_and_can_be_joined(window: Window) -> None:
    host, guest = window(), window()
    make(host, HERE, INVITE, name="Lunch", open=True)
    guest.reload()
    row = guest.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Lunch")
    row.get_by_role("button", name="Sit down").click()
    expect(guest.locator('[data-choice="choose-captain"]')).to_be_visible()


def test_a_table_is_continued_from_the_lobby_under_a_new_name(window: Window) -> None:
    page = window()
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill("Anne of the Seas")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Ahoy, Anne of the Seas")).to_be_visible()
    open_table(page, HERE, BOT, name="Evening")
    expect(page.get_by_role("region", name="Players")).to_contain_text("Anne of the Seas")
    page.get_by_role("link", name="Back to the lobby").click()
    row = page.get_by_role("region", name="Continue").get_by_role("listitem").filter(has_text="Evening")
    expect(row).to_contain_text("your turn")
    row.get_by_role("link", name="Sail on").click()
    expect(page.locator("[data-choice]").first).to_be_visible()


def test_a_private_table_is_watched_by_code(window: Window) -> None:
    host, watcher = window(), window()
    table = open_table(host, HERE, BOT)
    join(watcher, table["watch_code"])
    expect(watcher.locator("[data-now]")).to_contain_text("Waiting for")
    expect(watcher.locator("[data-choice], .hand-card")).to_have_count(0)
    stranger = window(at=f"/table/{table['id']}")
    expect(stranger.locator("[data-choice], .hand-card")).to_have_count(0)


def test_the_clock_is_seen_and_when_it_is_up_a_bot_chooses(window: Window) -> None:
    page = window(at=NOWHERE)
    open_table(page, HERE, BOT, clock=4)
    clock = page.get_by_role("timer", name="Time left for this decision")
    expect(clock).to_contain_text(re.compile(r"0:0\d"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect(page.get_by_role("log")).to_contain_text("is up; a bot makes this choice")


def test_the_lan_page_with_address_code_and_picture(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All on the loopback, which counts as another machine when we say so."""
    monkeypatch.setattr("freebooter.server.rest.about.addresses", lambda: ("192.0.2.7",))
    with running(tmp_path, lan=True) as server:
        context = browser.new_context(base_url=server.url, locale="en-GB")
        page = context.new_page()
        page.goto("/")
        lan = page.locator("[data-lan]")
        expect(lan.get_by_role("textbox")).to_have_value(f"http://192.0.2.7:{server.settings.port}")
        code = lan.locator(".code").inner_text()
        picture = lan.get_by_role("img", name=re.compile("^QR code"))
        expect(picture).to_be_visible()
        page.wait_for_function("() => document.querySelector('[data-lan] img').naturalWidth > 50")
        monkeypatch.setattr("freebooter.server.http.guard.LOCAL", ("nowhere",))
        far = browser.new_context(base_url=server.url, locale="en-GB").new_page()
        far.goto("/")
        expect(far.get_by_role("button", name="Enter")).to_be_visible()
        assert faults(far) == [] and faults(page) == []
        far.get_by_label("This server asks for its code once").fill("AAAA-AAAA")
        far.get_by_role("button", name="Enter").click()
        expect(far.get_by_role("alert")).to_contain_text("That is not the code.")
        far.get_by_label("This server asks for its code once").fill(code)
        far.get_by_role("button", name="Enter").click()
        expect(far.locator("[data-play]").first).to_be_visible()
        by_link = browser.new_context(base_url=server.url, locale="en-GB").new_page()
        by_link.goto(f"/#enter={code.replace('-', '')}")
        expect(by_link.locator("[data-play]").first).to_be_visible()
        expect(by_link).not_to_have_url(re.compile("#"))
        for one in (page, far, by_link):
            one.context.close()
