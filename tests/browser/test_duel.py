"""A battle between two people, each in a window of their own: to the end when both agree."""

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Window
from tests.browser.ship import Ship
from tests.duels import OPTIONS, moves_to_battle

SEED = "duel 60"
"""A few rounds of shooting until a ship goes down; on the way hits must be placed."""

HIT = '[data-battle] [data-choice^="take-hit-"][aria-disabled=false]'


def meet(ship: Ship, anna: Page, ben: Page, seed: str) -> str:
    """Two people at a table, at the first declaration of their battle."""
    anna.request.post(f"{ship.url}/api/me", data={"name": "Anna"})
    seats = [{"kind": "here"}, {"kind": "invite"}]
    body = {"game": "marauders", "seats": seats, "seed": seed, "options": OPTIONS}
    made: dict[str, Any] = anna.request.post(f"{ship.url}/api/tables", data=body).json()["table"]
    table = str(made["id"])
    joined = ben.request.post(f"{ship.url}/api/join", data={"code": made["seats"][1]["code"], "name": "Ben"})
    assert joined.ok, joined.text()
    for seat, page in enumerate((anna, ben)):  # the moves below answer every question
        asked = {"do": "ask-me", "id": f"ask{seat}", "way": "always"}
        done = page.request.post(f"{ship.url}/api/tables/{table}/commands?seat={seat}", data=asked).json()
        assert done["is"] == "done", done
    for number, (seat, move) in enumerate(moves_to_battle(seed)):
        page = (anna, ben)[seat]
        told = page.request.get(f"{ship.url}/api/tables/{table}/hello?seat={seat}&since=1000000").json()
        frame = {"do": "move", "id": f"way{number}", "expect": told["state"]["n"], "move": move}
        done = page.request.post(f"{ship.url}/api/tables/{table}/commands?seat={seat}", data=frame).json()
        assert done["is"] == "done", done
    for page in (anna, ben):
        page.goto(f"{ship.url}/table/{table}")
        expect(page.locator("[data-battle]")).to_be_visible()
    return table


def press(page: Page, what: str) -> None:
    page.locator(what).click()


def test_to_the_end_when_both_agree(window: Window, ship: Ship) -> None:
    anna, ben = window(), window(390, 844, locale="pl-PL")
    meet(ship, anna, ben, SEED)
    expect(anna.locator("[data-order=open]")).to_contain_text("if Ben agrees")
    assert faults(anna) == []
    for page in (anna, ben):
        page.locator("[data-passing]").check()
        page.locator("[data-careful]").uncheck()
    press(anna, "[data-auto=shoot]")
    expect(anna.locator("[data-order=proposed]")).to_contain_text("Ben can agree")
    offer = ben.locator("[data-order=offered]")
    expect(offer).to_contain_text("Anna proponuje walkę do końca")
    assert "strzela" not in offer.locator("p").inner_text(), "what Anna does is told to nobody"
    expect(anna.locator('[data-choice="shoot"]')).to_be_visible()
    assert faults(ben) == []
    press(ben, "[data-auto=shoot]")
    for page in (anna, ben):
        expect(page.locator("[data-order=agreed] [data-stop]")).to_be_visible()
        # A hit may have to be placed already, but how to fight is asked no more.
        expect(page.locator('[data-battle] [data-choice="shoot"]')).to_have_count(0)
    assert faults(ben) == []
    expect(anna.get_by_role("log")).to_contain_text("agrees")
    assert place_hits(anna, ben) > 0, "a skull is placed by its owner, and then it goes on"
    expect(anna.get_by_role("log")).to_contain_text(re.compile("sinks|goes down|sunk"))


def place_hits(*pages: Page) -> int:
    """What is asked while a battle is fought out, until nobody fights by agreement any more; how often that was."""
    placed = 0
    end = time.monotonic() + 120
    while any(page.locator("[data-order=agreed]").count() for page in pages):
        assert time.monotonic() < end, "the battle does not end"
        for page in pages:
            spot = page.locator(HIT)
            if spot.count():
                spot.first.click()  # it is dark from now on, until the next one is asked for
                placed += 1
        pages[0].wait_for_timeout(50)
    return placed


def test_one_who_does_not_want_it_is_enough(window: Window, ship: Ship) -> None:
    anna, ben = window(), window()
    meet(ship, anna, ben, SEED)
    press(anna, "[data-order=open] [data-auto=shoot]")
    press(ben, "[data-order=offered] [data-refuse]")
    expect(anna.get_by_role("log")).to_contain_text("Ben does not agree")
    expect(anna.locator('[data-choice="shoot"][aria-disabled=false]')).to_be_visible()
    press(anna, "[data-order=open] [data-auto=shoot]")
    press(ben, "[data-order=offered] [data-auto=shoot]")
    press(anna, "[data-order=agreed] [data-stop]")  # in the first round, or when she is asked where it has hit
    for page in (anna, ben):
        expect(page.get_by_role("log")).to_contain_text("Anna breaks it off")
        expect(page.locator("[data-order=open]")).to_be_visible()
