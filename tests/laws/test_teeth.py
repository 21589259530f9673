"""Each deliberately broken game must be caught, by the law that it breaks, with a record that replays it."""

from pathlib import Path

import pytest

from examples.parley import GAME, Parley, Table
from freebooter.kernel.game import AnyGame
from freebooter.kernel.laws import LawBroken, SeededChooser, check_laws, play_lawfully
from freebooter.kernel.laws.same import same_in_another_process
from freebooter.kernel.record import read_match
from tests.laws import broken

CASES = [
    (broken.LeaksAHand, {"worlds look the same"}),
    (broken.LeaksByTheWorld, {"worlds are dealt anew"}),
    (broken.LeaksByPreviews, {"previews come from views"}),
    (broken.LeaksByRefusals, {"previews come from views"}),
    (broken.LeaksByCounsel, {"previews come from views"}),
    (broken.LeaksByFeatures, {"features come from views"}),
    (broken.LeaksByEvaluation, {"evaluations come from views"}),
    (broken.LeaksByOutlook, {"evaluations come from views"}),
    (broken.LeaksByOptions, {"offers come from views"}),
    (broken.AsksWhoCanAnswer, {"being asked tells nothing"}),
    (broken.KeepsASecretInALocal, {"nothing leaks"}),
    (broken.ReadsTheClock, {"no clock", "saved is loaded", "copies play the same"}),
    (broken.UsesGlobalRandom, {"no clock", "saved is loaded", "copies play the same"}),
    (broken.LosesACard, {"nothing is lost"}),
    (broken.NeverEnds, {"games end"}),
    (broken.OffersNothing, {"options are never empty"}),
    (broken.OffersTwice, {"options are unique"}),
    (broken.OffersWhatFails, {"every option applies"}),
    (broken.RefusesWithoutReason, {"a refused move has a reason"}),
    (broken.RefusesWhatItOffers, {"refused exactly when not offered"}),
    (broken.ForgetsAnOffer, {"refused exactly when not offered"}),
    (broken.PromisesTooMuch, {"previews come true"}),
    (broken.PromisesAWrongChance, {"chances are true"}),
    (broken.SharesAListWithItsCopies, {"a copy leaves the original alone", "copies play the same"}),
    (broken.SealedInTheState, {"nothing leaks", "worlds can be played"}),
]


@pytest.mark.parametrize(("kind", "laws"), CASES, ids=lambda case: getattr(case, "__name__", ""))
def test_a_broken_game_is_caught(kind: type[Parley], laws: set[str]) -> None:
    game = kind()
    with pytest.raises(LawBroken) as caught:
        for seed in range(20):
            play_lawfully(game, 3, {}, seed, SeededChooser(seed), every=1, longest=60, dice=4000)
    assert caught.value.law in laws


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_they_are_made_of_is_lawful(players: int) -> None:
    check_laws(GAME, players, seeds=range(6), every=1)


def test_a_failing_case_is_written_as_a_record_that_replays_it(tmp_path: Path) -> None:
    game: AnyGame = broken.LosesACard()
    with pytest.raises(LawBroken):
        check_laws(game, 2, seeds=[3], failures=tmp_path)
    (path,) = tmp_path.glob("parley-2-3-*.jsonl")
    replayed = read_match(path.read_bytes(), lambda name: game)
    assert game.audit(replayed.run.state)["cards"] < 24


def test_a_state_that_is_another_one_elsewhere_is_caught() -> None:
    """And what was caught does not keep other games from being looked at."""
    (match,) = check_laws(GAME, 2, seeds=[1])
    same_in_another_process(match)
    assert isinstance(match.run.state, Table)
    match.run.state.gold[0] += 1
    with pytest.raises(LawBroken, match="same in another process"):
        same_in_another_process(match)
    check_laws(GAME, 2, seeds=[1])
