"""Every screen in both languages and two sizes, into docs/screens: `make screenshots`.

The driver of the tests plays, at tables with a seed: the deal is the same each time. Names of guests and bots, and
with them the course of the game, are not.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.driver import play  # noqa: E402
from tests.browser.ship import Ship, chromium  # noqa: E402

INTO = ROOT / "docs" / "screens"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LANGUAGES = {"en": "en-GB", "pl": "pl-PL"}
SEATS = [{"kind": "here"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]


def begin(page: Page, **options: object) -> str:
    """A table with a fixed seed; returns its address."""
    made = page.request.post(
        "/api/tables", data={"game": "seven-seas", "seats": SEATS, "seed": "screens", "options": options}
    )
    address = f"/table/{made.json()['table']['id']}"
    page.goto(address)
    page.locator("[data-choice]").first.wait_for()
    page.wait_for_timeout(900)
    return address


def throw(page: Page) -> None:
    """Play on until a battle is being told, fight by fight."""
    for seed in range(60):
        if page.locator("[data-tray=battle].live").count():
            break
        play(page, seed, 1)
        page.wait_for_timeout(60)
    page.wait_for_timeout(2400)


def screens(browser: Browser, ship: Ship, size: str, language: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=ship.url,
        viewport={"width": width, "height": height},
        locale=LANGUAGES[language],
        reduced_motion="no-preference",
    )
    page = context.new_page()

    def picture(name: str) -> None:
        page.screenshot(path=INTO / f"{name}-{size}-{language}.jpg", type="jpeg", quality=60)

    page.goto("/")
    page.locator("[data-play]").first.wait_for()
    page.wait_for_timeout(500)
    picture("lobby")
    page.locator("li.game .dark").first.click()
    picture("new-table")
    begin(page)
    picture("choose")
    throw(page)
    picture("tray")
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("localStorage.setItem('freebooter', '{\"still\": true}')")
    table = begin(page, round_limit=5)
    play(page, 7)
    page.locator(".results figure").wait_for()
    picture("score")
    page.goto(f"{table}/replay?n=20&seat=0")
    page.wait_for_timeout(900)
    picture("replay")
    page.goto(f"{table}/dice")
    page.wait_for_timeout(500)
    picture("dice")
    context.close()


def main() -> int:
    INTO.mkdir(parents=True, exist_ok=True)
    path = chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        ship = Ship(Path(data))
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for size in SIZES:
                for language in LANGUAGES:
                    screens(browser, ship, size, language)
        finally:
            browser.close()
            ship.stop()
    print(f"Screenshots are in {INTO.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
