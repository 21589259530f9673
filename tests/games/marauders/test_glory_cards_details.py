"""Glory cards at their boundaries: the last gold, the last events, what a question still allows, and why not."""

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.glory_cards.chest import (
    BARGAIN,
    CUSTOMS,
    CUSTOMS_FINE,
    DEMAND,
    PARDON_NATION,
    another_has_bought,
    customs_search,
    is_to_roll,
    is_wanted_in_port,
    needs_courier,
    rumours_are_left,
    sealed_pardon,
    shrewd_bargain,
    word_of_shortage,
)
from freebooter.games.marauders.glory_cards.cutlass import SPARE_TIMBER, can_mend, letters_of_reprisal
from freebooter.games.marauders.glory_cards.specialists import price_and_check
from freebooter.games.marauders.glory_cards.wheel import (
    ORDER_EVENTS,
    VEER_ICON,
    events_are_left,
    lay_out,
    lies_off_closed_port,
    move_event_to,
    reading_the_sky,
    veering_wind,
)
from freebooter.games.marauders.moves import (
    ANNOUNCE,
    BOARD,
    CHOOSE_GOOD,
    CHOOSE_ICON,
    DIRECT,
    LOWER_BOUNTY,
    MEND,
    PASS,
    PUT_NEXT,
    SHOOT,
)
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    COCOA,
    CREW,
    DUTCH,
    FRENCH,
    FRIGATE,
    HAVANA,
    HULL,
    MASTS,
    NONE,
    RUM,
    SPANISH,
    STASH,
    SUGAR,
    TIMBER,
    TRINIDAD,
)
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.turn.events import cards_left
from freebooter.kernel.ask import Ask
from freebooter.kernel.bag import Bag
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, named
from tests.games.marauders.table import Captain, Play, card, plays_out, table
from tests.games.marauders.visits import OTHER, visit
from tests.rules import rule


def glory(id: str) -> int:
    return tables.glory_card(id)


# Chest


@rule("MM-GLORY-05")
def test_tavern_talk_finds_the_last_rumour_in_either_pile() -> None:
    game = table(Captain(), OTHER)
    decks = game.t.decks
    empty = Bag([0] * len(tables.RUMOUR_NAMES))
    full, decks.rumours = decks.rumours, empty
    assert message(rumours_are_left(game.t, game[0])) == "mm-card-without-effect"
    decks.rumours_discard.add(3)
    assert rumours_are_left(game.t, game[0]) is None
    decks.rumours, decks.rumours_discard = full, empty
    assert rumours_are_left(game.t, game[0]) is None


@rule("MM-BUY-03")
def test_a_bargain_is_for_a_good_that_was_drawn() -> None:
    game = visit(TRINIDAD)
    game.t.drawn_cargo = (card("rum-1"), card("sugar-1"))
    ask = BARGAIN.ask(game.t, 0)
    assert [move.value for move in ask.options] == [RUM, SUGAR]
    assert ask.refusal(game.t, CHOOSE_GOOD[COCOA]) == Refusal(
        "mm-not-so-many-drawn", "MM-BUY-03", good="cocoa", count=0
    )
    assert game.t.visit is not None
    game.t.visit.bargains = (SUGAR,)
    plays_out(shrewd_bargain(game.t, game[0], glory("GL-03")), "good-rum")
    assert list(game.t.visit.bargains) == [SUGAR, RUM]


@rule("MM-GLORY-05")
@pytest.mark.parametrize(("left", "drawn"), [([RUM, SUGAR, SUGAR], 2), ([RUM], 1)])
def test_word_of_shortage_draws_two_tokens_or_what_is_left(left: list[int], drawn: int) -> None:
    game = visit(HAVANA).demands(HAVANA, TIMBER).script([0, 0])
    pool = Bag([left.count(good) for good in range(8)])
    game.t.decks.demand = pool
    part = word_of_shortage(game.t, game[0], glory("GL-04"))
    ask = next(part)
    assert isinstance(ask, Ask) and ask.about == HAVANA
    assert len(game.told("demand-drawn")[0]["goods"]) == drawn
    assert pool.left == len(left), "they go back before one of them is chosen"
    assert message(ask.refusal(game.t, CHOOSE_GOOD[COCOA])) == "mm-token-not-drawn"
    assert ask.refusal(game.t, CHOOSE_GOOD[RUM]) is None
    with pytest.raises(StopIteration):
        part.send(CHOOSE_GOOD[RUM])
    assert game.t.board.demand[HAVANA] == RUM
    assert (pool.counts[RUM], pool.counts[TIMBER], pool.left) == (0, 1, len(left))
    assert DEMAND.words(game.t, ask) == {"zone": "havana"}


@rule("MM-STASH-01")
def test_who_needs_a_courier() -> None:
    for gold, stash, reason in ((0, 0, "mm-why-no-gold"), (1, 0, ""), (0, 1, "")):
        game = visit(HAVANA, gold=gold, stash=stash)
        found = needs_courier(game.t, game[0])
        assert (str(found.params["reason"]) if found is not None else "") == reason
    game = visit(HAVANA, gold=1)
    assert game.t.visit is not None
    game.t.visit.done = 1 << STASH
    found = needs_courier(game.t, game[0])
    assert found is not None and found.params["reason"] == "mm-why-stashed"
    game.t.visit.done, game.t.visit.courier = ~(1 << STASH), False
    assert needs_courier(game.t, game[0]) is None
    game.t.visit.courier = True
    found = needs_courier(game.t, game[0])
    assert found is not None and found.params["reason"] == "mm-why-courier-here"
    home = visit(TRINIDAD, gold=1)
    found = needs_courier(home.t, home[0])
    assert found is not None and found.params["reason"] == "mm-why-chest-at-hand"


@rule("MM-MISSION-03")
def test_the_governors_table_is_for_a_roll_that_is_due() -> None:
    game = visit(HAVANA)
    assert game.t.visit is not None
    for mission, skipped, useful in (("MI-02", False, True), ("MI-02", True, False), ("MI-04", False, False)):
        game.t.visit.claiming, game.t.visit.roll_skipped = tables.mission_card(mission), skipped
        assert (is_to_roll(game.t, game[0]) is None) == useful
    game.t.visit.claiming, game.t.visit.roll_skipped = NONE, False
    assert is_to_roll(game.t, game[0]) is not None


@rule("MM-GLORY-06")
@pytest.mark.parametrize(("gold", "reason"), [(3, ""), (2, "mm-too-little-gold")])
def test_the_fine_is_paid_by_who_can(gold: int, reason: str) -> None:
    game = visit(HAVANA, gold=gold)
    game.t.drawn_cargo, game.t.drawn_by = (card("rum-1"),), 0
    ask = CUSTOMS.ask(game.t, 0, about=CUSTOMS_FINE)
    assert message(ask.refusal(game.t, named("pay"))) == reason
    assert message(ask.refusal(game.t, named("discard-cargo-rum"))) == ""
    assert message(ask.refusal(game.t, named("discard-cargo-sugar"))) == "mm-not-bought"
    assert ("pay" in [move.name for move in ask.options]) == (reason == "")
    assert another_has_bought(game.t, game[1]) is None
    assert another_has_bought(game.t, game[0]) is not None, "the buyer does not search himself"
    game.t.drawn_cargo = ()
    assert another_has_bought(game.t, game[1]) is not None, "nothing is left to be searched"
    assert game.t.visit is not None
    game.t.visit.more_cards = 1
    assert another_has_bought(game.t, game[1]) is None, "cards of modules are"
    game.t.visit = None
    assert another_has_bought(game.t, game[1]) is not None


@rule("MM-GLORY-06", "MM-STASH-04")
def test_customs_take_one_card_or_the_fine_and_do_not_reveal_the_chest() -> None:
    game = visit(TRINIDAD, gold=1, stash=1)
    game[0].stash_most = 9
    for name in ("rum-1", "rum-2"):
        game.t.decks.cargo.take(card(name))
    game.t.drawn_cargo, game.t.drawn_by = (card("rum-1"), card("rum-2")), 0
    part = customs_search(game.t, game[1], glory("GL-08"))
    ask = next(part)
    assert isinstance(ask, Ask) and ask.shown, "whether he could pay is not told by not being asked"
    with pytest.raises(StopIteration):
        part.send(named("discard-cargo-rum"))
    assert list(game.t.drawn_cargo) == [card("rum-2")]
    assert game.t.decks.cargo_discard.counts[card("rum-1")] == 1
    open_purse = visit(HAVANA, gold=3)
    open_purse.t.drawn_cargo, open_purse.t.drawn_by = (card("rum-1"),), 0
    part = customs_search(open_purse.t, open_purse[1], glory("GL-08"))
    ask = next(part)
    assert isinstance(ask, Ask) and not ask.shown
    with pytest.raises(StopIteration):
        part.send(named("pay"))
    assert (open_purse[0].gold, open_purse.t.drawn_cargo) == (0, (card("rum-1"),))


@rule("MM-BOUNTY-07")
@pytest.mark.parametrize(("bounty", "counts"), [(1, [1]), (2, [1, 2]), (5, [1, 2])])
def test_a_pardon_is_for_two_at_most(bounty: int, counts: list[int]) -> None:
    game = table(Captain(zone=HAVANA, in_port=True, bounties={SPANISH: bounty, DUTCH: 3}), OTHER)
    assert is_wanted_in_port(game.t, game[0]) is None
    part = sealed_pardon(game.t, game[0], glory("GL-09"))
    ask = next(part)
    assert isinstance(ask, Ask)
    assert {move.value for move in ask.options} == {SPANISH, DUTCH}
    assert message(PARDON_NATION.ask(game.t, 0).refusal(game.t, named("nation-french"))) == "mm-not-wanted-by"
    ask = part.send(named("nation-spanish"))
    assert isinstance(ask, Ask) and ask.about == SPANISH
    assert [move.value for move in ask.options] == counts
    with pytest.raises(StopIteration):
        part.send(LOWER_BOUNTY[counts[-1]])
    assert (game[0].bounties[SPANISH], game[0].bounties[DUTCH]) == (bounty - counts[-1], 3)


# Wheel


@rule("MM-GLORY-06")
def test_one_icon_of_the_event_is_turned() -> None:
    game = table(Captain(), OTHER)
    game.t.event = 0
    game.t.icons = [(0, 1), (1, 2)]
    ask = VEER_ICON.ask(game.t, 0, about=0)
    assert [move.value for move in ask.options] == [0, 1]
    assert ask.refusal(game.t, CHOOSE_ICON[1]) is None
    assert ask.refusal(game.t, CHOOSE_ICON[2]) == Refusal("mm-no-such-icon", "MM-GLORY-06", count=2)
    part = veering_wind(game.t, game[0], glory("GL-15"))
    next(part)
    part.send(CHOOSE_ICON[1])
    with pytest.raises(StopIteration):
        part.send(DIRECT[3])
    assert game.t.icons == [(0, 1), (1, 3)]


@rule("MM-GLORY-05")
def test_two_events_are_enough_to_read_the_sky() -> None:
    game = table(Captain(), OTHER, luck=1)
    events = game.t.decks.events
    while cards_left(game.t) > 2:
        events.take(next(iter(events.kinds())))
    assert events_are_left(game.t, game[0]) is None
    assert plays_out(reading_the_sky(game.t, game[0], glory("GL-16"))) == ["order-events"]
    assert len(game.t.event_top) == 2 and game.t.event_seen == (1, 1)
    game.t.event_top, game.t.event_seen = game.t.event_top[:1], (1,)
    assert message(events_are_left(game.t, game[0])) == "mm-card-without-effect"


@rule("MM-GLORY-05")
def test_events_that_were_looked_at_are_known_to_the_last_reader_only() -> None:
    game = table(Captain(), OTHER, luck=1)
    lay_out(game.t, game[0], 3)
    first = game.t.event_top
    assert game.told("events-seen")[-1]["events"] == [tables.EVENT_NAMES[kind] for kind in first]
    assert (len(first), game.t.event_seen) == (3, (1, 1, 1))
    lay_out(game.t, game[1], 2)
    assert (game.t.event_top, game.t.event_seen) == (first, (2, 2, 1))
    move_event_to(game.t, first[2], 0)
    assert game.t.event_top == (first[2], first[0], first[1])
    move_event_to(game.t, first[1], 1)
    assert game.t.event_top == (first[2], first[1], first[0])


@rule("MM-GLORY-05")
def test_which_event_comes_next_is_one_of_those_still_to_be_put() -> None:
    game = table(Captain(), OTHER, luck=1)
    lay_out(game.t, game[0], 4)
    top = game.t.event_top
    ask = ORDER_EVENTS.ask(game.t, 0, about=2)
    assert [move.value for move in ask.options] == sorted(set(top[1:3]))
    assert ask.refusal(game.t, PUT_NEXT[top[1]]) is None
    outside = [kind for kind in (top[0], top[3]) if kind not in top[1:3]]
    assert outside and all(message(ask.refusal(game.t, PUT_NEXT[kind])) == "mm-event-not-seen" for kind in outside)


@rule("MM-GLORY-05")
def test_false_colours_for_the_last_action() -> None:
    game = table(Captain(zone=HAVANA, bounties={SPANISH: 1}), OTHER)
    for actions, useful in ((1, True), (0, False)):
        game.t.turn.actions = actions
        assert (lies_off_closed_port(game.t, game[0]) is None) == useful
    game.t.turn.free_moves = 1
    assert lies_off_closed_port(game.t, game[0]) is None


# Cutlass


@rule("MM-GLORY-09")
def test_what_spare_timber_mends() -> None:
    game = table(Captain(ship=FRIGATE, tracks={HULL: 1, MASTS: 0, CANNONS: 2, CREW: 2}), OTHER)
    assert [can_mend(game[0], location) for location in (HULL, MASTS, CANNONS, CREW, CARGO)] == [
        True, False, True, True, False,
    ]  # fmt: skip
    ask = SPARE_TIMBER.ask(game.t, 0)
    assert [message(ask.refusal(game.t, MEND[location])) for location in (HULL, MASTS, CARGO)] == [
        "", "mm-not-mendable", "mm-not-mendable",
    ]  # fmt: skip


@rule("MM-GLORY-09")
@pytest.mark.parametrize(("wars", "saves"), [([(SPANISH, FRENCH)], True), ([], False), ([(FRENCH, DUTCH)], False)])
def test_letters_of_reprisal_in_a_raid(wars: list[tuple[int, int]], saves: bool) -> None:
    game = table(Captain(zone=CARIBBEAN_SEA), OTHER, wars=wars)
    game.t.raid = Raid(0, FRENCH)
    for count in (2, 4):
        plays_out(letters_of_reprisal(game.t, game[0], glory("GL-27")))
        assert (game.t.raid.reprisals, game.t.raid.no_bounty) == (count, saves)


def contest(*hand: str) -> Play:
    """Seat 0 may play a card after both have declared to shoot, in the second round."""
    game = table(Captain(hand=hand), Captain()).dice("111", "111").attacks(0, 1).passes()
    game.seat(0).does(SHOOT)
    game.seat(1).does(SHOOT)
    return game


@rule("MM-GLORY-06")
def test_odds_are_those_of_the_roll_that_comes() -> None:
    game = contest("GL-20")
    declared = game.ask.preview(game.t, PASS)
    assert game.asked == (0, "window-declared") and declared is not None
    crews = table(Captain(hand=["GL-21"]), Captain()).dice("111", "111").attacks(0, 1).passes()
    crews.dice("x11", "111").seat(0).does(BOARD)
    crews.seat(1).does(SHOOT)
    crews.passes_to("window-crew-round")
    note = crews.ask.preview(crews.t, PASS)
    with_card = crews.ask.preview(crews.t, ANNOUNCE[glory("GL-21")])
    assert note is not None and with_card is not None
    assert note.message != declared.message and note.params != with_card.params


# Specialists


@rule("MM-GLORY-10")
def test_what_hiring_takes_is_told_before() -> None:
    game = visit(HAVANA, gold=9)
    carpenter = price_and_check(game.t, game[0], glory("GL-S1a"))
    assert carpenter is not None and carpenter.params["price"] == 4
    assert carpenter.params["dice"] == 0
    assert price_and_check(game.t, game[0], glory("GL-10")) is None
    notes = [price_and_check(game.t, game[0], kind) for kind in range(16)]
    for kind, note in enumerate(notes):
        rolls = tables.HIRE_CHECK[kind] != NONE
        assert note is None or (note.params["dice"] != 0) == rolls
