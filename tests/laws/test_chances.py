"""The chances that previews tell, put to the test with many dice: each kind of preview where it is met first."""

from freebooter.games.marauders.game import GAME
from freebooter.kernel.laws import SeededChooser
from freebooter.kernel.laws.explained import chances_are_true
from freebooter.kernel.match import new_match
from tests.laws.marauders_crew import Crew

DICE = 20_000
SAMPLE = ("mm-brings-hunt", "mm-brings-paid-check", "mm-brings-shoot", "mm-brings-check")


def test_chances_of_marauders_are_exact() -> None:
    """Only Marauders gives chances; what hangs on later choices of others has none that could be measured."""
    tried: set[str] = set()
    for seed in range(12):
        match = new_match(GAME, 3, {"points_to_win": 4}, f"chances {seed}")
        chooser: SeededChooser = Crew(seed)
        while not match.over and tried != set(SAMPLE):
            seat = match.asked[0]
            ask = match.ask_of(seat)
            assert ask is not None
            for move in ask.options:
                note = ask.preview(match.run.state, move)
                if note is not None and note.message in SAMPLE and note.message not in tried:
                    if chances_are_true(match, seat, move, DICE, note.message):
                        tried.add(note.message)
            match.play(seat, chooser.choose(match.run, ask))
    assert tried == set(SAMPLE)
