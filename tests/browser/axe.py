"""axe-core, run inside the page."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.ship import CLIENT, missing

AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe-core calls moderate, serious or critical on this screen."""
    if not AXE.exists():
        missing("axe-core")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # What lies behind a dialog has been looked at without it; covered, axe-core takes the dialog's colours for its own.
    found: dict[str, Any] = page.evaluate(
        "axe.run(document.querySelector('dialog[open]') ?? document, {resultTypes: ['violations']})"
    )
    return [
        f"{violation['id']}: {[node['html'][:160] for node in violation['nodes'][:4]]}"
        for violation in found["violations"]
        if violation["impact"] in ("moderate", "serious", "critical")
    ]
