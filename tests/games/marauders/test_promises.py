"""What questions of battles and raids promise: certain numbers come, and chances are as good as they are told."""

from collections import Counter

from freebooter.games.marauders.game import GAME
from freebooter.kernel.ask import Ask
from freebooter.kernel.laws.explained import chances_are_true, previews_come_true, try_out
from freebooter.kernel.match import Match, new_match
from tests.laws.marauders_crew import Crew

PROMPTS = {
    "declare", "use-shot", "claim-ship", "reward-nation", "engage-merchant", "raid-weapon", "raid-success",
    "raid-reprisal", "raid-cargo", "choose-ship",
}  # fmt: skip
CHANCES = {
    ("mm-brings-shoot", "win"),
    ("mm-brings-flee", "win"),
    ("mm-brings-board", "win"),
    ("mm-brings-raid-card", "success"),
}
"""What a few games must have tried, or they have proved little."""
TIMES = 300


def test_previews_of_battles_and_raids_come_true() -> None:
    tried: Counter[tuple[str, str]] = Counter()
    for seed in range(5):
        match = new_match(GAME, 2 + seed % 3, {"points_to_win": 6, "npc_orders": "program"}, f"promises {seed}")
        crew = Crew(seed)
        while not match.over:
            ask = match.ask_of(match.asked[0])
            assert ask is not None
            if ask.prompt in PROMPTS:
                previews_come_true(match, ask.seat, f"{seed} {len(match.live)}")
                try_chances(match, ask, tried)
            match.play(ask.seat, crew.choose(match.run, ask))
    assert set(tried) >= CHANCES


def try_chances(match: Match, ask: Ask, tried: Counter[tuple[str, str]]) -> None:
    """Each kind of chance twice."""
    for move in ask.options:
        note = ask.preview(match.run.state, move)
        played = try_out(match, ask, move, "once")
        if note is None or played is None:
            continue
        names = ask.question.came_true(played, ask, move)
        if any(tried[note.message, name] < 2 for name in names):
            for name in chances_are_true(match, ask.seat, move, TIMES):
                tried[note.message, name] += 1
