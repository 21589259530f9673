"""What questions say besides their options: what was drawn, whose plunder it is, before or after the action."""

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import CHOOSE, NO_RITUAL, PLAY_CARD, TAKE_TILE
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    CARTOGRAPHER,
    GOVERNOR,
    MERCHANT,
    SHAMAN,
    SHIPWRIGHT,
    TALISMAN,
)
from freebooter.kernel.moves import Move
from freebooter.words import Words
from tests.games.seven_seas.table import (
    FRANCE,
    SPAIN,
    Pirate,
    Play,
    caravan,
    curse,
    port_card,
    rows,
    table,
)
from tests.rules import rule

RUM, COFFEE, FRUIT = range(3)
ENGLISH = Words("en", names=["Anna", "Ben", "Cleo"], strict=True)
POLISH = Words("pl", names=["Anna", "Ben", "Cleo"], strict=True)


def prompt(game: Play, words: Words = ENGLISH) -> str:
    ask = game.ask
    return words.prompt(GAME, ask.words(game.t), ask)


def gift_of(game: Play, role: int) -> object:
    note = game.ask_of(0).preview(game.t, CHOOSE[role])
    assert note is not None
    return note.params["gift"]


@rule("P7-CAPTAIN-24")
def test_everything_drawn_is_told_with_each_kind() -> None:
    game = table(Pirate(hand=[port_card(1)]), Pirate(), Pirate())
    game.booty_will_be(COFFEE, TALISMAN)
    game.alone(ABORIGINE).plays(port_card(1)).takes_gift(2)
    assert prompt(game) == "You drew coffee, talisman. How much coffee do you load? The rest is discarded."
    assert prompt(game, POLISH) == "Twoje łupy: kawa, talizman. Ile kart kawy ładujesz? Reszta przepada."


@rule("P7-CAPTAIN-04")
def test_whose_plunder_it_is_is_told_to_the_others() -> None:
    game = table(Pirate(hand=[caravan(FRANCE, 3)]), Pirate(), Pirate())
    game.alone(CAPTAIN).plays(caravan(FRANCE, 3))
    assert prompt(game).startswith("You plunder France (3 ships): how many")
    game.seat(0).sends(1)
    assert prompt(game).startswith("Anna plunders France (3 ships): how many")
    assert prompt(game, POLISH).startswith("Anna napada na konwój Francji (3 statki): ile")


@rule("P7-RITUAL-01")
@pytest.mark.parametrize(
    ("words", "before", "goes_on", "after", "ends"),
    [
        (ENGLISH, "Before your action as Governor", "no ritual – on to your action",
         "Your action as Governor is done.", "done – end my turn"),
        (POLISH, "Przed akcją (Gubernator)", "bez rytuału – do akcji",
         "Akcja skończona (Gubernator).", "gotowe – koniec tury"),
    ],
)  # fmt: skip
def test_rituals_before_and_after_the_action_are_told_apart(
    words: Words, before: str, goes_on: str, after: str, ends: str
) -> None:
    game = table(Pirate(tokens=3), Pirate(), Pirate())
    game.choose(GOVERNOR, GOVERNOR, SHAMAN)
    assert prompt(game, words).startswith(before)
    assert words.option_of(GAME, game.ask, NO_RITUAL) == goes_on
    game.governor(seat=0).no_ritual().takes_tile(SPAIN)
    assert prompt(game, words).startswith(after)
    assert words.option_of(GAME, game.ask, NO_RITUAL) == ends


@rule("P7-CAPTAIN-19", "P7-CAPTAIN-20", "P7-CAPTAIN-21", "P7-CAPTAIN-27")
def test_the_outcome_of_a_battle_is_there_for_everyone_until_the_round_ends() -> None:
    game = table(Pirate(hand=[caravan(FRANCE, 1)]), Pirate(), Pirate())
    game.dice_land(*rows([3], [2, 5, 6])).booty_will_be(TALISMAN, RUM)
    game.alone(CAPTAIN).plays(caravan(FRANCE, 1)).sends(2)
    assert game.view().outcome is None
    game.seat(1).sends(1)
    game.seat(2).sends(0)
    went = game.view(2).outcome
    assert went is not None
    assert (went.captain, went.nation, went.size, went.left) == (0, "france", 1, 0)
    assert (went.sent, went.afloat) == ([2, 1, 0], [1, 1, 0])
    assert (went.tokens[0], went.talismans[0]) == (2, 1), "one for the ship that sank, one with the talisman"
    assert went.cards[0] == 1
    game.finish_round()
    assert game.view().outcome is None


@rule("P7-SHIPWRIGHT-05")
@pytest.mark.parametrize(
    ("fleet", "chests", "gift"), [(9, 5, 0), (8, 5, 1), (7, 5, 2), (7, 0, 0)],
)  # fmt: skip
def test_no_ship_is_promised_that_is_not_in_the_reserve(fleet: int, chests: int, gift: int) -> None:
    assert gift_of(table(Pirate(fleet=fleet, chests=chests), Pirate(), Pirate()), SHIPWRIGHT) == gift


@rule("P7-GOVERNOR-05")
@pytest.mark.parametrize(("spots", "gift"), [(0, 1), (1, 2), (4, 2)])
def test_only_black_spots_that_are_there_go_back(spots: int, gift: int) -> None:
    """One is taken by the action itself."""
    game = table(Pirate(spots=spots), Pirate(), Pirate())
    assert gift_of(game, GOVERNOR) == gift
    game.alone(GOVERNOR).takes_tile(SPAIN).takes_gift(2)
    assert game[0].spots == spots + 1 - gift


@rule("P7-CARTOGRAPHER-03")
def test_only_cards_that_are_left_are_promised() -> None:
    game = table(Pirate(), Pirate(), Pirate())
    while game.t.adventure.left > 2:
        game.t.adventure.take(next(card for card, count in enumerate(game.t.adventure.counts) if count))
    assert gift_of(game, CARTOGRAPHER) == 1


@rule("P7-CHOOSE-02")
@pytest.mark.parametrize(
    ("move", "english"),
    [
        (PLAY_CARD[caravan(FRANCE, 3)], "French caravan III is played by the Captain"),
        (PLAY_CARD[port_card(1)], "Gull Harbour (port) is played by the Islander"),
        (PLAY_CARD[curse(0)], "Kraken (curse) is played by the Shaman"),
        (TAKE_TILE[SPAIN], "Spain has no Corsair yet"),
        (TAKE_TILE[FRANCE], "France is taken: its Corsair is Ben."),
    ],
)
def test_a_press_too_early_is_told_when_it_is_time(move: Move, english: str) -> None:
    game = table(Pirate(), Pirate(corsair_of=[FRANCE]), Pirate())
    refusal = game.refuses(0, move)
    assert ENGLISH.say(refusal, GAME).startswith(english)
    assert POLISH.say(refusal, GAME)


def test_characters_are_not_chosen_twice_in_a_round() -> None:
    game = table(Pirate(rum=1), Pirate(), Pirate())
    game.alone(MERCHANT)
    refusal = game.refuses(0, CHOOSE[CAPTAIN])
    assert ENGLISH.say(refusal, GAME) == "Characters are chosen at the start of a round, by all in secret."
