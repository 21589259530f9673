"""Details of modules: what is said of an option, who is not meant by a rule, what is not told where nothing happens."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from freebooter.games.marauders.battle.plunder import plunder_npc
from freebooter.games.marauders.content.tables import CARGO_NAMES, event_card
from freebooter.games.marauders.modules.contraband.hold import discard
from freebooter.games.marauders.modules.contraband.selling import spoken_of
from freebooter.games.marauders.modules.contraband.stowing import LOSE_FROM, OVERBOARD
from freebooter.games.marauders.modules.favours.board import boards
from freebooter.games.marauders.modules.favours.repeating import SPEND_FAVOUR, RepeatRoll
from freebooter.games.marauders.modules.locations.kinds.naval_fort import find_captain
from freebooter.games.marauders.modules.locations.location import location_of_kind
from freebooter.games.marauders.modules.locations.raid import whole_raid
from freebooter.games.marauders.modules.locations.raid.bombardment import outcome_of
from freebooter.games.marauders.modules.locations.rules import Locations
from freebooter.games.marauders.modules.locations.tokens import NATIVES, NAVAL_FORT, PIRATE_HAVEN, REEF
from freebooter.games.marauders.modules.treasure.galleon import TREASURE_GALLEON, bounties_in_all, treasure_of
from freebooter.games.marauders.modules.upgrades.drawing import draw_for
from freebooter.games.marauders.modules.upgrades.state import tokens_of, upgrades_of
from freebooter.games.marauders.moves import CLAIM_SHIP, DECLINE, SCOUT_NPC
from freebooter.games.marauders.names import (
    CANNONS,
    CARIBBEAN_SEA,
    CARTAGENA,
    CHAIN_SHOT,
    CREW,
    DUTCH,
    ENGLISH,
    FLUTE,
    FRIGATE,
    HAVANA,
    HULL,
    LOCATIONS,
    MASTS,
    NASSAU,
    SPANISH,
    SUGAR,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Battle
from freebooter.kernel.ask import Part
from freebooter.kernel.moves import Move
from tests.games.marauders.modules.contraband import FAR, HAVANA_BARK, ROYAL_NUTMEG, SEALS, contraband, smuggles
from tests.games.marauders.modules.contraband import in_port as smuggler_in_port
from tests.games.marauders.modules.favour_tables import laid, preview
from tests.games.marauders.modules.loyal import in_port, loyal, of
from tests.games.marauders.modules.places import off, raids, reason
from tests.games.marauders.modules.test_treasure import boarded as boards_treasure
from tests.games.marauders.modules.test_treasure import sea as treasure_sea
from tests.games.marauders.modules.test_upgrades import boarded, draws, in_pool, lay, on_card, sea
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

NAVY = {SPANISH: ("EV-01", CARIBBEAN_SEA)}


def named(game: Play, name: str) -> Move:
    return next(move for move in game.game.moves.table if move.name == name)


def numbers(game: Play, name: str) -> dict[str, object]:
    """What is said of an option."""
    note = game.ask.preview(game.t, named(game, name))
    assert note is not None
    return dict(note.params)


class TestContraband:
    @rule("SG-M7-29")
    def test_who_has_none_discards_none(self) -> None:
        game = table(Captain(), FAR, modules=["contraband"])
        discard(game.t, game[0], [], "SG-M7-26")
        assert game.told("contraband-discarded") == []

    @rule("SG-M7-11")
    def test_a_sale_of_goods_alone_sells_no_contraband(self) -> None:
        game = smuggler_in_port(HAVANA, SUGAR, held=(SEALS,), cargo=["rum-1"])
        game.seat(0).says("do-sell", "sell-rum-1")
        assert game.told("goods-sold") != [] and game.told("contraband-sold") == []
        assert contraband(game) == [SEALS]

    @rule("SG-M7-26")
    def test_before_a_card_is_lost_it_is_said_among_how_many_chance_will_choose(self) -> None:
        captain = Captain(ship=FLUTE, cargo=["rum-1"], tracks={CREW: 2}, zone=NASSAU)
        game = smuggles(table(captain, FAR, game=TURN, modules=["contraband", "wind", "storm"]), 0, HAVANA_BARK, SEALS)
        ask = LOSE_FROM.ask(game.t, 0)
        found = [LOSE_FROM.preview(game.t, ask, move).params["count"] for move in ask.options]
        assert [move.name for move in ask.options] == ["lose-goods", "lose-contraband"]
        assert found == [1, 2]

    @rule("SG-AMB-80")
    def test_contraband_that_the_customs_took_is_no_longer_bought(self) -> None:
        """What is spoken of are the last cards; one of two goes, and the older cards are none of them."""
        game = smuggler_in_port(gold=30, held=(SEALS,), others=("GL-08",))
        game.draws_cargo(HAVANA_BARK, ROYAL_NUTMEG, "cocoa-1", "fruit-1", "spices-1", "timber-1").seat(0).says("do-buy")
        game.seat(0).says(f"buy-contraband-{HAVANA_BARK}", f"buy-contraband-{ROYAL_NUTMEG}", "done")
        game.seat(1).announces("GL-08").reveals("GL-08")
        assert f"discard-contraband-{SEALS}" not in game.options
        twin = game.t.copy()
        assert twin.visit is not None and twin.visit.more_cards == 2
        OVERBOARD.take(twin, 0, named(game, f"discard-contraband-{HAVANA_BARK}"))
        assert twin.visit.more_cards == 1
        assert [CARGO_NAMES[card] for card in spoken_of(twin, twin.players[0])] == [ROYAL_NUTMEG]
        game.seat(0).says(f"discard-contraband-{HAVANA_BARK}")
        assert contraband(game) == [SEALS, ROYAL_NUTMEG]

    @rule("SG-AMB-35", "SG-M7-10")
    def test_plunder_from_an_npc_lies_open_so_nothing_is_asked_without_a_destination(self) -> None:
        game = table(Captain(ship=FLUTE), Captain(), modules=["contraband"], npcs=NAVY, luck=1)
        game.dice("111", "11").attacks_npc(0, SPANISH)
        game.enemy_ship().tracks[CREW] = 1
        game.draws_cargo("rum-1", "sugar-1", "cocoa-1")
        asked = plays_out(plunder_npc(game.t, game[0], game.side(1)), "keep-ship")
        assert "stow-contraband" not in asked

    @rule("SG-AMB-72", "SG-M7-02", "SG-M10-05")
    def test_the_cards_of_many_goods_can_be_drawn_anew_for_a_favour(self) -> None:
        captain = Captain(zone=TRINIDAD, in_port=True, rumour="SOG-RUM-R1")
        game = table(captain, FAR, game=TURN, modules=["contraband", "favours"]).begins().dice("x1")
        boards(game.t).favours[0] = 1
        goods = ["rum-1", "rum-2", "sugar-1", "cocoa-1", "spices-1", "fruit-1", "textiles-1", "timber-1"]
        game.draws_cargo(*goods).seat(0).says("act-on-rumour")
        assert game.asked == (0, "draw-offer")
        game.seat(0).says("pass")
        assert game.asked == (0, "keep-many-goods")


class TestFavours:
    @rule("SG-M10-07", "SG-M10-13")
    def test_without_favours_that_is_the_reason(self) -> None:
        captain = Captain("CAP-06", zone=CARTAGENA, in_port=True, rumour="RU-01")
        game = laid(captain, 1, game=TURN).begins()
        boards(game.t).favours[0] = 0
        offer = RepeatRoll("SG-M10-07")
        found = offer.refusal(game.t, game.ask, SPEND_FAVOUR)
        assert found is not None and found.message == "mm-no-favours"

    @rule("SG-M10-07", "SG-LOC-REEF-02")
    @pytest.mark.parametrize(("dice", "chance", "more"), [("11", 11, 56), ("x1", 11, 0)])
    def test_a_roll_that_counts_each_success_tells_the_chance_of_more(self, dice: str, chance: int, more: int) -> None:
        """A third of the faces succeed: both dice in 1 of 9 rolls, one at least in 5 of 9."""
        game = laid_at_reef(dice)
        assert game.asked == (0, "roll-offer")
        note = preview(game, "spend-favour")
        assert (note.params["needed"], note.params["chance"], note.params["more"]) == (2, chance, more)


def laid_at_reef(dice: str) -> Play:
    game = off(NASSAU, REEF, "favours").begins().dice(dice)
    boards(game.t).favours[0] = 1
    game.seat(0).says("visit-location")
    return game


class TestLocations:
    @rule("SG-M9-19", "SG-M9-20", "SG-M9-34")
    @pytest.mark.parametrize(
        ("hits", "outcome"),
        [
            ({}, "stormed"),
            ({HULL: 1}, "stormed"),
            ({HULL: 2}, "sunk"),
            ({MASTS: 2}, "failed"),
            ({MASTS: 3}, "failed"),
            ({MASTS: 4}, "sunk"),
            ({CANNONS: 2, HULL: 1}, "sunk"),
        ],
        ids=str,
    )
    def test_hits_on_a_part_that_is_gone_go_to_the_hull(self, hits: dict[int, int], outcome: str) -> None:
        game = off(NASSAU, NATIVES, tracks={HULL: 2, MASTS: 2, CANNONS: 1, CREW: 2})
        points = [hits.get(location, 0) for location in range(len(LOCATIONS))]
        assert outcome_of(game[0], points) == outcome

    @rule("SG-M9-18")
    def test_a_success_of_the_bombardment_may_be_left(self) -> None:
        cards = ["rum-1", "sugar-1", "tobacco-1", "spices-1"]
        game = off(NASSAU, NATIVES).begins().draws_cargo(*cards)
        game.seat(0).says("raid-location")
        game.dice("x").seat(0).says("bombard")
        assert "decline" in game.options
        assert game.ask.refusal(game.t, DECLINE) is None
        assert reason(game, "discard-face-timber-1") == "mm-card-not-laid-out"

    @rule("SG-M9-24", "SG-M9-32")
    def test_modules_hear_of_the_round_of_a_ground_assault(self) -> None:
        with listener() as heard:
            game = raids(off(NASSAU, NATIVES, "drill-listener"), "rum-1", "sugar-1", "cocoa-1", "spices-1")
            game.dice("11").seat(0).says("assault")
            assert heard == ["combat", "round"]

    @rule("SG-LOC-FORT-03", "SG-AMB-81")
    @pytest.mark.parametrize(("left", "script"), [(3, [2]), (2, [1]), (1, [])])
    def test_a_fort_calls_any_captain_of_the_deck_with_the_same_chance(self, left: int, script: list[int]) -> None:
        game = off(NASSAU, NAVAL_FORT)
        for id in ("EV-05", "EV-06")[: 3 - left]:
            game.t.decks.events.take(event_card(id))
        game._counts = game.game.audit(game.t)
        last = {3: "EV-06", 2: "EV-06", 1: "EV-04"}[left]
        game.begins().script(script)
        assert find_captain(game.t, game.t.npcs[ENGLISH]) == event_card(last)
        assert game.all_scripted_chance_was_used

    @rule("SG-LOC-FORT-02", "SG-LOC-FORT-03")
    def test_a_fort_says_whether_it_sends_or_calls(self) -> None:
        game = off(NASSAU, NAVAL_FORT, npcs={ENGLISH: ("EV-04", CARTAGENA)}).begins()
        note = game.ask.preview(game.t, named(game, "visit-location"))
        assert note is not None and (note.message, note.params["zone"]) == ("mm-brings-navy-sent", "cartagena")
        game = off(NASSAU, NAVAL_FORT).begins()
        note = game.ask.preview(game.t, named(game, "visit-location"))
        assert note is not None and (note.message, note.params["count"]) == ("mm-brings-navy-called", 3)

    @rule("SG-LOC-HAVEN-04")
    def test_a_haven_without_crew_and_rumours_to_give_is_not_visited(self) -> None:
        game = off(NASSAU, PIRATE_HAVEN, bounties={DUTCH: 1})
        for rumour in game.t.decks.rumours.kinds():
            while game.t.decks.rumours.counts[rumour]:
                game.t.decks.rumours.take(rumour)
        game._counts = game.game.audit(game.t)
        game.begins()
        assert "visit-location" not in game.options
        assert reason(game, "visit-location") == "mm-nothing-at-haven"

    @rule("SG-LOC-REEF-03", "SG-M7-10")
    def test_a_card_found_at_a_reef_may_be_contraband(self) -> None:
        game = off(NASSAU, REEF, "contraband").begins().dice("x1")
        game.seat(0).says("visit-location")
        game.draws_cargo(HAVANA_BARK).seat(0).says("find-cargo")
        assert game.asked == (0, "stow-contraband")
        game.dice("x11").seat(0).says(f"smuggle-{HAVANA_BARK}")
        assert contraband(game) == [HAVANA_BARK] and game[0].cargo == ()

    @rule("SG-LOC-REEF-02", "SG-LOC-REEF-04")
    def test_a_reef_says_how_many_dice_look_and_steer(self) -> None:
        found = numbers(off(NASSAU, REEF).begins(), "visit-location")
        assert (found["dice"], found["steering"], found["chance"]) == (2, 3, 56)

    @rule("SG-M9-13")
    def test_the_gold_of_a_raid_is_told_as_the_nearest_whole_number(self) -> None:
        game = off(NASSAU, NATIVES, ship=FLUTE).begins()
        found = whole_raid.whole_raid(game.t, game[0], location_of_kind(NATIVES)).gold_if_won()
        assert abs(int(str(numbers(game, "raid-location")["gold"])) - found) <= 0.5

    def test_tasks_of_others_are_none_of_theirs(self) -> None:
        game = off(NASSAU, REEF)
        task = Locations("locations").task(game.t, 999, 0)
        with pytest.raises(StopIteration) as ended:
            next(task)
        assert ended.value.value is False


class Listener(Module):
    def __init__(self, heard: list[str]) -> None:
        super().__init__("drill-listener")
        self.heard = heard

    def crew_combat_starts(self, t: Table, battle: Battle) -> Part[None]:
        yield from ()
        self.heard.append("combat")

    def crew_round_starts(self, t: Table, battle: Battle) -> Part[None]:
        yield from ()
        self.heard.append("round")


@contextmanager
def listener() -> Iterator[list[str]]:
    heard: list[str] = []
    add_module(Listener(heard))
    try:
        yield heard
    finally:
        remove_module("drill-listener")


class TestLoyalty:
    @rule("SG-M11-08", "SG-AMB-111")
    def test_a_copy_of_the_table_knows_that_the_crew_was_called(self) -> None:
        game = loyal("fierce").begins()
        game.dice("11").seat(0).says("call-on-crew")
        twin = game.t.copy()
        found = twin.drawer("loyalty")
        assert found.called and not found.free_hire  # type: ignore[attr-defined]

    @rule("SG-M11-13", "SG-M11-12")
    def test_one_who_was_paid_leaves_the_free_hire_of_the_turn(self) -> None:
        game = in_port("content", TRINIDAD, gold=9, hand=["GL-S7a", "GL-S3b"])
        game.seat(0).plays("GL-S7a")
        assert game[0].gold < 9 and not of(game).free_hire
        game.seat(0).says("do-loyalty")  # the crew is pleased now
        gold = game[0].gold
        game.seat(0).plays("GL-S3b")
        assert game[0].gold == gold and of(game).free_hire


class TestTreasure:
    @rule("SG-M6-12", "SG-M6-09")
    @pytest.mark.parametrize(("hoard", "had", "more"), [(0, 0, 1), (9, 0, 1), (10, 0, 2), (25, 0, 3), (25, 4, 1)])
    def test_one_bounty_for_the_attack_and_one_for_each_ten_gold(self, hoard: int, had: int, more: int) -> None:
        game = treasure_sea(Captain(bounties={SPANISH: had} if had else {}), Captain(), hoard=hoard)
        assert bounties_in_all(game.t, game[0]) == more
        asks = treasure_sea(Captain("CAP-09", bounties={SPANISH: had} if had else {}), FAR, hoard=hoard, game=TURN)
        note = asks.begins().ask.preview(asks.t, SCOUT_NPC[TREASURE_GALLEON])
        assert note is not None and note.params["bounties"] == more

    @rule("SG-M6-13")
    def test_it_is_said_how_much_gold_the_hoard_is(self) -> None:
        game = boards_treasure(treasure_sea(Captain(), Captain(), hoard=20, luck=1)).passes_to("treasure-hoard")
        assert numbers(game, "take-hoard") == {"gold": 20}
        assert game.ask.preview(game.t, named(game, "leave-hoard")) is None

    @rule("SG-M6-12")
    def test_the_hoard_wants_nobody_who_beats_another_ship(self) -> None:
        game = table(Captain(), Captain(), modules=["treasure", "upgrades"], npcs=NAVY, luck=1)
        game.t.npcs[TREASURE_GALLEON].zone = TORTUGA
        treasure_of(game.t).hoard = 30
        boarded(game).passes_to("claim-ship").seat(0).says("keep-ship")
        assert game[0].bounties[SPANISH] == 2  # for the attack and for beating a navy
        assert treasure_of(game.t).hoard == 30


class TestUpgrades:
    @rule("SG-M4-18", "SG-M4-20")
    def test_a_weapon_that_the_winner_has_already_goes_back_also_from_a_claimed_ship(self) -> None:
        game = sea(Captain(weapons=[CHAIN_SHOT]), Captain(), npcs=NAVY, luck=1, on={"EV-01": ["chain-shot", "chasers"]})
        boarded(game).passes_to("claim-ship").seat(0).does(CLAIM_SHIP)
        game.passes()
        assert game[0].ship.kind == FRIGATE
        assert in_pool(game, "chain-shot") and not in_pool(game, "chasers")

    @rule("SG-M4-13", "SG-AMB-25")
    def test_in_peace_a_navy_may_have_what_a_man_o_war_cannot(self) -> None:
        game = sea(Captain(), Captain(), npcs=NAVY)
        draws(game, "extra-hammocks")
        draw_for(game.t, event_card("EV-01"), "SG-M4-04")
        assert on_card(game, "EV-01") == ["extra-hammocks"]

    @rule("SG-M4-04")
    def test_who_has_no_captain_has_no_tokens(self) -> None:
        game = sea(Captain(), Captain(), npcs=NAVY)
        lay(game, "EV-01", "chasers")
        assert tokens_of(game.t, game.t.npcs[SPANISH]) != 0
        assert tokens_of(game.t, game.t.npcs[ENGLISH]) == 0
        assert upgrades_of(game.t).pool.left == 11
