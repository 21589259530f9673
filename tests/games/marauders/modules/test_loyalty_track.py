"""Loyalty: how crews rise and fall, mutinies, and what becomes of the marker with the captain."""

from typing import Any

import pytest

from freebooter.games.marauders.battle.aftermath import reward_winner
from freebooter.games.marauders.captain import death, glory
from freebooter.games.marauders.content.tables import CAPTAIN_NAMES, glory_card
from freebooter.games.marauders.modules.loyalty import changes
from freebooter.games.marauders.modules.loyalty.steps import STEPS, active_steps, price_of
from freebooter.games.marauders.modules.loyalty.view import LoyaltyView
from freebooter.games.marauders.moves import PLAY
from freebooter.games.marauders.names import (
    BY_COMBAT,
    BY_TRADE,
    FRIGATE,
    HAVANA,
    NASSAU,
    NONE,
    OTHER_DEATH,
    RETIRED,
    ST_MAARTEN,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.npcs.arrivals import npc_dies
from freebooter.games.marauders.rumours.rewards import REWARD_RULE
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import BY_CAPTAINS, OVER, ROUND_BEGINS
from freebooter.games.marauders.state.npc_kinds import is_neutral
from freebooter.games.marauders.turn import flow
from tests.games.marauders.modules.contraband import HAVANA_BARK, HAVANA_WINE, smuggles
from tests.games.marauders.modules.loyal import (
    EACH_STEP,
    EVENT_CARDS,
    FAR,
    event,
    in_port,
    level,
    loyal,
    of,
    step_of,
)
from tests.games.marauders.table import BATTLES, PORT_ACTION, Captain, Play, plays_out, table
from tests.rules import rule

HOME = Captain("CAP-06", zone=TRINIDAD, in_port=True)


def at_event(step: str, *captains: Captain, **more: Any) -> Play:
    return loyal(step, *captains, game=EVENT_CARDS, **more)


class TestTheTrack:
    @rule("SG-M11-01")
    def test_everybody_starts_at_content_and_all_see_it(self) -> None:
        game = table(Captain(), FAR, modules=["loyalty"])
        assert [step_of(game, seat) for seat in range(2)] == ["content", "content"]
        view = of(game).view(game.t, None)
        assert view == LoyaltyView(["content", "content"], [3, 3], [[], []], False, STEPS, [[], []])
        assert [price_of(level(step)) for step in EACH_STEP] == [0, 2, 2, 2, 3, 3, 3]

    @rule("SG-M11-10", "SG-M11-15", "SG-M11-19")
    def test_effects_of_steps_on_the_way_hold_too(self) -> None:
        assert active_steps(level("fierce")) == ["pleased", "happy", "fierce"]
        assert active_steps(level("pleased")) == ["pleased"]
        assert active_steps(level("content")) == []
        assert active_steps(level("angry")) == ["restless", "unhappy", "angry"]
        shown = of(loyal("angry")).view(loyal("angry").t, None)
        assert shown.active[0] == ["restless", "unhappy", "angry"]

    @rule("SG-M11-06")
    def test_each_glory_point_is_a_step_up(self) -> None:
        game = loyal("restless")
        game.draws_glory("GL-10", "GL-10")
        for deed in (BY_TRADE, BY_COMBAT):
            plays_out(glory.gain_glory(game.t, game[0], deed, "MM-GLORY-01"))
        assert step_of(game) == "pleased"
        assert step_of(game, 1) == "content"
        assert game.rules_of("loyalty-raised") == ["SG-M11-06", "SG-M11-06"]

    @rule("SG-M11-23")
    def test_a_gain_above_fierce_is_lost(self) -> None:
        game = loyal("fierce")
        changes.rise(game.t, game[0], "SG-M11-06")
        assert step_of(game) == "fierce"
        assert game.told("loyalty-raised") == []


class TestNpcCards:
    @rule("SG-M11-03")
    def test_every_captain_drops_a_step_for_an_npc_card(self) -> None:
        game = event(at_event("pleased"), "EV-04")
        assert [step_of(game, seat) for seat in range(2)] == ["content", "restless"]
        assert game.rules_of("loyalty-lost") == ["SG-M11-03", "SG-M11-03"]

    @rule("SG-M11-03")
    def test_a_world_event_costs_nothing(self) -> None:
        game = event(at_event("pleased"), "EV-34")
        assert [step_of(game, seat) for seat in range(2)] == ["pleased", "content"]

    @rule("SG-M11-24")
    def test_a_card_revealed_under_a_defeated_one_is_not_drawn(self) -> None:
        game = loyal("content", npcs={0: ("EV-01", NASSAU)})
        npc = game.t.npcs[0]
        game.t.decks.events.take(1)
        npc.stack = (1,)
        plays_out(npc_dies(game.t, npc))
        assert npc.card == 1
        assert step_of(game) == "content"

    @rule("SG-AMB-93")
    def test_the_dead_lose_no_step(self) -> None:
        game = at_event("content")
        game[1].afloat, game[1].in_port, game[1].zone = False, False, NONE
        event(game, "EV-04")
        assert [step_of(game, seat) for seat in range(2)] == ["restless", "content"]

    @rule("SG-AMB-55", "SG-AMB-107")
    def test_mutinies_of_one_card_come_in_turn_order(self) -> None:
        """Fixed order 2: each captain with his step and his mutiny, before the next one."""
        game = at_event("angry", Captain(), Captain(zone=TORTUGA), Captain(zone=HAVANA))
        game.t.first = 1
        of(game).levels[1] = level("angry")
        event(game, "EV-04", dice="x1" + "1x")
        kinds = [(each.kind, each.data["seat"]) for each in game.journal.events[2:]]
        assert kinds == [
            ("loyalty-lost", 1), ("skill-rolled", 1), ("mutiny-over", 1), ("loyalty-lost", 2),
            ("loyalty-lost", 0), ("skill-rolled", 0), ("mutiny-over", 0),
        ]  # fmt: skip

    @rule("SG-AMB-107")
    def test_each_card_of_an_uneasy_calm_is_a_draw_of_its_own(self) -> None:
        game = at_event("unhappy")
        event(game, "EV-28", "EV-04", "EV-05", dice="x1")
        assert [told["step"] for told in game.told("loyalty-lost") if told["seat"] == 0] == ["angry", "mutiny"]
        assert step_of(game) == "angry"
        assert step_of(game, 1) == "unhappy"

    @rule("SG-PAIR-51")
    def test_the_starting_npcs_of_hard_life_cost_nothing(self) -> None:
        game = table(Captain(), FAR, luck=3, modules=["loyalty", "hard-life"])
        game.t.stage = ROUND_BEGINS
        plays_out(modules_of(game.t).players_are_set(game.t))
        assert sum(npc.afloat() for npc in game.t.npcs) == 3
        assert of(game).levels == [0, 0]

    @rule("SG-AMB-107")
    def test_the_upgrade_of_the_card_comes_first(self) -> None:
        """Fixed order 2: token, then the steps."""
        game = event(at_event("content", modules=("upgrades",), luck=1), "EV-04")
        kinds = [each.kind for each in game.journal.events]
        upgrades = [at for at, kind in enumerate(kinds) if kind.startswith("upgrade-")]
        assert upgrades
        assert max(upgrades) < kinds.index("loyalty-lost")

    @rule("SG-PAIR-40")
    def test_a_pair_of_contraband_is_one_step(self) -> None:
        captain = Captain(zone=HAVANA, in_port=True)
        game = loyal("content", captain, FAR, game=PORT_ACTION, modules=("contraband",)).draws_glory("GL-10")
        smuggles(game, 0, HAVANA_BARK, HAVANA_WINE).begins()
        game.seat(0).says("do-sell", f"sell-contraband-{HAVANA_BARK}", f"sell-contraband-{HAVANA_WINE}")
        assert game[0].track == 1
        assert step_of(game) == "pleased"

    @rule("SG-PAIR-36")
    def test_the_treasure_galleon_is_one_step(self) -> None:
        game = loyal("content", Captain(ship=FRIGATE), FAR, game=BATTLES, modules=("treasure",), luck=1)
        galleon = next(npc for npc in game.t.npcs if is_neutral(npc))
        galleon.zone = game[0].zone
        game.attacks_npc(0, galleon.number)
        side = game.side(1)
        plays_out(reward_winner(game.t, game.battle, game[0], side))
        assert [told["deed"] for told in game.told("glory-gained")] == ["combat"]
        assert step_of(game) == "pleased"


class TestMutiny:
    @rule("SG-M11-20", "SG-M11-23")
    def test_a_success_brings_the_crew_back_to_angry(self) -> None:
        game = event(at_event("angry"), "EV-04", dice="1x")
        assert game.told("skill-rolled")[0]["purpose"] == "mutiny"
        assert step_of(game) == "angry"
        assert game[0].afloat

    @rule("SG-M11-21", "SG-AMB-52")
    def test_a_failure_kills_the_captain(self) -> None:
        game = at_event("angry", Captain(gold=5, stash=9, track=2), FAR)
        event(game, "EV-04", dice="11", captain="CAP-01")
        assert game.told("captain-died")[0]["cause"] == "mutiny"
        assert not game[0].afloat
        assert (game[0].gold, game[0].stash, game[0].track) == (0, 9, 2)
        assert step_of(game) == "content"

    @rule("SG-M11-22")
    def test_the_roll_is_not_crew_combat(self) -> None:
        """Neither the die less of Angry nor the Master-at-arms counts."""
        game = at_event("angry", Captain(employed=["GL-S6a"]), FAR)
        event(game, "EV-04", dice="x1")
        assert len(game.told("skill-rolled")[0]["dice"]) == 2


class TestStashing:
    @rule("SG-M11-04", "SG-AMB-105")
    def test_the_step_is_lost_before_the_gold_moves(self) -> None:
        game = in_port("content", gold=23)
        game.seat(0).says("do-stash", "stash-tens-1")
        assert step_of(game) == "content"
        game.seat(0).says("stash-ones-2")
        assert step_of(game) == "restless"
        assert game[0].stash == 12
        kinds = [each.kind for each in game.journal.events]
        assert kinds.index("loyalty-lost") < kinds.index("stashed")

    @rule("SG-M11-04", "SG-AMB-54")
    def test_taking_gold_out_and_putting_none_in_cost_nothing(self) -> None:
        game = in_port("content", gold=23)
        game.seat(0).says("do-stash", "stash-tens-0", "stash-ones-0")
        assert step_of(game) == "content"
        game = in_port("content", stash=23)
        game.seat(0).says("do-stash", "withdraw-tens-2", "withdraw-ones-3")
        assert (game[0].gold, step_of(game)) == (23, "content")

    @rule("SG-AMB-54", "SG-AMB-87")
    def test_couriers_stash_for_the_captain(self) -> None:
        game = in_port("content", ST_MAARTEN, gold=23)
        game.seat(0).says("do-stash", "stash-tens-1", "stash-ones-0")
        assert (game[0].stash, step_of(game)) == (10, "restless")
        game = in_port("content", TORTUGA, gold=23, hand=["GL-05"])
        game.seat(0).plays("GL-05")
        game.seat(0).says("do-stash", "stash-tens-1", "stash-ones-0")
        assert (game[0].stash, step_of(game)) == (10, "restless")

    @rule("SG-AMB-87")
    def test_gold_that_a_rumour_stashes_costs_nothing(self) -> None:
        captain = Captain("CAP-06", zone=ST_MAARTEN, in_port=True, gold=15, rumour="RU-19")
        game = loyal("content", captain, FAR).begins()
        game.dice("x1").draws_glory("GL-10").seat(0).says("act-on-rumour")
        game.passes_to("stash-tens").seat(0).says("stash-tens-1", "stash-ones-5")
        assert game[0].stash == 15
        assert game.told("loyalty-lost") == []
        assert REWARD_RULE in game.rules_of("stashed")

    @rule("SG-AMB-105", "SG-M11-21")
    def test_a_captain_who_dies_of_it_has_stashed_nothing(self) -> None:
        game = in_port("angry", gold=23, stash=3)
        game.draws_captains("CAP-01").seat(0).says("do-stash", "stash-tens-1")
        game.dice("11").seat(0).says("stash-ones-2")
        assert game.over
        assert game.told("stashed") == []
        assert (game[0].gold, game[0].stash, game[0].afloat) == (0, 3, False)

    @rule("SG-M11-20")
    def test_a_captain_who_survives_it_stashes(self) -> None:
        game = in_port("angry", gold=23)
        game.seat(0).says("do-stash", "stash-tens-1")
        game.dice("1x").seat(0).says("stash-ones-2")
        assert (game[0].stash, step_of(game)) == (12, "angry")

    @rule("SG-PAIR-50")
    def test_points_of_the_stash_are_no_gain_of_glory(self) -> None:
        captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=30)
        game = loyal("content", captain, FAR, game=PORT_ACTION, modules=("dear-glory",)).begins()
        game.seat(0).says("do-stash", "stash-tens-3")
        assert game.told("loyalty-raised") == []
        assert step_of(game) == "restless"


class TestStaying:
    @rule("SG-M11-05")
    def test_a_turn_that_ends_in_the_port_where_it_began(self) -> None:
        game = loyal("content", HOME, FAR)
        game.t.order = (0,)
        plays_out(flow.end_turn(game.t))
        assert step_of(game) == "restless"
        assert game.rules_of("loyalty-lost") == ["SG-M11-05"]

    @rule("SG-M11-05")
    @pytest.mark.parametrize("started", [TORTUGA, NONE])
    def test_another_port_or_the_sea_costs_nothing(self, started: int) -> None:
        game = loyal("content", HOME, FAR)
        of(game).port = started
        plays_out(flow.end_turn(game.t))
        assert step_of(game) == "content"

    @rule("SG-AMB-51")
    def test_to_leave_and_come_back_is_still_a_loss(self) -> None:
        game = loyal("content", HOME, FAR).begins()
        game.seat(0).says("leave-port", "enter-port", "end-turn")
        plays_out(flow.end_turn(game.t))
        assert step_of(game) == "restless"

    @rule("SG-M11-05")
    def test_a_turn_notes_where_it_begins(self) -> None:
        game = loyal("content", HOME, FAR)
        of(game).port, of(game).called, of(game).refused = NONE, True, [(1,), (2,)]
        plays_out(flow.begin_turn(game.t))
        assert of(game).port == TRINIDAD
        assert (of(game).called, of(game).refused) == (False, [(), ()])

    @rule("SG-M11-05", "SG-M11-20")
    def test_a_mutiny_comes_before_the_game_may_end(self) -> None:
        """Fixed order 4: the step, the mutiny, then who has enough points; the next turn begins all the same."""
        game = loyal("angry", Captain("CAP-06", zone=TRINIDAD, in_port=True, track=10), FAR, points_to_win=10)
        game.dice("11").draws_captains("CAP-01")
        plays_out(flow.end_turn(game.t))
        kinds = [each.kind for each in game.journal.events]
        assert kinds.index("captain-died") < kinds.index("points-declared")
        assert game.t.at == 1

    @rule("SG-M11-21")
    def test_the_last_captain_of_the_deck_ends_the_game(self) -> None:
        game = loyal("angry", HOME, FAR).dice("11")
        captains = game.t.decks.captains
        for captain in captains.kinds():
            captains.take(captain)
        plays_out(flow.end_turn(game.t))
        assert (game.t.stage, game.t.ending) == (OVER, BY_CAPTAINS)


class TestNewCaptains:
    @rule("SG-AMB-52", "SG-AMB-53")
    @pytest.mark.parametrize("cause", [OTHER_DEATH, RETIRED])
    @pytest.mark.parametrize("step", ["fierce", "angry"])
    def test_a_new_captain_begins_at_content(self, step: str, cause: Any) -> None:
        game = loyal(step).draws_captains("CAP-01")
        plays_out(death.bury(game.t, game[0], cause, "MM-DEATH-01"))
        assert step_of(game) == "content"

    @rule("SG-AMB-90")
    def test_so_does_one_who_was_washed_ashore(self) -> None:
        game = loyal("fierce", Captain(hand=["GL-17"]), FAR)
        plays_out(death.kill_captain(game.t, game[0], OTHER_DEATH, "MM-DEATH-01"), PLAY[glory_card("GL-17")].name)
        assert game[0].washed
        assert step_of(game) == "content"

    @rule("SG-AMB-86", "SG-AMB-90")
    def test_washed_ashore_needs_the_crew_even_in_a_mutiny(self) -> None:
        """Fixed order 15: Washed Ashore with the roll of Unhappy comes first, then loyalty begins anew."""
        game = at_event("angry", Captain(hand=["GL-17"]), FAR)
        event(game, "EV-04", dice="11")
        assert game.asked == (0, "window-death")
        game.dice("x1").seat(0).plays("GL-17")
        assert game[0].washed
        assert CAPTAIN_NAMES[game[0].captain] == game.told("captain-died")[0]["captain"]
        kinds = [each.kind for each in game.journal.events]
        assert kinds.count("skill-rolled") == 2
        assert step_of(game) == "content"

    @rule("SG-AMB-86")
    def test_if_the_crew_refuses_he_is_dead(self) -> None:
        game = at_event("angry", Captain(hand=["GL-17"]), FAR)
        event(game, "EV-04", dice="11")
        game.dice("11").draws_captains("CAP-01").seat(0).plays("GL-17")
        assert game.asked == (0, "window-death")
        assert game.options == ["pass"]
        game.seat(0).passes()
        assert not game[0].washed
        assert game[0].hand == ()
