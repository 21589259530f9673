"""Captains, captains, captains: two captains to choose from, or more for gold (variant 2)."""

import pytest

from freebooter.games.marauders.captain.new_captain import return_captain
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.captain_choice.choice import HOME_VALUE, CaptainChoice, captain_value, dealt_to
from freebooter.games.marauders.modules.captain_choice.view import CaptainChoiceView
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.names import ZONES
from freebooter.games.marauders.options import rules_of
from freebooter.games.marauders.redeal import redeal
from freebooter.games.marauders.seams.module_set import complete
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.checks import audit
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Refused
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words
from tests.games.marauders.table import Captain, Play, plays_out, table
from tests.rules import rule

TWO, GOLD = ["two-captains"], ["captains-for-gold"]


def begun(modules: list[str], seats: int = 3, first: int = 0, seed: int = 1) -> Play:
    """A game from its beginning."""
    t = set_up(rules_of(GAME.options({"modules": modules})), seats, SearchChance(seed))
    t.first = first
    return Play(t, seed, GAME).begins()


def choice(t: Table) -> CaptainChoice:
    return next(drawer for drawer in t.ext if isinstance(drawer, CaptainChoice))


def dealt(game: Play, seat: int) -> list[int]:
    return dealt_to(game.t, choice(game.t), seat)


def name(captain: int) -> str:
    return f"captain-{tables.CAPTAIN_NAMES[captain]}"


def sails(game: Play) -> Play:
    """All choose a sloop."""
    assert game.asked == (-1, "choose-ship")
    return together(game, ["choose-ship-sloop"] * game.t.seats)


def together(game: Play, names: list[str]) -> Play:
    """All seats answer at once."""
    moves = [MOVES.by_name(name) for name in names]
    game.run.answer_together([move for move in moves if move is not None])
    return game


def all_keep(game: Play, kept: list[int]) -> Play:
    assert game.asked == (-1, "keep-captain")
    return together(game, [name(captain) for captain in kept])


# Mode A


@rule("SG-V2-01", "SG-V2-04")
def test_each_draws_two_captains_and_keeps_one_and_the_others_go_back() -> None:
    game = begun(TWO)
    hands = [dealt(game, seat) for seat in range(3)]
    assert all(len(hand) == 2 for hand in hands) and len({card for hand in hands for card in hand}) == 6
    assert game.t.decks.captains.left == 16 - 6
    for seat in range(3):
        assert [move.value for move in game.ask_of(seat).options] == hands[seat]
    all_keep(game, [hands[0][0], hands[1][1], hands[2][1]])
    sails(game)
    assert [player.captain for player in game.t.players] == [hands[0][0], hands[1][1], hands[2][1]]
    assert game.t.decks.captains.left == 16 - 3
    assert all(game.t.decks.captains.counts[card] == 1 for card in (hands[0][1], hands[1][0], hands[2][0]))
    assert [player.gold for player in game.t.players] == [10, 10, 10], "in this mode nothing is paid"


@rule("SG-V2-01")
def test_another_captain_is_refused_in_a_sentence() -> None:
    game = begun(TWO, 2)
    ask = game.ask_of(0)
    other = next(move for move in ask.question.moves if move.value in dealt(game, 1))
    reason = ask.refusal(game.t, other)
    assert reason is not None and reason.message == "mm-captain-not-dealt"


# Mode B


@rule("SG-V2-02", "SG-AMB-56", "SG-AMB-88")
def test_in_turn_order_each_may_pay_for_a_second_and_a_third_captain() -> None:
    game = begun(GOLD, first=1)
    assert game.asked == (1, "buy-captain")
    game.seat(1).says("pay")
    assert game.asked == (1, "buy-captain") and len(dealt(game, 1)) == 2
    game.seat(1).says("pay")
    assert game.asked == (1, "keep-captain") and len(dealt(game, 1)) == 3, "never a fourth"
    kept = dealt(game, 1)[2]
    game.seat(1).says(name(kept))
    assert game.asked == (2, "buy-captain")
    first = game[2].captain
    game.seat(2).passes()
    assert game.asked == (0, "buy-captain"), "one captain is no choice"
    game.seat(0).says("pay")
    game.seat(0).passes()
    assert game.asked == (0, "keep-captain") and len(dealt(game, 0)) == 2
    game.seat(0).says(name(dealt(game, 0)[0]))
    sails(game)
    assert [player.gold for player in game.t.players] == [8, 6, 10]
    assert (game[1].captain, game[2].captain) == (kept, first)
    assert game.t.decks.captains.left == 16 - 3


@rule("SG-AMB-88")
def test_it_is_paid_from_the_gold_of_the_start() -> None:
    game = begun(GOLD, 2)
    ask = game.ask_of(0)
    note = ask.preview(game.t, ask.options[1])
    assert note is not None and (note.params["price"], note.params["gold"]) == (2, 8)
    game.seat(0).says("pay")
    note = game.ask_of(0).preview(game.t, ask.options[1])
    assert note is not None and (note.params["price"], note.params["gold"]) == (2, 6)
    game.seat(0).passes()
    game.seat(0).says(name(dealt(game, 0)[1]))
    game.seat(1).passes()
    sails(game)
    paid = [(event["seat"], event["count"]) for event in game.told("gold-paid")]
    assert paid == [(0, 2)] and [event["count"] for event in game.told("gold-gained")] == [10, 10]


@rule("SG-V2-03", "SG-OPT-15")
def test_both_modes_exclude_each_other() -> None:
    for both in ([*TWO, *GOLD], [*GOLD, *TWO]):
        with pytest.raises(Refused, match="mm-modules-exclude"):
            complete(both)


@rule("SG-AMB-57")
@pytest.mark.parametrize("modules", [TWO, GOLD])
def test_later_captains_are_drawn_as_in_the_base(modules: list[str]) -> None:
    game = table(Captain(), Captain(), modules=modules, luck=1)
    game[0].afloat = False
    assert plays_out(return_captain(game.t, game[0])) == ["choose-ship"]


@rule("SG-V2-02", "SG-V4-01")
def test_the_order_of_the_setup() -> None:
    """Captains with their payments, ships, gold, the ships of hard life, the first round (ledger 4.5, order 1)."""
    game = begun([*GOLD, "hard-life"], 2)
    game.seat(0).says("pay").passes()
    game.seat(0).says(name(dealt(game, 0)[0]))
    game.seat(1).passes()
    sails(game)
    kinds = [event.kind for event in game.journal.events]
    order = ["captain-paid", "captain-enters", "gold-gained", "gold-paid", "npc-arrives", "round-begins"]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    homes = [tables.CAPTAIN_HOME[player.captain] for player in game.t.players]
    arrived = [event["zone"] for event in game.told("npc-arrives")][:3]
    assert not set(arrived) & {ZONES[home] for home in homes}, "homes of the captains that were kept"


# What is secret


@pytest.mark.parametrize("modules", [TWO, GOLD])
def test_captains_on_offer_are_secret_and_dealt_anew_in_worlds(modules: list[str]) -> None:
    """All that seat 1 can hold are the captains that seat 0 does not have, the true ones among them."""
    game = begun(modules, 2, first=1)
    if modules == GOLD:
        game.seat(1).says("pay")
    own = dealt(game, 0)
    view = GAME.view(game.t, 0)
    assert isinstance(view, TableView)
    shown = view.modules[modules[0]]
    assert isinstance(shown, CaptainChoiceView)
    assert shown.captains == [tables.CAPTAIN_NAMES[card] for card in own]
    assert shown.dealt == ([1, 2] if modules == GOLD else [2, 2]) and shown.paid == (
        [0, 2] if modules == GOLD else [0, 0]
    )
    now: set[int] = set()
    spare: set[int] = set()
    for seed in range(300):
        world = game.t.copy()
        redeal(world, 0, SearchChance(seed))
        assert audit(world) == audit(game.t)
        assert dealt_to(world, choice(world), 0) == own
        assert len(choice(world).spare[1]) == 1
        now.add(world.players[1].captain)
        spare.update(choice(world).spare[1])
    others = set(range(16)) - set(own)
    assert now == spare == others


@pytest.mark.parametrize("modules", [TWO, GOLD])
def test_nobody_can_have_the_captain_that_one_has_not_kept(modules: list[str]) -> None:
    game = begun(modules, 2)
    if modules == TWO:
        gone = dealt(game, 0)[1]
        all_keep(game, [dealt(game, 0)[0], dealt(game, 1)[0]])
    else:
        game.seat(0).says("pay")
        game.seat(0).passes()
        gone = dealt(game, 0)[1]
        game.seat(0).says(name(dealt(game, 0)[0]))
        game.seat(1).passes()
    assert game.asked == (-1, "choose-ship")
    for seed in range(200):
        world = game.t.copy()
        redeal(world, 0, SearchChance(seed))
        assert world.players[1].captain != gone


def test_worlds_depend_on_what_the_seat_knows_alone() -> None:
    """Two tables that look the same to seat 0 give the same worlds."""
    one = begun(TWO, 3).t
    other = one.copy()
    redeal(other, 0, SearchChance("another truth"))
    assert one.players[1].captain != other.players[1].captain or choice(one).spare != choice(other).spare
    for seed in range(20):
        worlds = [one.copy(), other.copy()]
        for world in worlds:
            redeal(world, 0, SearchChance(seed))
        assert [player.captain for player in worlds[0].players] == [player.captain for player in worlds[1].players]
        assert choice(worlds[0]).spare == choice(worlds[1]).spare


# What is said about it


def test_a_home_amid_good_customers_is_worth_more() -> None:
    """Every port is somebody's home and has its value."""
    assert set(HOME_VALUE) == {ZONES[home] for home in tables.CAPTAIN_HOME}
    one, other = (
        tables.CAPTAIN_NAMES.index(name) for name in ("ines-corvalan", "etienne-marchais")
    )  # Havana, Petite-Goave
    assert tables.CAPTAIN_SKILLS[one] == tables.CAPTAIN_SKILLS[other]
    assert captain_value(one) > captain_value(other)


def test_the_preview_tells_skills_and_home_and_bots_take_the_better_one() -> None:
    game = begun(TWO, 2)
    ask = game.ask_of(0)
    weights = ask.weights(game.t)
    assert weights is not None
    values = [captain_value(move.value) for move in ask.options]
    assert (weights[0] >= weights[1]) is (values[0] >= values[1])
    for move in ask.options:
        note = ask.preview(game.t, move)
        assert note is not None
        skills = [note.params[skill] for skill in ("seamanship", "scouting", "leadership", "influence")]
        assert skills == tables.CAPTAIN_SKILLS[move.value]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_terminal_shows_the_own_captains_and_who_has_paid(language: str) -> None:
    game = begun(GOLD, 2)
    game.seat(0).says("pay")
    words = Words(language, [TEXTS], strict=True)
    shown = picture_of(GAME, GAME.view(game.t, 0), words, [0])
    names = ", ".join(words.name_of(GAME, "captain", tables.CAPTAIN_NAMES[card]) for card in dealt(game, 0))
    assert words.say("mm-captains-dealt", GAME, captains=names) in shown.below
    assert shown.rows[0].note.endswith(words.say("mm-captains-paid", GAME, gold=2)) and not shown.rows[1].note
    shown = picture_of(GAME, GAME.view(game.t, 1), words, [1])
    assert names not in " ".join(shown.below)
