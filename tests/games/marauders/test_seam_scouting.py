"""What modules change about scouting: whom a player looks for, what the hunted can do, what comes of being found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.actions.scout import Scout, new_target
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.captain.bounties import FOR_STARTING
from freebooter.games.marauders.combat.start import npc_side, player_side, start_battle
from freebooter.games.marauders.moves import DONE, PASS, PAY, ROLL, SCOUT_NPC, SCOUT_PLAYER
from freebooter.games.marauders.names import BASSE_TERRE, CARIBBEAN_SEA, CURACAO, FRENCH, NASSAU, NONE, SPANISH
from freebooter.games.marauders.npcs.scouting import all_scout, scout_anew
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_NPC, FIRST_SEAT
from freebooter.games.marauders.turn.flow import do_task
from freebooter.kernel.ask import Ask, Offer, Part, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
HEARD: list[object] = []
WHALE = new_target("drill-whale")


class Whale(Scout):
    """Something else to look for, with a move of value 0 as the Spanish navy has."""

    def missing(self, t: Table, player: Player, move: Move) -> Refusal | None:
        return None

    def bit(self, player: Player, move: Move) -> int:
        return WHALE

    def worth(self, chart: Chart, move: Move) -> int:
        return 0

    def found(self, t: Table, player: Player, move: Move) -> Part[None]:
        yield from ()
        HEARD.append("whale")


class Whaling(Module):
    def __init__(self) -> None:
        super().__init__("drill-whale")

    def turn_actions(self) -> Sequence[Offer[Table]]:
        return [Whale([DONE])]

    def may_scout_again(self, t: Table, may: bool, player: Player, target: int) -> bool:
        return target == WHALE and player.gold > 0


class Nest(Module):
    """Against the captain of seat 0 everyone has a die less; he who is hunted may take another away."""

    def __init__(self) -> None:
        super().__init__("drill-nest")

    def skill_dice(self, t: Table, dice: int, player: Player, skill: int, purpose: int) -> int:
        return dice - 1 if t.turn.target == FIRST_SEAT else dice

    def before_scouting(self, t: Table, player: Player, target: int) -> Part[None]:
        HEARD.append(target)
        if target == FIRST_SEAT:
            answer = yield Ask(0, HIDE, [PASS, DONE])
            if answer is DONE:
                t.turn.hunted_dice -= 1

    def before_npc_scouts(self) -> Sequence[Offer[Table]]:
        return [Hide([DONE])]

    def after_npc_scouts(self) -> Sequence[Offer[Table]]:
        return [Again([ROLL])]


HIDE = Question[Table]("drill-hide", "", [PASS, DONE])


class Hide(Offer[Table]):
    def options(self, t: Table, seat: int, about: int) -> list[Move]:
        return self.moves if t.turn.hunted_dice == 0 else []

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        t.turn.hunted_dice -= 1


class Again(Offer[Table]):
    """For a gold the roll is made once more, and not twice."""

    def options(self, t: Table, seat: int, about: int) -> list[Move]:
        return self.moves if t.players[seat].gold > 0 and "drill-nest" not in t.repeated_by else []

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        effects.pay_gold(t, t.players[seat], 1, "MM-NPC-12")
        scout_anew(t, t.players[seat], "drill-nest")


class Search(Module):
    """Navies look into chests: gold is thrown away, or one fights."""

    def __init__(self) -> None:
        super().__init__("drill-search")

    def found_responses(self) -> Sequence[Offer[Table]]:
        return [ThrowAway([PAY]), Resist([DONE])]

    def must_respond(self, t: Table, npc: Npc, player: Player) -> bool:
        return player.gold > 0

    def attack_is_off(self, t: Table, npc: Npc, player: Player) -> bool:
        return player.gold == 0


class ThrowAway(Offer[Table]):
    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        effects.pay_gold(t, t.players[seat], t.players[seat].gold, "MM-NPC-13")


class Resist(Offer[Table]):
    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        start_battle(t, player_side(t.players[seat]), npc_side(t, t.npcs[t.found_by]))


class Pardon(Module):
    """Who has gold is asked whether he pays for not being wanted."""

    def __init__(self) -> None:
        super().__init__("drill-pardon")

    def stop_bounty(self, t: Table, player: Player, nation: int, act: int) -> Part[bool]:
        HEARD.append(act)
        if player.gold == 0:
            return False
        answer = yield Ask(player.seat, HIDE, [PASS, DONE])
        return answer is DONE

    def bounty_gained(self, t: Table, player: Player, nation: int) -> Part[None]:
        yield from ()
        HEARD.append(("wanted", nation))


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    HEARD.clear()
    added: list[Module] = [Whaling(), Nest(), Search(), Pardon()]
    for module in added:
        add_module(module)
    yield
    for module in added:
        remove_module(module.name)


# By a player


def test_a_target_of_a_module_has_a_place_of_its_own() -> None:
    navy = {SPANISH: ("EV-01", CARIBBEAN_SEA)}
    game = table(Captain(zone=CARIBBEAN_SEA), FAR, game=TURN, npcs=navy, modules=["drill-whale"]).begins()
    game.dice("111").seat(0).does(DONE)
    assert game.t.turn.scouted == 1 << WHALE
    assert SCOUT_NPC[SPANISH] in game.ask.options and DONE not in game.ask.options
    reason = game.ask.refusal(game.t, DONE)
    assert reason is not None and reason.message == "mm-scouted-already"
    assert new_target("drill-whale") == WHALE


def test_a_module_may_let_a_captain_look_again() -> None:
    game = table(Captain(zone=CARIBBEAN_SEA, gold=1), FAR, game=TURN, modules=["drill-whale"]).begins()
    game.dice("111", "xxx").seat(0).does(DONE).does(DONE)
    assert HEARD == ["whale"]
    assert game.t.turn.merchants_again == 0


def between_captains() -> Play:
    return table(Captain(zone=CURACAO), Captain(zone=CURACAO), turn=1, game=TURN, modules=["drill-nest"])


def test_dice_know_whom_they_look_for_and_the_hunted_may_take_one_away() -> None:
    game = between_captains().begins().dice("1111")
    note = game.ask.preview(game.t, SCOUT_PLAYER[0])
    assert note is not None
    dice = int(str(note.params["dice"]))
    game.seat(1).does(SCOUT_PLAYER[0])
    assert game.asked == (0, "drill-hide")
    game.seat(0).does(DONE)
    assert len(game.t.rolled) == dice - 1
    assert (game.t.turn.target, game.t.turn.hunted_dice, HEARD) == (NONE, 0, [FIRST_SEAT])


def test_an_npc_is_a_target_too() -> None:
    navy = {SPANISH: ("EV-01", CARIBBEAN_SEA)}
    game = table(Captain(zone=CARIBBEAN_SEA), FAR, game=TURN, npcs=navy, modules=["drill-nest"]).begins()
    game.dice("111").seat(0).does(SCOUT_NPC[SPANISH])
    assert HEARD == [FIRST_NPC + SPANISH]


# By an NPC


def hunted(zone: int = CARIBBEAN_SEA, nation: int = SPANISH, event: str = "EV-01", gold: int = 0) -> Play:
    captain = Captain(zone=zone, bounties={nation: 3}, gold=gold)
    return table(captain, FAR, npcs={nation: (event, zone)}, modules=["drill-nest"])


def test_the_hunted_may_take_away_a_die() -> None:
    game = hunted().dice("11")
    assert plays_out(all_scout(game.t, game[0]), "done") == ["npc-scouts"]
    assert not game.t.agenda and game.t.turn.hunted_dice == 0
    game.dice("11x").script([0])
    assert plays_out(all_scout(game.t, game[0]), "pass") == ["npc-scouts"]
    assert game.t.agenda


@pytest.mark.parametrize(("dice", "found"), [("111", False), ("1x1", True)])
def test_a_roll_that_has_found_him_may_be_repeated(dice: str, found: bool) -> None:
    game = hunted(gold=2).dice("xx1", dice).script([0] if found else [])
    assert plays_out(all_scout(game.t, game[0]), "pass", "roll") == ["npc-scouts", "npc-has-found"]
    assert bool(game.t.agenda) is found
    assert (game.t.rolled, game.t.repeated_by) == ([], ())


def test_nothing_is_offered_after_a_roll_that_has_not_found_him() -> None:
    game = hunted(gold=1).dice("111")
    assert plays_out(all_scout(game.t, game[0]), "pass") == ["npc-scouts"]


@rule("MM-PORTPOWER-07")
def test_one_of_two_rolls_at_nassau_is_repeated() -> None:
    """SG-AMB-62: both have found him; one of them fails when it is made again."""
    game = hunted(NASSAU, gold=1).dice("xx1", "x11", "111")
    assert plays_out(all_scout(game.t, game[0]), "pass", "roll") == ["npc-scouts", "npc-has-found"]
    assert not game.t.agenda


@rule("MM-PORTPOWER-01")
def test_the_second_try_at_basse_terre_comes_before_the_answer() -> None:
    """SG-AMB-102: the result of the repeated roll is final, without another second try."""
    game = hunted(BASSE_TERRE, FRENCH, "EV-07", gold=1).dice("111", "x11", "111")
    assert plays_out(all_scout(game.t, game[0]), "pass", "roll") == ["npc-scouts", "npc-has-found"]
    assert not game.t.agenda


# Found


def found(gold: int) -> Play:
    captain = Captain(zone=CARIBBEAN_SEA, bounties={SPANISH: 1}, gold=gold)
    game = table(captain, FAR, npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}, modules=["drill-search"])
    game.dice("xx").script([0])
    assert plays_out(all_scout(game.t, game[0])) == []
    return game


def test_an_answer_may_be_obligatory() -> None:
    game = found(gold=2)
    t = game.t
    part = do_task(t, t.agenda.pop())
    assert not isinstance(part, tuple)
    ask = next(part)
    assert isinstance(ask, Ask) and ask.options == [PAY, DONE]
    reason = ask.refusal(t, PASS)
    assert reason is not None and reason.message == "mm-must-respond"
    with pytest.raises(StopIteration):
        part.send(PAY)
    assert (t.battle, game[0].gold) == (None, 0)


def test_a_response_may_begin_the_battle_itself() -> None:
    game = found(gold=2)
    assert plays_out(do_task(game.t, game.t.agenda.pop()), "done") == ["found-response"]
    assert game.t.battle is not None and game.t.battle.sides[0].seat == 0


def test_an_npc_that_has_lost_its_reason_does_not_attack() -> None:
    game = found(gold=0)
    assert plays_out(do_task(game.t, game.t.agenda.pop())) == []
    assert game.t.battle is None


# Bounties


def attacked(gold: int) -> Play:
    navy = {SPANISH: ("EV-01", CARIBBEAN_SEA)}
    return table(Captain(gold=gold), FAR, npcs=navy, luck=1, modules=["drill-pardon"]).attacks_npc(0, SPANISH)


@pytest.mark.parametrize(("answer", "bounty"), [(PASS, 1), (DONE, 0)])
def test_a_bounty_can_be_stopped_before_it_is_given(answer: Move, bounty: int) -> None:
    game = attacked(gold=1)
    assert game.asked == (0, "drill-hide")
    game.seat(0).does(answer)
    assert game[0].bounties[SPANISH] == bounty
    heard = [FOR_STARTING, ("wanted", SPANISH)]
    assert heard[: 1 + bounty] == HEARD


def test_a_bounty_is_told() -> None:
    attacked(gold=0)
    assert HEARD == [FOR_STARTING, ("wanted", SPANISH)]
