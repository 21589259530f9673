"""Corners of fights at sea and of the turn: last planks, long guns, shots of the program, hunters and their rolls."""

import pytest

from freebooter.games.marauders.battle.hits import USE_SHOT
from freebooter.games.marauders.battle.plunder import search_navy
from freebooter.games.marauders.captain.death import end_turn_of_the_dead
from freebooter.games.marauders.captain.new_captain import draw_starting_cards, return_captain, start_gold
from freebooter.games.marauders.combat.program import declaration_by_program, shot_by_program
from freebooter.games.marauders.combat.strength import contest_dice, crew_dice, gunner_captain, shrugs_left
from freebooter.games.marauders.content.tables import event_card
from freebooter.games.marauders.moves import (
    BOARD,
    DISCARD_CARGO,
    FLEE,
    KEEP_SHIP,
    PASS,
    REROLL,
    SHOOT,
    TAKE_HIT,
    USE_MODIFICATION,
    USE_WEAPON,
)
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    DUTCH,
    FRENCH,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    HAVANA,
    HULL,
    LONG_GUNS,
    MASTS,
    NASSAU,
    NONE,
    PIRATE_SLOOP,
    RUM,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.npcs import arrivals
from freebooter.games.marauders.npcs.scouting import finds
from freebooter.games.marauders.registries.shots import shot_of
from freebooter.games.marauders.state import Npc, Visit
from freebooter.games.marauders.state.raid import Raid
from freebooter.games.marauders.turn.events import cards_left
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.notes import brings
from tests.games.marauders.raids import finds as finds_merchant
from tests.games.marauders.raids import raids
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}  # a frigate, seamanship 3, leadership 2
FAR = Captain("CAP-11", zone=NASSAU, in_port=True)


def turn(captain: Captain, **more: object) -> Play:
    return table(captain, FAR, game=TURN, **more).begins()  # type: ignore[arg-type]


# Sides without a seat


@rule("MM-GLORY-11", "MM-NPC-26")
def test_the_specialists_of_a_player_help_no_npc() -> None:
    """Not even those of the player who leads it, or who sits last."""
    crew = ["GL-S2a", "GL-S3a", "GL-S6a", "GL-S8a"]  # Gunner Captain, Master Gunner, Master-at-Arms, Sailing Master
    game = table(Captain(), Captain(employed=crew), npcs=NAVY).dice("x11", "111", "333").npc_attacks(SPANISH, 0)
    assert game.asked == (1, "declare"), "no location die was rolled again"
    npc, own = game.side(0), game.side(1)
    assert (contest_dice(game.t, npc), crew_dice(game.t, npc), gunner_captain(game.t, npc)) == (3, 2, False)
    assert (contest_dice(game.t, own), crew_dice(game.t, own), gunner_captain(game.t, own)) == (3, 2, False)


@rule("MM-CREW-03")
def test_only_one_captain_shrugs_off_a_hit_and_no_npc() -> None:
    game = table(Captain(), Captain("CAP-16"), npcs=NAVY).dice("111", "111").npc_attacks(SPANISH, 1)
    assert [shrugs_left(game.t, game.side(at)) for at in (0, 1)] == [0, 1]
    game.side(1).shrugged = 1
    assert shrugs_left(game.t, game.side(1)) == 0
    other = table(Captain("CAP-16"), Captain()).dice("111", "111").attacks(0, 1)
    assert [shrugs_left(other.t, other.side(at)) for at in (0, 1)] == [1, 0]


# The program


@rule("MM-AMB-74")
def test_the_program_has_grapeshot_for_the_stronger_crew_while_there_is_one_to_hit() -> None:
    game = table(Captain(ship=FRIGATE), Captain(), npcs=NAVY, npc_orders="program").dice("111", "111")
    game.npc_attacks(SPANISH, 0)
    side, grape = game.side(0), shot_of(GRAPESHOT)
    assert shot_by_program(game.t, side, [grape]) is PASS, "both crews are as strong"
    game[0].ship.tracks[CREW] = 2
    assert shot_by_program(game.t, side, [grape]) is USE_WEAPON[GRAPESHOT]
    assert (grape.program_rank(game.t, side), shot_of(CHAIN_SHOT).program_rank(game.t, side)) == (20, 10)
    game[0].ship.tracks[CREW] = 0
    assert shot_by_program(game.t, side, [grape]) is PASS


@rule("MM-AMB-74")
@pytest.mark.parametrize(
    ("crew", "hull", "wish"),
    [(2, 3, BOARD), (3, 3, SHOOT), (3, 1, SHOOT), (4, 1, FLEE), (4, 2, SHOOT), (2, 1, BOARD)],
)
def test_the_program_boards_the_weaker_and_flees_with_its_last_plank(crew: int, hull: int, wish: object) -> None:
    """A navy with three men and leadership 2 against a captain with leadership 2."""
    game = table(Captain(ship=GALLEON, tracks={CREW: crew}), Captain(), npcs=NAVY, npc_orders="program")
    game.dice("111", "111").npc_attacks(SPANISH, 0)
    game.enemy_ship().tracks[HULL] = hull
    assert declaration_by_program(game.t, game.side(0), [SHOOT, BOARD, FLEE]) is wish
    assert declaration_by_program(game.t, game.side(0), [SHOOT]) is SHOOT


# Hits


@rule("MM-COMBAT-17", "MM-WEAPON-05", "MM-MOD-05")
@pytest.mark.parametrize("shooter", [0, 1])
@pytest.mark.parametrize("chase", ["nobody flees", "no chasers", "chasers kept", "first version"])
def test_without_shot_no_hit_on_a_hull_is_lost(shooter: int, chase: str) -> None:
    """Three skulls taken on a hull of one: all three are told as hits there, however the round went before."""
    has = chase in ("chasers kept", "first version")
    strong = Captain(ship=FRIGATE, modifications=[CHASERS] if has else [])
    captains = [strong, Captain(tracks={HULL: 1})]
    game = table(*(captains if shooter == 0 else captains[::-1]), luck=1).dice("111", "111").attacks(0, 1)
    game.t.rules.version = 1 if chase == "first version" else game.t.rules.version
    flees = SHOOT if chase == "nobody flees" else FLEE
    rolls = ["xx1", "111"] if shooter == 0 else ["111", "xx1"]
    for seat in (0, 1):
        if seat == 1 and not has:
            game.dice(*rolls, "xxx")
        game.seat(seat).does(SHOOT if seat == shooter else flees)
    if has:
        fires = chase == "first version"
        game.dice(*(["1"] if fires else []), *rolls, "xxx")
        game.seat(shooter).does(USE_MODIFICATION[CHASERS] if fires else PASS)
    game.seat(1 - shooter).does(*[TAKE_HIT[HULL]] * 3)
    assert game.told("hits-lost") == []
    assert game.told("damage")[-1]["hits"] == [3, 0, 0, 0, 0]


@rule("MM-WEAPON-05", "MM-MOD-05", "MM-AMB-101")
def test_the_defenders_chain_shot_spares_the_attackers_hull_for_the_round() -> None:
    """As for the aggressor: the masts go with the Chasers, cannon hits on them are lost."""
    defender = Captain(ship=GALLEON, modifications=[CHASERS], weapons=[CHAIN_SHOT])
    game = table(Captain(ship=FRIGATE, tracks={MASTS: 1}), defender).dice("111", "111").attacks(0, 1)
    game.seat(0).does(FLEE)
    game.seat(1).does(SHOOT)
    game.dice("x").seat(1).does(USE_MODIFICATION[CHASERS])
    game.dice("1", "xx1", "2211").seat(1).does(USE_WEAPON[CHAIN_SHOT])
    assert game[0].ship.tracks == [3, 1, 0, 3, 3]


@rule("MM-COMBAT-08", "MM-COMBAT-09")
@pytest.mark.parametrize(("dice", "hits", "rule_of_draw"), [("x11", "33", "MM-COMBAT-08"), ("111", "", "MM-COMBAT-09")])
def test_a_draw_is_told_by_its_rule(dice: str, hits: str, rule_of_draw: str) -> None:
    game = table(Captain(), Captain()).dice(dice, dice, hits).attacks(0, 1)
    assert game.rules_of("contest-drawn") == [rule_of_draw]


@rule("MM-AMB-65")
@pytest.mark.parametrize(
    ("one", "other", "hits", "quiet"),
    [("111", "111", "", 3), ("x11", "111", "4", 0), ("111", "x11", "4", 0), ("x11", "x11", "44", 0)],
)
def test_a_hit_of_either_side_ends_the_quiet(one: str, other: str, hits: str, quiet: int) -> None:
    game = table(Captain(), Captain()).dice("111", "111").attacks(0, 1)
    game.battle.quiet = 2
    game.dice(one, other, hits).seat(0).does(SHOOT)
    game.seat(1).does(SHOOT)
    assert game.battle.quiet == quiet


@rule("MM-MOD-08", "MM-COMBAT-20")
def test_a_ship_sunk_by_long_guns_declares_nothing() -> None:
    game = table(Captain(modifications=[LONG_GUNS]), Captain(tracks={HULL: 1, CREW: 0}), luck=1)
    game.dice("x", "3").attacks(0, 1).passes()
    assert game.told("declared") == []
    assert game.told("ship-sunk") == [{"side": 1}]
    assert not game[1].afloat and game[0].track == 1


@rule("MM-GLORY-11")
def test_what_the_master_gunner_has_rolled_is_told() -> None:
    game = table(Captain(employed=["GL-S3a"]), Captain()).dice("x11", "111", "3").attacks(0, 1)
    game.dice("2").seat(0).does(REROLL[3])
    assert [told["dice"] for told in game.told("hits-rolled")] == [[3], [2]]
    assert game.rules_of("hits-rolled") == ["MM-COMBAT-16", "MM-GLORY-11"]


@rule("MM-WEAPON-06")
def test_shot_is_of_no_use_without_a_skull() -> None:
    game = table(Captain(weapons=[CHAIN_SHOT]), Captain()).dice("x11", "111", "x").attacks(0, 1)
    assert game.asked == (0, "use-shot")
    ask = Ask(0, USE_SHOT, [PASS])
    assert ask.refusal(game.t, USE_WEAPON[CHAIN_SHOT]) is None
    game.side(0).locations = [3]
    reason = Refusal("mm-weapon-of-no-use", "MM-WEAPON-06", weapon="chain-shot")
    assert ask.refusal(game.t, USE_WEAPON[CHAIN_SHOT]) == reason
    assert ask.refusal(game.t, PASS) is None


@rule("MM-AMB-27")
def test_one_card_at_a_time_goes_overboard_for_plunder() -> None:
    """Two of rum lie in a sloop; one of them makes room for sugar."""
    game = table(Captain(cargo=["rum-1", "rum-2"]), Captain(tracks={CREW: 1}, cargo=["sugar-1"]), luck=1)
    game.dice("111", "111").attacks(0, 1)
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "11").seat(1).does(SHOOT)
    game.passes_to("claim-ship").seat(0).does(KEEP_SHIP)
    assert game.asked == (0, "make-room")
    game.seat(0).does(DISCARD_CARGO[RUM])
    assert game.over
    assert len(game[0].cargo) == 2


# Raids


@rule("MM-GLORY-05")
def test_letters_of_reprisal_take_two_cards_with_hits_and_no_third() -> None:
    game = finds_merchant(DUTCH, hand=["GL-27"], ship=GALLEON)
    game.seat(0).says("engage")
    game.draws_cargo("sugar-5-crew", "timber-3-cargo", "timber-4-masts").dice("111").seat(0).plays("GL-27")
    assert game.asked == (0, "raid-reprisal")
    game.seat(0).says("discard-face-sugar-5-crew", "discard-face-timber-3-cargo")
    assert game.asked == (0, "raid-cargo")
    assert game[0].ship.tracks == [4, 5, 3, 4, 4]


@rule("MM-RAID-11")
def test_a_card_drawn_in_a_raid_is_told() -> None:
    game = raids("rum-1", "sugar-1", "cocoa-1", dice="x11")
    game.draws_cargo("spices-1").seat(0).says("draw-cargo")
    assert game.told("raid-card-drawn") == [{"seat": 0, "cards": ["spices-1"]}]


# Hunters


@rule("MM-PORTPOWER-01")
@pytest.mark.parametrize(("dice", "found"), [(["x11"], True), (["111", "1x1"], True), (["111", "111"], False)])
def test_off_basse_terre_the_french_look_twice_only_if_the_first_look_failed(dice: list[str], found: bool) -> None:
    game = table(Captain(zone=BASSE_TERRE, bounties={FRENCH: 3}), FAR, npcs={FRENCH: ("EV-07", BASSE_TERRE)})
    game.dice(*dice)
    assert finds(game.t, game.t.npcs[FRENCH], game[0]) == found
    assert len(game.told("npc-scouts")) == len(dice)
    assert game.all_scripted_chance_was_used


@rule("MM-NPC-02", "MM-NPC-03")
def test_an_arrival_says_whether_it_covers_another_and_where_that_ship_was() -> None:
    game = table(Captain(), Captain())
    first, second = event_card("EV-13"), event_card("EV-14")
    npc = Npc(PIRATE_SLOOP, waiting=(first,))
    plays_out(arrivals.arrive(game.t, npc))
    assert (npc.card, npc.stack, npc.waiting) == (first, (), ())
    npc = Npc(PIRATE_SLOOP, first, HAVANA, waiting=(second,))
    plays_out(arrivals.arrive(game.t, npc))
    assert (npc.card, npc.stack, npc.waiting) == (second, (first,), ())
    assert game.rules_of("npc-arrives") == ["MM-NPC-02", "MM-NPC-03"]
    assert [told["gone"] for told in game.told("npc-arrives")] == ["none", "havana"]


@rule("MM-SCOUT-06")
def test_each_npc_is_a_target_of_its_own_once_in_a_turn() -> None:
    npcs = {SPANISH: ("EV-02", CARIBBEAN_SEA), PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
    game = turn(Captain(), npcs=npcs, luck=1)
    game.chance.script.clear()
    game.dice("11").seat(0).says("scout-npc-pirate-sloop")
    assert game.asked == (0, "action")
    assert "scout-npc-pirate-sloop" not in game.options and "scout-npc-spanish-navy" in game.options
    assert "scout-merchant" in game.options


# In and out of ports


@rule("MM-STASH-06")
def test_a_single_piece_in_the_chest_at_home_is_within_reach() -> None:
    game = turn(Captain("CAP-06", zone=TRINIDAD, in_port=True, stash=1))
    assert any(name.startswith("withdraw") or name.startswith("take") for name in game.options), game.options
    empty = turn(Captain("CAP-06", zone=TRINIDAD, in_port=True))
    assert len(empty.options) < len(game.options)


@rule("MM-MOVE-04")
def test_who_leaves_a_port_he_slipped_into_has_to_slip_in_again() -> None:
    game = turn(Captain("CAP-13", zone=HAVANA, bounties={SPANISH: 1}))
    game.seat(0).says("enter-port")
    assert game[0].slipped_in
    game.seat(0).says("leave-port")
    assert (game.t.players[0].slipped_in, game[0].in_port) == (False, False)


@rule("MM-DEATH-09")
def test_a_retired_captain_is_in_no_port() -> None:
    game = turn(Captain(zone=TORTUGA, in_port=True), luck=1)
    game.seat(0).says("retire")
    assert (game[0].in_port, game[0].afloat, game[0].zone) == (False, False, NONE)


@rule("MM-AMB-90")
def test_nothing_goes_on_after_the_death_of_the_captain_whose_turn_it_is() -> None:
    t = table(Captain(), Captain()).t
    t.agenda, t.visit, t.raid = [1], Visit(HAVANA), Raid(0, DUTCH)
    end_turn_of_the_dead(t)
    going_on = [t.turn.over, t.agenda, t.visit, t.raid]
    assert going_on == [True, [], None, None]


@rule("MM-TURN-09", "MM-END-05")
def test_event_cards_whose_place_is_fixed_are_left_too() -> None:
    t = table(Captain(), Captain()).t
    left = t.decks.events.left
    assert cards_left(t) == left
    t.event_top = (event_card("EV-30"),)
    t.decks.events.take(t.event_top[0])
    assert cards_left(t) == left


@rule("MM-DEATH-03", "MM-DEATH-05")
def test_a_captain_washed_ashore_is_not_drawn_anew() -> None:
    """GL-17: he comes back himself, whatever pirates are at sea."""
    game = table(Captain(), Captain(), npcs={PIRATE_SLOOP: ("EV-13", TRINIDAD)}, luck=1)
    game[0].afloat, game[0].washed = False, True
    assert plays_out(return_captain(game.t, game[0])) == ["choose-ship"]
    back = game.t.players[0]
    assert (back.washed, back.afloat, back.zone, back.hand) == (False, True, TRINIDAD, ())


@rule("MM-AMB-04")
@pytest.mark.parametrize(("storm", "rolled"), [(0, 0), (1, 1)])
def test_the_smallest_storm_is_rolled_for(storm: int, rolled: int) -> None:
    game = turn(Captain("CAP-06"))
    game.t.storm = storm
    game.dice("x11" if storm else "").seat(0).says("sail-caracas")
    assert len(game.told("skill-rolled")) == rolled


@rule("MM-DEATH-06")
@pytest.mark.parametrize(("stash", "least", "known"), [(10, 0, 10), (25, 0, 10), (25, 20, 20)])
def test_that_a_returning_captain_adds_nothing_says_what_his_chest_holds_at_least(
    stash: int, least: int, known: int
) -> None:
    game = table(Captain(stash=stash), Captain())
    game[0].stash_least = least
    start_gold(game.t, game[0])
    assert (game[0].stash, game[0].gold, game[0].stash_least) == (stash, 0, known)


@rule("MM-SETUP-12", "MM-PLUNDER-05")
def test_only_those_who_are_named_start_with_more_cards_or_find_more_aboard_navies() -> None:
    """CAP-04 has an amount too, for something else: a card to start with, and three of a navy's cargo."""
    game = table(Captain("CAP-04"), Captain("CAP-14"), npcs=NAVY, luck=1)
    for seat, cards in ((0, 1), (1, 2)):
        plays_out(draw_starting_cards(game.t, game[seat]))
        assert len(game[seat].hand) == cards
    plays_out(search_navy(game.t, game[0], game.t.npcs[SPANISH], 0))
    assert (len(game.t.drawn_cargo), game.t.drawn_by) == (3, 0)


@rule("MM-PORT-01")
def test_a_port_that_has_opened_asks_for_no_check() -> None:
    game = turn(Captain("CAP-13", zone=HAVANA, bounties={SPANISH: 1}))
    game.seat(0).says("enter-port")
    game[0].bounties[SPANISH] = 0
    assert brings(game, "port-action") == Note("mm-brings-port", "MM-PORT-01")
