"""Favours and other modules. A drill stands in for the new cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.weather import ride_out
from freebooter.games.marauders.content.tables import NEIGHBOURS
from freebooter.games.marauders.missions.claiming import claim
from freebooter.games.marauders.modules.favours.board import boards
from freebooter.games.marauders.modules.locations.tokens import NATIVES
from freebooter.games.marauders.modules.loyalty.changes import lower
from freebooter.games.marauders.modules.loyalty.purposes import FOR_CARD, FOR_CARD_IN_FIGHT, FOR_FIERCE, FOR_MUTINY
from freebooter.games.marauders.modules.plank.rules import FOR_PLANK
from freebooter.games.marauders.modules.storm.rules import STORM
from freebooter.games.marauders.modules.treasure.galleon import TREASURE_GALLEON as TREASURE
from freebooter.games.marauders.moves import PAY, SCOUT_NPC
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CARTAGENA,
    ENGLISH,
    FRIGATE,
    INFLUENCE,
    LEADERSHIP,
    NASSAU,
    RUM,
    SCOUTING,
    SPANISH,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.npcs.scouting import all_scout, scouting_dice
from freebooter.games.marauders.registries.purposes import Purpose
from freebooter.games.marauders.seams.limits import LIMIT_MISSIONS, Limit
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table, Visit
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Offer, Seat, Taken
from freebooter.kernel.moves import Move
from tests.games.marauders.modules.contraband import BRIDGETOWN_POWDER, HAVANA_BARK, SEALS, smuggles
from tests.games.marauders.modules.favour_tables import FAR, favours, laid
from tests.games.marauders.modules.loyal import loyal, step_of
from tests.games.marauders.modules.places import CALM, defence, off
from tests.games.marauders.modules.test_modifications import CROWS_NEST, NEST, sea
from tests.games.marauders.modules.test_upgrades import lay
from tests.games.marauders.table import PORT_ACTION, RAID, TURN, Captain, card, plays_out, table
from tests.rules import rule

SPEND = "spend-favour"
NAVY = {SPANISH: ("EV-01", CARIBBEAN_SEA)}


class ForGold(Offer[Table]):
    """A failed Influence roll is repeated for a gold, once (SOG-CAP-01)."""

    def __init__(self) -> None:
        super().__init__([PAY])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        may = t.roll_skill == INFLUENCE and dice.can_be_better(t) and "drill-cards" not in t.repeated_by
        return self.moves if may and t.players[seat].gold > 0 else []

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        effects.pay_gold(t, t.players[seat], 1, "MM-SETUP-16")
        dice.repeat_roll(t, t.players[seat], "drill-cards")
        return ()


class Cards(Module):
    def after_roll(self) -> Sequence[Offer[Table]]:
        return [ForGold()]

    def limit(self, t: Table, limit: int, player: Player, what: Limit) -> int:
        return 3 if what == LIMIT_MISSIONS else limit


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    add_module(Cards("drill-cards"))
    yield
    remove_module("drill-cards")


@rule("SG-PAIR-08")
@pytest.mark.parametrize("answers", [("pay", SPEND), (SPEND, "pay")])
def test_a_roll_is_repeated_once_for_gold_and_once_for_a_favour(answers: tuple[str, str]) -> None:
    game = laid(Captain(gold=5), 3, modules=["favours", "drill-cards"]).dice("11", "11", "11")
    part = dice.check(game.t, game[0], INFLUENCE, dice.FOR_RUMOUR)
    assert plays_out(part, *answers) == ["roll-offer", "roll-offer"]
    assert (game[0].gold, favours(game)) == (4, 2)


@rule("SG-PAIR-08")
def test_a_mission_claimed_anywhere_brings_a_favour() -> None:
    """As by SOG-RUM-12: it goes through the same claim. With three on offer there are more to be had."""
    game = laid(Captain(zone=TRINIDAD), modules=["favours", "drill-cards"]).offers_missions("MI-04", "MI-22")
    game.t.visit = Visit(CARTAGENA)
    game.script([0, 0])
    plays_out(claim(game.t, game[0], next(iter(game.t.board.missions))))
    assert favours(game) == 1
    assert len(game.t.board.missions) == 3


@rule("SG-PAIR-20")
def test_the_whole_roll_with_the_die_of_the_nest_and_without_the_one_it_took_away() -> None:
    captain = Captain(zone=CARIBBEAN_SEA, bounties={SPANISH: 4}, modifications=[CROWS_NEST])
    game = sea(captain, FAR, more=["favours"], npcs=NAVY)
    boards(game.t).favours[0] = 2
    count = dice.pool(game.t, game[0], SCOUTING, dice.FOR_SCOUTING, 0)
    assert count == 3, "one of them by the nest"
    game.dice("111", "1x1")
    assert plays_out(dice.check(game.t, game[0], SCOUTING, dice.FOR_SCOUTING), SPEND) == ["roll-offer"]
    game.dice("x11", "111")
    assert plays_out(all_scout(game.t, game[0]), NEST.name, SPEND) == ["npc-scouts", "npc-has-found"]
    assert not game.t.agenda and game.all_scripted_chance_was_used


@rule("SG-PAIR-27")
def test_the_nest_of_an_npc_is_in_its_repeated_roll() -> None:
    captain = Captain(zone=CARIBBEAN_SEA, bounties={SPANISH: 3})
    game = laid(captain, 1, npcs=NAVY, modules=["favours", "upgrades"])
    lay(game, "EV-01", "crows-nest")
    game.dice("x111", "1111")
    assert plays_out(all_scout(game.t, game[0]), SPEND) == ["npc-has-found"]
    assert not game.t.agenda and game.all_scripted_chance_was_used


@rule("SG-PAIR-39")
def test_all_cards_on_offer_are_redrawn_contraband_included() -> None:
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=9)
    game = laid(captain, 1, game=PORT_ACTION, modules=["favours", "contraband"]).demands(TRINIDAD, RUM).begins()
    first = [HAVANA_BARK, "spices-1", "timber-1", "textiles-1", "fruit-1", "sugar-1"]
    second = ["cocoa-2", "spices-2-escape", "timber-2-escape", "textiles-2-escape", BRIDGETOWN_POWDER, "sugar-2"]
    game.draws_cargo(*first, *second).seat(0).says("do-buy", SPEND)
    assert game.t.drawn_cargo == tuple(sorted([card(name) for name in second]))
    assert (favours(game), card(HAVANA_BARK) in game.t.decks.cargo_discard.kinds()) == (0, True)


@rule("SG-PAIR-39")
@pytest.mark.parametrize(("again", "found"), [("11", False), ("x1", True)])
def test_a_navy_repeats_its_search_for_a_smuggler(again: str, found: bool) -> None:
    navy = {ENGLISH: ("EV-04", CARIBBEAN_SEA)}
    game = laid(Captain("CAP-06", zone=CARIBBEAN_SEA), 1, npcs=navy, modules=["favours", "contraband"])
    smuggles(game, 0, SEALS)
    count = scouting_dice(game.t, game.t.npcs[ENGLISH], game[0])
    game.dice("x" * count, again + "1" * (count - 2)).script([0] if found else [])
    assert plays_out(all_scout(game.t, game[0]), SPEND) == ["npc-has-found"]
    assert bool(game.t.agenda) is found


@rule("SG-PAIR-35")
def test_the_roll_for_the_treasure_galleon_is_repeated_once() -> None:
    game = laid(Captain(zone=CARIBBEAN_SEA), 3, game=TURN, modules=["favours", "treasure"])
    game.t.npcs[TREASURE].zone = CARIBBEAN_SEA
    game.begins().dice("11", "11").seat(0).does(SCOUT_NPC[TREASURE])
    assert game.asked == (0, "roll-offer")
    game.seat(0).says(SPEND)
    assert (game.asked, favours(game)) == ((0, "action"), 2)


@rule("SG-PAIR-42", "SG-AMB-40")
@pytest.mark.parametrize(("again", "damage"), [("xx1", 1), ("111", 3)])
def test_the_hits_of_the_storm_token_are_counted_from_the_new_roll(again: str, damage: int) -> None:
    captain = Captain("CAP-06", ship=FRIGATE, zone=CARIBBEAN_SEA)
    game = laid(captain, 1, modules=["favours", "wind", "storm"]).dice("x12", again, "1" * damage)
    ask = next(part := ride_out(game.t, game[0], STORM))
    assert isinstance(ask, Ask)
    note = ask.preview(game.t, ask.options[1])
    assert note is not None and note.params == {"dice": 3, "needed": 3, "chance": 4, "more": 26, "left": 0}
    with pytest.raises(StopIteration):
        part.send(ask.options[1])
    assert sum(game[0].ship.damage(at) for at in range(5)) == damage


@rule("SG-PAIR-49", "SG-AMB-100")
def test_off_turn_rolls_are_repeated_before_they_are_compared() -> None:
    """Fixed order 9. With a rival each success counts, so that one of them is not all that the roll could bring."""
    near = next(zone for zone in NEIGHBOURS[CARIBBEAN_SEA])
    rivals = [Captain("CAP-12", zone=CARIBBEAN_SEA), Captain("CAP-07", zone=CARIBBEAN_SEA)]
    game = table(Captain(zone=near), *rivals, game=TURN, modules=["favours", "cutthroat"])
    boards(game.t).favours[:] = [5, 1, 0]
    game.begins().seat(0).says(f"sail-{ZONES[CARIBBEAN_SEA]}")
    game.seat(1).says("scout-off-turn")
    game.dice("x11", "xx1", "x44").seat(2).says("scout-off-turn")
    assert game.asked == (1, "roll-offer")
    assert game.told("found-off-turn") == []
    game.dice("111111", "111111").seat(1).says(SPEND)
    assert game.told("found-off-turn") == [{"seat": 1}]
    assert (favours(game), favours(game, 1)) == (5, 0)


@rule("SG-PAIR-49")
def test_a_single_hunter_who_has_found_him_is_not_asked() -> None:
    near = next(zone for zone in NEIGHBOURS[CARIBBEAN_SEA])
    game = laid(Captain(zone=near), 0, Captain(zone=CARIBBEAN_SEA), 1, game=TURN, modules=["favours", "cutthroat"])
    game.begins().seat(0).says(f"sail-{ZONES[CARIBBEAN_SEA]}")
    game.dice("x11", "111111").seat(1).says("scout-off-turn")
    assert game.told("found-off-turn") == [{"seat": 1}]


# Loyalty


@rule("SG-PAIR-48", "SG-AMB-47")
@pytest.mark.parametrize(
    ("purpose", "offered"), [(FOR_MUTINY, 1), (FOR_FIERCE, 1), (FOR_PLANK, 1), (FOR_CARD, 1), (FOR_CARD_IN_FIGHT, 0)]
)
def test_the_rolls_for_a_crew_are_repeated_outside_fights(purpose: Purpose, offered: int) -> None:
    game = laid(Captain(), 1, modules=["favours", "loyalty", "modifications"]).dice("11", "1x")
    answers = [SPEND] * offered
    assert plays_out(dice.check(game.t, game[0], LEADERSHIP, purpose), *answers) == ["roll-offer"] * offered
    assert favours(game) == 1 - offered


@rule("SG-PAIR-48")
def test_a_favour_ends_a_mutiny() -> None:
    game = loyal("angry", modules=("favours",))
    boards(game.t).favours[0] = 1
    game.dice("11", "x1")
    assert plays_out(lower(game.t, game[0], "SG-M11-03"), SPEND) == ["roll-offer"]
    assert (step_of(game), game[0].afloat) == ("angry", True)


@rule("SG-AMB-47")
def test_a_card_in_a_raid_is_not_persuaded_for_again() -> None:
    game = loyal("unhappy", Captain(hand=["GL-27"]), FAR, modules=("favours",), game=RAID, luck=1)
    boards(game.t).favours[0] = 1
    game.begins().seat(0).says("engage")
    game.dice("11").seat(0).plays("GL-27")
    assert game.asked == (0, "window-engage")


@rule("SG-TRIPLE-06")
def test_a_mutiny_repeated_in_vain_and_washed_ashore_with_the_favours_that_are_left() -> None:
    game = loyal("angry", Captain(hand=["GL-17"]), FAR, modules=("favours",))
    boards(game.t).favours[0] = 3
    game.dice("11", "11", "x1")
    asked = plays_out(lower(game.t, game[0], "SG-M11-03"), SPEND, "play-washed-ashore")
    assert [prompt for prompt in asked if prompt != "window-checked"] == ["roll-offer", "window-death"]
    assert (game[0].washed, favours(game), step_of(game)) == (True, 2, "content")


# Locations


@rule("SG-PAIR-45", "SG-AMB-72")
def test_the_defence_cards_of_a_location_are_drawn_anew_and_its_dice_are_not() -> None:
    """A town sells favours: see `test_favours`."""
    game = off(NASSAU, NATIVES, "favours")
    boards(game.t).favours[0] = 2
    game.begins().draws_cargo(*CALM[:4], "rum-2", "sugar-2", "cocoa-2", "timber-2-escape").seat(0).says("raid-location")
    assert game.asked == (0, "draw-offer")
    game.seat(0).says(SPEND)
    assert sorted(defence(game)) == ["cocoa-2", "rum-2", "sugar-2", "timber-2-escape"]
    game.dice("1").seat(0).says("bombard")
    assert game.asked != (0, "roll-offer") and favours(game) == 1
