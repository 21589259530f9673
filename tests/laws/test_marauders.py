"""The laws for Merchants & Marauders: all numbers of players, every option turned, players who want something."""

import ast
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from freebooter.games import find_game, marauders
from freebooter.games.marauders.content.card_timing import WINDOWS
from freebooter.games.marauders.content.tables import HAND_LIMIT
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.state import Table
from freebooter.kernel.events import Event
from freebooter.kernel.laws import LawBroken, check_laws, play_lawfully
from freebooter.kernel.laws.sound import nothing_lost, offers_are_sound
from freebooter.kernel.match import Match, new_match
from tests.games.questions import rule_of_prompt
from tests.laws.marauders_crew import Crew, Met
from tests.laws.marauders_gold import BOOKS, Book
from tests.rules import rule

RULE_OF_PROMPT = rule_of_prompt(marauders, without=marauders.modules)

FAILURES = Path("build/failures")
TURNED: list[tuple[int, dict[str, object]]] = [
    (2, {"npc_orders": "program", "points_to_win": 6}),
    (3, {"npc_orders": "program"}),
    (4, {"npc_orders": "program", "final_points": "track", "points_to_win": 5}),
    (2, {"final_points": "track", "points_to_win": 3}),
    (3, {"final_points": "track", "points_to_win": 7}),
    (4, {"points_to_win": 2}),
    (2, {"points_to_win": 30}),
]
ALWAYS_MET = {
    "battle-begins", "contest-won", "hits-rolled", "damage", "boarded", "crew-combat-won", "raid-begins", "raid-ends",
    "goods-sold", "goods-bought", "repaired", "mission-claimed", "mission-completed", "rumour-heard", "rumour-true",
    "captain-died", "glory-gained", "card-announced", "card-played", "specialist-employed", "stashed", "npc-moved",
}  # fmt: skip
"""What any few games of such players must have seen, or the laws have proved little."""

OF_MODULES = {
    "battle-offer", "draw-offer", "enter-after-all", "found-response", "npc-has-found", "npc-scouts",
    "roll-offer",
}  # fmt: skip
MENUS = {f"window-{moment}" for moment in ("turn", "port", "drawn", "sell", "shipyard")}  # asked in the menu itself
RARE = {
    "carpenter", "choose-weapon", "claim-mission", "lower-bounty", "lower-bounty-of", "offer-ship", "pardon-count",
    "pardon-nation", "port-royal-fee", "search-good", "spare-timber", "stash-tens", "take-modification", "transfer",
}  # fmt: skip
"""Questions that less than one game in five asks; each has a test of its own, and `make laws` meets them."""

RARELY_PAID = {
    "gold-paid MM-RUMOR-06", "gold-paid MM-AMB-15", "gold-paid MM-AMB-43", "gold-paid MM-PORTPOWER-14",
}  # fmt: skip
"""A ship that a rumour offers, the fee of Port Royal, a modification made new, the courier's fee: likewise."""


def test_the_game_is_known_by_its_name() -> None:
    assert find_game("marauders") is GAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laws(players: int) -> None:
    met = Met()
    met.add_events(
        check_laws(GAME, players, {}, range(2), every=100, failures=FAILURES, chooser=partial(Crew, met=met))
    )
    assert ALWAYS_MET - set(met.events) == set()
    assert {"declare", "place-hit", "engage-merchant", "port", "buy", "sell", "shipyard"} <= set(met.prompts)
    assert sum(count for prompt, count in met.prompts.items() if prompt.startswith("window-")) > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laws_by_chance(players: int) -> None:
    """Players without a purpose come to positions that nobody seeks."""
    check_laws(GAME, players, {}, seeds=["by chance"], every=90, failures=FAILURES)


@pytest.mark.parametrize(("players", "options"), TURNED, ids=str)
def test_laws_with_each_option_turned(players: int, options: dict[str, object]) -> None:
    check_laws(GAME, players, options, seeds=["turned"], every=120, failures=FAILURES, chooser=Crew)


@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
@given(
    players=st.integers(2, 4),
    points=st.integers(2, 6),
    program=st.booleans(),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 60), max_size=250),
)
def test_laws_however_it_is_played(players: int, points: int, program: bool, seed: int, choices: list[int]) -> None:
    """Hypothesis drives the moves and shrinks what fails; the smallest case is kept as a record."""
    options = {"points_to_win": points, "npc_orders": "program" if program else "neighbour"}
    try:
        play_lawfully(GAME, players, options, seed, Crew(seed, choices), every=150)
    except LawBroken as broken:
        FAILURES.mkdir(parents=True, exist_ok=True)
        (FAILURES / "marauders-hypothesis.jsonl").write_bytes(broken.record)
        raise


@rule("MM-GLORY-04", "MM-SETUP-13", "MM-STASH-06", "MM-DEATH-01", "MM-DEATH-06", "MM-PLUNDER-02")
def test_gold_comes_and_goes_by_rules_only_and_everything_is_met() -> None:
    """Each change of gold is told by an event whose rule moves gold; and these games ask all there is to be asked."""
    met, used = Met(), set()
    for seed in range(45):
        book = keep_book(2 + seed % 3, (6, 10, 14)[seed // 3 % 3], seed, met)
        used |= book.used
    entries = {f"{kind} {rule}" for kind, rules in BOOKS.items() for rule in rules}
    assert entries - used <= RARELY_PAID
    assert set(RULE_OF_PROMPT) | set(WINDOWS) == set(met.prompts) | OF_MODULES | MENUS | RARE


def keep_book(players: int, points: int, seed: int, met: Met) -> Book:
    """Play a game and keep the book of gold from its events, answer by answer."""
    match = new_match(GAME, players, {"points_to_win": points}, f"gold {seed}")
    crew, book = Crew(seed, met=met), Book(players)
    conserved = match.game.audit(match.run.state)
    entered = 0
    while True:
        for entry in match.live[entered:]:
            book.enter(entry.events)
        entered = len(match.live)
        book.check(table_of(match))
        nothing_lost(match, conserved)
        if match.over:
            return book
        offers_are_sound(match)
        hands_are_kept(match)
        book.look(table_of(match))
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        match.play(ask.seat, crew.choose(match.run, ask))


def hands_are_kept(match: Match) -> None:
    """Nobody holds more glory cards than allowed but who is being asked which to give up (MM-GLORY-04)."""
    over = [player.seat for player in table_of(match).players if len(player.hand) > HAND_LIMIT]
    if match.prompt == "hand-limit":
        assert over == match.asked
    else:
        assert over == []


def table_of(match: Match) -> Table:
    assert isinstance(match.run.state, Table)
    return match.run.state


class TestTheBookHasTeeth:
    """What no rule allows is found."""

    def test_gold_that_nobody_told_of(self) -> None:
        t = table_of(new_match(GAME, 2, {}, 1))
        book = Book(2)
        book.check(t)
        t.players[1].gold += 1
        t.minted += 1  # even if the bank's own count says it is right
        assert GAME.faults(t) == []
        with pytest.raises(AssertionError, match="without a rule"):
            book.check(t)

    def test_a_rule_that_moves_no_gold(self) -> None:
        event = Event("gold-gained", ("MM-MOVE-01",), {"seat": 0, "count": 3, "gold": 3})
        with pytest.raises(AssertionError, match="no rule"):
            Book(2).enter([event])

    def test_a_chest_that_is_not_at_hand(self) -> None:
        book = Book(2)
        book.stash = [9, 0]
        event = Event("gold-paid", ("MM-BUY-03",), {"seat": 0, "count": 3, "gold": 0})
        with pytest.raises(AssertionError, match="away from home"):
            book.enter([event])

    def test_the_rules_of_the_book_are_in_the_ledger(self) -> None:
        ledger = Path("docs/rules/marauders.md").read_text(encoding="utf-8")
        for id in sorted({id for rules in BOOKS.values() for id in rules}):
            assert id in ledger, id


def test_gold_is_moved_in_one_place() -> None:
    """No file but that of the small effects changes gold, stash or bank; sheets and states copy themselves."""
    folder = Path("src/freebooter/games/marauders")
    found = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets = [node.target] if isinstance(node, ast.AugAssign) else targets
            for target in targets:
                if isinstance(target, ast.Attribute) and target.attr in ("gold", "stash", "minted"):
                    found.add(path.relative_to(folder).as_posix())
    stay = {"effects/gold.py", "state/player.py", "state/table.py", "redeal.py"}
    assert found - {"raiding/raid_odds.py", "modules/locations/raid/odds.py"} == stay  # odds move no gold
