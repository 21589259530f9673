"""Section 7.5: who knows what, and that there is nothing to trade."""

import msgspec
import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import CHOOSE, MOVES
from freebooter.games.seven_seas.names import (
    CAPTAIN,
    CARD_NAMES,
    CARTOGRAPHER,
    KRAKEN,
    MERCHANT,
    SHAMAN,
    SHIPWRIGHT,
    TAVERN,
)
from freebooter.games.seven_seas.state import Table
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.world import world
from tests.games.seven_seas.table import SPAIN, Pirate, Play, caravan, curse, fresh, port_card, table, wander
from tests.rules import rule


@rule("P7-AMB-58")
def test_all_that_lies_on_the_table_is_public() -> None:
    pirate = Pirate(
        fleet=4, chests=23, spots=2, tokens=5, talismans=3, double_hold=1, unsinkable=2, rum=1, fruit=2,
        hand=[curse(KRAKEN), port_card(1)], used=[MERCHANT], corsair_of=[SPAIN],
    )  # fmt: skip
    game = table(Pirate(), pirate, Pirate())
    for seat in (None, 0, 1, 2):
        player = game.view(seat).players[1]
        assert (player.fleet, player.guards, player.reserve, player.chests) == (4, 2, 4, 23)
        assert (player.black_spots, player.tokens, player.talismans) == (2, 5, 3)
        assert (player.double_hold, player.unsinkable_ship) == (1, 2)
        assert player.cargo == {"rum": 1, "coffee": 0, "fruit": 2}
        assert (player.corsair_of, player.used_characters, player.hand_size) == (["spain"], ["merchant"], 2)


@rule("P7-AMB-58")
def test_hands_are_for_their_owners_only() -> None:
    game = table(Pirate(hand=[curse(KRAKEN)]), Pirate(hand=[port_card(1), caravan(SPAIN, 2)]), Pirate())
    assert [game.view(seat).hand for seat in (None, 0, 1, 2)] == [[], ["kraken"], ["spain-2", "port-1"], []]


@rule("P7-AMB-58", "P7-CHOOSE-03")
def test_nothing_secret_changes_what_others_see() -> None:
    """Two tables that differ in hands, choices to come and decks only look the same to the third player."""

    def sail(hand: int, other: int, role: int) -> Play:
        game = table(Pirate(hand=[hand]), Pirate(hand=[other]), Pirate(hand=[caravan(SPAIN, 1)]))
        game.choose(role, CARTOGRAPHER, CAPTAIN)
        return game

    one = sail(curse(KRAKEN), port_card(1), SHAMAN)
    other = sail(port_card(2), caravan(SPAIN, 4), MERCHANT)
    assert one.asked == other.asked == (2, "captain-card")
    assert one.view(2) == other.view(2)
    assert one.view(None) == other.view(None)
    seen = [[repr(event) for event in game.journal.events if event.seen_by(2)] for game in (one, other)]
    assert seen[0] == seen[1]
    assert one.view(0) != other.view(0)


@rule("P7-AMB-58", "P7-CAPTAIN-03")
@pytest.mark.parametrize(("role", "prompt"), [(2, "captain-card"), (3, "aborigine-card"), (4, "shaman-card")])
def test_being_asked_for_a_card_does_not_tell_whether_there_is_one(role: int, prompt: str) -> None:
    for hand in ([], [caravan(SPAIN, 1), port_card(1), curse(TAVERN)]):
        game = table(Pirate(hand=hand), Pirate(), Pirate())
        game.alone(role)
        assert game.asked == (0, prompt)


@rule("P7-AMB-58")
def test_played_cards_stay_in_sight() -> None:
    game = table(Pirate(hand=[port_card(1)]), Pirate(hand=[curse(TAVERN)]), Pirate(hand=[caravan(SPAIN, 1)]))
    game.choose(3, SHAMAN, CAPTAIN)
    game.captain(seat=2).plays(caravan(SPAIN, 1)).sends(0)
    game.seat(0).sends(0)
    game.seat(1).sends(0)
    game.seat(2).declines_gift()
    game.aborigine(seat=0).plays(port_card(1)).declines_gift()
    game.shaman(seat=1).plays(curse(TAVERN))
    for seat in (None, 0, 1, 2):
        assert game.view(seat).spent_cards == ["spain-1", "port-1", "tavern"]


@rule("P7-AMB-58")
def test_a_world_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    hands = [Pirate(hand=[caravan(SPAIN, 1)]), Pirate(hand=[curse(KRAKEN), port_card(3)]), Pirate(hand=[port_card(2)])]
    game = table(*hands)
    game.choose(CAPTAIN, MERCHANT, SHAMAN)
    others: set[tuple[int, ...]] = set()
    roles: set[int] = set()
    for seed in range(60):
        dealt = world(game.run, 0, SearchChance(seed)).state
        assert isinstance(dealt, Table)
        assert GAME.view(dealt, 0) == game.view(0)
        assert GAME.audit(dealt) == GAME.audit(game.t)
        assert caravan(SPAIN, 1) not in dealt.players[1].hand + dealt.players[2].hand
        others.add(dealt.players[1].hand)
        roles.add(dealt.players[2].chosen)
    assert len(others) > 40
    assert roles == {3, 4, 5, 6}  # Shipwright, Governor and Captain have been called
    assert game[1].hand == (curse(KRAKEN), port_card(3))


@rule("P7-AMB-58")
def test_the_public_log_never_names_a_card_in_hand() -> None:
    for seed in (1, 2):
        game = fresh(3, seed=seed)
        for step in wander(game, seed, most=150):
            pass
        public = [event for event in game.journal.events if event.seen_by(None)]
        assert not [event for event in public if event.kind == "card-drawn"]
        for event in public:
            named = [name for name in CARD_NAMES if name in event.data.values()]
            played = event.kind in ("caravan-played", "port-played", "curse-played", "curse-thrown")
            assert not named or played, event


@rule("P7-AMB-58", "P7-CHOOSE-03")
def test_no_view_names_the_choice_of_another_before_its_call() -> None:
    match = new_match(GAME, 3, seed=9)
    for seat, role in enumerate((SHIPWRIGHT, CARTOGRAPHER, CARTOGRAPHER)):
        match.play(seat, CHOOSE[role])
    assert match.prompt == "buy-ships"
    plain = msgspec.json.encode(match.view(0)).decode()
    assert '"cartographer"' not in plain
    assert '"cartographer"' in msgspec.json.encode(match.view(1)).decode()


@rule("P7-AMB-60")
def test_there_is_no_move_to_trade_or_promise() -> None:
    assert {move.verb for move in MOVES.table} == {
        "choose", "decline", "gift", "buy-ships", "take-tile", "play-card", "send", "keep", "sell", "discard",
        "name-good", "give-die", "no-ritual", "bargain", "double-hold", "unsinkable-ship",
    }  # fmt: skip


@rule("P7-AMB-60")
def test_nothing_passes_from_one_player_to_another() -> None:
    """What a player has grows and shrinks by own events only: no event names two seats as giver and taker."""
    game = fresh(4, seed=11)
    before = [player.chests for player in game.t.players]
    for step in wander(game, 11):
        pass
    for seat in range(4):
        change = 0
        for event in game.journal.events:
            if event.data.get("seat") != seat:
                continue
            if event.kind in ("chests-gained", "chests-lost"):
                count = event.data["count"]
                assert isinstance(count, int)
                change += count if event.kind == "chests-gained" else -count
            elif event.kind == "ships-bought":
                bought = event.data["count"]
                assert isinstance(bought, int)
                change -= bought
            elif event.kind == "final-sale":
                sold = event.data["chests"]
                assert isinstance(sold, int)
                change += sold
        assert game[seat].chests == before[seat] + change
