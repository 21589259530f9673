"""Section 4.2: choosing characters."""

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import CHOOSE, DECLINE
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    CARTOGRAPHER,
    GOVERNOR,
    MERCHANT,
    ROLES,
    SHAMAN,
    SHIPWRIGHT,
)
from freebooter.kernel.ask import Together
from freebooter.kernel.match import new_match
from tests.games.seven_seas.table import ENGLAND, FRANCE, HOLLAND, SPAIN, Pirate, fresh, table, wander
from tests.rules import rule


@rule("P7-CHOOSE-01")
def test_a_round_is_choosing_then_acting() -> None:
    game = table(Pirate(), Pirate(), Pirate())
    assert game.view().stage == "choosing"
    game.choose(CAPTAIN, CAPTAIN, CAPTAIN)
    assert game.view().stage == "acting"
    game.finish_round()
    assert (game.view().stage, game.view().round) == ("choosing", 2)


@rule("P7-CHOOSE-01")
def test_the_number_of_rounds_is_not_fixed() -> None:
    lengths = set()
    for seed in range(4):
        game = fresh(4, seed=seed)
        for step in wander(game, seed):
            pass
        assert game.over
        lengths.add(game.t.round)
    assert len(lengths) > 1


@rule("P7-CHOOSE-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_choose_at_the_same_time(seats: int) -> None:
    question = fresh(seats).run.question
    assert isinstance(question, Together)
    assert question.prompt == "choose-character"
    assert question.seats == list(range(seats))
    assert all(len(question.offer(seat)) == 7 for seat in range(seats))


@rule("P7-CHOOSE-02", "P7-CHOOSE-03", "P7-CHOOSE-06")
def test_a_sealed_choice_shows_nothing_until_all_have_chosen() -> None:
    match = new_match(GAME, 3, seed=4)
    public, second = match.view(None), match.view(1)
    assert match.play(0, CHOOSE[SHAMAN]) == []
    assert match.play(2, CHOOSE[MERCHANT]) == []
    assert match.asked == [1]
    assert match.prompt == "choose-character"  # nobody acts yet
    assert (match.view(None), match.view(1)) == (public, second)
    match.play(0, CHOOSE[CAPTAIN])  # still open to a change of mind
    match.play(1, CHOOSE[MERCHANT])
    assert match.prompt == "captain-card"
    assert match.asked == [0]


@rule("P7-CHOOSE-03")
def test_a_chosen_card_stays_secret_until_its_role_is_called() -> None:
    game = table(Pirate(), Pirate(), Pirate())
    game.choose(SHAMAN, CAPTAIN, CAPTAIN)
    assert [player.revealed for player in game.view(2).players] == ["", "captain", "captain"]
    assert [game.view(seat).chosen for seat in (0, 1, None)] == ["shaman", "captain", ""]
    assert game.told("role-called") == [{"role": "captain", "seats": [1, 2]}]
    game.captain(seat=1).declines()
    assert game.view(2).players[0].revealed == ""
    game.captain(seat=2).declines()
    assert game.view(2).players[0].revealed == "shaman"
    assert game.told("role-called")[-1] == {"role": "shaman", "seats": [0]}


@rule("P7-CHOOSE-04")
def test_a_used_card_cannot_be_chosen_again() -> None:
    game = table(Pirate(used=[SHIPWRIGHT, MERCHANT]), Pirate(), Pirate())
    offered = [move.value for move in game.ask_of(0).options]
    assert offered == [GOVERNOR, CAPTAIN, ABORIGINE, SHAMAN, CARTOGRAPHER]
    assert len(game.ask_of(1).options) == 7
    refusal = game.refuses(0, CHOOSE[MERCHANT])
    assert (refusal.message, refusal.rule) == ("p7-character-used", "P7-CHOOSE-04")
    assert refusal.params == {"role": "merchant"}


@rule("P7-CHOOSE-05")
def test_used_cards_lie_open() -> None:
    game = table(Pirate(used=[SHIPWRIGHT, MERCHANT]), Pirate(), Pirate(used=[GOVERNOR]))
    for seat in (None, 0, 1, 2):
        used = [player.used_characters for player in game.view(seat).players]
        assert used == [["shipwright", "merchant"], [], ["governor"]]


@rule("P7-CHOOSE-07")
def test_a_card_may_be_chosen_though_its_action_is_impossible() -> None:
    """No ship to buy, no tile, no card, no Goods, no deck: all may be chosen, and all cost a Black Spot."""
    for role in range(7):
        game = table(
            Pirate(fleet=10), Pirate(corsair_of=[ENGLAND, SPAIN, FRANCE, HOLLAND]), Pirate(), deck=[], above=-1
        )
        game.alone(role)
        if game.asked == (0, f"{ROLES[role]}-card"):
            assert game.options == ["decline"]
            game.answer(0, DECLINE)
        assert game[0].spots == 1
        assert {"seat": 0} in game.told("mistake")


@rule("P7-CHOOSE-08")
@pytest.mark.parametrize("seats", [2, 4])
def test_captain_aborigine_and_shaman_are_always_there(seats: int) -> None:
    rounds = 0
    most_used = 0
    for game in wander(fresh(seats, seed=seats), seats):
        if game.round_is_over:
            rounds += 1
            for seat in range(seats):
                roles = {move.value for move in game.ask_of(seat).options}
                assert {CAPTAIN, ABORIGINE, SHAMAN} <= roles
                most_used = max(most_used, 7 - len(roles))
    assert rounds > 10
    assert most_used == 4
