"""The laws for Pirates of the 7 Seas: both editions, all numbers of players, every switch turned."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from freebooter.games.seven_seas.game import GAME
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.laws import LawBroken, SeededChooser, check_laws, play_lawfully
from freebooter.kernel.laws.explained import previews_come_true, refused_when_not_offered
from freebooter.kernel.match import new_match
from tests.words.emitted import choose

FAILURES = Path("build/failures")
EDITIONS: list[dict[str, object]] = [{"edition": "en"}, {"edition": "pl"}]
TURNED: list[dict[str, object]] = [
    {"ship_limit": "multiply"},
    {"cards_below_last_rounds": 0, "round_limit": 12},
    {"edition": "pl", "remove_four_ship_caravans_with_two": False, "cards_below_last_rounds": 14},
    {"curse_penalty": "chest", "merchant_mistake": "nothing-sold"},
    {"edition": "pl", "curse_penalty": "ship", "whirlpool": "per-player", "corsair_absent": "one-spot"},
    {"tray": "open"},
    {"edition": "pl", "tray": "open", "booty_counts": [1, 0, 2, 1]},
    {"caravan_sizes": [4, 4, 4, 4], "booty_counts": [2, 2, 2, 2], "black_spot_vp": 0},
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", EDITIONS, ids=["en", "pl"])
def test_laws_of_both_editions(options: dict[str, object], players: int) -> None:
    check_laws(GAME, players, options, seeds=range(4), every=11, failures=FAILURES)


@pytest.mark.parametrize("options", TURNED, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_laws_with_each_switch_turned(options: dict[str, object]) -> None:
    for players in (2, 3, 4):
        check_laws(GAME, players, options, seeds=[f"turned {players}"], every=17, failures=FAILURES)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
@given(
    players=st.integers(2, 4),
    edition=st.sampled_from(["en", "pl"]),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 400), max_size=150),
)
@example(players=3, edition="pl", seed=247, choices=[221, 363, 9, 89, 0, 11])  # many secrets that all know by now
def test_laws_however_it_is_played(players: int, edition: str, seed: int, choices: list[int]) -> None:
    """Hypothesis drives the moves and shrinks what fails; the smallest case is kept as a record."""
    try:
        play_lawfully(GAME, players, {"edition": edition}, seed, SeededChooser(seed, choices), every=29)
    except LawBroken as broken:
        FAILURES.mkdir(parents=True, exist_ok=True)
        (FAILURES / "seven-seas-hypothesis.jsonl").write_bytes(broken.record)
        raise


@pytest.mark.parametrize("number", range(8))
def test_every_question_explains_itself(number: int) -> None:
    """At every question, played so that games see all of the rules: reasons fit the offers, and previews come true."""
    match = new_match(GAME, 2 + number % 3, TURNED[number], seed=f"explained {number}")
    chance = SearchChance(number)
    while not match.over:
        refused_when_not_offered(match)
        seat = match.asked[0]
        previews_come_true(match, seat, f"{number}/{len(match.history)}")
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, choose(ask, match, chance))
