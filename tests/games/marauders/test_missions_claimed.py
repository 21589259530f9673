"""Claiming missions: room, gold and crew that are just enough, what is told before, and why not."""

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.missions import claiming
from freebooter.games.marauders.names import (
    CREW,
    CURACAO,
    ENGLISH,
    FLUTE,
    HAVANA,
    NASSAU,
    NONE,
    SPANISH,
    TORTUGA,
)
from freebooter.games.marauders.port.mission import MISSION_TO_CLAIM, SEEKING_MISSION, claim_refusal
from freebooter.games.marauders.state import Visit
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, named, why
from tests.games.marauders.table import PORT_ACTION, Captain, table
from tests.rules import rule

OTHER = Captain(zone=NASSAU)
FIVE = ["rum-1", "rum-2", "cocoa-1", "cocoa-2", "sugar-1"]


def missing(captain: Captain, id: str, **options: object) -> str:
    """Which requirement of a mission is not met, by the last words of its name; nothing if all are."""
    game = table(captain, OTHER, **options)  # type: ignore[arg-type]
    return message(claiming.requirement_refusal(game.t, game[0], tables.mission_card(id))).removeprefix("mm-mission-")


@rule("MM-MISSION-02", "MM-MISSION-06")
@pytest.mark.parametrize(
    ("id", "captain", "reason"),
    [
        # Free space is asked of the ship, also in port; a sloop takes two cards, six lie in port.
        ("MI-07", Captain(cargo=["rum-1"], in_port=True), ""),
        ("MI-07", Captain(cargo=["rum-1", "rum-2"], in_port=True), "needs-space"),
        ("MI-07", Captain(ship=FLUTE, cargo=["rum-1", "rum-2"]), ""),
        # The load of the old mission would go.
        ("MI-07", Captain(cargo=["rum-1"], mission="MI-02", load=True), ""),
        ("MI-07", Captain(cargo=["rum-1", "rum-2"], mission="MI-02", load=True, in_port=True), "needs-space"),
        # A load takes a place of the six in port, and of the ship at sea.
        ("MI-22", Captain(cargo=FIVE, in_port=True), ""),
        ("MI-22", Captain(cargo=[*FIVE, "sugar-2"], in_port=True), "needs-space"),
        ("MI-22", Captain(cargo=FIVE, mission="MI-02", load=True, in_port=True), ""),
        ("MI-22", Captain(cargo=["rum-1"]), ""),
        ("MI-22", Captain(cargo=["rum-1", "rum-2"]), "needs-space"),
        ("MI-22", Captain(cargo=["rum-1"], mission="MI-02", load=True), ""),
        # Without a load or goods to fetch nothing is asked for.
        ("MI-11", Captain(cargo=["rum-1", "rum-2"]), ""),
        # Just enough crew, gold and good name.
        ("MI-20", Captain(tracks={CREW: 2}), ""),
        ("MI-20", Captain(tracks={CREW: 1}), "needs-crew"),
        ("MI-18", Captain(gold=10), ""),
        ("MI-18", Captain(gold=9), "needs-gold"),
        ("MI-06", Captain(bounties={ENGLISH: 1}), "needs-no-bounty"),
        ("MI-06", Captain(bounties={SPANISH: 1}), ""),
    ],
)  # fmt: skip
def test_just_enough_for_a_mission_or_not(id: str, captain: Captain, reason: str) -> None:
    assert missing(captain, id) == reason


@rule("MM-MISSION-02", "MM-PORT-07")
@pytest.mark.parametrize(("version", "reason"), [(1, "mm-mission-needs-space"), (2, "")])
def test_cargo_that_only_a_port_has_room_for_keeps_nobody_from_a_mission(version: int, reason: str) -> None:
    """A mission that asks for no free space asks nothing of the hold; by the first version of the rules it did."""
    game = table(Captain(cargo=["rum-1", "rum-2", "cocoa-1"], in_port=True), OTHER)
    game.t.rules.version = version
    assert message(claiming.requirement_refusal(game.t, game[0], tables.mission_card("MI-11"))) == reason


@rule("MM-MISSION-02")
def test_missions_for_pirates_say_so() -> None:
    assert missing(Captain(), "SOG-MIS-12") == "pirates"
    assert missing(Captain(bounties={SPANISH: 1}), "SOG-MIS-12") == ""
    assert missing(Captain(bounties={SPANISH: 1}), "MI-01") == "non-pirates"


@rule("MM-MISSION-02")
def test_a_refused_mission_says_what_is_there_and_what_is_wanted() -> None:
    game = table(Captain(bounties={ENGLISH: 2}, tracks={CREW: 1}, gold=3), OTHER)
    reasons = [
        claiming.requirement_refusal(game.t, game[0], tables.mission_card(id)) for id in ("MI-06", "MI-18", "MI-23")
    ]
    assert reasons == [
        Refusal("mm-mission-needs-no-bounty", "MM-MISSION-02", mission="prize-warrant", nation="english", bounty=2),
        Refusal("mm-mission-needs-gold", "MM-MISSION-02", mission="company-stock", price=10, gold=3),
        Refusal("mm-mission-needs-ship", "MM-MISSION-02", mission="master-plans", ships="frigate, galleon"),
    ]  # fmt: skip


@rule("MM-STASH-06")
@pytest.mark.parametrize(("version", "reason"), [(1, "needs-gold"), (2, "")])
def test_the_chest_pays_for_a_mission_since_the_second_version_of_the_rules(version: int, reason: str) -> None:
    game = table(Captain("CAP-15", zone=CURACAO, in_port=True, gold=4, stash=6), OTHER)
    game.t.rules.version = version
    found = claiming.requirement_refusal(game.t, game[0], tables.mission_card("MI-18"))
    assert message(found).removeprefix("mm-mission-") == reason


@rule("MM-MISSION-02", "MM-MISSION-06")
@pytest.mark.parametrize(("free", "gold"), [(False, 3), (True, 13)])
def test_a_mission_that_is_given_costs_nothing(free: bool, gold: int) -> None:
    game = table(Captain(gold=13, mission="MI-02", load=True), OTHER, luck=1).offers_missions("MI-18", "MI-22")
    claiming.take_mission(game.t, game[0], tables.mission_card("MI-18"), free)
    player = game[0]
    assert (player.gold, player.mission, player.load) == (gold, tables.mission_card("MI-18"), False)
    assert len(game.t.board.missions) == 2 and game.told("mission-lost")[0]["mission"] == "the-viceroys-niece"


@rule("MM-MISSION-02")
def test_a_mission_that_is_not_on_offer_or_lies_elsewhere_is_not_claimed() -> None:
    game = table(Captain(zone=TORTUGA, in_port=True), OTHER).offers_missions("MI-11", "MI-22")
    found = [message(claim_refusal(game.t, game[0], tables.mission_card(id))) for id in ("MI-11", "MI-22", "MI-03")]
    assert found == ["", "mm-mission-not-on-offer", "mm-mission-not-on-offer"]


@rule("MM-MISSION-03", "MM-MISSION-04")
def test_after_a_failed_attempt_the_reason_is_the_attempt() -> None:
    game = table(Captain(zone=HAVANA, in_port=True), OTHER, game=PORT_ACTION)
    game.offers_missions("MI-01", "MI-02").begins().dice("12")
    assert SEEKING_MISSION.hindrance(game.t, game[0]) is None
    game.seat(0).says("do-mission", "claim-mission-plate-for-the-mint")
    assert message(SEEKING_MISSION.hindrance(game.t, game[0])) == "mm-mission-attempt-used"
    assert game.t.visit is not None and game.t.visit.claiming == NONE
    assert len(game.t.board.missions) == 2 and game[0].mission == NONE


@rule("MM-MISSION-02")
def test_of_two_missions_here_the_first_says_why_none_can_be_claimed() -> None:
    game = table(Captain(zone=HAVANA, in_port=True, bounties={ENGLISH: 1}), OTHER, game=PORT_ACTION)
    game.offers_missions("MI-01", "MI-03").begins()
    assert message(why(game, "do-mission")) == "mm-mission-non-pirates"


@rule("MM-MISSION-02")
def test_of_two_missions_here_the_second_may_be_claimed() -> None:
    game = table(Captain("CAP-01", zone=HAVANA, in_port=True, bounties={ENGLISH: 1}, stash=3), OTHER)
    game[0].stash_most = 9
    game.t.visit = Visit(HAVANA)
    game.offers_missions("MI-01", "MI-02")
    assert SEEKING_MISSION.hindrance(game.t, game[0]) is None
    ask = next(SEEKING_MISSION.perform(game.t, game[0]))
    assert isinstance(ask, Ask) and not ask.shown, "neither of them asks for gold, so nothing is told"
    assert [move.name for move in ask.options] == ["claim-mission-the-viceroys-niece"]


@rule("MM-MISSION-02", "MM-STASH-06")
def test_what_claiming_takes_is_told_with_the_chest() -> None:
    game = table(Captain("CAP-15", zone=CURACAO, in_port=True, gold=4, stash=15), OTHER, game=PORT_ACTION)
    game.offers_missions("MI-18", "MI-15").begins()
    ask = MISSION_TO_CLAIM.ask(game.t, 0, about=CURACAO)
    note = ask.preview(game.t, named("claim-mission-company-stock"))
    assert note is not None
    assert note.params == {"gold": 24, "dice": 0, "chance": 100, "price": 10, "stash": 6, "lost": 1}
    ransom = ask.preview(game.t, named("claim-mission-governors-ransom"))
    assert ransom is not None  # two dice, and both must be skulls: 1 of 9
    assert ransom.params == {"gold": 20, "dice": 2, "chance": 11, "price": 0, "stash": 0, "lost": 0}


@rule("MM-MISSION-02", "MM-STASH-04")
@pytest.mark.parametrize(
    ("captain", "least", "shown"), [("CAP-15", 0, True), ("CAP-15", 20, False), ("CAP-06", 0, False)]
)
def test_one_of_two_missions_is_asked_for_where_not_asking_would_tell_what_the_chest_holds(
    captain: str, least: int, shown: bool
) -> None:
    game = table(Captain(captain, zone=CURACAO, in_port=True, gold=0, stash=20, bounties={ENGLISH: 1}), OTHER)
    game[0].stash_least = least
    game.t.visit = Visit(CURACAO)
    game.offers_missions("MI-17", "MI-18")
    ask = next(SEEKING_MISSION.perform(game.t, game[0]))
    assert isinstance(ask, Ask) and ask.shown == shown
