"""Rumours: hearing them, acting on them, and all 25 one by one."""

import pytest

from freebooter.games.marauders import rumours
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    BRIDGETOWN,
    CARACAS,
    CARIBBEAN_SEA,
    CARPENTER,
    CARTAGENA,
    CHAIN_SHOT,
    CREW,
    CURACAO,
    DUTCH,
    ENGLISH,
    FLUTE,
    FRENCH,
    FRIGATE,
    GALLEON,
    HAVANA,
    HULL,
    LOOKOUT,
    MASTER_GUNNER,
    MASTS,
    NASSAU,
    NOBODY,
    NONE,
    OLD_PROVIDENCE,
    PETITE_GOAVE,
    PIRATE_SLOOP,
    PORT_ROYAL,
    SAILING_MASTER,
    SAN_JUAN,
    SANTO_DOMINGO,
    SLOOP,
    SPANISH,
    ST_JOHN,
    ST_MAARTEN,
    SUGAR,
    SURGEON,
    SWIVEL_GUNS,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.rumours.favours import take_modification
from freebooter.games.marauders.rumours.hearing import keep_one_rumour
from freebooter.games.marauders.rumours.rewards import choose_rumour
from freebooter.kernel.bag import Bag
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, plays_out, table
from tests.rules import rule

OTHER = Captain("CAP-11", zone=NASSAU, in_port=True)
FAILED, TRUE = "11", "xx"  # two dice of a roll; captains here have 2 of the skill unless they say otherwise
INFLUENCE_2, SCOUTING_2 = "CAP-12", "CAP-06"


def acts(id: str, captain: Captain, *dice: str) -> Play:
    """A captain acts on his rumour; the dice are those of the roll, and what follows."""
    game = table(captain, OTHER, game=TURN).begins()
    game.dice(*dice)
    assert "act-on-rumour" in game.options, f"{id} cannot be acted on"
    return game


def tries(id: str, captain: Captain, *dice: str) -> Play:
    game = acts(id, captain, *dice)
    game.seat(0).says("act-on-rumour")
    return game


def port(id: str, zone: int, captain: str = INFLUENCE_2, **more: object) -> Captain:
    return Captain(captain, zone=zone, in_port=True, rumour=id, **more)  # type: ignore[arg-type]


def sea(id: str, zone: int, captain: str = SCOUTING_2, **more: object) -> Captain:
    return Captain(captain, zone=zone, rumour=id, **more)  # type: ignore[arg-type]


# The rules of rumours


@rule("MM-RUMOR-04", "MM-AMB-47")
def test_acting_takes_an_action_in_the_place_of_the_rumour() -> None:
    game = acts("RU-14", sea("RU-14", TORTUGA), "x1").script([0])
    game.seat(0).says("act-on-rumour")
    assert game.t.turn.actions == 2
    for captain in (sea("RU-14", NASSAU), port("RU-14", TORTUGA), sea("RU-01", PORT_ROYAL)):
        elsewhere = table(captain, OTHER, game=TURN).begins()
        assert "act-on-rumour" not in elsewhere.options


@rule("MM-RUMOR-05", "MM-AMB-48")
def test_a_false_rumour_is_discarded() -> None:
    game = tries("RU-14", sea("RU-14", TORTUGA), FAILED)
    assert (game[0].rumour, game[0].gold, game[0].track) == (NONE, 0, 0)
    assert game.t.decks.rumours_discard.counts[tables.rumour_card("RU-14")] == 1
    assert game.told("rumour-false") == [{"seat": 0}]
    assert "act-on-rumour" not in game.options


@rule("MM-RUMOR-06", "MM-RUMOR-07", "MM-GLORY-01", "MM-GLORY-02")
def test_a_true_rumour_pays_and_gives_a_point_with_a_card() -> None:
    game = acts("RU-14", sea("RU-14", TORTUGA), "x1").script([0])
    game.seat(0).says("act-on-rumour")
    assert (game[0].rumour, game[0].gold, game[0].track, len(game[0].hand)) == (NONE, 12, 1, 1)
    assert game[0].deeds[4] == 1


@rule("MM-RUMOR-01", "MM-RUMOR-02")
@pytest.mark.parametrize(("dice", "heard"), [("x1", True), ("11", False)])
def test_asking_around_costs_two_gold_even_in_vain(dice: str, heard: bool) -> None:
    game = table(Captain(INFLUENCE_2, zone=TORTUGA, in_port=True, gold=5), OTHER, game=PORT_ACTION).begins()
    game.dice(dice).script([0] if heard else [])
    game.seat(0).says("do-rumour")
    assert game[0].gold == 3
    assert (game[0].rumour != NONE) == heard


@rule("MM-RUMOR-03")
def test_of_two_rumours_one_is_kept_and_the_other_shuffled_back() -> None:
    game = table(port("RU-01", TORTUGA), OTHER)
    game.draws_rumours("RU-09")
    plays_out(rumours.receive_rumour(game.t, game[0]), "keep-rumour-maroon-village")
    assert game[0].rumour == tables.rumour_card("RU-09")
    assert game.t.decks.rumours.counts[tables.rumour_card("RU-01")] == 1


@rule("MM-AMB-92")
def test_an_empty_rumour_deck_is_made_of_the_discarded_ones() -> None:
    game = table(Captain(), OTHER)
    game.t.decks.rumours_discard.pour(game.t.decks.rumours)
    game.script([3])
    plays_out(rumours.receive_rumour(game.t, game[0]))
    assert game[0].rumour == 3
    assert (game.t.decks.rumours.left, game.t.decks.rumours_discard.left) == (24, 0)


def test_old_charts_add_two_dice() -> None:
    game = acts("RU-14", sea("RU-14", TORTUGA, hand=["GL-14"]), "111x").script([0])
    game.seat(0).says("act-on-rumour").plays("GL-14")
    assert game.told("skill-rolled")[-1]["dice"] == [1, 1, 1, 5]
    assert game[0].gold == 12
    assert game.t.turn.rumour_dice == 0


def test_a_frigate_in_ordinary_needs_two_successes() -> None:
    game = tries("RU-20", port("RU-20", HAVANA, gold=30), "x1")
    assert game[0].track == 0


# Gold


@pytest.mark.parametrize(
    ("id", "captain", "gold"),
    [
        ("RU-01", port("RU-01", PORT_ROYAL), 10),
        ("RU-09", sea("RU-09", PETITE_GOAVE, tracks={CREW: 0}), 4),
        ("RU-14", sea("RU-14", TORTUGA), 12),
        ("RU-15", port("RU-15", SANTO_DOMINGO, tracks={HULL: 1, MASTS: 0, CREW: 1}), 8),
        ("RU-18", sea("RU-18", CARTAGENA), 16),
    ],
)
@rule("MM-RUMOR-06")
def test_rumours_of_gold(id: str, captain: Captain, gold: int) -> None:
    game = acts(id, captain, "xx").script([0])
    game.seat(0).says("act-on-rumour")
    assert (game[0].gold, game[0].track) == (gold, 1)


def test_the_maroon_village_fills_the_crew() -> None:
    game = acts("RU-09", sea("RU-09", PETITE_GOAVE, tracks={CREW: 0}), "xx").script([0])
    game.seat(0).says("act-on-rumour")
    assert game[0].ship.tracks[CREW] == 2


def test_the_nuns_repair_everything_but_the_crew() -> None:
    captain = port("RU-15", SANTO_DOMINGO, tracks={HULL: 1, MASTS: 0, CREW: 1})
    game = acts("RU-15", captain, "xx").script([0])
    game.seat(0).says("act-on-rumour")
    assert game[0].ship.tracks == [2, 2, 2, 1, 1]


def test_the_silver_train_brings_a_spanish_bounty() -> None:
    game = acts("RU-18", sea("RU-18", CARTAGENA), "xx").script([0])
    game.seat(0).says("act-on-rumour")
    assert game[0].bounties[SPANISH] == 1


@pytest.mark.parametrize(("check", "hull"), [("x11", 2), ("111", 1)])
def test_the_sunken_almiranta_risks_the_hull(check: str, hull: int) -> None:
    game = acts("RU-02", sea("RU-02", CARIBBEAN_SEA), "xx", check).script([0])
    game.seat(0).says("act-on-rumour")
    assert (game[0].gold, game[0].ship.tracks[HULL], game[0].track) == (14, hull, 1)
    assert game[0].ship.tracks[MASTS] == game[0].ship.value(MASTS), "only the hull is at risk"


@rule("MM-AMB-78")
def test_the_almiranta_can_kill_and_the_point_is_kept_without_a_card() -> None:
    game = acts("RU-02", sea("RU-02", CARIBBEAN_SEA, tracks={HULL: 1}), "xx", "111").script([0])
    game.seat(0).says("act-on-rumour")
    assert (game[0].afloat, game[0].gold, game[0].track, game[0].hand) == (False, 0, 1, ())
    assert game.t.turn.over


# Cargo


def test_shelves_full_of_everything_up_to_six_cards() -> None:
    game = acts("RU-03", port("RU-03", TORTUGA, cargo=["timber-1", "timber-3-cargo"]), "xx")
    names = ["rum-1", "rum-2", "sugar-1", "sugar-2", "cocoa-1", "cocoa-2", "spices-1", "fruit-1"]
    game.draws_cargo(*names)
    game.seat(0).says("act-on-rumour")
    assert game.asked == (0, "keep-goods")
    assert "keep-rum-2" in game.options and "keep-timber-1" not in game.options
    game.seat(0).says("keep-rum-2", "keep-cocoa-1")
    game.script([0])  # the glory card
    game.seat(0).says("keep-sugar-1")  # now six are aboard
    assert game.t.drawn_cargo == ()
    assert len(game[0].cargo) == 6
    assert len(game.told("cargo-discarded")[-1]["cards"]) == 4


def test_cargo_from_a_rumour_may_be_left() -> None:
    game = acts("RU-08", sea("RU-08", TRINIDAD, ship=GALLEON), "xx")
    game.draws_cargo("rum-1", "rum-2", "sugar-1", "sugar-2", "cocoa-1", "spices-1")
    game.seat(0).says("act-on-rumour")
    assert "keep-rum-2" in game.options
    game.script([0])
    game.seat(0).says("keep-rum-1", "done")
    assert len(game[0].cargo) == 1
    assert game[0].track == 1


def test_smugglers_creek_three_cards_at_most() -> None:
    game = acts("RU-08", sea("RU-08", TRINIDAD, ship=GALLEON), "xx")
    game.draws_cargo("rum-1", "rum-2", "sugar-1", "sugar-2", "cocoa-1", "spices-1")
    game.seat(0).says("act-on-rumour").says("keep-rum-2")
    assert "keep-sugar-2" not in game.options
    game.script([0])
    game.seat(0).says("keep-sugar-1")
    assert len(game[0].cargo) == 3


def test_the_drifting_merchantman() -> None:
    game = acts("RU-04", sea("RU-04", CARACAS, ship=FLUTE), "xx")
    game.draws_cargo("rum-4-cannons", "spices-5-cannons")
    game.seat(0).says("act-on-rumour")
    assert game[0].gold == 9
    assert game.t.board.merchant[CARACAS] == NONE
    assert game.t.decks.merchants.left == 1
    assert sum(game[0].bounties) == 0
    game.script([0])
    game.seat(0).says("keep-rum-1", "keep-spices-1")
    assert len(game[0].cargo) == 2


def test_the_drifting_merchantman_needs_a_merchant() -> None:
    game = table(sea("RU-04", CARACAS), OTHER, game=TURN)
    nation = game.t.board.merchant[CARACAS]
    game.t.board.merchant[CARACAS] = NONE
    game.t.decks.merchants.add(nation)
    assert not rumours.can_act(game.t, game[0])


def test_the_turtle_islands() -> None:
    game = acts("RU-21", sea("RU-21", OLD_PROVIDENCE, tracks={CREW: 0}), "xx")
    game.draws_cargo("rum-1", "rum-2")
    game.seat(0).says("act-on-rumour")
    game.script([0])
    game.seat(0).says("keep-rum-2")
    assert (len(game[0].cargo), game[0].ship.tracks[CREW]) == (2, 1)


def test_no_room_for_the_cargo_of_a_rumour() -> None:
    game = acts("RU-21", sea("RU-21", OLD_PROVIDENCE, cargo=["sugar-1", "sugar-2"]), "xx")
    game.draws_cargo("rum-1", "rum-2").script([0])
    game.seat(0).says("act-on-rumour")
    assert len(game[0].cargo) == 2
    assert game[0].track == 1


def test_the_factors_ledger_draws_until_two_are_found() -> None:
    game = acts("RU-24", port("RU-24", CURACAO), "xx")
    game.seat(0).says("act-on-rumour")
    game.draws_cargo("rum-1", "sugar-1", "cocoa-1", "sugar-2").script([0])
    game.seat(0).says("good-sugar")
    assert [tables.CARGO_NAMES[kind] for kind in game[0].cargo] == ["sugar-1", "sugar-2"]
    assert game.t.decks.cargo_discard.left == 2


def test_the_factors_ledger_makes_the_deck_anew_only_once() -> None:
    game = acts("RU-24", port("RU-24", HAVANA), "xx")
    decks = game.t.decks
    sugar = [kind for kind in range(len(tables.CARGO_GOOD)) if tables.CARGO_GOOD[kind] == SUGAR]
    game.seat(0).says("act-on-rumour")
    kept = sugar[0]
    for kind in sugar:
        for copy in range(decks.cargo.counts[kind]):
            decks.cargo.take(kind)
            if not (kind == kept and copy == 0):
                game[1].cargo = tuple(sorted([*game[1].cargo, kind]))
    decks.cargo_discard.pour(decks.cargo)
    decks.cargo_discard.add(kept)
    left = decks.cargo_discard.left
    game.script([0] * (left + 1))
    game.seat(0).says("good-sugar")
    assert game[0].cargo == (kept,)
    assert (decks.cargo.left, decks.cargo_discard.left) == (0, left - 1)


# Specialists


@pytest.mark.parametrize(
    ("id", "captain", "specialist"),
    [
        ("RU-05", port("RU-05", ST_JOHN), CARPENTER),
        ("RU-06", port("RU-06", CARTAGENA), MASTER_GUNNER),
        ("RU-07", port("RU-07", CURACAO), SURGEON),
        ("RU-16", port("RU-16", BRIDGETOWN), SAILING_MASTER),
        ("RU-25", sea("RU-25", HAVANA), LOOKOUT),
    ],
)
def test_rumours_of_specialists(id: str, captain: Captain, specialist: int) -> None:
    game = acts(id, captain, "xx").script([1, 0])
    game.seat(0).says("act-on-rumour")
    assert game[0].employs(specialist)
    assert len(game[0].employed) == 1
    assert game[0].track == 1


def test_a_specialist_aboard_already_does_not_come_twice_and_the_rumour_is_true() -> None:
    game = acts("RU-05", port("RU-05", ST_JOHN, employed=["GL-S1a"]), "xx").script([0])
    game.seat(0).says("act-on-rumour")
    assert (len(game[0].employed), game[0].track) == (1, 1)


def test_a_specialist_is_found_in_the_discard_pile_too() -> None:
    game = acts("RU-05", port("RU-05", ST_JOHN), "xx").script([0])
    decks = game.t.decks
    for id in ("GL-S1a", "GL-S1b"):
        decks.glory.take(tables.glory_card(id))
    decks.glory_discard.add(tables.glory_card("GL-S1b"))
    game.t.players[1].hand = (tables.glory_card("GL-S1a"),)
    game.seat(0).says("act-on-rumour")
    assert game[0].employed == (tables.glory_card("GL-S1b"),)


# Tokens and ships


def test_the_hulk_on_the_reef_gives_any_modification_and_a_look_at_all() -> None:
    game = table(sea("RU-10", NASSAU, modifications=[SWIVEL_GUNS]), Captain(zone=HAVANA), game=TURN)
    game.offers_modification(TORTUGA, SWIVEL_GUNS).begins().dice("xx")
    game.seat(0).says("act-on-rumour")
    assert "take-modification-tortuga" not in game.options  # swivel guns are aboard
    token = game.t.board.modification[CARACAS]
    game.script([0])
    game.seat(0).says("take-modification-caracas")
    assert game[0].ship.has(token)
    assert game.t.board.modification[CARACAS] == NONE
    assert not any(game.t.board.modification_open)
    assert game[0].looked >> TORTUGA & 1 and not game[0].looked >> CARACAS & 1
    assert game[1].looked == 0


def test_the_armourers_secret_gives_what_is_lacking() -> None:
    game = acts("RU-11", port("RU-11", OLD_PROVIDENCE, weapons=[CHAIN_SHOT]), "xx").script([0])
    game.seat(0).says("act-on-rumour")
    assert game[0].weapons == 0b111
    assert len(game.told("weapon-gained")) == 2


@pytest.mark.parametrize(("gold", "ships"), [(15, ["buy-ship-frigate", "decline"]), (14, [])])
def test_a_frigate_in_ordinary_for_twenty_less_the_old_ship(gold: int, ships: list[str]) -> None:
    game = acts("RU-20", port("RU-20", PORT_ROYAL, gold=gold), "xx").script([0])
    game.seat(0).says("act-on-rumour")
    if not ships:
        assert (game[0].ship.kind, game[0].track) == (SLOOP, 1)
        return
    assert game.options == ships
    game.script([0])
    game.seat(0).says("buy-ship-frigate")
    assert (game[0].ship.kind, game[0].gold, game[0].track) == (FRIGATE, 0, 2)  # the rumour, and the frigate


# Bounties and the stash


def test_the_judges_weakness_lowers_one_bounty_by_up_to_three() -> None:
    game = table(port("RU-12", HAVANA, bounties={SPANISH: 4, DUTCH: 1}), OTHER, game=TURN).begins().dice("xx")
    game.seat(0).says("act-on-rumour", "nation-spanish")
    assert "lower-bounty-4" not in game.options
    game.script([0])
    game.seat(0).says("lower-bounty-3")
    assert game[0].bounties == [1, 0, 0, 1]


def test_the_judges_weakness_opens_the_port_but_not_for_business() -> None:
    captain = sea("RU-12", HAVANA, bounties={SPANISH: 4})
    game = table(captain, Captain(zone=TRINIDAD), game=TURN).begins()
    game.seat(0).says("enter-port")
    assert game[0].in_port
    assert "act-on-rumour" in game.options
    assert "port-action" not in game.options
    game.dice("xx")
    game.seat(0).says("act-on-rumour")
    game.script([0])
    game.seat(0).says("lower-bounty-3").passes()
    assert "port-action" not in game.options


def test_the_judges_weakness_opens_the_port_for_business_when_no_bounty_is_left() -> None:
    captain = sea("RU-12", HAVANA, bounties={SPANISH: 3})
    game = table(captain, Captain(zone=TRINIDAD), game=TURN).begins()
    game.seat(0).says("enter-port")
    assert "port-action" not in game.options
    game.dice("xx")
    game.seat(0).says("act-on-rumour")
    game.script([0])
    game.seat(0).says("lower-bounty-3").passes()
    assert game[0].bounties == [0, 0, 0, 0]
    assert "port-action" in game.options


def test_the_judges_weakness_needs_a_nation_that_wants_the_captain_or_the_home_port() -> None:
    for captain, may in [
        (port("RU-12", CURACAO), False),
        (port("RU-12", TORTUGA), True),
        (port("RU-12", CURACAO, bounties={DUTCH: 1}), True),
    ]:
        game = table(captain, OTHER)
        assert rumours.can_act(game.t, game[0]) == may


def test_the_dutch_bookkeeper_stashes_up_to_fifteen() -> None:
    game = acts("RU-19", port("RU-19", ST_MAARTEN, gold=30), "xx")
    game.seat(0).says("act-on-rumour")
    assert game.options == ["stash-tens-0", "stash-tens-1"]
    told = game.ask.preview(game.t, game.ask.options[1])
    assert told is not None and (told.params["price"], told.params["stash"]) == (0, 10), "no courier, no fee"
    game.seat(0).says("stash-tens-1")
    assert game.options[-1] == "stash-ones-5"
    game.script([0])
    game.seat(0).says("stash-ones-5")
    assert (game[0].gold, game[0].stash) == (15, 15)


def test_the_dutch_bookkeeper_takes_no_ten_from_who_has_nine() -> None:
    game = acts("RU-19", port("RU-19", ST_MAARTEN, gold=9), "xx")
    game.seat(0).says("act-on-rumour")
    assert (game.asked, game.options[-1]) == ((0, "stash-ones"), "stash-ones-9")


# Cards


def test_the_traitors_map_gives_one_of_two_rumours() -> None:
    game = acts("RU-22", sea("RU-22", SAN_JUAN), "xx").draws_rumours("RU-01", "RU-09")
    game.seat(0).says("act-on-rumour")
    game.script([0])
    game.seat(0).says("keep-rumour-maroon-village")
    assert (game[0].rumour, game[0].gold) == (tables.rumour_card("RU-09"), 5)
    assert game.t.decks.rumours.counts[tables.rumour_card("RU-01")] == 1


@rule("MM-RUMOR-06")
def test_rumours_that_are_not_there_cannot_be_chosen() -> None:
    game = table(Captain(zone=SAN_JUAN), OTHER)
    t, player = game.t, game[0]
    rest, t.decks.rumours = t.decks.rumours, Bag([0] * len(tables.RUMOUR_NAMES))
    assert plays_out(choose_rumour(t, player, 2)) == []
    assert (player.rumour, t.drawn_by) == (NONE, NOBODY)
    last = tables.rumour_card("RU-09")
    rest.take(last)
    t.decks.rumours.add(last)
    game.script([0])
    assert plays_out(choose_rumour(t, player, 2)) == ["keep-rumour"]
    assert player.rumour == last


def test_the_ghost_light_gives_one_of_three_glory_cards_besides_the_normal_one() -> None:
    game = acts("RU-23", sea("RU-23", CARACAS), "xx").draws_glory("GL-10", "GL-11", "GL-12")
    game.seat(0).says("act-on-rumour")
    assert game.t.drawn_by == 0, "nobody else sees them"
    game.script([0])
    game.seat(0).says("keep-glory-hidden-cove")
    assert len(game[0].hand) == 2
    assert tables.glory_card("GL-11") in game[0].hand
    assert game.t.decks.glory_discard.left == 2


def test_the_ghost_light_is_seen_by_lonely_ships_only() -> None:
    npcs = {PIRATE_SLOOP: ("EV-13", CARACAS)}
    for other, at, may in [
        (Captain("CAP-11", zone=CARACAS), {}, False),
        (Captain(zone=CARACAS, in_port=True), {}, True),
        (Captain(zone=NASSAU), npcs, False),
        (Captain(zone=NASSAU), {}, True),
    ]:
        game = table(sea("RU-23", CARACAS), other, npcs=at)
        assert rumours.can_act(game.t, game[0]) == may


# Fights ashore


@rule("MM-AMB-93")
@pytest.mark.parametrize(("id", "zone", "gold", "crew"), [("RU-13", BASSE_TERRE, 15, 1), ("RU-17", CARACAS, 8, 2)])
def test_a_won_fight_ashore_pays(id: str, zone: int, gold: int, crew: int) -> None:
    opponent = "111" if id == "RU-17" else "11"
    game = acts(id, sea(id, zone, tracks={CREW: 1}), "xx", "xx", opponent)
    if id == "RU-13":
        game.dice("xx", "11")  # two crew, and one success in a round at most
    game.script([0])
    game.seat(0).says("act-on-rumour")
    assert (game[0].gold, game[0].track, game[0].ship.tracks[CREW]) == (gold, 1, crew)
    assert game[0].deeds[0] == 0  # no point for the victory


@rule("MM-AMB-93")
def test_a_lost_fight_ashore_kills_and_one_without_winner_leaves_nothing() -> None:
    lost = acts("RU-13", sea("RU-13", BASSE_TERRE, tracks={CREW: 1}), "xx", "11", "xx").script([0])
    lost.seat(0).says("act-on-rumour")
    assert (lost[0].afloat, lost[0].track) == (False, 0)
    drawn = acts("RU-17", sea("RU-17", CARACAS, tracks={CREW: 1}), "xx", "x3", "x12")
    drawn.seat(0).says("act-on-rumour")
    assert (drawn[0].afloat, drawn[0].track, drawn[0].rumour, drawn[0].gold) == (True, 0, NONE, 0)


def test_french_and_english_bounties_are_told_apart() -> None:
    game = table(port("RU-12", PORT_ROYAL, bounties={FRENCH: 1}), OTHER)
    assert not rumours.can_act(game.t, game[0])
    game[0].bounties[ENGLISH] = 1
    assert rumours.can_act(game.t, game[0])


@rule("MM-RUMOR-06")
def test_all_modifications_in_ports_are_seen_by_one_captain() -> None:
    """RU-10."""
    game = table(sea("RU-10", NASSAU), Captain(zone=HAVANA), game=TURN).offers_modification(TORTUGA, NONE)
    tokens = [token for token in game.t.board.modification if token != NONE]
    game.begins().dice("xx")
    game.seat(0).says("act-on-rumour")
    (event,) = game.events("modifications-seen")
    assert event.data["modifications"] == [tables.MODIFICATION_NAMES[token] for token in tokens]
    assert event.seen_by(0) and not event.seen_by(1)


@rule("MM-RUMOR-06")
def test_only_what_lies_face_down_has_to_be_looked_at() -> None:
    """RU-10."""
    game = table(sea("RU-10", NASSAU), Captain(zone=HAVANA)).offers_modification(TORTUGA, NONE)
    board = game.t.board
    board.modification_open[CARACAS] = True
    plays_out(take_modification(game.t, game[0]), "decline")
    down = [zone for zone in range(17) if board.modification[zone] != NONE and zone != CARACAS]
    assert game[0].looked == sum(1 << zone for zone in down)


@rule("MM-RUMOR-06")
def test_the_dutch_bookkeeper_takes_ten_from_one_who_has_just_that() -> None:
    game = acts("RU-19", port("RU-19", ST_MAARTEN, gold=10), "xx")
    game.seat(0).says("act-on-rumour")
    assert game.options == ["stash-tens-0", "stash-tens-1"]


@rule("MM-RUMOR-03")
def test_rumours_that_were_drawn_belong_to_nobody_once_one_is_kept() -> None:
    game = table(Captain(), Captain())
    t = game.t
    t.drawn_rumours, t.drawn_by = tuple(tables.rumour_card(id) for id in ("RU-01", "RU-02")), 0
    for kind in t.drawn_rumours:
        t.decks.rumours.take(kind)
    plays_out(keep_one_rumour(t, game[0], "MM-RUMOR-03"))
    assert (t.drawn_by, t.drawn_rumours, game[0].rumour) == (NOBODY, (), tables.rumour_card("RU-01"))
