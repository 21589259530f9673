"""Corners of rounds and events, and of those who hunt."""

import pytest

from freebooter.games.marauders.content.tables import EVENT_ICONS, event_card
from freebooter.games.marauders.moves import CHOOSE_NATION
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CREW,
    DUTCH,
    ENGLISH,
    FRENCH,
    HAVANA,
    NASSAU,
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.npcs import arrivals, hostility, movement, scouting
from freebooter.games.marauders.state import ACTIONS, EVENTS, OVER, ROUND_BEGINS, ROUND_ENDS, TURN_BEGINS
from freebooter.games.marauders.turn import events, flow
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

AWAY = Captain("CAP-11", zone=NASSAU, in_port=True)


def drawn(id: str, *captains: Captain, **more: object) -> Play:
    """An event card has been drawn and resolved."""
    game = table(*(captains or (AWAY, Captain(zone=TORTUGA, in_port=True))), luck=3, **more)  # type: ignore[arg-type]
    game.t.stage, game.t.events_due = EVENTS, 1
    game.draws_events(id)
    plays_out(events.resolve_event(game.t))
    return game


# Events


@rule("MM-TURN-04", "MM-TURN-05")
def test_after_an_event_no_card_and_no_icon_is_left_to_resolve() -> None:
    game = drawn("EV-30")
    assert EVENT_ICONS[event_card("EV-30")]
    assert (game.t.event, game.t.icons, game.t.events_due, game.t.events_drawn) == (NONE, [], 0, 1)
    assert game.t.decks.events_spent.counts[event_card("EV-30")] == 1


@rule("MM-NPC-02")
def test_the_card_of_an_npc_moves_nobody_and_is_not_spent() -> None:
    game = drawn("EV-13", npcs={PIRATE_FRIGATE: ("EV-16", CARIBBEAN_SEA)})
    assert game.told("npc-moved") == []
    assert game.t.npcs[PIRATE_SLOOP].waiting == (event_card("EV-13"),)
    assert game.t.decks.events_spent.left == 0


@rule("MM-TURN-06")
@pytest.mark.parametrize(
    ("captain", "rolls"),
    [
        (Captain(tracks={CREW: 2}), True),
        (Captain(tracks={CREW: 1}), False),
        (Captain("CAP-06", zone=TRINIDAD, in_port=True), False),
        (Captain("CAP-06", zone=TRINIDAD), True),
        (Captain("CAP-06", zone=HAVANA, in_port=True), True),
    ],
)
def test_who_rolls_against_the_disease(captain: Captain, rolls: bool) -> None:
    """Away from the home port, with crew to lose."""
    game = table(captain, Captain("CAP-07", tracks={CREW: 1}))
    game.dice("11" if rolls else "")
    crew = game[0].ship.tracks[CREW]
    plays_out(events.disease(game.t, 1))
    assert crew - game[0].ship.tracks[CREW] == int(rolls)
    assert len(game.told("skill-rolled")) == int(rolls)
    assert game.told("crew-lost") == ([{"seat": 0, "count": 1}] if rolls else [])


@rule("MM-TURN-06", "MM-BOUNTY-08")
def test_the_kings_grace_is_for_living_pirates_who_can_pay() -> None:
    def asked(captain: Captain, dead: bool = False) -> list[str]:
        game = table(captain, AWAY)
        game[0].afloat = not dead
        return plays_out(events.kings_grace(game.t, 5))

    assert asked(Captain(gold=5, bounties={DUTCH: 1})) == ["kings-grace"]
    assert asked(Captain(gold=4, bounties={DUTCH: 1})) == asked(Captain(gold=9)) == []
    assert asked(Captain(gold=9, bounties={DUTCH: 1}), dead=True) == []


@rule("MM-TURN-06", "MM-BOUNTY-08")
def test_the_kings_grace_says_why_not() -> None:
    game = table(Captain(gold=5, bounties={DUTCH: 2}), AWAY)
    ask = next(events.kings_grace(game.t, 5))
    assert isinstance(ask, Ask) and ask.words(game.t) == {"gold": 5}
    assert [move.name for move in ask.options] == ["decline", "nation-dutch"]
    unwanted = Refusal("mm-not-wanted-by", "MM-BOUNTY-08", nation="english")
    assert ask.refusal(game.t, CHOOSE_NATION[ENGLISH]) == unwanted
    game[0].gold = 4
    poor = Refusal("mm-too-little-gold", "MM-TURN-06", price=5, gold=4)
    assert ask.refusal(game.t, CHOOSE_NATION[DUTCH]) == poor
    game[0].gold = 5
    assert plays_out(events.kings_grace(game.t, 5), "nation-dutch") == ["kings-grace"]
    assert (game[0].gold, game[0].bounties[DUTCH]) == (0, 1)


@rule("MM-TURN-06")
def test_effects_of_a_round_end_with_it() -> None:
    t = table(Captain(), AWAY).t
    t.storm = t.harvest = t.convoy = t.hunters = t.doldrums = 2
    events.clear_round(t)
    assert (t.storm, t.harvest, t.convoy, t.hunters, t.doldrums) == (0, 0, 0, 0, 0)


@rule("MM-TURN-06", "MM-AMB-03")
@pytest.mark.parametrize(("before", "left", "due"), [(0, 9, 2), (1, 9, 1), (0, 1, 1), (0, 0, 0)])
def test_more_events_are_drawn_as_far_as_there_are_any(before: int, left: int, due: int) -> None:
    t = table(Captain(), AWAY).t
    deck = t.decks.events
    for kind in deck.kinds():
        for _copy in range(deck.counts[kind]):
            if deck.left > left:
                deck.take(kind)
    t.events_drawn, t.events_due = before, 0
    plays_out(events.more_events(t, 2))
    assert t.events_due == due


# Rounds


@rule("MM-SETUP-15", "MM-TURN-07")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = table(Captain(), Captain(), Captain()).t
    t.first, t.at = 2, 1
    plays_out(flow.begin_turns(t))
    assert (t.order, t.at, t.stage) == ((2, 0, 1), 0, TURN_BEGINS)
    for stage in (TURN_BEGINS, TURN_BEGINS, ROUND_ENDS):
        t.stage = ACTIONS
        plays_out(flow.end_turn(t))
        assert t.stage == stage


@rule("MM-END-01", "MM-END-02", "MM-AMB-82")
def test_whoever_has_enough_points_declares_them_and_the_game_ends_with_the_round() -> None:
    game = table(Captain(track=9), Captain(track=10))
    plays_out(flow.end_turn(game.t))
    assert [player.declared for player in game.t.players] == [False, True]
    plays_out(flow.end_round(game.t))
    assert game.t.stage == OVER
    assert game.told("game-ends") == [{"round": 1, "by": "points"}]
    other = table(Captain(track=9), Captain(track=9))
    plays_out(flow.end_turn(other.t))
    plays_out(flow.end_round(other.t))
    assert (other.t.stage, other.told("game-ends")) == (ROUND_BEGINS, [])


@rule("MM-TURN-09", "MM-END-05")
def test_without_an_event_card_the_game_is_over() -> None:
    game = table(Captain(), AWAY)
    deck = game.t.decks.events
    for kind in deck.kinds():
        for _copy in range(deck.counts[kind]):
            deck.take(kind)
    plays_out(flow.begin_round(game.t))
    assert game.t.stage == OVER
    assert game.told("game-ends") == [{"round": 2, "by": "event-deck"}]


@rule("MM-TURN-07", "MM-TURN-06")
@pytest.mark.parametrize(("doldrums", "actions"), [(0, 3), (1, 2)])
def test_a_turn_has_three_actions_less_the_doldrums(doldrums: int, actions: int) -> None:
    t = table(Captain(), AWAY).t
    t.stage, t.doldrums = TURN_BEGINS, doldrums
    t.npcs[0].zone = t.current.zone
    plays_out(flow.begin_turn(t))
    assert (t.turn.actions, t.stage) == (actions, ACTIONS)
    assert len(t.agenda) == 1, "at sea he meets his zone"


# Hunters


@rule("MM-NPC-09", "MM-NPC-12", "MM-GLORY-05")
def test_who_is_looked_for_and_who_is_not() -> None:
    game = table(Captain(bounties={SPANISH: 1}), AWAY, npcs={SPANISH: ("EV-02", CARIBBEAN_SEA)})
    t, npc, player = game.t, game.t.npcs[SPANISH], game[0]
    assert scouting.may_scout(t, npc, player)
    t.turn.hidden_from = 1 << SPANISH
    assert not scouting.may_scout(t, npc, player)
    t.turn.hidden_from = 1 << PIRATE_SLOOP
    assert scouting.may_scout(t, npc, player)
    npc.zone = HAVANA
    assert not scouting.may_scout(t, npc, player)
    player.zone = HAVANA
    assert scouting.may_scout(t, npc, player)
    player.bounties[SPANISH] = 0
    assert not scouting.may_scout(t, npc, player)


@rule("MM-NPC-07", "MM-NPC-10", "MM-NPC-22")
def test_what_a_hunter_looks_for_first() -> None:
    npcs = {SPANISH: ("EV-02", CARIBBEAN_SEA), PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
    game = table(Captain("CAP-06"), AWAY, npcs=npcs, wars=[(SPANISH, FRENCH)])
    t, player, navy, pirate = game.t, game[0], game.t.npcs[SPANISH], game.t.npcs[PIRATE_SLOOP]
    assert hostility.reasons(t, navy, player, True) == 0
    assert hostility.reasons(t, pirate, player, True) == hostility.THIRD
    player.gold = 1
    t.minted += 1
    assert hostility.reasons(t, pirate, player, True) == hostility.FIRST
    player.bounties[SPANISH] = 1
    assert hostility.reasons(t, navy, player, True) == hostility.FIRST
    assert hostility.reasons(t, pirate, player, True) == 0
    player.bounties[DUTCH] = 2
    assert hostility.reasons(t, navy, player, True) == hostility.FIRST | hostility.SECOND
    player.bounties[SPANISH] = 0
    assert hostility.reasons(t, navy, player, True) == hostility.SECOND
    assert hostility.reasons(t, navy, player, True, TRINIDAD) == 0
    player.zone = TRINIDAD
    assert hostility.reasons(t, navy, player, True) == 0
    assert hostility.reasons(t, navy, player, True, HAVANA) == hostility.SECOND


@rule("MM-PORTPOWER-15", "MM-AMB-11")
def test_off_tortuga_the_french_see_no_pirate_whom_they_do_not_want() -> None:
    game = table(Captain(bounties={DUTCH: 1}), AWAY, npcs={FRENCH: ("EV-07", CARIBBEAN_SEA)})
    t, player, navy = game.t, game[0], game.t.npcs[FRENCH]
    assert hostility.reasons(t, navy, player, True) == hostility.SECOND
    assert hostility.reasons(t, navy, player, True, TORTUGA) == 0
    player.zone = TORTUGA
    assert hostility.reasons(t, navy, player, True) == 0
    assert hostility.reasons(t, navy, player, True, HAVANA) == hostility.SECOND
    player.bounties[FRENCH] = 1
    assert hostility.reasons(t, navy, player, True) == hostility.FIRST | hostility.SECOND


@rule("MM-NPC-19", "MM-NPC-20")
def test_an_npc_that_moves_is_told_with_the_reason() -> None:
    outlaw = Captain("CAP-11", zone=NASSAU, in_port=True, bounties={DUTCH: 1})
    game = table(Captain(gold=3), outlaw, npcs={PIRATE_SLOOP: ("EV-13", HAVANA)})
    movement.activate(game.t, game.t.npcs[PIRATE_SLOOP], 0)
    assert game.rules_of("npc-moved") == ["MM-NPC-19"]
    game.t.npcs[PIRATE_SLOOP].zone = CARIBBEAN_SEA
    movement.activate(game.t, game.t.npcs[PIRATE_SLOOP], 0)
    assert game.rules_of("npc-moved")[1:] == ["MM-NPC-20"]
    assert game.t.npcs[PIRATE_SLOOP].zone == CARIBBEAN_SEA


@rule("MM-NPC-04", "MM-NPC-06", "MM-AMB-89")
def test_a_dead_npc_leaves_its_card_and_its_zone() -> None:
    game = table(Captain(), AWAY, npcs={PIRATE_SLOOP: ("EV-13", HAVANA)}).script([1])
    npc = game.t.npcs[PIRATE_SLOOP]
    npc.stack = tuple([event_card("EV-14"), event_card("EV-15")])
    plays_out(arrivals.npc_dies(game.t, npc))
    assert (npc.card, npc.stack, npc.zone) == (event_card("EV-15"), (event_card("EV-14"),), NONE)
    assert npc.returning and game.t.decks.events_spent.counts[event_card("EV-13")] == 1
    plays_out(arrivals.npc_dies(game.t, npc))
    assert (npc.card, npc.stack) == (event_card("EV-14"), ())
    npc.returning = False
    plays_out(arrivals.npc_dies(game.t, npc))
    assert (npc.card, npc.stack, npc.zone) == (NONE, (), NONE) and not bool(npc.returning)
    assert game.t.decks.events_spent.left == 3


@rule("MM-NPC-13", "MM-AMB-90")
def test_an_npc_that_has_sailed_on_attacks_nobody() -> None:
    game = table(Captain(), AWAY, npcs={PIRATE_SLOOP: ("EV-13", HAVANA)}, game=TURN)
    plays_out(flow.attack(game.t, game[0], PIRATE_SLOOP))
    assert game.t.battle is None
    game.t.npcs[PIRATE_SLOOP].zone = CARIBBEAN_SEA
    game[0].in_port = True
    plays_out(flow.attack(game.t, game[0], PIRATE_SLOOP))
    assert game.told("battle-begins") == []
    game[0].in_port = False
    plays_out(flow.attack(game.t, game[0], PIRATE_SLOOP))
    assert len(game.told("battle-begins")) == 1
