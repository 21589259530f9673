"""Tables for tests in the browser: made by the interface, or quickly by one request of the same window."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

HERE = {"kind": "here"}
BOT = {"kind": "bot", "level": "easy"}
INVITE = {"kind": "invite"}


def begin(page: Page, game: str = "seven-seas") -> None:
    """One press from the lobby to the first decision."""
    page.locator(f"[data-play={game}]").click()
    expect(page.locator("[data-choice]").first).to_be_visible()


def make(page: Page, *seats: dict[str, str], game: str = "seven-seas", **more: Any) -> dict[str, Any]:
    """Make a table of this window's guest; returns the server's answer."""
    body = {"game": game, "seats": list(seats), **more}
    made = page.request.post(f"{home(page)}/api/tables", data=body)
    assert made.status == 201, made.text()
    table: dict[str, Any] = made.json()["table"]
    return table


def home(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])


def open_table(page: Page, *seats: dict[str, str], game: str = "seven-seas", **more: Any) -> dict[str, Any]:
    table = make(page, *seats, game=game, **more)
    page.goto(f"{home(page)}/table/{table['id']}")
    return table


def join(page: Page, code: str) -> None:
    """By the short code, typed in the lobby."""
    page.get_by_label("Code", exact=True).fill(code)
    page.get_by_role("button", name="Join", exact=True).click()


def drawer(page: Page, name: str) -> None:
    small = page.locator("[data-menu]")
    if small.is_visible():
        small.click()
    page.get_by_role("navigation", name="Menu").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def shut(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => !history.state?.layer")  # its entry in the history is left a moment later


def read_news(page: Page) -> None:
    """Put away the card of what happened since the last turn, which lies over the log."""
    news = page.locator("[data-since]").get_by_role("button")
    if news.count():
        news.click()
    expect(page.locator("[data-since]")).to_have_count(0)


def press_unlit(what: Locator) -> None:
    """Press what is not on offer. Playwright would wait for it to be, or press blindly where it was a moment ago."""
    expect(what).to_have_attribute("aria-disabled", "true")
    what.scroll_into_view_if_needed()
    what.dispatch_event("click")


def unfolded(page: Page) -> Locator:
    """The log with all steps of its actions."""
    log = page.get_by_role("log")
    log.locator("button.fold[aria-expanded=false]").evaluate_all("(all) => all.forEach((one) => one.click())")
    return log
