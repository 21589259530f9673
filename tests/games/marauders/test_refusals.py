"""Why moves are refused, what options bring, and the words of questions."""

from __future__ import annotations

import re

import pytest

from freebooter.games import marauders
from freebooter.games.marauders.actions.menu import ACTION
from freebooter.games.marauders.battle.claim import CLAIM
from freebooter.games.marauders.battle.declare import DECLARE
from freebooter.games.marauders.captain.bounties import REWARD_NATION
from freebooter.games.marauders.captain.damage import PLACE_HIT
from freebooter.games.marauders.content.card_timing import WHEN_FOUND
from freebooter.games.marauders.content.tables import mission_card
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.hand.windows import WINDOW
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.names import (
    CARACAS,
    CARGO,
    CARIBBEAN_SEA,
    CARTAGENA,
    CREW,
    CURACAO,
    ENGLISH,
    FRENCH,
    FRIGATE,
    HAVANA,
    MAN_O_WAR,
    MASTS,
    NASSAU,
    NONE,
    PETITE_GOAVE,
    PIRATE_SLOOP,
    PORT_ROYAL,
    RUM,
    SPANISH,
    ST_JOHN,
    ST_MAARTEN,
    SWIVEL_GUNS,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.port.mission import claim_refusal
from freebooter.games.marauders.port.sell import GOODS_TO_SELL
from freebooter.games.marauders.raiding.found import ENGAGE_MERCHANT
from freebooter.kernel.ask import Ask
from freebooter.kernel.match import new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, table
from tests.games.questions import rule_of_prompt
from tests.rules import rule

RULE_OF_PROMPT = rule_of_prompt(marauders)

OTHER = Captain("CAP-11", zone=NASSAU, in_port=True)
RULE_ID = re.compile(r"^(MM-[A-Z]+|SG-[A-Z]+\d*(-[A-Z]+)?)-\d+$")
ASKED = re.compile(r'(?:Ask|Together)\(\s*(?:[\w.\[\]]+(?:\([\w, ]*\))?, )?"([a-z-]+)"')
DECLARED_QUESTION = re.compile(r': Final = \w+(?:\[Table\])?\(\s*"(?!mm-)([a-z-]+)", (?:"MM-|STASH)')


def named(name: str) -> Move:
    move = MOVES.by_name(name)
    assert move is not None, name
    return move


def asked(game: Play) -> Ask:
    question = game.run.question
    assert isinstance(question, Ask)
    return question


def refusal(game: Play, name: str) -> Refusal:
    """Why a move is refused now."""
    ask = asked(game)
    assert named(name) not in ask.options, f"{name} is on offer"
    reason = ask.refusal(game.t, named(name))
    assert reason is not None
    return reason


def brings(game: Play, name: str) -> Note:
    note = asked(game).preview(game.t, named(name))
    assert note is not None
    return note


def turn(captain: Captain, *others: Captain, **more: object) -> Play:
    return table(captain, *(others or (OTHER,)), game=TURN, **more).begins()  # type: ignore[arg-type]


def port(captain: Captain) -> Play:
    return table(captain, OTHER, game=PORT_ACTION).begins()


SEA = Captain(zone=CARIBBEAN_SEA)


@pytest.mark.parametrize(
    ("captain", "move", "message", "rule"),
    [
        (SEA, "sail-nassau", "mm-not-adjacent", "MM-MOVE-01"),
        (SEA, "enter-port", "mm-no-port-here", "MM-MOVE-10"),
        (SEA, "leave-port", "mm-at-sea-already", "MM-MOVE-01"),
        (SEA, "port-action", "mm-not-in-port", "MM-PORT-01"),
        (SEA, "retire", "mm-retire-in-port", "MM-DEATH-09"),
        (SEA, "act-on-rumour", "mm-no-rumour", "MM-RUMOR-03"),
        (SEA, "pursue-mission", "mm-no-mission", "MM-MISSION-06"),
        (SEA, "scout-player-1", "mm-no-such-captain", "MM-SCOUT-01"),
        (SEA, "scout-player-4", "mm-no-such-captain", "MM-SCOUT-01"),
        (SEA, "scout-player-2", "mm-captain-elsewhere", "MM-SCOUT-01"),
        (SEA, "scout-npc-pirate-sloop", "mm-npc-not-at-sea", "MM-AMB-89"),
        (SEA, "scout-spanish-merchant", "mm-only-off-cartagena", "MM-PORTPOWER-04"),
        (SEA, "play-following-wind", "mm-card-not-in-hand", "MM-GLORY-05"),
        (SEA, "shoot", "not-this-question", "MM-TURN-07"),
        (Captain(zone=NASSAU), "scout-player-2", "mm-captain-in-port", "MM-SCOUT-08"),
        (Captain(zone=HAVANA, in_port=True), "sail-nassau", "mm-leave-port-first", "MM-MOVE-02"),
        (Captain(zone=HAVANA, in_port=True), "enter-port", "mm-in-port-already", "MM-MOVE-01"),
        (Captain(zone=HAVANA, in_port=True), "scout-merchant", "mm-scout-from-port", "MM-SCOUT-09"),
        (Captain(zone=HAVANA, bounties={SPANISH: 1}), "enter-port", "mm-port-closed-bounty", "MM-MOVE-04"),
        (Captain(rumour="RU-01"), "act-on-rumour", "mm-rumour-elsewhere", "MM-RUMOR-04"),
        (Captain(zone=CURACAO, in_port=True, rumour="RU-12"), "act-on-rumour", "mm-not-wanted-here", "MM-RUMOR-04"),
        (Captain(mission="MI-02"), "pursue-mission", "mm-mission-without-action", "MM-MISSION-01"),
        (Captain(mission="MI-10"), "pursue-mission", "mm-mission-elsewhere", "MM-MISSION-01"),
        (Captain(hand=["GL-22"]), "play-wet-powder", "mm-card-other-moment", "MM-GLORY-05"),
        (Captain(hand=["GL-13"]), "play-false-colours", "mm-card-without-effect", "MM-GLORY-05"),
        (Captain(hand=["GL-10"]), "announce-following-wind", "mm-play-openly", "MM-GLORY-05"),
    ],
)
def test_actions(captain: Captain, move: str, message: str, rule: str) -> None:
    reason = refusal(turn(captain), move)
    assert (reason.message, reason.rule) == (message, rule)


@rule("MM-SCOUT-01", "MM-SCOUT-08")
@pytest.mark.parametrize(("zone", "message"), [(NASSAU, "mm-captain-in-port"), (CARIBBEAN_SEA, "mm-captain-elsewhere")])
def test_the_captain_who_cannot_be_scouted_is_named(zone: int, message: str) -> None:
    reason = refusal(turn(Captain(zone=zone)), "scout-player-2")
    assert (reason.message, reason.params["seat"]) == (message, 2)


def test_ports_closed_by_war() -> None:
    game = turn(Captain("CAP-12", zone=HAVANA), wars=[(SPANISH, FRENCH)])
    assert refusal(game, "enter-port").message == "mm-port-closed-war"


def test_no_actions_left() -> None:
    game = turn(Captain(zone=CARIBBEAN_SEA, hand=["GL-10"], rumour="RU-02", mission="MI-19"))
    game.t.turn.actions = 0
    ask = Ask(0, ACTION, [])
    for name in ("sail-caracas", "scout-merchant", "act-on-rumour", "pursue-mission"):
        assert ask.refusal(game.t, named(name)) == Refusal("mm-no-actions-left", "MM-TURN-07")


def test_scouting_twice_and_for_what_is_not_there() -> None:
    game = turn(Captain(zone=CARIBBEAN_SEA), OTHER).dice("11")
    game.seat(0).says("scout-merchant")
    assert refusal(game, "scout-merchant").message == "mm-scouted-already"
    nobody = table(SEA, OTHER, game=TURN, npcs={PIRATE_SLOOP: ("EV-13", NASSAU)})
    nobody.t.decks.merchants.add(nobody.t.board.merchant[CARIBBEAN_SEA])
    nobody.t.board.merchant[CARIBBEAN_SEA] = NONE
    nobody.begins()
    assert refusal(nobody, "scout-merchant") == Refusal("mm-no-merchant", "MM-AMB-17", zone="caribbean-sea")
    assert refusal(nobody, "scout-npc-pirate-sloop").message == "mm-npc-elsewhere"


def test_retiring_too_late_and_a_second_port_action() -> None:
    game = turn(Captain(zone=HAVANA, in_port=True))
    game.seat(0).says("port-action", "done")
    assert refusal(game, "retire").message == "mm-retire-too-late"
    assert refusal(game, "port-action").message == "mm-port-action-used"


IN_PORT = Captain(zone=HAVANA, in_port=True)


@pytest.mark.parametrize(
    ("captain", "move", "message", "rule"),
    [
        (IN_PORT, "do-sell", "mm-nothing-to-sell", "MM-SELL-01"),
        (IN_PORT, "do-recruit", "mm-crew-full", "MM-RECRUIT-03"),
        (IN_PORT, "do-rumour", "mm-too-little-gold", "MM-RUMOR-01"),
        (IN_PORT, "do-stash", "mm-chest-at-home", "MM-STASH-01"),
        (IN_PORT, "complete-mission", "mm-no-mission", "MM-MISSION-06"),
        (Captain("CAP-01", zone=HAVANA, in_port=True), "do-stash", "mm-nothing-to-stash", "MM-STASH-01"),
        (Captain(zone=ST_MAARTEN, in_port=True, gold=5), "do-stash", "mm-courier-wants-gold", "MM-PORTPOWER-14"),
        (
            Captain(zone=PETITE_GOAVE, in_port=True, bounties={ENGLISH: 1}, tracks={CREW: 1}),
            "do-recruit", "mm-no-recruits-for-pirates", "MM-PORTPOWER-09",
        ),
        (
            Captain(zone=HAVANA, in_port=True, mission="MI-04"),
            "complete-mission", "mm-mission-not-in-port", "MM-MISSION-01",
        ),
        (
            Captain(zone=HAVANA, in_port=True, mission="MI-02", load=True),
            "complete-mission", "mm-mission-elsewhere", "MM-MISSION-01",
        ),
        (Captain(zone=TORTUGA, in_port=True, mission="MI-09"), "complete-mission", "mm-goods-missing", "MM-MISSION-01"),
        (Captain(zone=HAVANA, in_port=True, hand=["GL-S1b"]), "play-carpenter-b", "mm-hire-elsewhere", "MM-GLORY-10"),
        (
            Captain(zone=HAVANA, in_port=True, hand=["GL-S1a"], gold=3),
            "play-carpenter-a", "mm-too-little-gold", "MM-GLORY-10",
        ),
        (
            Captain(zone=HAVANA, in_port=True, hand=["GL-S1a"], gold=9, employed=["GL-S1b"]),
            "play-carpenter-a", "mm-specialist-twice", "MM-GLORY-11",
        ),
    ],
)  # fmt: skip
def test_port(captain: Captain, move: str, message: str, rule: str) -> None:
    reason = refusal(port(captain), move)
    assert (reason.message, reason.rule) == (message, rule)


def test_activities_once_and_selling_first() -> None:
    game = port(Captain(zone=TORTUGA, in_port=True, gold=9, cargo=["rum-1"])).dice("11")
    game.seat(0).says("do-rumour")
    assert refusal(game, "do-rumour").message == "mm-activity-done"
    assert refusal(game, "do-sell") == Refusal("mm-sell-first", "MM-PORT-03")


def test_missions_that_cannot_be_claimed() -> None:
    game = table(Captain(zone=CURACAO, in_port=True, gold=9), OTHER, game=PORT_ACTION).offers_missions("MI-18", "MI-01")
    game.begins()
    reason = refusal(game, "do-mission")
    assert reason == Refusal("mm-mission-needs-gold", "MM-MISSION-02", mission="company-stock", price=10, gold=9)
    other = (
        table(Captain(zone=CARACAS, in_port=True), OTHER, game=PORT_ACTION).offers_missions("MI-18", "MI-01").begins()
    )
    assert refusal(other, "do-mission").message == "mm-no-mission-here"
    away = claim_refusal(other.t, other[0], mission_card("MI-18"))
    assert away is not None and away.message == "mm-mission-not-on-offer"


@pytest.mark.parametrize(
    ("id", "captain", "message"),
    [
        ("MI-01", Captain(zone=HAVANA, bounties={FRENCH: 1}), "mm-mission-non-pirates"),
        ("MI-06", Captain(zone=PORT_ROYAL, bounties={ENGLISH: 1}), "mm-mission-needs-no-bounty"),
        ("MI-20", Captain(zone=10, tracks={CREW: 1}), "mm-mission-needs-crew"),
        ("MI-23", Captain(zone=ST_JOHN), "mm-mission-needs-ship"),
        ("MI-21", Captain(zone=CARACAS, cargo=["rum-1", "rum-2"]), "mm-mission-needs-space"),
    ],
)
def test_what_a_mission_needs(id: str, captain: Captain, message: str) -> None:
    game = table(captain, OTHER).offers_missions(id, "MI-09")
    reason = claim_refusal(game.t, game[0], mission_card(id))
    assert reason is not None and reason.message == message


def test_the_shipyard() -> None:
    game = table(
        Captain(
            zone=PETITE_GOAVE, in_port=True, gold=2, bounties={ENGLISH: 1}, tracks={CARGO: 1, MASTS: 1}, weapons=[0],
        ),
        OTHER, game=PORT_ACTION,
    ).offers_modification(PETITE_GOAVE, SWIVEL_GUNS).begins()  # fmt: skip
    game.seat(0).says("do-shipyard")
    assert refusal(game, "buy-ship-man-o-war").message == "mm-ship-not-for-sale"
    assert refusal(game, "buy-ship-frigate") == Refusal(
        "mm-too-little-gold", "MM-SHIPYARD-02", price=32, gold=2, most=0
    )
    assert refusal(game, "repair-crew").message == "mm-crew-is-recruited"
    assert refusal(game, "repair-hull").message == "mm-not-damaged"
    assert refusal(game, "repair-masts").rule == "MM-PORTPOWER-09"
    assert refusal(game, "buy-weapon-grappling-hooks").message == "mm-weapon-twice"
    assert refusal(game, "buy-weapon-chain-shot").message == "mm-too-little-gold"
    assert refusal(game, "sell-weapon-grapeshot").message == "mm-no-such-weapon"
    assert refusal(game, "buy-modification-chasers").message == "mm-modification-not-here"
    assert refusal(game, "buy-modification-swivel-guns").rule == "MM-MOD-09"
    assert refusal(game, "refresh-reinforced-hull").message == "mm-nothing-to-refresh"
    game.seat(0).says("sell-weapon-grappling-hooks")
    assert refusal(game, "buy-weapon-grappling-hooks").message == "mm-weapon-just-traded"


def test_a_man_o_war_ties_its_captain() -> None:
    game = port(Captain(ship=MAN_O_WAR, zone=HAVANA, in_port=True, gold=99))
    game.seat(0).says("do-shipyard")
    assert refusal(game, "buy-ship-frigate").message == "mm-own-ship-unsaleable"


def test_buying_and_selling() -> None:
    game = table(Captain(zone=TORTUGA, in_port=True, gold=3, cargo=["timber-1"]), OTHER, game=PORT_ACTION)
    game.demands(TORTUGA, RUM).begins()
    game.draws_cargo("sugar-1", "sugar-2", "cocoa-1", "spices-1", "fruit-1", "textiles-1")
    game.seat(0).says("do-buy")
    assert brings(game, "buy-sugar-1").params["price"] == 2
    assert refusal(game, "buy-sugar-3").message == "mm-not-so-many-drawn"
    assert refusal(game, "buy-sugar-2") == Refusal("mm-too-little-gold", "MM-BUY-03", price=4, gold=3, most=0)
    game.seat(0).says("buy-sugar-1")
    assert refusal(game, "buy-sugar-1").message == "mm-spoken-of-already"
    sale = table(Captain(zone=TORTUGA, in_port=True, cargo=["rum-1", "rum-2", "timber-1"]), OTHER, game=PORT_ACTION)
    sale.demands(TORTUGA, RUM).begins()
    sale.seat(0).says("do-sell")
    assert brings(sale, "sell-rum-2").params == {"gold": 12, "demanded": 1, "glory": 0}
    assert brings(sale, "sell-timber-1").params == {"gold": 3, "demanded": 0, "glory": 0}
    assert refusal(sale, "sell-rum-3").message == "mm-not-so-many-aboard"


def test_the_third_card_in_demand_is_said_to_bring_glory() -> None:
    hold = ["rum-1", "rum-2", "rum-2-escape", "timber-1", "timber-2-escape", "timber-3-cargo"]
    game = table(Captain(zone=TORTUGA, in_port=True, cargo=hold), OTHER, game=PORT_ACTION)
    game.demands(TORTUGA, RUM).begins()
    game.seat(0).says("do-sell")
    assert [brings(game, move).params["glory"] for move in ("sell-rum-2", "sell-rum-3", "sell-timber-3")] == [0, 1, 0]


def test_stashing_says_what_lies_in_the_chest_then() -> None:
    game = table(Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=27, stash=5), OTHER, game=PORT_ACTION).begins()
    game.seat(0).says("do-stash")
    assert brings(game, "stash-tens-2").params == {"price": 0, "stash": 25, "points": 2}
    assert brings(game, "withdraw-tens-0").params["stash"] == 5
    game.seat(0).says("stash-tens-2")
    assert brings(game, "stash-ones-5").params == {"price": 0, "stash": 30, "points": 3}


def test_a_hit_in_a_storm_says_what_is_left() -> None:
    game = table(Captain(tracks={MASTS: 1}), OTHER, game=TURN)
    note = Ask(0, PLACE_HIT, [], about=0).preview(game.t, named("take-hit-masts"))
    assert note is not None and note.params == {"location": "masts", "left": 1, "gone": 0}


def test_ships_to_choose_from_say_their_values() -> None:
    match = new_match(GAME, 2, {}, seed=3)
    ask = match.ask_of(0)
    assert ask is not None
    said = [ask.preview(match.run.state, move) for move in ask.options]
    assert [note.params["cargo"] for note in said if note is not None] == [2, 4]
    assert [note.params["manoeuvrability"] for note in said if note is not None] == [4, 2]


def test_battles() -> None:
    game = table(Captain(ship=FRIGATE), Captain(ship=FRIGATE, tracks={CREW: 0, MASTS: 1}), luck=4)
    game.attacks(0, 1)
    ask = DECLARE.ask(game.t, 0, about=0)
    assert ask.refusal(game.t, named("board")) == Refusal("mm-shoot-in-first-round", "MM-COMBAT-03")
    game.battle.round = 2
    other = DECLARE.ask(game.t, 1, about=1)
    assert other.refusal(game.t, named("board")) == Refusal("mm-crew-destroyed", "MM-COMBAT-23")
    game[1].ship.tracks[MASTS] = 0
    assert other.refusal(game.t, named("flee")) == Refusal("mm-masts-destroyed", "MM-COMBAT-22")
    shots = other.preview(game.t, named("shoot"))
    assert shots is not None and shots.message == "mm-brings-shoot"
    assert (shots.params["win"], shots.params["lose"]) == (10, 70)  # 1 die against 3


def test_rewards_that_are_not_paid() -> None:
    winner = Captain("CAP-06", bounties={ENGLISH: 1})
    game = table(winner, Captain(bounties={ENGLISH: 1, FRENCH: 2}), wars=[(SPANISH, FRENCH)])
    ask = REWARD_NATION.ask(game.t, 0, about=1)
    reasons = [ask.refusal(game.t, named(f"nation-{name}")) for name in ("english", "french", "dutch")]
    assert [reason.message for reason in reasons if reason is not None] == [
        "mm-nation-wants-you",
        "mm-nation-at-war-with-you",
        "mm-no-bounty-on-loser",
    ]


def test_previews_of_actions() -> None:
    game = turn(Captain("CAP-08", zone=CARTAGENA, employed=["GL-S5a"]))
    seeking = brings(game, "scout-merchant").params
    assert (seeking["dice"], seeking["chance"], seeking["able"]) == (5, 87, 1)
    assert brings(game, "scout-spanish-merchant").rule == "MM-PORTPOWER-04"
    assert brings(game, "sail-curacao").params == {"actions": 1, "found": 0, "npc": ""}
    game.t.turn.free_moves = 1
    assert brings(game, "sail-curacao").params["actions"] == 0


def test_words_of_questions() -> None:
    game = turn(SEA)
    assert asked(game).words(game.t) == {"actions": 3}
    assert Ask(0, ENGAGE_MERCHANT, [], about=FRENCH).words(game.t) == {"nation": "french"}
    assert Ask(0, WINDOW[WHEN_FOUND], [], about=PIRATE_SLOOP).words(game.t) == {"npc": "pirate-sloop"}
    assert Ask(0, CLAIM, [], about=FRIGATE).words(game.t) == {"ship": "frigate", "unwanted": 0}
    assert Ask(0, GOODS_TO_SELL, []).words(game.t) == {}


def test_every_question_of_the_game_has_a_rule() -> None:
    assert len(RULE_OF_PROMPT) > 80
    assert [prompt for prompt, rule in RULE_OF_PROMPT.items() if not RULE_ID.match(rule)] == []


def test_ending_the_turn_with_enough_points_says_that_the_game_ends() -> None:
    """Declaring is compulsory, and nobody should be surprised by it (MM-END-01)."""
    game = table(Captain("CAP-06", zone=TRINIDAD, in_port=True, stash=30), OTHER, game=TURN).begins()
    game[0].track = 6
    assert brings(game, "end-turn").message == "mm-brings-end"
    game[0].track = 7
    assert brings(game, "end-turn").message == "mm-brings-declaring"
    assert brings(game, "end-turn").params == {"points": 10, "actions": 3}
    game[0].declared = True
    assert brings(game, "end-turn").message == "mm-brings-end"
