"""What every topic needs: a table with a fixed seed, so that the deal is the same each time."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

Picture = Callable[[str], None]
Seat = dict[str, str]

ALONE: Sequence[Seat] = ({"kind": "here"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"})


def begin(page: Page, game: str, seed: str = "screens", seats: Sequence[Seat] = ALONE, **options: object) -> str:
    """A new table, open at its first question; returns its address."""
    body = {"game": game, "seats": list(seats), "seed": seed, "options": options}
    made = page.request.post("/api/tables", data=body)
    address = f"/table/{made.json()['table']['id']}"
    page.goto(address)
    page.locator("[data-choice]").first.wait_for()
    settle(page)
    return address


def settle(page: Page) -> None:
    """Long enough for what is still fetched or moving on a quiet screen."""
    page.wait_for_timeout(900)


def still(page: Page) -> None:
    """No animations from here on: games are played on quickly, and pictures do not depend on the moment."""
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("localStorage.setItem('freebooter', '{\"still\": true}')")
