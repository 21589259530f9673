"""Corners of raids and of steps: what cards do, how a raid ends, what a step uses up."""

import pytest

from freebooter.games.marauders.actions.action import cannot_pay, none_left
from freebooter.games.marauders.actions.cost import move_cost, pay_for_move, sails_the_main
from freebooter.games.marauders.actions.entering import has_shoals, shoal_hits
from freebooter.games.marauders.actions.scout import at_sea_in, may_scout, may_scout_merchant
from freebooter.games.marauders.content.tables import CARGO_NAMES
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARACAS,
    CARIBBEAN_SEA,
    CARTAGENA,
    CURACAO,
    DUTCH,
    ENGLISH,
    FRENCH,
    FRIGATE,
    GALLEON,
    HAVANA,
    MASTS,
    SAN_JUAN,
    SPANISH,
    TORTUGA,
)
from freebooter.games.marauders.raiding.cards import (
    MERCHANT_ESCAPED,
    PLUNDERED,
    RAID_FAILED,
    RAIDER_SUNK,
    RaidOutcome,
    escapes_of,
    faces,
    hits_of,
    is_hit,
    outcome_of,
    plunder_of,
    without,
)
from freebooter.games.marauders.raiding.found import bounty_then, may_raid, merchant_nations
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.state.turn import FIRST_MERCHANT
from freebooter.kernel.note import Refusal
from tests.games.marauders.raids import outcome, raids
from tests.games.marauders.table import TURN, Captain, Play, card, table
from tests.rules import rule

AWAY = Captain("CAP-11", zone=TORTUGA, in_port=True)


# Cards


@rule("MM-RAID-16", "MM-RAID-17", "MM-RAID-18", "MM-RAID-19", "MM-AMB-24")
@pytest.mark.parametrize(
    ("tracks", "escapes", "ends"),
    [
        ([1, 1, 1, 1, 1], 2, PLUNDERED),
        ([1, 1, 1, 1, 1], 3, MERCHANT_ESCAPED),
        ([2, 2, 2, 2, 0], 0, RAID_FAILED),
        ([2, 0, 2, 2, 2], 9, RAID_FAILED),
        ([0, 0, 2, 2, 2], 9, RAIDER_SUNK),
        ([0, 2, 2, 2, 2], 0, RAIDER_SUNK),
    ],
)
def test_how_a_raid_ends(tracks: list[int], escapes: int, ends: RaidOutcome) -> None:
    """With manoeuvrability 3: as many escapes let the merchant go; a wreck takes no merchant."""
    assert outcome_of(tracks, escapes, 3) == ends


@rule("MM-RAID-14", "MM-RAID-18", "MM-RAID-19")
def test_what_the_cards_do() -> None:
    names = ["cocoa-5-hull", "timber-3-cargo", "timber-3-cargo", "timber-4-masts", "rum-4-escape", "rum-1"]
    raid = Raid(0, DUTCH, tuple(sorted(card(name) for name in names)))
    assert hits_of(raid) == [1, 2, 1, 0, 0]
    assert escapes_of(raid) == 1
    assert [is_hit(card(name)) for name in names] == [True, True, True, True, False, False]
    assert [CARGO_NAMES[kind] for kind in faces(raid)] == sorted(set(names), key=card)
    left = without(raid.cards, card("timber-3-cargo"))
    assert len(left) == 5 and left.count(card("timber-3-cargo")) == 1


@rule("MM-RAID-19", "MM-PORTPOWER-11", "MM-AMB-23")
@pytest.mark.parametrize(
    ("zone", "nation", "gold"), [(SAN_JUAN, SPANISH, 12), (SAN_JUAN, DUTCH, 9), (HAVANA, SPANISH, 9)]
)
def test_what_the_cards_are_worth(zone: int, nation: int, gold: int) -> None:
    game = table(Captain(zone=zone), AWAY)
    raid = Raid(0, nation, (card("rum-4-escape"), card("cocoa-5-hull")))
    assert plunder_of(game.t, game[0], raid) == gold


@rule("MM-RAID-04", "MM-RAID-06", "MM-RAID-07", "MM-AMB-20")
def test_whom_a_raid_offends_and_who_may_raid() -> None:
    game = table(Captain(bounties={DUTCH: 4, FRENCH: 5}), AWAY)
    assert [bounty_then(game[0], nation) for nation in (SPANISH, DUTCH, FRENCH)] == [1, 5, 5]
    assert may_raid(game[0])
    game[0].ship.tracks[MASTS] = 0
    assert not may_raid(game[0])
    assert merchant_nations(ENGLISH, TORTUGA) == [ENGLISH, FRENCH]
    assert merchant_nations(FRENCH, TORTUGA) == [FRENCH]
    assert merchant_nations(DUTCH, CARIBBEAN_SEA) == [DUTCH]


@rule("MM-RAID-17", "MM-RAID-18")
def test_a_raid_that_brings_nothing_is_told_by_its_rule() -> None:
    """A sloop's one cannon goes; and against a sloop's 4 it takes four escapes."""
    failed = raids("rum-4-cannons", "rum-1", "sugar-1")
    assert (outcome(failed), failed.rules_of("raid-ends"), failed[0].gold) == ("failed", ["MM-RAID-17"], 0)
    gone = raids("rum-4-escape", "cocoa-4-escape", "sugar-4-escape", ship=GALLEON)
    assert (outcome(gone), gone.rules_of("raid-ends"), gone[0].gold) == ("escaped", ["MM-RAID-18"], 0)
    for game in (failed, gone):
        assert game.over and game.t.raid is None and game[0].cargo == ()


# Steps


def on_the_main() -> Play:
    return table(Captain("CAP-06", zone=CARACAS), AWAY, game=TURN)


@rule("MM-MOVE-01", "MM-GLORY-05")
def test_a_step_uses_up_the_ability_then_the_card_then_actions() -> None:
    """CAP-06 on the Main with a following wind (GL-10)."""
    game = on_the_main()
    t, player = game.t, game[0]
    t.turn.free_moves = 1
    used = []
    for _step in range(3):
        assert move_cost(t, player, CURACAO, False) == (1 if t.turn.main_used and not t.turn.free_moves else 0)
        pay_for_move(t, player, CURACAO, False)
        used.append((t.turn.main_used, t.turn.free_moves, t.turn.actions))
    assert used == [(True, 1, 3), (True, 0, 3), (True, 0, 2)]
    assert t.turn.acted


@rule("MM-MOVE-01")
def test_what_sailing_along_the_main_means() -> None:
    game = on_the_main()
    t, player = game.t, game[0]
    assert sails_the_main(t, player, CURACAO, False)
    assert not sails_the_main(t, player, CARACAS, True), "a port is no step along it"
    assert not sails_the_main(t, player, CARIBBEAN_SEA, False)
    player.zone = CARIBBEAN_SEA
    assert not sails_the_main(t, player, CURACAO, False)
    player.zone = CARTAGENA
    t.turn.main_used = True
    assert not sails_the_main(t, player, CURACAO, False)
    assert not sails_the_main(t, game[1], CURACAO, False)


@rule("MM-TURN-07")
def test_what_cannot_be_paid_says_so() -> None:
    t = on_the_main().t
    t.turn.actions = 1
    assert cannot_pay(t, 1) is None and cannot_pay(t, 0) is None and none_left(t) is None
    assert cannot_pay(t, 2) == Refusal("mm-too-few-actions", "MM-TURN-07", actions=2, left=1)
    t.turn.actions = 0
    assert cannot_pay(t, 1) == none_left(t) == Refusal("mm-no-actions-left", "MM-TURN-07")
    assert cannot_pay(t, 0) is None


@rule("MM-PORTPOWER-02")
def test_the_shoals_are_off_bridgetown_and_for_large_ships() -> None:
    game = table(Captain(zone=BRIDGETOWN, ship=FRIGATE), Captain(zone=BRIDGETOWN))
    assert (has_shoals(game.t, game[0]), has_shoals(game.t, game[1])) == (True, False)
    assert shoal_hits(game.t, game[0]) == 1
    game[0].zone = HAVANA
    assert not has_shoals(game.t, game[0])


@rule("MM-SCOUT-06", "MM-SCOUT-07")
def test_who_may_look_for_a_merchant_once_more() -> None:
    """CAP-08 twice in each zone, others once."""
    for captain, tries in (("CAP-08", [True, True, False]), ("CAP-06", [True, False, False])):
        game = table(Captain(captain), AWAY)
        t, player, bit = game.t, game[0], FIRST_MERCHANT + CARIBBEAN_SEA
        found = [may_scout_merchant(t, player)]
        t.turn.scouted = 1 << bit
        assert not may_scout(t, player, bit) and may_scout(t, player, bit + 1) and may_scout(t, player, bit - 1)
        found.append(may_scout_merchant(t, player))
        t.turn.merchants_again = 1 << CARIBBEAN_SEA
        found.append(may_scout_merchant(t, player))
        assert found == tries
        player.zone = CURACAO
        assert may_scout_merchant(t, player)
        assert at_sea_in(player, CURACAO) and not at_sea_in(player, CARIBBEAN_SEA)
        player.in_port = True
        assert not at_sea_in(player, CURACAO)
