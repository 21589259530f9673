"""What a captain is warned of before he answers: who may find him, how likely, and what it could cost."""

import pytest

from freebooter.games.marauders import odds
from freebooter.games.marauders.actions.menu import ACTION
from freebooter.games.marauders.battle.declare import DECLARE
from freebooter.games.marauders.captain.damage import PLACE_HIT
from freebooter.games.marauders.captain.new_captain import CHOOSE_A_SHIP
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import LEAVE_PORT
from freebooter.games.marauders.names import (
    CARACAS,
    CARIBBEAN_SEA,
    CURACAO,
    ENGLISH,
    FLUTE,
    FRIGATE,
    HAVANA,
    HULL,
    NASSAU,
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    PORT_ROYAL,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.odds.dangers import icon_chance, rivals_of, steps_between
from freebooter.games.marauders.port.purchase import GOODS_TO_BUY
from freebooter.games.marauders.port.sell import GOODS_TO_SELL
from freebooter.games.marauders.port.visit import IN_PORT
from freebooter.games.marauders.raiding.found import ENGAGE_MERCHANT
from freebooter.kernel.ask import AnyQuestion, Ask
from freebooter.kernel.note import Note
from freebooter.words import Words
from tests.games.marauders.table import TURN, Captain, Play, table

FAR = Captain(zone=NASSAU, in_port=True)
"""A captain who can reach nobody in the east."""
EAST = CURACAO
WANTED = Captain(zone=EAST, gold=7, cargo=["rum-1", "rum-2"], bounties={SPANISH: 3})
ENGLISH_WORDS = Words("en", strict=True)


def warned(game: Play, question: AnyQuestion = ACTION, about: int = NONE, seat: int = 0) -> list[Note]:
    return Ask(seat, question, [], about=about).risks(game.t)


def kinds(notes: list[Note]) -> list[str]:
    return [note.message for note in notes]


# NPCs


def test_an_npc_of_the_zone_looks_when_the_next_turn_begins() -> None:
    """MM-NPC-11, MM-NPC-14: three bounties are three dice, though Verhoeven's colleague has two."""
    game = table(WANTED, FAR, npcs={SPANISH: ("EV-01", EAST)}, game=TURN)
    here, loss = warned(game)
    assert (here.message, here.params["npc"]) == ("mm-risk-npc-here", "spanish-navy")
    assert (here.params["dice"], here.params["chance"], here.params["match"]) == (3, 70, "weaker")
    assert (loss.params["gold"], loss.params["cargo"], loss.params["ship"], loss.params["hull"]) == (7, 2, "sloop", 2)
    game[0].bounties[SPANISH] = 0
    assert warned(game) == []  # MM-NPC-10: navies ignore non-pirates


def test_hunters_of_men_are_gone_by_then() -> None:
    """EV-33 is for one round, and so is GL-11."""
    game = table(WANTED, FAR, npcs={SPANISH: ("EV-01", EAST)}, game=TURN)
    game.t.hunters = 1
    game.t.turn.hidden_from = 1 << SPANISH
    assert warned(game)[0].params["dice"] == 3


def test_an_npc_that_arrives() -> None:
    """MM-NPC-02: the card lies open, so all know where the ship will be."""
    rich = Captain(zone=TRINIDAD, gold=5, ship=FLUTE)
    game = table(rich, FAR, game=TURN)
    event = tables.event_card("EV-17")
    game.t.decks.events.take(event)
    game.t.npcs[PIRATE_FRIGATE].waiting = (event,)
    note = warned(game)[0]
    assert (note.message, note.params["npc"], note.params["dice"]) == ("mm-risk-npc-arrives", "pirate-frigate", 3)
    game[0].zone = CARACAS
    assert "mm-risk-npc-arrives" not in kinds(warned(game))


def test_a_navy_next_door_hunts() -> None:
    """MM-NPC-20: it comes if the next event has its icon."""
    game = table(WANTED, FAR, npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}, game=TURN)
    note = warned(game)[0]
    assert (note.message, note.params["zone"], note.params["dice"]) == ("mm-risk-npc-hunts", "caribbean-sea", 3)
    cards = [card for card in range(len(tables.EVENT_IDS)) if game.t.decks.events.counts[card]]
    with_icon = [card for card in cards if any(npc == SPANISH for npc, towards in tables.EVENT_ICONS[card])]
    assert note.params["comes"] == odds.percent(len(with_icon) / len(cards))
    game[0].bounties[SPANISH] = 0
    assert warned(game) == []


def test_it_goes_for_the_one_it_wants_most() -> None:
    """MM-NPC-21."""
    more = Captain(zone=CARACAS, in_port=True, bounties={SPANISH: 5})
    game = table(WANTED, more, npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}, game=TURN)
    assert "mm-risk-npc-hunts" not in kinds(warned(game))


def test_who_has_read_the_sky_knows() -> None:
    """GL-16: the next event is certain for whoever has seen it, and open to chance for all others."""
    game = table(WANTED, FAR, npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}, game=TURN)
    for id, chance in (("EV-21", 1.0), ("EV-22", 0.0)):
        event = tables.event_card(id)
        game.t.decks.events.take(event)
        game.t.event_top, game.t.event_seen = (event,), (0b01,)
        assert icon_chance(game.t, 0, SPANISH) == chance
        assert 0 < icon_chance(game.t, 1, SPANISH) < 1


def test_where_nobody_can_see_him() -> None:
    """MM-PORTPOWER-16, MM-NPC-16."""
    hidden = Captain(zone=TRINIDAD, bounties={SPANISH: 3})
    assert warned(table(hidden, FAR, npcs={SPANISH: ("EV-01", TRINIDAD)}, game=TURN)) == []
    quiet = {PIRATE_SLOOP: ("EV-13", EAST), SPANISH: ("EV-01", EAST)}
    assert warned(table(Captain(zone=EAST, gold=5), FAR, npcs=quiet, game=TURN)) == []


# Other captains


def test_captains_who_can_come_and_look() -> None:
    """Two moves and a Scout action are a turn (MM-TURN-07, MM-SCOUT-01)."""
    game = table(Captain(zone=EAST), Captain("CAP-08", zone=TRINIDAD, ship=FRIGATE), game=TURN)
    note = warned(game)[0]
    assert (note.message, note.params["seat"], note.params["steps"]) == ("mm-risk-captain", 2, 2)
    assert (note.params["dice"], note.params["chance"], note.params["match"]) == (4, 80, "weaker")
    game[1].in_port = True  # MM-MOVE-02
    assert warned(game) == []
    game[1].zone = CARACAS
    assert warned(game)[0].params["steps"] == 2
    game.t.doldrums = 1  # EV-34: two actions for whoever is still to come in this round
    assert warned(game) == []


def test_gaspar_novoa_is_nearer_than_he_looks() -> None:
    """CAP-06 sails once along the Main for nothing."""
    novoa, crake = Captain("CAP-06", zone=TRINIDAD), Captain("CAP-08", zone=TRINIDAD)
    game = table(Captain("CAP-11", zone=EAST), novoa, crake, game=TURN)
    assert steps_between(game.t, game[1], EAST) == 1
    assert steps_between(game.t, game[2], EAST) == 2
    assert [rival.player.seat for rival in rivals_of(game.t, 0)] == [1, 2]


def test_in_port_nobody_finds_him() -> None:
    """MM-SCOUT-08."""
    game = table(Captain(zone=EAST, in_port=True), Captain(zone=EAST), game=TURN)
    assert warned(game) == []


# Leaving port, raids, battles


def test_what_waits_outside_the_port() -> None:
    """MM-NPC-12."""
    inside = Captain(zone=EAST, in_port=True, bounties={SPANISH: 3})
    game = table(inside, FAR, npcs={SPANISH: ("EV-01", EAST)}, game=TURN)
    note = warned(game)[0]
    assert (note.message, note.params["dice"], note.params["match"]) == ("mm-risk-blockade", 3, "weaker")
    leaving = Ask(0, ACTION, []).preview(game.t, LEAVE_PORT)
    assert leaving is not None and (leaving.params["found"], leaving.params["npc"]) == (70, "spanish-navy")


def test_a_storm_outside() -> None:
    """Ledger 3.3: three hits less the successes of Seamanship 3, that is 2 on average, but never below 0."""
    game = table(Captain(zone=EAST, in_port=True, tracks={HULL: 1}), FAR, game=TURN)
    assert warned(game) == []
    game.t.storm = 3
    note = warned(game)[0]
    assert (note.message, note.params["hits"]) == ("mm-risk-storm", 20)
    assert int(note.params["sunk"]) > 0
    game.t.turn.weathered = True
    assert warned(game) == []
    immune = table(Captain("CAP-12", zone=EAST, in_port=True), Captain("CAP-11"), game=TURN)
    immune.t.storm = 3
    assert warned(immune) == []


def test_more_cargo_than_the_ship_takes() -> None:
    """MM-AMB-08."""
    full = Captain(zone=EAST, in_port=True, cargo=["rum-1", "rum-2", "cocoa-1"])
    game = table(full, FAR, game=TURN)
    in_port = Ask(0, IN_PORT, [], about=EAST).risks(game.t)
    assert in_port == warned(game) == [Note("mm-risk-surplus", "MM-AMB-08", count=1)]


def test_what_a_raid_makes_of_a_captain() -> None:
    """MM-BOUNTY-09: six Spanish ports, one of them his own, which never closes."""
    game = table(Captain("CAP-06", zone=HAVANA), FAR, npcs={ENGLISH: ("EV-04", PORT_ROYAL)}, game=TURN)
    outlaw, loss = warned(game, ENGAGE_MERCHANT, SPANISH)
    assert outlaw == Note("mm-risk-outlaw", "MM-BOUNTY-09", nation="spanish", ports=5, navies=1, wanted=0)
    assert loss.message == "mm-risk-loss"
    game[0].bounties[SPANISH] = 1
    assert warned(game, ENGAGE_MERCHANT, SPANISH)[0].params["wanted"] == 1


def test_what_a_lost_battle_costs_and_nothing_for_whoever_steers_an_npc() -> None:
    game = table(Captain(gold=9), Captain(), npcs={PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}, luck=1)
    game.npc_attacks(PIRATE_SLOOP, 0)
    assert kinds(warned(game, DECLARE, 1)) == ["mm-risk-loss"]
    assert warned(game, DECLARE, 0, seat=1) == []


def test_at_most_four_the_worst_first() -> None:
    crowd = {SPANISH: ("EV-01", TORTUGA), ENGLISH: ("EV-04", TORTUGA)}
    hunted = Captain(zone=TORTUGA, bounties={SPANISH: 5}, gold=3)
    others = [Captain("CAP-08", zone=TORTUGA), Captain("CAP-05", zone=TORTUGA), Captain("CAP-11", zone=TORTUGA)]
    notes = warned(table(hunted, *others, npcs=crowd, game=TURN))
    assert len(notes) == 4 and notes[-1].message == "mm-risk-loss"
    assert (notes[0].params["npc"], notes[0].params["chance"]) == ("spanish-navy", 87)
    assert all(ENGLISH_WORDS.say(note, GAME) for note in notes)


@pytest.mark.parametrize("question", [GOODS_TO_SELL, GOODS_TO_BUY, PLACE_HIT, CHOOSE_A_SHIP])
def test_other_questions_warn_of_nothing(question: AnyQuestion) -> None:
    assert warned(table(WANTED, FAR, npcs={SPANISH: ("EV-01", EAST)}, game=TURN), question) == []
