"""Rumours at their boundaries: where they can be acted on, what is kept, paid and put away, and why not."""

import pytest

from freebooter.games.marauders import rumours
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.moves import KEEP_GLORY, KEEP_RUMOUR, LOWER_BOUNTY, STASH_ONES, STASH_TENS
from freebooter.games.marauders.names import (
    CARACAS,
    CARGO,
    CARIBBEAN_SEA,
    CARPENTER,
    CREW,
    CURACAO,
    DUTCH,
    ENGLISH,
    FRENCH,
    FRIGATE,
    HAVANA,
    HULL,
    MAN_O_WAR,
    NASSAU,
    NOBODY,
    NONE,
    PORT_ROYAL,
    SEAMANSHIP,
    SLOOP,
    SPANISH,
    ST_MAARTEN,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.rumours.acting import act, act_refusal, is_alone, shore_result
from freebooter.games.marauders.rumours.allowance import beyond_the_card
from freebooter.games.marauders.rumours.favours import (
    LOWER_BOUNTY_BY,
    STASH_FREE_ONES,
    STASH_FREE_TENS,
    courier_limit,
    lower_one_bounty,
    offer_ship,
    stash_without_fee,
    take_modification,
)
from freebooter.games.marauders.rumours.hearing import KEEP_ONE, draw_rumours
from freebooter.games.marauders.rumours.rewards import (
    KEEP_ONE_CARD,
    choose_glory,
    choose_rumour,
    employ_specialist,
    risk_hull,
)
from freebooter.kernel.ask import Ask
from freebooter.kernel.bag import Bag
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, named
from tests.games.marauders.table import Captain, Play, plays_out, table
from tests.rules import rule

OTHER = Captain("CAP-11", zone=NASSAU, in_port=True)


def holds(id: str, zone: int, in_port: bool = False, **more: object) -> Play:
    captain = Captain("CAP-12", zone=zone, in_port=in_port, rumour=id, **more)  # type: ignore[arg-type]
    return table(captain, OTHER, luck=5)


# Where


@rule("MM-RUMOR-04")
@pytest.mark.parametrize(
    ("id", "zone", "in_port", "reason"),
    [
        ("RU-01", PORT_ROYAL, True, ""),
        ("RU-01", PORT_ROYAL, False, "mm-rumour-elsewhere"),
        ("RU-01", HAVANA, True, "mm-rumour-elsewhere"),
        ("RU-03", HAVANA, True, ""),
        ("RU-03", HAVANA, False, "mm-rumour-elsewhere"),
        ("RU-14", TORTUGA, False, ""),
        ("RU-14", TORTUGA, True, "mm-rumour-elsewhere"),
        ("RU-14", NASSAU, False, "mm-rumour-elsewhere"),
        ("RU-04", CARACAS, False, ""),
        ("RU-04", CARACAS, True, "mm-rumour-elsewhere"),
        ("RU-23", CARACAS, False, ""),
        ("RU-24", CURACAO, True, ""),
        ("RU-24", PORT_ROYAL, True, "mm-rumour-elsewhere"),
        ("RU-12", TORTUGA, True, ""),
        ("RU-12", HAVANA, True, "mm-not-wanted-here"),
        ("RU-12", TORTUGA, False, "mm-rumour-elsewhere"),
        ("", TORTUGA, True, "mm-no-rumour"),
    ],
)
def test_where_a_rumour_can_be_acted_on(id: str, zone: int, in_port: bool, reason: str) -> None:
    game = holds(id, zone, in_port)
    assert message(act_refusal(game.t, game[0])) == reason
    assert rumours.can_act(game.t, game[0]) == (reason == "")
    game[0].afloat = False
    assert act_refusal(game.t, game[0]) is not None, "a dead captain acts on nothing"


@rule("MM-RUMOR-04")
def test_the_judge_is_weak_where_the_captain_is_wanted() -> None:
    for nation, zone in ((SPANISH, HAVANA), (DUTCH, CURACAO), (ENGLISH, PORT_ROYAL)):
        game = holds("RU-12", zone, True, bounties={nation: 1})
        assert act_refusal(game.t, game[0]) is None
        game[0].bounties = [0, 0, 0, 0]
        assert act_refusal(game.t, game[0]) == Refusal("mm-not-wanted-here", "MM-RUMOR-04")


@rule("MM-RUMOR-04")
def test_a_drifting_merchant_and_a_lonely_sea_are_looked_for() -> None:
    game = holds("RU-04", CARACAS)
    game.t.board.merchant[CARACAS] = NONE
    assert act_refusal(game.t, game[0]) == Refusal("mm-no-merchant", "MM-RUMOR-04", zone="caracas")
    other = table(Captain(zone=CARACAS, rumour="RU-23"), Captain(zone=CARACAS))
    assert act_refusal(other.t, other[0]) == Refusal("mm-not-alone", "MM-RUMOR-04")
    assert not is_alone(other.t, other[0])
    other[1].zone = NASSAU
    assert is_alone(other.t, other[0])
    other[1].zone, other[1].in_port = CARACAS, True
    assert is_alone(other.t, other[0])


@rule("MM-RUMOR-04", "MM-RUMOR-05", "MM-RUMOR-06")
@pytest.mark.parametrize(("dice", "event", "cites"), [("x11", "true", "MM-RUMOR-06"), ("111", "false", "MM-RUMOR-05")])
def test_company_at_sea_does_not_matter_to_most_rumours(dice: str, event: str, cites: str) -> None:
    game = (
        table(Captain("CAP-12", zone=TORTUGA, rumour="RU-14"), Captain("CAP-11", zone=TORTUGA)).dice(dice).script([0])
    )
    game.t.board.merchant[TORTUGA] = NONE
    assert act_refusal(game.t, game[0]) is None
    plays_out(act(game.t, game[0]))
    told = [kind for kind in ("true", "false") if game.told(f"rumour-{kind}")]
    assert (told, game.rules_of(f"rumour-{event}")) == ([event], [cites])


@rule("MM-RUMOR-06")
def test_who_declines_takes_no_modification() -> None:
    game = table(Captain(), OTHER)
    before = [*game.t.board.modification]
    plays_out(take_modification(game.t, game[0]), "decline")
    assert (game[0].ship.modifications, game.t.board.modification) == (0, before)


@rule("MM-RUMOR-06")
def test_rumours_to_choose_from_are_seen_by_the_captain_alone() -> None:
    game = table(Captain(), OTHER).draws_rumours("RU-01", "RU-09")
    next(choose_rumour(game.t, game[0], 2))
    assert game.t.drawn_by == 0


@rule("MM-AMB-93")
def test_only_a_won_fight_ashore_pays_and_not_by_another_fight() -> None:
    for won, gold in ((True, 15), (False, 0)):
        game = holds("", CARIBBEAN_SEA)
        plays_out(shore_result(game.t, game[0], tables.rumour_card("RU-13"), won))
        assert (game[0].gold, game[0].track, game.t.battle) == (gold, int(won), None)


# Bounties, ships, the chest


@rule("MM-RUMOR-06", "MM-BOUNTY-07")
def test_one_bounty_is_lowered_by_what_the_card_and_the_bounty_allow() -> None:
    game = table(Captain(bounties={SPANISH: 2, FRENCH: 5}), OTHER)
    part = lower_one_bounty(game.t, game[0], 3)
    ask = next(part)
    assert isinstance(ask, Ask)
    assert [move.name for move in ask.options] == ["nation-spanish", "nation-french"]
    assert message(ask.refusal(game.t, named("nation-dutch"))) == "mm-not-wanted-by"
    ask = part.send(named("nation-french"))
    assert isinstance(ask, Ask)
    assert [move.value for move in ask.options] == [0, 1, 2, 3]
    assert ask.refusal(game.t, LOWER_BOUNTY[4]) == Refusal("mm-beyond-the-card", "MM-BOUNTY-07", least=0, most=3)
    few = Ask(0, LOWER_BOUNTY_BY, LOWER_BOUNTY[:3], about=SPANISH)
    assert few.refusal(game.t, LOWER_BOUNTY[3]) == Refusal("mm-bounty-not-so-high", "MM-BOUNTY-07", bounty=2)
    assert few.refusal(game.t, LOWER_BOUNTY[2]) is None
    with pytest.raises(StopIteration):
        part.send(LOWER_BOUNTY[3])
    assert game[0].bounties[FRENCH] == 2
    honest = table(Captain(), OTHER)
    assert plays_out(lower_one_bounty(honest.t, honest[0], 3)) == []


@rule("MM-RUMOR-06")
def test_what_a_card_allows_is_what_is_offered() -> None:
    ask = Ask(0, LOWER_BOUNTY_BY, LOWER_BOUNTY[1:4])
    assert beyond_the_card(ask, LOWER_BOUNTY[1], "MM-BOUNTY-07") is None
    assert beyond_the_card(ask, LOWER_BOUNTY[0], "MM-BOUNTY-07") == Refusal(
        "mm-beyond-the-card", "MM-BOUNTY-07", least=1, most=3
    )


@rule("MM-RUMOR-06", "MM-SHIPYARD-02")
def test_a_ship_is_offered_to_who_can_pay_it() -> None:
    for gold, asked in ((15, ["offer-ship"]), (14, [])):
        game = table(Captain(zone=HAVANA, in_port=True, gold=gold), OTHER, luck=1)
        assert plays_out(offer_ship(game.t, game[0], FRIGATE, 20), *["decline"] * len(asked)) == asked
        assert (game[0].ship.kind, game[0].gold) == (SLOOP, gold)
    tied = table(Captain(zone=HAVANA, in_port=True, ship=MAN_O_WAR, gold=99), OTHER)
    assert plays_out(offer_ship(tied.t, tied[0], FRIGATE, 20)) == []


@rule("MM-RUMOR-06", "MM-SHIPYARD-02")
def test_the_offered_ship_says_what_it_costs_and_other_ships_are_not_offered() -> None:
    game = table(Captain(zone=HAVANA, in_port=True, gold=15), OTHER)
    ask = next(offer_ship(game.t, game[0], FRIGATE, 20))
    assert isinstance(ask, Ask) and not ask.shown
    note = ask.preview(game.t, named("buy-ship-frigate"))
    assert note is not None
    assert [note.params[word] for word in ("price", "sale", "net", "back", "glory", "stash")] == [20, 5, 15, 0, 1, 0]
    assert ask.preview(game.t, named("decline")) is None
    assert ask.refusal(game.t, named("buy-ship-galleon")) == Refusal("mm-other-ship", "MM-SHIPYARD-02", ship="galleon")


@rule("MM-STASH-04", "MM-STASH-06")
def test_where_the_chest_may_pay_the_ship_is_always_spoken_of() -> None:
    for version, asked in ((2, True), (1, False)):
        game = table(Captain(zone=TRINIDAD, in_port=True, gold=1, stash=3), OTHER)
        game[0].stash_most = 30
        game.t.rules.version = version
        part = offer_ship(game.t, game[0], FRIGATE, 20)
        if not asked:
            assert plays_out(part) == []
            continue
        ask = next(part)
        assert isinstance(ask, Ask) and ask.shown
        assert [move.name for move in ask.options] == ["decline"]
        assert ask.refusal(game.t, named("buy-ship-frigate")) == Refusal(
            "mm-too-little-gold", "MM-SHIPYARD-02", price=20, gold=4, most=0
        )


@rule("MM-RUMOR-06", "MM-STASH-01")
@pytest.mark.parametrize(
    ("gold", "tens", "ones", "most"), [(30, 1, 5, 5), (30, 0, 9, 9), (12, 1, 2, 2), (9, 0, 9, 9), (0, 0, 0, 0)]
)
def test_the_bookkeeper_takes_fifteen_at_most(gold: int, tens: int, ones: int, most: int) -> None:
    game = table(Captain(zone=ST_MAARTEN, in_port=True, gold=gold), OTHER)
    part = stash_without_fee(game.t, game[0], 15)
    ask = next(part)
    assert isinstance(ask, Ask)
    assert [move.value for move in ask.options] == list(range(min(15, gold) // 10 + 1))
    ask = part.send(STASH_TENS[tens])
    assert isinstance(ask, Ask)
    assert (ask.about, [move.value for move in ask.options]) == (tens, list(range(most + 1)))
    with pytest.raises(StopIteration):
        part.send(STASH_ONES[ones])
    count = 10 * tens + ones
    assert (game[0].gold, game[0].stash, len(game.told("stashed"))) == (gold - count, count, int(count > 0))


@rule("MM-RUMOR-06", "MM-STASH-01")
def test_why_the_bookkeeper_takes_no_more() -> None:
    game = table(Captain(gold=30, stash=7), OTHER)
    assert courier_limit(game.t) == 15
    tens = Ask(0, STASH_FREE_TENS, STASH_TENS[:2])
    assert tens.refusal(game.t, STASH_TENS[1]) is None
    assert tens.refusal(game.t, STASH_TENS[2]) == Refusal("mm-beyond-the-card", "MM-RUMOR-06", least=0, most=15)
    assert tens.refusal(game.t, STASH_TENS[4]) == Refusal("mm-too-little-aboard", "MM-STASH-01", gold=30)
    ones = Ask(0, STASH_FREE_ONES, STASH_ONES[:6], about=1)
    note = ones.preview(game.t, STASH_ONES[5])
    assert note is not None and note.params == {"price": 0, "stash": 22, "points": 2}
    assert ones.refusal(game.t, STASH_ONES[5]) is None
    assert message(ones.refusal(game.t, STASH_ONES[6])) == "mm-beyond-the-card"


# Cards and people


@rule("MM-RUMOR-03", "MM-AMB-92")
def test_as_many_rumours_are_drawn_as_there_are() -> None:
    game = table(Captain(), OTHER, luck=1)
    assert len(draw_rumours(game.t, game[0], 2)) == 2
    game.t.decks.rumours = Bag([0] * len(tables.RUMOUR_NAMES))
    assert draw_rumours(game.t, game[0], 2) == ()
    game.t.drawn_rumours = (tables.rumour_card("RU-01"),)
    game[0].rumour = tables.rumour_card("RU-02")
    ask = KEEP_ONE.ask(game.t, 0)
    assert [move.value for move in ask.options] == [tables.rumour_card("RU-02"), tables.rumour_card("RU-01")]
    assert ask.refusal(game.t, KEEP_RUMOUR[tables.rumour_card("RU-02")]) is None
    assert message(ask.refusal(game.t, KEEP_RUMOUR[tables.rumour_card("RU-03")])) == "mm-not-drawn"


@rule("MM-RUMOR-06")
def test_of_glory_cards_one_is_kept_and_the_others_go() -> None:
    game = table(Captain(), OTHER).draws_glory("GL-10", "GL-11")
    part = choose_glory(game.t, game[0], 2)
    ask = next(part)
    assert isinstance(ask, Ask) and ask.shown and game.t.drawn_by == 0
    kept, other = tables.glory_card("GL-10"), tables.glory_card("GL-11")
    assert game.t.drawn_glory == (kept, other)
    assert message(ask.refusal(game.t, KEEP_GLORY[tables.glory_card("GL-12")])) == "mm-not-drawn"
    with pytest.raises(StopIteration):
        part.send(KEEP_GLORY[kept])
    assert (game[0].hand, game.t.drawn_by, len(game.t.drawn_glory)) == ((kept,), NOBODY, 0)
    assert game.t.decks.glory_discard.counts[other] == 1
    bare = table(Captain(), OTHER)
    bare.t.decks.glory = Bag([0] * len(tables.GLORY_NAMES))
    assert plays_out(choose_glory(bare.t, bare[0], 3)) == []
    assert KEEP_ONE_CARD.rule == "MM-RUMOR-06"


@rule("MM-RUMOR-06")
def test_a_specialist_comes_from_the_deck_or_the_discard_pile_or_not_at_all() -> None:
    first, second = (tables.glory_card(id) for id in ("GL-S1a", "GL-S1b"))
    game = table(Captain(), OTHER).script([1])
    employ_specialist(game.t, game[0], CARPENTER)
    assert (game[0].employed, game.t.decks.glory.counts[second]) == ((second,), 0)
    one = table(Captain(), OTHER)
    one.t.decks.glory.take(second)
    employ_specialist(one.t, one[0], CARPENTER)
    assert one[0].employed == (first,), "nothing is drawn where there is one only"
    gone = table(Captain(), OTHER)
    for kind in (first, second):
        gone.t.decks.glory.take(kind)
    employ_specialist(gone.t, gone[0], CARPENTER)
    assert gone[0].employed == ()


@rule("MM-RUMOR-06")
@pytest.mark.parametrize(("dice", "hull"), [("x11", 3), ("111", 1)])
def test_a_failed_check_costs_the_hull_its_points(dice: str, hull: int) -> None:
    game = table(Captain(ship=FRIGATE), OTHER).dice(dice)
    plays_out(risk_hull(game.t, game[0], SEAMANSHIP, 2))
    tracks = game[0].ship.tracks
    assert (tracks[HULL], tracks[CARGO], tracks[CREW], game[0].afloat) == (hull, 3, 3, True)
