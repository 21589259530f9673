"""What is said before an action: what it would bring, and why it is refused, number for number."""

import pytest

from freebooter.games.marauders.actions.move import gold_left_behind
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CARTAGENA,
    CREW,
    CURACAO,
    DUTCH,
    ENGLISH,
    FLUTE,
    FRENCH,
    FRIGATE,
    HAVANA,
    HULL,
    MASTS,
    NASSAU,
    PIRATE_SLOOP,
    PORT_ROYAL,
    RUM,
    SPANISH,
    TRINIDAD,
)
from freebooter.kernel.note import DANGER, Note, Refusal
from tests.games.marauders.notes import brings, refused, words
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.rules import rule

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
NPCS = {SPANISH: ("EV-02", CARIBBEAN_SEA), PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}


def turn(captain: Captain, *others: Captain, **more: object) -> Play:
    return table(captain, *(others or (FAR,)), game=TURN, **more).begins()  # type: ignore[arg-type]


def params(game: Play, name: str) -> dict[str, str | int]:
    note = brings(game, name)
    assert note is not None
    return note.params


# Scouting


@rule("MM-SCOUT-02", "MM-SCOUT-03", "MM-BOUNTY-10")
def test_looking_for_a_captain_says_what_a_battle_with_him_is_like() -> None:
    """CAP-06 rolls two dice; a pirate with two English bounties is worth 10 gold and offends nobody."""
    game = turn(Captain(), Captain(bounties={ENGLISH: 2, DUTCH: 1}))
    duel: dict[str, str | int] = {"hits": 7, "taken": 7, "crew": 48, "won": 40, "lost": 50, "match": "even"}
    hunt = {"dice": 2, "chance": 56, **duel, "nation": "none", "reward": 10}
    assert params(game, "scout-player-2") == hunt
    peaceful = turn(Captain(), Captain())
    assert params(peaceful, "scout-player-2") == {**hunt, "nation": "french", "reward": 0}


@rule("MM-BOUNTY-10", "MM-BOUNTY-11")
def test_a_hunter_of_pirates_is_promised_more_where_anybody_pays() -> None:
    """CAP-04: 5 gold more, but only with a reward; who wants him pays nothing."""
    pirate = Captain(bounties={ENGLISH: 2})
    assert params(turn(Captain("CAP-04"), pirate), "scout-player-2")["reward"] == 15
    assert params(turn(Captain("CAP-04"), Captain()), "scout-player-2")["reward"] == 0
    assert params(turn(Captain(bounties={ENGLISH: 1}), pirate), "scout-player-2")["reward"] == 0


@rule("MM-SCOUT-02", "MM-BOUNTY-02", "MM-BOUNTY-12")
def test_looking_for_an_npc_says_what_it_is_worth_and_whom_it_offends() -> None:
    game = turn(Captain(), npcs=NPCS).dice()
    pirate, navy = params(game, "scout-npc-pirate-sloop"), params(game, "scout-npc-spanish-navy")
    assert (pirate["nation"], pirate["reward"], pirate["match"], pirate["taken"]) == ("none", 5, "even", 7)
    assert (navy["nation"], navy["reward"], navy["match"], navy["taken"]) == ("spanish", 0, "weaker", 16)
    strong = turn(Captain("CAP-04", ship=FRIGATE), npcs={PIRATE_SLOOP: NPCS[PIRATE_SLOOP]}, luck=1)
    pirate = params(strong, "scout-npc-pirate-sloop")
    assert (pirate["reward"], pirate["match"], pirate["dice"], pirate["chance"]) == (10, "stronger", 3, 70)


@rule("MM-SCOUT-02", "MM-RAID-06", "MM-PORTPOWER-04")
def test_looking_for_a_merchant_says_whether_a_raid_could_follow() -> None:
    game = turn(Captain(zone=CARTAGENA))
    seeking, sworn = params(game, "scout-merchant"), params(game, "scout-spanish-merchant")
    assert (seeking["dice"], seeking["chance"], seeking["able"]) == (2, 56, 1)
    assert (sworn["dice"], sworn["chance"], sworn["able"]) == (0, 100, 1)
    told = [brings(game, name) for name in ("scout-merchant", "scout-spanish-merchant")]
    assert [note and note.rule for note in told] == ["MM-SCOUT-02", "MM-PORTPOWER-04"]
    assert (seeking["success"], seeking["gold"], seeking["sunk"]) == (sworn["success"], sworn["gold"], sworn["sunk"])
    torn = turn(Captain(zone=CARTAGENA, tracks={MASTS: 0}))
    assert params(torn, "scout-merchant")["able"] == 0


# Steps


@rule("MM-MOVE-01", "MM-NPC-12")
def test_a_step_says_what_it_costs_and_who_may_find_the_captain() -> None:
    """CAP-06 sails along the Main for nothing, once; the likeliest hunter is named."""
    navies = {SPANISH: ("EV-02", CURACAO), DUTCH: ("EV-10", CURACAO)}
    for bounties, hunter in (({SPANISH: 4, DUTCH: 1}, "spanish-navy"), ({SPANISH: 1, DUTCH: 4}, "dutch-navy")):
        game = turn(Captain(zone=CARTAGENA, bounties=bounties), npcs=navies)
        assert params(game, "sail-curacao") == {"actions": 0, "found": 91, "npc": hunter}
        game.t.turn.main_used = True
        assert params(game, "sail-curacao")["actions"] == 1
        assert params(game, "sail-port-royal") == {"actions": 1, "found": 0, "npc": ""}


@rule("MM-AMB-04")
def test_a_step_into_a_storm_says_what_it_may_do() -> None:
    """A storm of 2 and three dice: 28 of 27 hits are to be expected."""
    game = turn(Captain())
    game.t.storm = 2
    storm = Note("mm-brings-sail-storm", "MM-MOVE-01 MM-NPC-12", actions=1, storm=10, sunk=0, found=0, npc="")
    assert brings(game, "sail-caracas") == storm
    game.t.turn.weathered = True
    assert brings(game, "sail-caracas") == Note("mm-brings-sail", "MM-MOVE-01 MM-NPC-12", actions=1, found=0, npc="")


@rule("MM-MOVE-01", "MM-AMB-08", "MM-AMB-14", "MM-SELL-03")
def test_leaving_a_port_says_what_stays_behind() -> None:
    game = turn(Captain(zone=HAVANA, in_port=True, ship=FLUTE, cargo=["rum-1", "rum-2", "sugar-1"])).demands(
        HAVANA, RUM
    )
    quiet = {"actions": 1, "found": 0, "npc": "", "storm": 0, "sunk": 0, "surplus": 0, "unsold": 14, "closed": 0}
    assert params(game, "leave-port") == quiet
    game.t.turn.actions = 1
    assert params(game, "leave-port")["unsold"] == 14
    game.t.turn.ported = True
    assert params(game, "leave-port") == {**quiet, "unsold": 0}
    game.t.turn.ported, game.t.storm = False, 3
    assert (params(game, "leave-port")["storm"], params(game, "leave-port")["sunk"]) == (20, 0)


@rule("MM-AMB-14", "MM-SELL-03")
def test_behind_a_captain_who_is_wanted_the_port_closes() -> None:
    wanted = Captain(zone=HAVANA, in_port=True, bounties={SPANISH: 1}, cargo=["rum-1"])
    told = params(turn(wanted).demands(HAVANA, RUM), "leave-port")
    assert (told["closed"], told["unsold"]) == (1, 0)


@rule("MM-SELL-03", "MM-PORT-01")
def test_what_could_be_sold_counts_while_there_is_an_action_for_it() -> None:
    game = turn(Captain(zone=HAVANA, in_port=True, cargo=["rum-1"])).demands(HAVANA, RUM)
    left = []
    for game.t.turn.actions in (2, 1, 0):
        left.append(gold_left_behind(game.t, game[0]))
    assert left == [7, 7, 0]


# Closed ports


@rule("MM-PORTPOWER-10", "MM-AMB-15")
def test_the_ways_into_port_royal_say_their_price_or_their_chance() -> None:
    game = turn(Captain(zone=PORT_ROYAL, bounties={ENGLISH: 1}, gold=2))
    assert brings(game, "enter-port") == Note("mm-brings-enter", "MM-MOVE-01", actions=1, closed=1, shoals=0)
    game.seat(0).says("enter-port")
    assert words(game) == {"zone": "port-royal"}
    assert brings(game, "enter-by-fee") == Note("mm-brings-price", "MM-PORTPOWER-10", price=2, gold=2)
    check = Note("mm-brings-check", "MM-PORTPOWER-10", dice=2, needed=1, chance=56)
    assert brings(game, "enter-by-influence") == check
    for way in ("enter-by-ability", "enter-by-rumour"):
        assert refused(game, way) == Refusal("mm-not-this-way-in", "MM-MOVE-04", zone="port-royal")
    game.dice("11").seat(0).says("enter-by-influence")
    assert words(game) == {"gold": 2}
    game.seat(0).says("decline")
    assert (game[0].in_port, game[0].gold, game.t.turn.actions) == (False, 2, 2)


@rule("MM-PORTPOWER-10", "MM-AMB-15")
@pytest.mark.parametrize(("gold", "asked"), [(1, "action"), (2, "port-royal-fee")])
def test_after_a_failed_check_the_fee_is_asked_of_those_who_have_it(gold: int, asked: str) -> None:
    game = turn(Captain(zone=PORT_ROYAL, bounties={ENGLISH: 1}, gold=gold)).dice("11")
    game.seat(0).says("enter-port")
    if gold == 2:
        game.seat(0).says("enter-by-influence")
    assert game.asked == (0, asked)
    assert not game[0].in_port


@rule("MM-PORTPOWER-10", "MM-MOVE-04")
def test_a_captain_who_slips_in_is_told_of_the_check_to_come() -> None:
    """CAP-13, without the gold for the fee, and elsewhere no fee at all."""
    game = turn(Captain("CAP-13", zone=PORT_ROYAL, bounties={ENGLISH: 1}, gold=1))
    game.seat(0).says("enter-port")
    assert refused(game, "enter-by-fee") == Refusal("mm-too-little-gold", "MM-PORTPOWER-10", price=2, gold=1)
    assert brings(game, "enter-by-ability") == Note("mm-brings-check", "MM-PORT-01", dice=3, needed=1, chance=70)
    other = turn(Captain("CAP-13", zone=HAVANA, bounties={SPANISH: 1}, gold=9, rumour="RU-12"))
    other.seat(0).says("enter-port")
    assert refused(other, "enter-by-fee") == Refusal("mm-not-this-way-in", "MM-MOVE-04", zone="havana")


@rule("MM-PORT-01", "MM-SETUP-16")
def test_the_port_action_of_a_captain_who_slipped_in_is_one_check() -> None:
    game = turn(Captain("CAP-13", zone=HAVANA, bounties={SPANISH: 1}))
    game.seat(0).says("enter-port")
    assert brings(game, "port-action") == Note("mm-brings-check", "MM-SETUP-16", dice=3, needed=1, chance=70)
    game.dice("111").seat(0).says("port-action")
    assert refused(game, "port-action") is not None
    game.t.turn.ported = False
    assert refused(game, "port-action") == Refusal("mm-port-check-failed", "MM-PORT-01", zone="havana")
    welcome = turn(Captain(zone=HAVANA, in_port=True))
    assert brings(welcome, "port-action") == Note("mm-brings-port", "MM-PORT-01")


@rule("MM-RUMOR-04", "MM-PORT-01")
def test_a_captain_let_in_for_his_rumour_has_no_port_action() -> None:
    game = turn(Captain(zone=HAVANA, bounties={SPANISH: 1}, rumour="RU-12"))
    game.seat(0).says("enter-port")
    assert game[0].in_port
    assert refused(game, "port-action") == Refusal("mm-here-for-a-rumour", "MM-RUMOR-04", zone="havana")
    assert brings(game, "act-on-rumour") == Note("mm-brings-check", "MM-RUMOR-04", dice=2, needed=1, chance=56)


# The turn


@rule("MM-DEATH-09")
def test_retiring_says_what_is_given_up() -> None:
    game = turn(Captain(zone=TRINIDAD, in_port=True, gold=4, hand=["GL-10", "GL-12"]))
    told = brings(game, "retire")
    assert told == Note("mm-brings-retirement", "MM-DEATH-09", gold=4, cards=2)
    assert told.tone == DANGER


@rule("MM-TURN-07", "MM-TURN-08")
def test_ending_a_turn_says_how_many_actions_are_lost() -> None:
    game = turn(Captain(hand=["GL-22"]))
    for left in (3, 1):
        game.t.turn.actions = left
        assert brings(game, "end-turn") == Note("mm-brings-end", "MM-TURN-07", actions=left)
    game.t.turn.actions = 0
    assert brings(game, "end-turn") is None
    game.seat(0).says("end-turn")
    assert game.told("actions-unused") == []


@rule("MM-TURN-08")
def test_unused_actions_are_told() -> None:
    game = turn(Captain())
    game.seat(0).says("end-turn")
    assert game.told("actions-unused") == [{"seat": 0, "count": 3}]


@rule("MM-BOUNTY-10", "MM-COMBAT-05")
def test_a_weaker_and_a_stronger_enemy() -> None:
    weak = turn(Captain(), Captain(ship=FRIGATE))
    strong = turn(Captain(ship=FRIGATE), Captain(tracks={HULL: 1, CREW: 1}))
    assert params(weak, "scout-player-2")["match"] == "weaker"
    assert params(strong, "scout-player-2")["match"] == "stronger"
    assert params(turn(Captain(), Captain("CAP-11"), wars=[(SPANISH, FRENCH)]), "scout-player-2")["nation"] == "english"
