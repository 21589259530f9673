"""The main screens, large in English and small in Polish, into docs/screens: `make screenshots`.

    make screenshots                                  all of them
    .venv/bin/python tools/screenshots.py lobby       one topic: a module of tools/screens

Each topic gets a fresh window. The driver of the tests plays, at tables with a seed: the deal is the same each time.
Names of guests and bots, and with them the course of the game, are not.
"""

import importlib
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.ship import Ship, chromium  # noqa: E402

INTO = ROOT / "docs" / "screens"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LANGUAGES = {"desktop": ("en", "en-GB"), "phone": ("pl", "pl-PL")}
MOST = 100_000  # bytes of one picture
KEPT = (
    *("lobby", "new-table", "learn", "lesson-mm-danger", "statistics", "replay", "rules-handbook", "rules-example"),
    *("choose", "tray", "score", "fleet-docks", "fleet-card", "fleet-robbery", "fleet-income"),
    *("marauders-everything", "marauders-map", "marauders-port", "marauders-market", "marauders-battle"),
)
"""Twenty at most: with two sizes of each, what is kept stays small."""
HELPERS = {"__init__", "helm"}


def topics() -> list[str]:
    return sorted({file.stem for file in (ROOT / "tools" / "screens").glob("*.py")} - HELPERS)


def screens(browser: Browser, ship: Ship, topic: str, size: str) -> None:
    width, height = SIZES[size]
    language, locale = LANGUAGES[size]
    context = browser.new_context(
        base_url=ship.url,
        viewport={"width": width, "height": height},
        locale=locale,
        reduced_motion="no-preference",
    )
    page = context.new_page()

    def picture(name: str) -> None:
        if name not in KEPT:
            return
        path = INTO / f"{name}-{size}-{language}.jpg"
        for quality in (70, 60, 50, 40, 30):
            page.screenshot(path=path, type="jpeg", quality=quality)
            if path.stat().st_size <= MOST:
                break

    importlib.import_module(f"tools.screens.{topic}").take(page, picture)
    context.close()


def main(wanted: list[str]) -> int:
    INTO.mkdir(parents=True, exist_ok=True)
    path = chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        ship = Ship(Path(data))
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for topic in wanted or topics():
                for size in SIZES:
                    screens(browser, ship, topic, size)
        finally:
            browser.close()
            ship.stop()
    print(f"Screenshots are in {INTO.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
