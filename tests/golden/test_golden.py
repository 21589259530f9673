"""The golden transcripts: each game must be played as it is told in the files beside this one.

A rule that was changed on purpose changes them too: `python tools/golden.py` writes them anew, and the
difference belongs to the change.
"""

import pytest

from tools import golden

pytestmark = pytest.mark.xdist_group("golden")  # all transcripts are made at once, in one process

MOST_LINES = 80


@pytest.fixture(scope="module")
def changed() -> dict[str, str]:
    return golden.differences()


@pytest.fixture(scope="module")
def told() -> dict[str, str]:
    return {name: (golden.FOLDER / name).read_text(encoding="utf-8") for name in NAMES}


NAMES = sorted({f"{one.name}.txt" for one in golden.GAMES} | {f"{one.game}-moves.txt" for one in golden.GAMES})


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_played_as_it_is_told(name: str, changed: dict[str, str]) -> None:
    lines = changed.get(name, "").splitlines()
    if lines:
        more = f"\n... and {len(lines) - MOST_LINES} lines more" if len(lines) > MOST_LINES else ""
        pytest.fail("\n".join(lines[:MOST_LINES]) + more + "\nrun tools/golden.py to accept", pytrace=False)


def test_there_is_no_transcript_of_a_game_that_is_not_told_any_more(changed: dict[str, str]) -> None:
    assert sorted(set(changed) - set(NAMES)) == [], "run tools/golden.py to accept"


def test_a_changed_rule_shows_as_a_readable_difference(told: dict[str, str]) -> None:
    was = told["seven-seas-en-4.txt"]
    now = was.replace("choose-character", "choose-somebody", 1)
    assert golden.difference("seven-seas-en-4.txt", was, was) == ""
    lines = golden.difference("seven-seas-en-4.txt", was, now).splitlines()
    assert lines[0] == "--- tests/golden/seven-seas-en-4.txt"
    assert [line[:1] for line in lines[3:]].count("-") == 1


@pytest.mark.parametrize("name", [name for name in NAMES if not name.endswith("-moves.txt")])
def test_a_transcript_tells_of_everything(name: str, told: dict[str, str]) -> None:
    """Prompts, offers, moves, events with their rules, views of the public and of each seat, and the result."""
    for sign in ("  may ", "  does ", "  * ", "  all see ", "  seat 0 sees ", "revealed", "moves left out", "result\n"):
        assert sign in told[name]
    assert len(told[name]) < 60_000


def test_moves_that_count_up_are_drawn_together() -> None:
    from freebooter.kernel.moves import Moves

    moves = Moves()
    send, keep = moves.counts("send", 5), moves.grid("keep", "good", ["rum"], 1)[0]
    assert golden.folded([*send[1:], moves.one("decline"), *keep]) == "send-1..5 decline keep-rum-0 keep-rum-1"
    assert golden.folded([send[0], send[2], send[4]]) == "send-0 send-2 send-4"
