"""The rules drawer: following the focus, a rule with its chapter, an example on each board."""

from playwright.sync_api import Page

from tools.screens.helm import Picture, begin, settle, still


def take(page: Page, picture: Picture) -> None:
    page.goto("/")
    still(page)
    begin(page, "seven-seas")
    choice = page.locator('[data-choice="choose-captain"]').first
    choice.focus()
    page.keyboard.press("?")
    page.locator("[data-here]").wait_for()
    settle(page)
    picture("rules")
    page.locator("[data-topic=battle] > summary").click()
    page.locator('[data-topic=battle] [data-rule="P7-CAPTAIN-13"] > summary').click()
    page.locator('[data-topic=battle] [data-rule="P7-CAPTAIN-13"]').scroll_into_view_if_needed()
    settle(page)
    picture("rules-handbook")
    page.locator('[data-example="P7-CAPTAIN-13"]').first.click()
    example(page)
    picture("rules-example")
    for game, rule in (("black-fleet", "BF-PIRATE-03"), ("marauders", "MM-RAID-11")):
        page.goto("/")
        page.locator(f"[data-learn={game}]").click()
        page.locator("input[type=search]").fill(rule)
        page.locator(f'[data-rule="{rule}"] > summary').click()
        page.locator(f'[data-example="{rule}"]').first.click()
        example(page)
        picture(f"rules-example-{game}")


def example(page: Page) -> None:
    """The last moment, where the rule is at work."""
    page.locator("[data-example-of] [data-moment]").wait_for()
    settle(page)
    for _ in range(2):
        page.locator("[data-example-of] .buttons .button").nth(2).click()
    settle(page)
