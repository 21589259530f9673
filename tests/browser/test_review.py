"""After the game: how it went for the reader, the review, its moments in the replay, and the same opponents again."""

import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import REVIEW, Window
from tests.browser.quick import finish
from tests.browser.tables import HERE, home, make


def result(page: Page, table: str) -> dict[str, list[int]]:
    hello = page.request.get(f"{home(page)}/api/tables/{table}/hello?seat=0").json()
    found: dict[str, list[int]] = hello["state"]["result"]
    return found


def title(result: dict[str, list[int]], unit: str) -> str:
    """The end from the side of the first seat, as the page must say it."""
    places, scores = result["places"], result["scores"]
    if places[0] == 1 and places.count(1) > 1:
        return "You share the victory with"
    gap = scores[0] - max(scores[1:]) if places[0] == 1 else scores[places.index(1)] - scores[0]
    counted = f"{gap} {unit if gap == 1 else f'{unit}s'}"
    if places[0] == 1:
        return f"You won by {counted}." if gap > 0 else "You won"
    place = {2: "second", 3: "third"}[places[0]]
    return f"You came {place}, {counted} behind." if gap > 0 else f"You came {place}"


def test_the_end_is_told_from_the_readers_side_and_reviewed(window: Window) -> None:
    page = window()
    url = home(page)
    table = finish(page, "seven-seas", "reviewed", bots=2, url=url, round_limit=5)
    page.goto(f"{url}/table/{table}")
    sheet = page.locator(".results")
    expect(sheet.get_by_role("heading", level=2)).to_contain_text(title(result(page, table), "point"))
    expect(sheet.get_by_role("img", name="Points by round")).to_be_visible()
    review = page.get_by_role("region", name="Review")
    expect(page.locator("[data-review=done]")).to_be_visible(timeout=REVIEW)
    expect(review.get_by_role("img", name="Chance to win")).to_be_visible()
    expect(review.get_by_role("progressbar")).to_have_count(0)
    bad = page.locator("[data-decisions=bad] a")
    expect(bad.first).to_contain_text("The bots would have chosen")
    others = review.get_by_label("Decisions of")
    mine = bad.first.inner_text()
    others.select_option("1")
    expect(bad.first).not_to_have_text(mine, use_inner_text=True)
    others.select_option("0")
    # What contradicts the end is not there: the deck no longer says when the end might come.
    expect(page.get_by_text("before Last Rounds")).to_have_count(0)
    expect(page.get_by_text("the last round")).to_have_count(0)
    assert faults(page) == []
    # Each decision opens the replay at its moment, as its seat saw it, with what the bots say about it.
    why = bad.first.locator(".why").inner_text()
    bad.first.click()
    expect(page).to_have_url(re.compile(r"/replay\?n=\d+&seat=0$"))
    expect(page.locator("[data-said=bad]").first).to_contain_text(why)
    marks = page.locator("[data-mark]")
    assert marks.count() >= 2
    marks.last.click()  # the one on top, where several lie on each other
    at = marks.last.get_attribute("data-mark")
    expect(page.get_by_text(re.compile(f"^Moment {at} of"))).to_be_visible()
    box = page.locator("main").bounding_box()
    assert box is not None and box["y"] < 120, "the header is small"
    assert faults(page) == []


def test_again_with_the_same_opponents_and_options(window: Window) -> None:
    page = window()
    url = home(page)
    seats = [HERE, {"kind": "bot", "level": "easy", "name": "Zora"}, {"kind": "bot", "level": "random", "name": "Quin"}]
    table = make(page, *seats, options={"round_limit": 2})["id"]
    play_to_the_end(page, url, table)
    page.goto(f"{url}/table/{table}")
    page.locator("[data-again]").click()
    expect(page).not_to_have_url(re.compile(table))
    again = page.request.get(f"{url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [(seat["name"], seat.get("level", "")) for seat in again["seats"]][1:] == [
        ("Zora", "easy"),
        ("Quin", "random"),
    ]
    assert again["options"] == {**again["options"], "round_limit": 2}
    # The same when one plays on from a moment.
    page.goto(f"{url}/table/{table}/replay?n=3&seat=0")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile("/replay"))
    on = page.request.get(f"{url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["name"] for seat in on["seats"]][1:] == ["Zora", "Quin"]


def play_to_the_end(page: Page, url: str, table: str) -> None:
    since = 0
    for number in range(3000):
        state = page.request.get(f"{url}/api/tables/{table}/hello?seat=0&since={since}").json()["state"]
        if state.get("over"):
            return
        ask, since = state.get("ask"), state["n"]
        if ask is None or ask.get("sealed"):
            page.request.get(f"{url}/api/tables/{table}/events?seat=0&since={since}&wait=2")
            continue
        body = {"do": "move", "id": f"m{number}", "expect": since, "move": ask["options"][0]["move"]}
        page.request.post(f"{url}/api/tables/{table}/commands?seat=0", data=body)
    raise AssertionError("the game does not come to its end")


TOLD = ("battle", "curse-thrown")
"""Events of Pirates of the 7 Seas that its board tells, so that their moments are key moments."""


def test_key_moments_leave_out_what_was_taken_back(window: Window) -> None:
    """A throw that was rewound is no key moment; the one that stands is."""
    page = window()
    url = home(page)
    table = make(page, HERE, {"kind": "bot", "level": "random"}, seed="rewound", options={"round_limit": 12})["id"]
    chance = Random("rewound")
    since, rewound = 0, False
    for number in range(3000):
        hello = page.request.get(f"{url}/api/tables/{table}/hello?seat=0&since={since}").json()
        state = hello["state"]
        if state.get("over"):
            break
        ask, since = state.get("ask"), state["n"]
        if ask is None or ask.get("sealed"):
            page.request.get(f"{url}/api/tables/{table}/events?seat=0&since={since}&wait=2")
            continue
        body: dict[str, object] = {"do": "move", "id": f"m{number}", "expect": since}
        body["move"] = chance.choice(ask["options"])["move"]
        if not rewound and thrown(moments_of(page, table)):
            rewound = True
            body = {"do": "rewind", "id": "back", "to": 2}
        page.request.post(f"{url}/api/tables/{table}/commands?seat=0", data=body)
    moments = moments_of(page, table)
    last = next(one for one in moments if one["kind"] == "rewind")
    gone = range(last["to"], last["n"] + 1)
    assert [n for n in thrown(moments) if n in gone] and [n for n in thrown(moments) if n not in gone]
    page.goto(f"{url}/table/{table}/replay?n=1&seat=0")
    marks = page.locator("[data-mark].key")
    expect(marks.first).to_be_attached()
    expect(page.get_by_text(f"Moment 1 of {moments[-1]['n']}")).to_be_visible()
    shown = {int(n) for n in marks.evaluate_all("all => all.map((one) => one.dataset.mark)")}
    assert shown and not shown & set(gone)


def moments_of(page: Page, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while True:
        path = f"{home(page)}/api/tables/{table}/replay?seat=0&first={len(found) + 1}&most=100"
        part = page.request.get(path).json()
        found += part["moments"]
        if len(found) >= part["n"]:
            return found


def thrown(moments: list[dict[str, Any]]) -> list[int]:
    return [one["n"] for one in moments if any(event["kind"] in TOLD for event in one.get("events", []))]
