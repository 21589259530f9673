"""What an option brings is told before it is chosen: truly, and from what the seat can know."""

from typing import Any

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import (
    BARGAIN,
    BUY_SHIPS,
    CHOOSE,
    DECLINE,
    DISCARD,
    DOUBLE_HOLD,
    GIFT,
    GIVE_DIE,
    KEEP,
    NAME_GOOD,
    NO_RITUAL,
    PLAY_CARD,
    SELL,
    SEND,
    TAKE_TILE,
    UNSINKABLE,
)
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    CARTOGRAPHER,
    COFFEE,
    FRUIT,
    GOVERNOR,
    IDOL,
    KRAKEN,
    MERCHANT,
    RIOT,
    RUM,
    SALARY,
    SHAMAN,
    SHIPWRIGHT,
    TAVERN,
    WHIRLPOOL,
)
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.words import Words
from tests.games.seven_seas.table import ENGLAND, FRANCE, SPAIN, Pirate, Play, caravan, curse, port_card, table
from tests.words.emitted import choose

ENGLISH = Words("en", strict=True)
POLISH = Words("pl", strict=True)


def note(game: Play, seat: int, move: Move) -> Note | None:
    return game.ask_of(seat).preview(game.t, move)


def brings(game: Play, seat: int, move: Move) -> str:
    found = note(game, seat, move)
    assert found is not None
    assert POLISH.say(found, GAME)
    return ENGLISH.say(found, GAME)


def numbers(game: Play, seat: int, move: Move) -> dict[str, Any]:
    found = note(game, seat, move)
    assert found is not None
    return found.params


# Choosing a character


def test_each_role_says_what_it_would_bring_now() -> None:
    rich = Pirate(rum=3, coffee=2, hand=[caravan(SPAIN, 2), caravan(FRANCE, 4), curse(KRAKEN), port_card(6)])
    game = table(rich, Pirate(), Pirate(), first=0)
    assert [brings(game, 0, CHOOSE[role]) for role in range(7)] == [
        "buy up to 3 ships, 1 chest each (you have 7); if alone: up to 2 ships of the rest free",
        "get 3 ships; costs 1 Black Spot (-3), and 1 more whenever the nation you pick is plundered; "
        "if alone: 1 Black Spot back",
        "plunder: 2 caravans (up to 4 ships), 2 empty ships to send; if alone: 4 tokens",
        "open a port: 1 port card; your cargo sells for 11 now, 5 there; if alone: 2 booty cards",
        "curse everyone, you too (1 curse in hand); if alone: 6 of your ships safe",
        "your cargo sells for 11 chests at Pirate Bay; if alone: 2 chests more",
        "draw 1 card (27 left); if alone: up to 2 cards more",
    ]


def test_a_coming_mistake_is_foretold_with_its_price() -> None:
    game = table(Pirate(fleet=10, chests=0, corsair_of=range(4)), Pirate(), Pirate(), first=1, deck=[], above=-1)
    assert [brings(game, 0, CHOOSE[role]) for role in range(7)] == [
        "your reserve is empty: a mistake, 1 Black Spot (-3)",
        "no nation is free: a mistake, 1 Black Spot (-3)",
        "no caravan in hand: a mistake, 1 Black Spot (-3)",
        "no port card in hand: a mistake, 1 Black Spot (-3)",
        "no curse in hand: a mistake, 1 Black Spot (-3)",
        "no goods aboard: a mistake, 1 Black Spot (-3)",
        "the deck is empty: a mistake, 1 Black Spot (-3)",
    ]
    polish = table(Pirate(), Pirate(), edition="pl")
    assert brings(polish, 0, CHOOSE[MERCHANT]) == "no goods aboard: a mistake, 1 Black Spot (-2)"


def test_a_shipwright_without_chests_can_buy_nothing() -> None:
    game = table(Pirate(chests=0), Pirate(), Pirate())
    assert brings(game, 0, CHOOSE[SHIPWRIGHT]).startswith("3 ships in reserve, but no chest to pay with")


def test_characters_that_come_back_are_counted() -> None:
    game = table(Pirate(used=[MERCHANT, GOVERNOR], hand=[curse(IDOL)]), Pirate(), Pirate(), first=1)
    assert (
        brings(game, 0, CHOOSE[SHAMAN])
        == "curse everyone, you too (1 curse in hand); if alone: 3 of your ships safe; 2 used characters back"
    )
    assert brings(game, 0, CHOOSE[CAPTAIN]).endswith("; 2 used characters back")


def test_with_two_players_only_the_first_can_hope_for_a_gift() -> None:
    game = table(Pirate(), Pirate(), first=0)
    assert brings(game, 0, CHOOSE[CARTOGRAPHER]) == "draw 1 card (31 left); if alone: up to 1 card more"
    assert brings(game, 1, CHOOSE[CARTOGRAPHER]) == "draw 1 card (31 left)"


# Cards


def test_a_caravan_says_size_limit_and_corsair() -> None:
    hand = [caravan(SPAIN, 3), caravan(ENGLAND, 1), caravan(FRANCE, 2)]
    game = table(Pirate(hand=hand, rum=2, corsair_of=[ENGLAND]), Pirate(corsair_of=[FRANCE]), Pirate())
    game.alone(CAPTAIN)
    assert brings(game, 0, PLAY_CARD[hand[0]]) == (
        "a caravan of 3. Everyone may send up to 5 ships; you have 5 empty. Your 5 alone would sink it 70 times in 100"
    )
    assert brings(game, 0, PLAY_CARD[hand[1]]).endswith("; you are the Corsair: 1 Black Spot")
    assert brings(game, 0, PLAY_CARD[hand[2]]).endswith("; the Corsair is White")
    assert brings(game, 0, DECLINE) == "a mistake, 1 Black Spot (-3); you keep your cards"


def test_a_port_says_its_prices_and_what_the_cargo_would_bring() -> None:
    game = table(Pirate(hand=[port_card(6)], rum=3, fruit=4, fleet=10), Pirate(), Pirate())
    game.alone(ABORIGINE)
    expected = "rum 1, coffee 2, fruit 3; your cargo would sell for 15 (now 13)"
    assert brings(game, 0, PLAY_CARD[port_card(6)]) == expected


def test_curses_say_what_they_do_to_oneself() -> None:
    hand = [curse(which) for which in (KRAKEN, RIOT, WHIRLPOOL, IDOL, SALARY, TAVERN)]
    game = table(
        Pirate(hand=hand, fleet=8, guards=2, chests=23, rum=1, fruit=2, talismans=1), Pirate(), Pirate(), first=0
    )
    game.alone(SHAMAN)
    assert [brings(game, 0, PLAY_CARD[card]) for card in hand] == [
        "each 1 thrown costs 1 fruit or a ship; you throw 2 (6 safe), hold 2",
        "each 4 thrown costs 1 rum or a ship; you throw 2 (6 safe), hold 1",
        "ships near the red die cost 1 talisman or a ship; you throw 2 (6 safe), hold 1",
        "you name a good; everyone gives 1 or a ship",
        "everyone pays 2 chests per guard; you: 4 for 2 guards",
        "3 dice, from 1 (Black Spot) to 6 (3 tokens); you give one to everybody",
    ]


def test_in_the_polish_edition_a_missing_card_costs_a_chest() -> None:
    game = table(Pirate(hand=[curse(KRAKEN)]), Pirate(), Pirate(), first=1, edition="pl")
    game.alone(SHAMAN)
    expected = "each 1 thrown costs 1 fruit or a chest; you throw 4 (3 safe), hold 0"
    assert brings(game, 0, PLAY_CARD[curse(KRAKEN)]) == expected


def test_idol_counts_who_can_give() -> None:
    game = table(Pirate(hand=[curse(IDOL)], rum=2), Pirate(rum=1, coffee=1), Pirate())
    game.alone(SHAMAN).plays(curse(IDOL))
    expected = "you give 1 of 2; of the others 1 can give it, 1 must pay a ship"
    assert brings(game, 0, NAME_GOOD[RUM]) == expected
    assert brings(game, 0, NAME_GOOD[FRUIT]) == "you pay a ship; of the others 0 can give it, 2 must pay a ship"


def test_tavern_dice_say_what_they_do() -> None:
    game = table(Pirate(hand=[curse(TAVERN)], chests=0), Pirate(rum=1), Pirate()).faces(2, 3, 6)
    shaman = game.alone(SHAMAN).plays(curse(TAVERN))
    assert brings(game, 0, GIVE_DIE[2]) == "loses one good, but has none: nothing"
    assert brings(game, 0, GIVE_DIE[3]) == "loses 1 chest, but has none: nothing"
    assert brings(game, 0, GIVE_DIE[6]) == "gets 3 tokens"
    shaman.gives(6)
    assert brings(game, 0, GIVE_DIE[2]) == "loses one good"
    assert brings(game, 0, GIVE_DIE[3]) == "loses 1 chest"


def test_a_tavern_die_for_booty_says_when_there_is_none() -> None:
    game = table(Pirate(hand=[curse(TAVERN)]), Pirate(), Pirate(), booty=[0, 0, 0, 0]).faces(5, 6, 6)
    game.alone(SHAMAN).plays(curse(TAVERN))
    assert brings(game, 0, GIVE_DIE[5]) == "gets 1 booty card, but none is left: nothing"


# The roles' own questions: what is foretold is what happens


@pytest.mark.parametrize("count", range(4))
def test_buying_ships_comes_out_as_foretold(count: int) -> None:
    game = table(Pirate(fleet=5, guards=2, chests=22), Pirate(), Pirate())
    shipwright = game.alone(SHIPWRIGHT)
    told = numbers(game, 0, BUY_SHIPS[count])
    shipwright.buys(count)
    if count == 0:
        assert told == {}
    else:
        player = game[0]
        assert told == {"cost": count, "chests": player.chests, "fleet": player.fleet, "guards": player.guards}


def test_a_bought_ship_may_have_to_go_on_guard() -> None:
    game = table(Pirate(fleet=2, guards=0, chests=17, rum=2), Pirate(), Pirate())
    shipwright = game.alone(SHIPWRIGHT)
    assert brings(game, 0, BUY_SHIPS[1]) == "16 chests left, fleet 2, 1 guard"
    shipwright.buys(1)
    assert (game[0].fleet, game[0].guards) == (2, 1)


@pytest.mark.parametrize("good", [RUM, COFFEE, FRUIT])
@pytest.mark.parametrize("count", range(1, 5))
def test_selling_brings_what_was_foretold(good: int, count: int) -> None:
    cargo = {["rum", "coffee", "fruit"][good]: 4}
    game = table(Pirate(chests=0, **cargo), Pirate(), Pirate())  # type: ignore[arg-type]
    merchant = game.alone(MERCHANT)
    told = numbers(game, 0, SELL[good][count])
    merchant.does(SELL[good][count])
    assert told["chests"] == game[0].chests
    assert told["kept"] == game[0].cargo[good] == 4 - count
    assert told["each"] * count == told["chests"]


def test_selling_nothing_is_a_mistake_in_the_polish_edition_only() -> None:
    for edition, expected in (
        ("en", "3 left aboard"),
        ("pl", "3 left aboard; selling nothing at all is a mistake (-2)"),
    ):
        game = table(Pirate(rum=3), Pirate(), Pirate(), edition=edition)
        game.alone(MERCHANT)
        assert brings(game, 0, SELL[RUM][0]) == expected


@pytest.mark.parametrize("corsair", [False, True])
@pytest.mark.parametrize("absent", ["two-spots", "one-spot"])
@pytest.mark.parametrize("count", [0, 2])
def test_black_spots_of_a_plunder_come_as_foretold(corsair: bool, absent: str, count: int) -> None:
    card = caravan(SPAIN, 2)
    own = [SPAIN] if corsair else []
    game = table(Pirate(hand=[card], corsair_of=own), Pirate(), Pirate(), corsair_absent=absent)
    captain = game.alone(CAPTAIN).plays(card)
    found = note(game, 0, SEND[count])
    assert found is not None
    told = found.params.get("spots", int(found.message == "brings-send-corsair"))
    captain.sends(count)
    assert game[0].spots == told


def test_sending_counts_the_ships_that_others_have_sent() -> None:
    card = caravan(SPAIN, 2)
    game = table(Pirate(hand=[card]), Pirate(), Pirate())
    game.alone(CAPTAIN).plays(card).sends(3)
    assert brings(game, 1, SEND[2]) == (
        "80 % to sink it; on average 0.9 ships lost, 1.1 cards drawn. "
        "5 pirate ships against 2 caravan ships so far, as if the one still to come sent none"
    )


def test_loading_tells_room_and_what_is_lost() -> None:
    card = caravan(SPAIN, 1)
    game = table(Pirate(hand=[card], fleet=3), Pirate(), Pirate())
    game.dice_land((10, 10, 1), (200, 200, 6), (230, 230, 6)).booty_will_be(RUM, RUM)
    game.alone(CAPTAIN).plays(card).sends(2)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert brings(game, 0, KEEP[RUM][0]) == "2 rum discarded; no ship is loaded"
    assert brings(game, 0, KEEP[RUM][1]) == "1 rum aboard, room for 2 more; your cargo then sells for 1; 1 discarded"
    assert brings(game, 0, KEEP[RUM][2]) == "2 rum aboard, room for 1 more; your cargo then sells for 2"


def test_a_tile_counts_the_caravans_still_to_come() -> None:
    game = table(Pirate(hand=[caravan(SPAIN, 1)]), Pirate(), Pirate())
    game.t.spent = (caravan(SPAIN, 2),)
    game.t.adventure.take(caravan(SPAIN, 2))
    game._counts = GAME.audit(game.t)
    game.alone(GOVERNOR)
    expected = (
        "1 Black Spot now (-3), and 1 whenever its caravan is plundered (3 such cards left, 1 of them in your hand)"
    )
    assert brings(game, 0, TAKE_TILE[SPAIN]) == expected
    two = table(Pirate(), Pirate(), edition="pl")
    two.alone(GOVERNOR)
    assert numbers(two, 0, TAKE_TILE[ENGLAND])["left"] == 3, "the caravan of four was taken out"


def test_gifts_are_cut_to_what_there_is() -> None:
    game = table(Pirate(fleet=8, chests=5), Pirate(), Pirate(), first=0)
    shipwright = game.alone(SHIPWRIGHT).buys(1)
    assert brings(game, 0, GIFT[1]) == "1 ship from reserve, free"
    assert brings(game, 0, GIFT[2]) == "1 ship from reserve, free"
    assert note(game, 0, GIFT[0]) is None
    shipwright.takes_gift(2)
    assert game[0].fleet == 10
    game = table(Pirate(), Pirate(), Pirate(), first=0)
    game.alone(GOVERNOR).takes_tile(SPAIN)
    assert brings(game, 0, GIFT[2]) == "give back 1 Black Spot (+3)"


def test_gifts_of_the_other_roles() -> None:
    card = caravan(SPAIN, 1)
    game = table(Pirate(hand=[card]), Pirate(), Pirate(), first=0)
    game.dice_land((10, 10, 6), (200, 200, 1))
    game.alone(CAPTAIN).plays(card).sends(1)
    game.seat(1).sends(0)
    game.seat(2).sends(0)
    assert brings(game, 0, GIFT[2]) == "4 tokens"
    game = table(Pirate(hand=[port_card(1)]), Pirate(), Pirate(), first=1)
    game.alone(ABORIGINE).plays(port_card(1))
    assert brings(game, 0, GIFT[1]) == "1 booty card"
    game = table(Pirate(rum=1), Pirate(), Pirate(), first=0)
    game.alone(MERCHANT).sells(rum=1)
    assert brings(game, 0, GIFT[2]) == "2 chests"
    game = table(Pirate(), Pirate(), Pirate(), first=0, edition="pl")
    game.alone(CARTOGRAPHER)
    expected = "2 cards more; at the end each card in hand beyond 3 brings a Black Spot"
    assert brings(game, 0, GIFT[2]) == expected


def test_rituals_tell_price_and_profit() -> None:
    game = table(Pirate(tokens=7, rum=1, coffee=1, fleet=3), Pirate(), Pirate())
    merchant = game.alone(MERCHANT)
    assert brings(game, 0, NO_RITUAL) == "keep 7 tokens, worth 2 points at the end"
    assert brings(game, 0, BARGAIN[0]) == "5 chests for 3 tokens (4 left)"
    assert (
        brings(game, 0, DOUBLE_HOLD)
        == "one ship carries two goods: then there is room for 2 more, for 2 tokens (5 left)"
    )
    assert brings(game, 0, UNSINKABLE) == ("1 ship sunk in a battle will return to the fleet, for 3 tokens (4 left)")
    told = numbers(game, 0, BARGAIN[0])["chests"]
    merchant.bargains(RUM, COFFEE)
    assert game[0].chests == 7 + told


def test_a_discarded_good_tells_what_the_cargo_is_worth_then() -> None:
    game = table(Pirate(hand=[curse(TAVERN)], rum=3, coffee=1), Pirate(), Pirate()).faces(2, 4, 4)
    game.alone(SHAMAN).plays(curse(TAVERN)).gives(2)
    assert brings(game, 0, DISCARD[RUM]) == "2 rum left; your cargo then sells for 3 (now 10)"
    assert brings(game, 0, DISCARD[COFFEE]) == "0 coffee left; your cargo then sells for 9 (now 10)"


# What the seat cannot know


@pytest.mark.parametrize("number", range(6))
def test_previews_use_only_what_the_seat_can_know(number: int) -> None:
    """In every world that might be true for the seat, each option brings the same."""
    match = new_match(GAME, 2 + number % 3, {"edition": ["en", "pl"][number % 2]}, seed=number)
    chance = SearchChance(number)
    dealing = SearchChance(f"worlds {number}")
    prompts = set()
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        prompts.add(ask.prompt)
        dealt = match.world(seat, dealing)
        there = None if dealt.question is None else dealt.question.ask_of(seat)
        assert there is not None
        for move in ask.options:
            assert there.preview(dealt.state, move) == ask.preview(match.run.state, move), (ask, move)
        match.play(seat, choose(ask, match, chance))
    assert len(prompts) > 8
