"""What players have done is counted from the records of their games; each module brings its own lines."""

import random

import pytest

from freebooter.games import find_game
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.events import Event
from freebooter.server.statistics.answer import Feats
from freebooter.server.statistics.game_facts import Facts, game_facts
from freebooter.server.statistics.game_facts_store import FinishedGame
from freebooter.server.statistics.summary import statistics
from freebooter.words import LANGUAGES, Words
from tests.server.test_statistics import job_of, played

GAME = find_game("marauders")

TOLD = [
    Event("contraband-sold", ("SG-M7-12",), {"seat": 1, "count": 2, "cards": ["a", "b"]}),
    Event("place-visited", ("SG-M9-03",), {"seat": 0, "place": "reef"}),
    Event("place-raid-ends", ("SG-M9-27",), {"seat": 0, "outcome": "plundered"}),
    Event("place-raid-ends", ("SG-M9-20",), {"seat": 0, "outcome": "failed"}),
    Event("favours-spent", ("SG-M10-11",), {"seat": 1, "count": 3, "favours": 0}),
    Event("loyalty-lost", ("SG-M11-03",), {"seat": 1, "step": "mutiny"}),
    Event("loyalty-lost", ("SG-M11-03",), {"seat": 0, "step": "angry"}),
    Event("crew-answers", ("SG-M11-08",), {"seat": 1, "actions": 1}),
    Event("battle-begins", ("MM-SCOUT-03",), {"aggressor": 0, "defender": "don-anselmo-valdivia"}),
    Event("treasure-gone", ("SG-M6-14",), {"outcome": "plundered", "gold": 20}),
    Event("gold-gained", ("SG-M6-13",), {"seat": 0, "count": 20, "gold": 25}),
    Event("raid-ends", ("MM-RAID-19",), {"seat": 1, "outcome": "plundered"}),
]


def counted(*modules: str) -> set[tuple[int, str, int]]:
    return {(feat.seat, feat.name, feat.times) for feat in STATISTICS.feats_of(TOLD, modules)}


def test_a_module_counts_where_it_is_on() -> None:
    assert counted() == {(1, "merchants-raided", 1)}
    assert counted("contraband") - counted() == {(1, "contraband-delivered", 2)}
    assert counted("locations") - counted() == {(0, "places-visited", 1), (0, "places-plundered", 1)}
    assert counted("favours") - counted() == {(1, "favours-spent", 3)}
    assert counted("loyalty") - counted() == {(1, "mutinies", 1), (1, "actions-of-fierce-crews", 1)}
    assert counted("treasure") - counted() == {(0, "galleons-beaten", 1), (0, "gold-of-the-galleon", 20)}


def ended(facts: Facts) -> FinishedGame:
    facts.table = "t"
    return FinishedGame("t", "marauders", 1, ["", "hard"], ["me", ""], facts)


def test_a_game_of_everything_is_summed_up_in_both_languages() -> None:
    match = played("marauders", 2, "feats 1", edition="everything", points_to_win=3)
    facts = game_facts(job_of(match))
    assert sum(facts.feats[0].values()) > 5
    for language in LANGUAGES:
        (feats,) = statistics([ended(facts)], "me", language).me.feats
        assert {line.name: line.count for line in feats.lines} == facts.feats[0]
        words = Words(language, strict=True)
        assert [line.title for line in feats.lines] == [words.name_of(GAME, "feat", line.name) for line in feats.lines]
    (all_seats,) = statistics([ended(facts)], "", "en").server.feats
    assert isinstance(all_seats, Feats)
    assert sum(line.count for line in all_seats.lines) == sum(sum(seat.values()) for seat in facts.feats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feat_has_words(language: str) -> None:
    words = Words(language, strict=True)
    rng = random.Random(1)
    names = {feat.name for feat in STATISTICS.feats_of(TOLD, list(STATISTICS.modules))}
    for step in range(3):
        match = played("marauders", 2 + step, f"feats {rng.random()}", edition="everything", points_to_win=2)
        names |= {name for seat in game_facts(job_of(match)).feats for name in seat}
    assert len(names) > 10
    assert all(words.name_of(GAME, "feat", name) for name in names)
