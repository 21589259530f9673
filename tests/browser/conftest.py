"""One server and one browser for all; a fresh window, with nothing remembered, for each test."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from tests.browser.ship import Ship, chromium
from tests.browser.sight import WATCH

Window = Callable[..., Page]

PATIENCE = 60_000
"""Milliseconds: a machine may be busy with other things."""
REVIEW = 10 * PATIENCE
"""Whoever thinks a finished game over gives way to everything else on the machine."""

NOWHERE = "/api/about"
"""A page of the server with nothing to draw, for tests that go on to a table: the lobby takes its time."""

THROTTLE = float(os.environ.get("FREEBOOTER_THROTTLE", "1"))
"""How many times slower pages run than they could, for trying the tests themselves; see also tests/browser/lag.py."""


LOCK = """(() => {
    const later = setTimeout.bind(window);
    window.setTimeout = (work, wait = 0, ...more) => later(work, wait === 350 ? 20 : wait, ...more);
})()"""
"""Choices are locked for a moment when the question changes. Tests wait for its end, and have it sooner than people."""


@pytest.fixture(scope="session")
def ship(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ship]:
    made = Ship(tmp_path_factory.mktemp("ship"))
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def window(browser: Browser, ship: Ship) -> Iterator[Window]:
    """Opens windows. Afterwards: nothing was asked of another host, and nothing went wrong in the page."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def asked(request: Request) -> None:
        if not request.url.startswith((ship.url, ship.url.replace("http", "ws"))):
            troubles.append(f"a foreign request: {request.url}")

    def opened(
        width: int = 1280,
        height: int = 800,
        still: bool = True,
        locale: str = "en-GB",
        at: str = "/",
        touch: bool = False,
        lock: bool = False,
        watched: bool = False,
    ) -> Page:
        """`lock`: choices are locked as long as for people; `watched`: for tests/browser/sight.py."""
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        contexts.append(context)
        if not lock:
            context.add_init_script(LOCK)
        if watched:
            context.add_init_script(WATCH)
        context.set_default_timeout(PATIENCE)
        # A guest from the start: else a table made by a request of a test, while the page still asks who it is, would
        # belong to one guest and the window to another.
        context.request.get(f"{ship.url}/api/me")
        page = context.new_page()
        if THROTTLE > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        page.on("request", asked)
        page.on("pageerror", lambda error: troubles.append(f"an error in the page: {error}"))
        page.on(
            "console",
            lambda said: troubles.append(said.text) if "Content Security Policy" in said.text else None,
        )
        page.goto(ship.url + at)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert troubles == []
