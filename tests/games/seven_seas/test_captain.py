"""Section 4.6, first part: the caravan card, sending ships, penalties and the gift."""

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import CHOOSE, PLAY_CARD, SEND
from freebooter.games.seven_seas.names import CAPTAIN, CARTOGRAPHER, KRAKEN, MERCHANT, SHIPWRIGHT
from freebooter.kernel.match import new_match
from tests.games.seven_seas.table import (
    ENGLAND,
    FRANCE,
    HOLLAND,
    SPAIN,
    Pirate,
    caravan,
    curse,
    port_card,
    rows,
    table,
)
from tests.rules import rule

EVERY_CARAVAN = [
    (edition, seats, size)
    for edition in ("en", "pl")
    for seats in (2, 3, 4)
    for size in (1, 2, 3, 4)
    if (edition, seats, size) != ("pl", 2, 4)  # there are no such cards (P7-SETUP-10)
]


@rule("P7-CAPTAIN-01")
def test_a_caravan_card_is_played_face_up_and_spent() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 3), caravan(FRANCE, 1), curse(KRAKEN)]), Pirate(), Pirate())
    turn = game.alone(CAPTAIN)
    assert game.options == ["play-card-spain-3", "play-card-france-1", "decline"]
    turn.plays(caravan(SPAIN, 3))
    assert game.view(0).hand == ["france-1", "kraken"]
    assert game.view().spent_cards == ["spain-3"]
    event = game.events("caravan-played")[0]
    assert event.data == {"seat": 0, "nation": "spain", "size": 3}
    assert event.seen_by(None)
    assert event.reveals


@rule("P7-CAPTAIN-01")
def test_what_a_captain_cannot_play() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 3), port_card(1)]), Pirate(hand=[curse(KRAKEN)]), Pirate())
    game.choose(CAPTAIN, CAPTAIN, CARTOGRAPHER)
    refusal = game.refuses(0, PLAY_CARD[port_card(1)])
    assert (refusal.message, refusal.rule) == ("p7-wrong-kind-of-card", "P7-CAPTAIN-01")
    assert refusal.params == {"kind": "caravan"}
    refusal = game.refuses(0, PLAY_CARD[caravan(SPAIN, 4)])
    assert (refusal.message, refusal.rule) == ("p7-card-not-in-hand", "P7-CAPTAIN-01")
    game.captain(seat=0).declines()
    refusal = game.refuses(1, PLAY_CARD[caravan(SPAIN, 3)])
    assert (refusal.message, refusal.rule) == ("p7-no-card-of-kind", "P7-CAPTAIN-01")
    assert refusal.params == {"kind": "caravan"}


@rule("P7-CAPTAIN-02")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_card_tells_nation_and_number_of_red_dice(size: int) -> None:
    game = table(Pirate(hand=[caravan(HOLLAND, size)]), Pirate(), Pirate())
    game.alone(CAPTAIN).plays(caravan(HOLLAND, size))
    plunder = game.view().plunder
    assert plunder is not None
    assert (plunder.captain, plunder.nation, plunder.size) == (0, "holland", size)
    words = {"nation": "holland", "size": size, "limit": size + 2, "captain": "you", "seat": 1}
    assert game.ask_of(0).words(game.t) == words
    game.seat(0).sends(1)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert [die["owner"] for die in game.told("battle")[0]["dice"]].count(-1) == size


@rule("P7-CAPTAIN-03", "P7-AMB-51")
def test_a_captain_who_cannot_or_will_not_takes_a_spot_and_nothing_else_happens() -> None:
    for hand in ([caravan(SPAIN, 3)], [curse(KRAKEN)], []):
        game = table(Pirate(hand=hand), Pirate(), Pirate())
        game.alone(CAPTAIN)
        assert game.asked == (0, "captain-card")  # asked with an empty hand too, so that the others learn nothing
        game.captain(seat=0).declines()
        assert game[0].spots == 1
        assert list(game[0].hand) == hand
        assert game.rules_of("mistake") == ["P7-CAPTAIN-03"]
        assert game.events("ships-sent") == []
        assert [game[seat].spots for seat in (1, 2)] == [0, 0]
        assert not [told for told in game.told("gift-declined") if told["role"] == "captain"]


@rule("P7-CAPTAIN-04", "P7-AMB-13")
@pytest.mark.parametrize("captain", [0, 1, 2, 3])
def test_everyone_is_asked_clockwise_from_the_captain_whatever_their_role(captain: int) -> None:
    pirates = [Pirate(hand=[caravan(SPAIN, 2)]) if seat == captain else Pirate() for seat in range(4)]
    game = table(*pirates, first=1)
    game.alone(CAPTAIN, captain).plays(caravan(SPAIN, 2))
    asked = []
    for count in (1, 0, 2, 3):
        assert game.asked is not None
        seat, prompt = game.asked
        assert prompt == "send-ships"
        asked.append(seat)
        game.seat(seat).sends(count)
    assert asked == [(captain + step) % 4 for step in range(4)]
    assert [told["count"] for told in game.told("ships-sent")] == [1, 0, 2, 3]
    assert [told["seat"] for told in game.told("ships-sent")] == asked


@rule("P7-AMB-13")
def test_what_is_sent_is_seen_by_the_next_and_final() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 2)]), Pirate(), Pirate())
    game.alone(CAPTAIN).plays(caravan(SPAIN, 2)).sends(3)
    plunder = game.view(1).plunder
    assert plunder is not None
    assert plunder.sent == [3, 0, 0]
    assert game.events("ships-sent")[0].seen_by(None)
    assert game.asked == (1, "send-ships")

    match = new_match(GAME, 3, seed=3)
    for seat in range(3):
        match.play(seat, CHOOSE[CAPTAIN])
    captain = match.asked[0]
    ask = match.ask_of(captain)
    assert ask is not None
    match.play(captain, ask.options[0])
    assert match.prompt == "send-ships"
    match.play(captain, SEND[1])
    refusal = match.refuse(captain, SEND[2])
    assert refusal is not None
    assert refusal.message == "not-asked"


@rule("P7-CAPTAIN-05")
def test_only_empty_ships_of_the_fleet_may_be_sent() -> None:
    """Fleet of 5 with 3 loaded; a guard and 4 reserve ships do not count."""
    game = table(Pirate(hand=[caravan(SPAIN, 4)], fleet=5, chests=15, rum=2, fruit=1), Pirate(), Pirate())
    assert (game[0].guards, game[0].reserve) == (1, 4)
    game.alone(CAPTAIN).plays(caravan(SPAIN, 4))
    assert game.options == ["send-0", "send-1", "send-2"]
    refusal = game.refuses(0, SEND[3])
    assert (refusal.message, refusal.rule) == ("p7-only-empty-ships", "P7-CAPTAIN-05")
    assert refusal.params == {"empty": 2}


@rule("P7-CAPTAIN-06", "P7-AMB-01")
@pytest.mark.parametrize(("edition", "seats", "size"), EVERY_CARAVAN)
def test_the_ship_limit_adds(edition: str, seats: int, size: int) -> None:
    limit = {2: 3, 3: 2, 4: 1}[seats] + size
    pirates = [Pirate(fleet=10, hand=[caravan(SPAIN, size)]), *[Pirate(fleet=9)] * (seats - 1)]
    game = table(*pirates, edition=edition)
    game.alone(CAPTAIN).plays(caravan(SPAIN, size))
    assert game.options[-1] == f"send-{limit}"
    refusal = game.refuses(0, SEND[limit + 1])
    assert (refusal.message, refusal.rule) == ("p7-above-ship-limit", "P7-CAPTAIN-06")
    assert refusal.params == {"limit": limit}
    game.seat(0).sends(limit)
    assert game.options[-1] == f"send-{limit}"  # the same for everybody


@rule("P7-AMB-01")
@pytest.mark.parametrize(("seats", "limits"), [(4, [1, 2, 3, 4]), (3, [2, 4, 6, 8]), (2, [3, 6, 9, 12])])
def test_the_ship_limit_multiplies_by_switch_and_is_capped_by_the_fleet(seats: int, limits: list[int]) -> None:
    for size, limit in enumerate(limits, 1):
        for fleet in (10, 3):
            pirates = [Pirate(fleet=fleet, hand=[caravan(SPAIN, size)]), *[Pirate()] * (seats - 1)]
            game = table(*pirates, ship_limit="multiply")
            game.alone(CAPTAIN).plays(caravan(SPAIN, size))
            assert game.options[-1] == f"send-{min(limit, fleet)}"


@rule("P7-CAPTAIN-07", "P7-AMB-14", "P7-AMB-24")
def test_whoever_sends_nothing_takes_a_spot_at_once() -> None:
    """By choice (Captain and next) or for lack of empty ships, before anything is thrown."""
    game = table(Pirate(hand=[caravan(SPAIN, 2)]), Pirate(), Pirate(fleet=0), Pirate(fleet=2, rum=2), luck=None)
    game.choose(CAPTAIN, SHIPWRIGHT, SHIPWRIGHT, SHIPWRIGHT)
    for seat in (1, 2, 3):
        game.shipwright(seat).buys(0)
    game.captain(seat=0).plays(caravan(SPAIN, 2)).sends(0)
    assert [game[seat].spots for seat in range(4)] == [1, 0, 0, 0]
    game.dice_land(*rows([1, 1], [6]))
    game.booty_will_be(3)
    game.seat(1).sends(1)
    assert [game[seat].spots for seat in range(4)] == [1, 0, 1, 1]
    assert set(game.rules_of("black-spot")) == {"P7-CAPTAIN-07"}
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("battle") > max(at for at, kind in enumerate(kinds) if kind == "black-spot")


@rule("P7-CAPTAIN-08", "P7-CAPTAIN-09", "P7-AMB-14")
def test_a_corsair_of_the_nation_takes_a_spot_whoever_leads() -> None:
    corsair = Pirate(corsair_of=[SPAIN])
    game = table(Pirate(hand=[caravan(SPAIN, 2)]), corsair, Pirate(corsair_of=[ENGLAND]))
    game.alone(CAPTAIN).plays(caravan(SPAIN, 2)).sends(1)
    game.seat(1).sends(2)
    assert [game[seat].spots for seat in range(3)] == [0, 1, 0]
    assert game.rules_of("black-spot") == ["P7-CAPTAIN-08"]
    game.seat(2).sends(1)
    assert [game[seat].spots for seat in range(3)] == [0, 1, 0]

    own = Pirate(hand=[caravan(SPAIN, 2)], corsair_of=[SPAIN, FRANCE])
    game = table(own, Pirate(), Pirate())
    game.alone(CAPTAIN).plays(caravan(SPAIN, 2)).sends(1)
    assert game[0].spots == 1


@rule("P7-AMB-11", "P7-CAPTAIN-08")
def test_a_corsair_who_sends_nothing_takes_two_spots() -> None:
    corsair = Pirate(corsair_of=[SPAIN])
    game = table(Pirate(hand=[caravan(SPAIN, 2)]), corsair, Pirate())
    game.alone(CAPTAIN).plays(caravan(SPAIN, 2)).sends(1)
    game.seat(1).sends(0)
    assert game[1].spots == 2
    assert game.rules_of("black-spot") == ["P7-CAPTAIN-07", "P7-CAPTAIN-08"]


@rule("P7-AMB-10", "P7-CAPTAIN-07")
def test_if_nobody_sends_everyone_takes_a_spot_and_nothing_is_thrown() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 2)]), Pirate(), Pirate(), luck=None)
    game.alone(CAPTAIN).plays(caravan(SPAIN, 2)).sends(0)
    game.seat(1).sends(0)
    game.seat(2).sends(0)  # without luck a throw would fail
    assert [game[seat].spots for seat in range(3)] == [1, 1, 1]
    assert game.events("battle") == []
    assert game.view().spent_cards == ["spain-2"]
    assert game.view().plunder is None
    assert game.asked == (0, "gift")  # the Captain has performed the action


@rule("P7-AMB-12", "P7-CAPTAIN-29")
def test_a_captain_who_sends_nothing_takes_the_spot_and_the_gift() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate(), first=1)
    game.dice_land(*rows([6], [1]))
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(0)
    game.seat(1).sends(1)
    game.seat(2).sends(0)
    assert game[0].spots == 1
    game.seat(0).takes_gift()
    assert game[0].tokens == 2


@rule("P7-CAPTAIN-28")
def test_each_captain_leads_a_plunder_of_their_own() -> None:
    first = Pirate(hand=[caravan(SPAIN, 1)], corsair_of=[SPAIN])
    game = table(first, Pirate(), Pirate(hand=[caravan(FRANCE, 1)]), first=2)
    game.choose(CAPTAIN, CARTOGRAPHER, CAPTAIN)
    game.dice_land(*rows([1], [6]))
    game.booty_will_be(3)
    game.captain(seat=2).plays(caravan(FRANCE, 1)).sends(0)
    game.seat(0).sends(1)
    game.seat(1).sends(0)
    assert (game[0].talismans, game.asked) == (1, (0, "captain-card"))
    game.dice_land(*rows([6], [1]))
    game.captain(seat=0).plays(caravan(SPAIN, 1)).sends(0)
    game.seat(1).sends(0)
    game.seat(2).sends(1)
    assert len(game.told("battle")) == 2
    assert [told["seat"] for told in game.told("battle")] == [2, 0]
    assert [game[seat].spots for seat in range(3)] == [2, 2, 1]
    assert game.asked == (1, "gift")  # only the Cartographer was alone
    assert game.events("gift-taken") + game.events("gift-declined") == []


@rule("P7-CAPTAIN-29", "P7-CAPTAIN-30")
@pytest.mark.parametrize(("first", "size", "tokens"), [(1, 1, 2), (0, 2, 4)])
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_the_gift_is_two_tokens_or_four_also_when_all_own_ships_sank(
    edition: str, first: int, size: int, tokens: int
) -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate(), first=first, edition=edition)
    game.dice_land(*rows([6], [1, 1, 1]))
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(3)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert (game[0].fleet, game[0].tokens) == (4, 3)
    game.seat(0).takes_gift(size)
    assert game[0].tokens == 3 + tokens
    assert game.rules_of("tokens-gained")[-1] == "P7-CAPTAIN-29"


@rule("P7-CAPTAIN-29", "P7-AMB-24")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_a_captain_whose_whole_fleet_was_sunk_still_gets_the_gift(edition: str) -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)], fleet=3), Pirate(), Pirate(), first=1, edition=edition)
    game.dice_land(*rows([6], [1, 1, 1]))
    game.alone(CAPTAIN).plays(caravan(SPAIN, 1)).sends(3)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert (game[0].fleet, game[0].reserve, game[0].tokens) == (0, 10, 3)
    assert game.asked == (0, "gift")
    game.seat(0).takes_gift()
    assert game[0].tokens == 5


@rule("P7-CAPTAIN-05", "P7-MERCHANT-13")
def test_a_guard_cannot_plunder() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 4)], fleet=1, chests=30), Pirate(), Pirate(chests=99, fleet=1))
    game.choose(CAPTAIN, MERCHANT, MERCHANT)
    game.captain(seat=0).plays(caravan(SPAIN, 4))
    assert game.options == ["send-0", "send-1"]
    game.seat(0).sends(1)
    game.seat(1).sends(0)
    assert game.options == ["send-0", "send-1"]  # nine guards stay at home
