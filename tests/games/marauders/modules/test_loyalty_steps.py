"""Loyalty: what each step brings and costs."""

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.plunder import take_specialists
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.death import kill_captain
from freebooter.games.marauders.combat.start import npc_side, player_side
from freebooter.games.marauders.combat.strength import crew_dice
from freebooter.games.marauders.content.tables import GLORY_SPECIALIST, glory_card
from freebooter.games.marauders.modules.locations.raid.raiding import IN_LOCATION_RAID
from freebooter.games.marauders.modules.loyalty.offers import CALL_ON_CREW, RAISING_LOYALTY
from freebooter.games.marauders.modules.loyalty.steps import STEPS, price_of
from freebooter.games.marauders.moves import MOVES, PASS, PLAY
from freebooter.games.marauders.names import (
    ASHORE,
    CARPENTER,
    CREW,
    DUTCH,
    ENGLISH,
    LOOKOUT,
    MASTER_GUNNER,
    NASSAU,
    NONE,
    OTHER_DEATH,
    PETITE_GOAVE,
    PORT_ROYAL,
    PURSER,
    RAIDING,
    SCOUTING,
    SURGEON,
    TORTUGA,
    Death,
)
from freebooter.games.marauders.rumours.rewards import employ_specialist
from tests.games.marauders.cards import message
from tests.games.marauders.modules.loyal import EACH_STEP, FAR, in_port, level, loyal, of, step_of
from tests.games.marauders.table import BATTLES, PORT_ACTION, RAID, Captain, Play, plays_out
from tests.rules import rule

GOOD, BAD = ["pleased", "happy", "fierce"], ["angry", "unhappy", "restless"]


def refused(game: Play, name: str) -> str:
    move = MOVES.by_name(name)
    assert move is not None
    return message(game.ask.refusal(game.t, move))


def plays(id: str) -> str:
    return PLAY[glory_card(id)].name


class TestRaising:
    @rule("SG-M11-07")
    @pytest.mark.parametrize("step", EACH_STEP[:-1])
    def test_the_next_step_has_its_price(self, step: str) -> None:
        game = in_port(step, gold=7)
        game.seat(0).says("do-loyalty")
        assert step_of(game) == STEPS[STEPS.index(step) + 1]
        assert game[0].gold == 7 - price_of(level(step) + 1)
        assert game.rules_of("gold-paid") == ["SG-M11-07"]

    @rule("SG-M11-07")
    def test_one_step_in_each_port_action(self) -> None:
        game = in_port("angry", gold=7)
        game.seat(0).says("do-loyalty")
        assert "do-loyalty" not in game.options
        assert refused(game, "do-loyalty") == "mm-activity-done"

    @rule("SG-M11-07")
    def test_not_without_the_gold_and_not_above_fierce(self) -> None:
        assert refused(in_port("content", gold=2), "do-loyalty") == "mm-too-little-gold"
        assert refused(in_port("fierce", gold=9), "do-loyalty") == "mm-loyalty-highest"

    def test_the_preview_names_step_and_price(self) -> None:
        game = in_port("content", gold=5)
        note = game.ask.preview(game.t, RAISING_LOYALTY.moves[0])
        assert note is not None
        assert note.params == {"step": "pleased", "price": 3}


class TestFierce:
    @rule("SG-M11-08", "SG-AMB-111")
    def test_a_success_is_an_extra_action_for_a_step(self) -> None:
        game = loyal("fierce")
        game.t.turn.actions = 0
        game.begins()
        game.dice("x1").seat(0).says("call-on-crew")
        assert game.t.turn.actions == 1
        assert step_of(game) == "happy"
        assert refused(game, "call-on-crew") == "mm-crew-not-fierce"

    @rule("SG-M11-08", "SG-M11-09", "SG-AMB-111")
    def test_a_failure_costs_the_try_alone(self) -> None:
        game = loyal("fierce").begins()
        game.dice("11").seat(0).says("call-on-crew")
        assert (game.t.turn.actions, step_of(game)) == (3, "fierce")
        assert "call-on-crew" not in game.options
        assert refused(game, "call-on-crew") == "mm-crew-called"

    @rule("SG-AMB-111")
    def test_one_try_even_if_the_marker_comes_back(self) -> None:
        game = loyal("fierce").begins()
        game.dice("x1").seat(0).says("call-on-crew")
        of(game).levels[0] = level("fierce")
        assert refused(game, "call-on-crew") == "mm-crew-called"

    @rule("SG-AMB-111")
    def test_in_port_too(self) -> None:
        game = in_port("fierce")
        game.dice("x1").seat(0).says("call-on-crew")
        assert (game.t.turn.actions, step_of(game)) == (4, "happy")
        assert game.asked == (0, "port")

    @rule("SG-M11-08")
    @pytest.mark.parametrize("step", EACH_STEP[:-1])
    def test_only_a_fierce_crew_is_called(self, step: str) -> None:
        game = loyal(step).begins()
        assert CALL_ON_CREW not in game.ask.options

    def test_a_local_helps_to_roll_again(self) -> None:
        """GL-12 repeats any check of the own turn (SG-AMB-110 speaks of more)."""
        game = loyal("fierce", Captain(hand=["GL-12"]), FAR).begins()
        game.dice("11").seat(0).says("call-on-crew")
        game.dice("1x").seat(0).plays("GL-12")
        assert game.t.turn.actions == 4


class TestCrewCombat:
    @rule("SG-M11-10", "SG-M11-19", "SG-M11-14", "SG-M11-02")
    @pytest.mark.parametrize("step", EACH_STEP)
    def test_dice_of_the_captain(self, step: str) -> None:
        game = loyal(step, npcs={0: ("EV-01", NASSAU)})
        more = {"fierce": 1, "happy": 1, "angry": -1}.get(step, 0)
        assert crew_dice(game.t, player_side(game[0])) == 2 + more
        assert crew_dice(game.t, player_side(game[1])) == 2
        npc = npc_side(game.t, game.t.npcs[0])
        assert crew_dice(game.t, npc) == npc.leadership

    @rule("SG-M11-19")
    def test_never_less_than_one_die(self) -> None:
        game = loyal("angry", Captain("CAP-03"), FAR)  # Leadership 1
        assert crew_dice(game.t, player_side(game[0])) == 1


class TestRecruiting:
    @rule("SG-M11-11", "SG-AMB-49", "SG-M11-02")
    @pytest.mark.parametrize("step", GOOD)
    def test_pleased_crews_fill_up_without_roll_and_gold(self, step: str) -> None:
        game = in_port(step, tracks={CREW: 1})
        game.seat(0).says("do-recruit")
        assert game[0].crew_wanted() == 0
        assert game.told("skill-rolled") == []

    @rule("SG-M11-11")
    def test_even_where_the_port_forbids_it(self) -> None:
        game = in_port("pleased", PETITE_GOAVE, bounties={ENGLISH: 1}, tracks={CREW: 1})
        game.seat(0).says("do-recruit")
        assert game[0].crew_wanted() == 0
        game = in_port("content", PETITE_GOAVE, bounties={ENGLISH: 1}, tracks={CREW: 1})
        assert refused(game, "do-recruit") == "mm-no-recruits-for-pirates"

    @rule("SG-M11-14")
    def test_a_content_crew_recruits_as_ever(self) -> None:
        game = in_port("content", tracks={CREW: 1})
        game.dice("1x").seat(0).says("do-recruit")
        assert [told["purpose"] for told in game.told("skill-rolled")] == ["recruiting"]

    @rule("SG-M11-15", "SG-AMB-48", "SG-M11-02")
    @pytest.mark.parametrize("step", BAD)
    def test_restless_crews_grow_for_gold_alone(self, step: str) -> None:
        game = in_port(step, gold=5, tracks={CREW: 1})
        game.seat(0).says("do-recruit")
        assert game.told("skill-rolled") == []
        assert game.asked == (0, "hire-crew")
        game.seat(0).says("hire-crew-1")
        assert (game[0].gold, game[0].ship.tracks[CREW]) == (3, 2)

    @rule("SG-M11-15", "SG-AMB-48")
    @pytest.mark.parametrize("zone", [PORT_ROYAL, PETITE_GOAVE])
    def test_no_port_gives_them_crew_for_nothing(self, zone: int) -> None:
        wanted = {DUTCH: 1} if zone == PORT_ROYAL else {}
        game = in_port("restless", zone, bounties=wanted, tracks={CREW: 1})
        assert refused(game, "do-recruit") == "mm-too-little-gold"

    @rule("SG-AMB-48")
    def test_a_captain_who_hires_cheaply_still_does(self) -> None:
        captain = Captain("CAP-07", zone=NASSAU, in_port=True, gold=1, tracks={CREW: 1})
        game = loyal("restless", captain, FAR, game=PORT_ACTION).begins()
        game.seat(0).says("do-recruit", "hire-crew-1")
        assert (game[0].gold, game[0].crew_wanted()) == (0, 0)

    @rule("SG-AMB-74")
    def test_crew_who_come_with_a_reward_stay_away(self) -> None:
        rumour = Captain(zone=PETITE_GOAVE, rumour="RU-09", tracks={CREW: 1})
        game = loyal("angry", rumour, FAR).begins()
        game.dice("1x").draws_glory("GL-10").seat(0).says("act-on-rumour")
        assert game.passes()[0].ship.tracks[CREW] == 1  # to Unhappy with the glory point
        assert game[0].gold == 4

    @rule("SG-AMB-74")
    def test_all_others_get_them(self) -> None:
        game = loyal("content", Captain(tracks={CREW: 1}), FAR)
        effects.crew_joins(game.t, game[0], 1, "MM-RUMOR-06")
        assert game[0].ship.tracks[CREW] == 2


class TestSpecialists:
    @rule("SG-M11-12", "SG-M11-02")
    @pytest.mark.parametrize("step", GOOD)
    def test_they_cost_no_gold_and_come_to_any_port(self, step: str) -> None:
        game = in_port(step, TORTUGA, hand=["GL-S3b"])
        game.seat(0).plays("GL-S3b")
        assert game[0].employs(MASTER_GUNNER)

    @rule("SG-M11-13")
    def test_one_in_each_turn(self) -> None:
        game = in_port("pleased", TORTUGA, gold=3, hand=["GL-S3b", "GL-S7a", "GL-S4a"])
        game.seat(0).plays("GL-S3b")
        assert refused(game, plays("GL-S4a")) == "mm-too-little-gold"
        game.seat(0).plays("GL-S7a")
        assert game[0].gold == 0
        assert game[0].employs(PURSER)

    @rule("SG-M11-13")
    def test_one_who_asks_for_neither_uses_nothing_up(self) -> None:
        game = in_port("pleased", TORTUGA, hand=["GL-S5a", "GL-S3b"])
        game.dice("x1").seat(0).plays("GL-S5a")
        assert game.passes()[0].employs(LOOKOUT)
        game.seat(0).plays("GL-S3b")
        assert game[0].employs(MASTER_GUNNER)

    @rule("SG-AMB-50")
    def test_rolls_stay(self) -> None:
        game = in_port("pleased", TORTUGA, hand=["GL-S8b"])  # at home, Seamanship
        game.dice("111").seat(0).plays("GL-S8b")
        assert game.passes()[0].employed == ()
        assert refused(game, plays("GL-S8b")) == "mm-hire-tried"
        assert not of(game).free_hire

    @rule("SG-AMB-50", "SG-M11-12")
    def test_nobody_joins_at_sea(self) -> None:
        game = loyal("pleased", Captain(hand=["GL-S3b"], gold=9), FAR).begins()
        assert plays("GL-S3b") not in game.options

    @rule("SG-M11-14", "SG-M11-12")
    def test_a_content_crew_changes_nothing(self) -> None:
        game = in_port("content", TORTUGA, gold=4, hand=["GL-S3b", "GL-S3a"])
        assert refused(game, plays("GL-S3b")) == "mm-hire-elsewhere"
        assert refused(game, plays("GL-S3a")) == "mm-too-little-gold"

    @rule("SG-M11-16", "SG-AMB-106", "SG-M11-02")
    @pytest.mark.parametrize("step", BAD)
    def test_nobody_joins_a_restless_crew(self, step: str) -> None:
        game = in_port(step, hand=["GL-S1a"], gold=9)
        assert refused(game, plays("GL-S1a")) == "mm-crew-restless"
        employ_specialist(game.t, game[0], SURGEON)
        assert game[0].employed == ()

    @rule("SG-AMB-106")
    def test_captured_ones_are_discarded(self) -> None:
        game = loyal("restless", Captain(), Captain(zone=NASSAU, employed=["GL-S4a"]))
        assert take_specialists(game.t, game[0], game[1]) == []
        assert game[0].employed == game[1].employed == ()
        assert game.t.decks.glory_discard.counts[glory_card("GL-S4a")] == 1

    @rule("SG-M11-17", "SG-AMB-74")
    @pytest.mark.parametrize("step", EACH_STEP)
    def test_employed_ones_are_idle_aboard_a_restless_ship(self, step: str) -> None:
        ids = ["GL-S1a", "GL-S4a", "GL-S5a"]
        game = loyal(step, Captain(employed=ids), FAR)
        for id in ids:
            assert effects.active(game.t, game[0], GLORY_SPECIALIST[glory_card(id)]) == (step not in BAD)
        assert game[0].employs(CARPENTER)
        scouting = dice.pool(game.t, game[0], SCOUTING, dice.FOR_SCOUTING, 0)
        assert scouting == dice.skill_of(game[0], SCOUTING) + (step not in BAD)


class TestCards:
    @rule("SG-M11-18", "SG-M11-02")
    @pytest.mark.parametrize("step", ["unhappy", "angry"])
    def test_the_crew_must_be_persuaded(self, step: str) -> None:
        game = loyal(step, Captain(hand=["GL-10"]), FAR).begins()
        game.dice("1x").seat(0).plays("GL-10")
        game.passes()
        assert game.told("skill-rolled")[0]["purpose"] == "unhappy"
        assert (game[0].hand, game.t.turn.free_moves) == ((), 1)
        assert of(game).refused[0] == ()

    @rule("SG-M11-18")
    def test_after_a_failure_the_card_is_not_played_in_this_turn(self) -> None:
        game = loyal("unhappy", Captain(hand=["GL-10"]), FAR).begins()
        game.dice("11").seat(0).plays("GL-10")
        game.passes()
        assert game[0].hand == (glory_card("GL-10"),)
        assert refused(game, plays("GL-10")) == "mm-crew-refuses-card"
        assert game.told("crew-refuses-card") == [{"seat": 0, "card": "following-wind"}]
        of(game).new_turn(game[1])
        assert refused(game, plays("GL-10")) == ""

    @rule("SG-M11-18")
    def test_another_copy_of_it_may_be_tried(self) -> None:
        game = loyal("unhappy", Captain(hand=["GL-10", "GL-10"]), FAR).begins()
        game.dice("11").seat(0).plays("GL-10")
        game.passes()
        game.dice("x1").seat(0).plays("GL-10")
        game.passes()
        assert len(game[0].hand) == 1
        assert refused(game, plays("GL-10")) == "mm-crew-refuses-card"

    @rule("SG-M11-18")
    @pytest.mark.parametrize("step", ["restless", *GOOD, "content"])
    def test_no_roll_for_better_crews(self, step: str) -> None:
        game = loyal(step, Captain(hand=["GL-10"]), FAR).begins()
        game.seat(0).plays("GL-10")
        assert game.t.turn.free_moves == 1

    @rule("SG-AMB-47")
    def test_outside_fights_the_roll_can_be_repeated(self) -> None:
        game = loyal("unhappy", Captain(hand=["GL-10", "GL-12"]), FAR).begins()
        game.dice("11").seat(0).plays("GL-10")
        assert game.ask.options == [PASS, PLAY[glory_card("GL-12")]]
        game.dice("x1", "1x").seat(0).plays("GL-12")  # the crew goes along with GL-12, which repeats the other roll
        game.passes()
        assert (game[0].hand, game.t.turn.free_moves) == ((), 1)

    @rule("SG-AMB-47")
    def test_in_a_raid_it_cannot(self) -> None:
        game = loyal("unhappy", Captain(hand=["GL-27", "GL-12"]), FAR, game=RAID, luck=1).begins()
        game.seat(0).says("engage")
        game.dice("11").seat(0).plays("GL-27")
        assert game.asked == (0, "window-engage")
        assert game.options == ["pass"]
        assert game.told("skill-rolled")[0]["purpose"] == "unhappy-in-fight"

    @rule("SG-AMB-47")
    def test_nor_in_a_battle(self) -> None:
        game = loyal("unhappy", Captain(hand=["GL-22", "GL-12"]), Captain(), game=BATTLES, luck=1)
        game.attacks(0, 1).passes_to("window-declared")
        game.seat(0).announces("GL-22")
        game.dice("11").seat(0).reveals("GL-22")
        assert game.asked == (0, "window-declared")
        assert game.options == ["pass"]
        assert game.told("skill-rolled")[0]["purpose"] == "unhappy-in-fight"

    @rule("SG-AMB-86")
    @pytest.mark.parametrize("cause", [RAIDING, ASHORE, IN_LOCATION_RAID, OTHER_DEATH])
    def test_washed_ashore_after_a_fight_belongs_to_it(self, cause: Death) -> None:
        game = loyal("unhappy", Captain(hand=["GL-17", "GL-12"]), FAR).dice("x1")
        plays_out(kill_captain(game.t, game[0], cause, "MM-DEATH-01"), plays("GL-17"))
        assert game[0].washed
        assert game.t.dying_of == NONE
        purpose = "unhappy" if cause == OTHER_DEATH else "unhappy-in-fight"
        assert [told["purpose"] for told in game.told("skill-rolled")] == [purpose]
