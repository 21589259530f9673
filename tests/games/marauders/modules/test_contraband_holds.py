"""Module 7: two spaces for cargo, what comes on which and what is lost from which; who knows what."""

from __future__ import annotations

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.hold import stow
from freebooter.games.marauders.battle.plunder import plunder_player
from freebooter.games.marauders.captain.damage import take_points
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.display.board_numbers import mean_plunder
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.draws import cargo_again
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.contraband.hold import drawer_of
from freebooter.games.marauders.modules.contraband.view import ContrabandView
from freebooter.games.marauders.moves import CHOOSE_GOOD
from freebooter.games.marauders.names import (
    CARGO,
    CARIBBEAN_SEA,
    COCOA,
    DUTCH,
    FLUTE,
    LOCATIONS,
    NONE,
    PIRATE_SLOOP,
    TRINIDAD,
)
from freebooter.games.marauders.npcs.hostility import cargo_seen
from freebooter.games.marauders.raiding.raid_odds import unseen
from freebooter.games.marauders.redeal import redeal
from freebooter.games.marauders.rumours.goods import search_good, take_cargo
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.kernel.chance import SearchChance
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import LANGUAGES, Words
from tests.games.marauders.modules.contraband import (
    BRIDGETOWN_MILLS,
    CARTAGENA_BISCUIT,
    FAR,
    HAVANA_BARK,
    PAMPHLETS,
    ROYAL_NUTMEG,
    SEALS,
    contraband,
    discarded,
    goods,
    smuggles,
)
from tests.games.marauders.table import RAID, TURN, Captain, Play, card, plays_out, table
from tests.rules import rule

ON = ["contraband"]


def at_sea(*cargo: str, held: tuple[str, ...] = (), luck: int | None = None, **more: object) -> Play:
    captain = Captain(ship=FLUTE, cargo=cargo, **more)  # type: ignore[arg-type]
    return smuggles(table(captain, Captain(), modules=ON, luck=luck), 0, *held)


# Which space


@rule("SG-M7-03", "SG-M7-10")
def test_raided_cards_go_on_either_space() -> None:
    game = table(Captain(ship=FLUTE), FAR, game=RAID, modules=ON).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-1", CARTAGENA_BISCUIT, PAMPHLETS).dice("123").seat(0).says("engage")
    game.seat(0).says("done")
    assert game.asked == (0, "stow-contraband")
    assert game.options == [f"smuggle-{CARTAGENA_BISCUIT}", f"smuggle-{PAMPHLETS}", "done"]
    note = game.ask.preview(game.t, game.ask.options[0])
    assert note is not None and note.params["zone"] == "cartagena"
    game.seat(0).says(f"smuggle-{PAMPHLETS}", "done")
    assert (contraband(game), sorted(goods(game))) == ([PAMPHLETS], [CARTAGENA_BISCUIT, "rum-1"])


def test_raided_cards_without_a_destination_ask_nothing() -> None:
    game = table(Captain(ship=FLUTE), FAR, game=RAID, modules=ON).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo("rum-1", "sugar-1", "cocoa-1").dice("123").seat(0).says("engage")
    game.seat(0).says("done")
    assert game.asked is None


@rule("SG-M7-10")
def test_cards_of_a_rumour_go_on_either_space_and_the_better_copy_is_kept() -> None:
    game = at_sea().draws_cargo("cocoa-1", HAVANA_BARK)
    asked = plays_out(take_cargo(game.t, game[0], 2, 1), "keep-cocoa-1", f"smuggle-{HAVANA_BARK}")
    assert asked == ["keep-goods", "stow-contraband"]
    assert (contraband(game), goods(game)) == ([HAVANA_BARK], [])


@rule("SG-AMB-72")
def test_cards_drawn_anew_may_be_contraband() -> None:
    again = at_sea()
    again.t.drawn_cargo = (card("sugar-1"),)
    again.t.decks.cargo.take(card("sugar-1"))
    again.draws_cargo(HAVANA_BARK)
    again.t.drawn_by = 0
    cargo_again(again.t, again[0])  # as a favour would, for a navy's cards or a reward
    assert again.t.drawn_cargo == (card(HAVANA_BARK),)


@rule("SG-AMB-35")
def test_cards_that_nobody_saw_are_asked_about_in_any_case() -> None:
    """Otherwise the question would tell what was drawn."""
    game = at_sea().draws_cargo("cocoa-1", "rum-1")
    assert plays_out(take_cargo(game.t, game[0], 2, 1), "keep-cocoa-1", "done") == ["keep-goods", "stow-contraband"]


@rule("SG-M7-23")
def test_what_is_chosen_by_its_good_is_a_good() -> None:
    game = at_sea().draws_cargo(HAVANA_BARK, BRIDGETOWN_MILLS)
    assert plays_out(search_good(game.t, game[0], 2), CHOOSE_GOOD[COCOA].name) == ["search-good"]
    assert (contraband(game), len(goods(game))) == ([], 2)


@rule("SG-M7-10", "SG-M7-22", "SG-M7-29")
def test_both_holds_are_plundered_and_the_winner_chooses_anew() -> None:
    game = smuggles(table(Captain(ship=FLUTE), Captain(cargo=["rum-1", HAVANA_BARK]), modules=ON), 1, SEALS)
    asked = plays_out(plunder_player(game.t, game[0], game[1]), "keep-ship", f"smuggle-{HAVANA_BARK}", "done")
    assert asked[-1] == "stow-contraband"
    assert (contraband(game), contraband(game, 1)) == ([HAVANA_BARK], [])
    assert sorted(goods(game)) == ["rum-1", SEALS]


@rule("SG-M7-24")
def test_a_mission_takes_goods_from_the_ordinary_space_only() -> None:
    game = at_sea("sugar-1", held=(HAVANA_BARK,))
    assert effects.goods_aboard(game[0], COCOA) == 0
    assert effects.pick_copies(game[0].cargo, COCOA, 1) == []


# Room and loss


@rule("SG-M7-28", "SG-M7-26")
def test_contraband_takes_room_and_may_make_some() -> None:
    game = at_sea("rum-1", "sugar-1", held=(HAVANA_BARK, SEALS))
    assert effects.room_of(game.t, game[0]) == 0
    game.t.decks.cargo.take(card("fruit-1"))
    game.t.drawn_cargo, game.t.drawn_by = (card("fruit-1"),), 0
    asked = plays_out(stow(game.t, game[0], "MM-PLUNDER-05", True), f"discard-contraband-{SEALS}")
    assert asked == ["make-room"]
    assert (contraband(game), len(goods(game)), discarded(game)) == ([HAVANA_BARK], 3, [SEALS])


@rule("SG-M7-28")
def test_what_does_not_fit_at_sea_is_chosen_when_he_leaves() -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, cargo=["rum-1", "rum-2"])
    game = smuggles(table(captain, FAR, game=TURN, modules=ON), 0, SEALS).begins()
    game.seat(0).says("leave-port")
    assert game.asked == (0, "drop-cargo")
    assert game.options == ["discard-cargo-rum", f"discard-contraband-{SEALS}"]
    weights = game.ask.weights(game.t)
    assert weights is not None and weights[0] > weights[1]
    game.seat(0).says("discard-cargo-rum")
    assert (contraband(game), goods(game)) == ([SEALS], ["rum-2"])


def hits_hold(game: Play, points: int, *answers: str) -> list[str]:
    damage = [0] * len(LOCATIONS)
    damage[CARGO] = points
    return plays_out(take_points(game.t, game[0].ship, 0, 0, damage, "MM-COMBAT-18"), *answers)


@rule("SG-M7-26", "SG-M7-22")
def test_the_owner_chooses_for_each_card_the_space_and_chance_the_card() -> None:
    game = at_sea("rum-1", "sugar-1", held=(HAVANA_BARK, SEALS)).script([1, 0])
    assert hits_hold(game, 2, "lose-contraband", "lose-goods") == ["lose-from", "lose-from"]
    assert (contraband(game), goods(game)) == ([HAVANA_BARK], ["sugar-1"])
    assert discarded(game) == ["rum-1", SEALS]


@rule("SG-M7-27")
def test_an_empty_space_leaves_no_choice() -> None:
    game = at_sea(held=(HAVANA_BARK, SEALS, ROYAL_NUTMEG, BRIDGETOWN_MILLS)).script([3])
    assert hits_hold(game, 1) == []
    assert len(contraband(game)) == 3
    game = at_sea("rum-1", "rum-2", "sugar-1", "cocoa-1").script([0])
    assert hits_hold(game, 1) == []
    assert len(goods(game)) == 3


@rule("SG-AMB-79")
def test_the_load_of_a_mission_lies_on_the_ordinary_space() -> None:
    game = at_sea(held=(HAVANA_BARK, SEALS, ROYAL_NUTMEG), mission="MI-17", load=True).script([0])
    assert hits_hold(game, 1, "lose-goods") == ["lose-from"]
    assert (game[0].load, len(contraband(game))) == (False, 3)


@rule("SG-M7-22")
def test_npc_pirates_see_both_holds() -> None:
    npcs = {PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
    game = smuggles(table(Captain(cargo=["rum-1"]), FAR, npcs=npcs, modules=ON), 0, SEALS)
    assert cargo_seen(game.t, game.t.npcs[PIRATE_SLOOP], game[0]) == 2


# Who knows what


def part(game: Play, seat: int | None) -> ContrabandView:
    found = view(game.t, seat).modules["contraband"]
    assert isinstance(found, ContrabandView)
    return found


def secrets() -> Play:
    game = table(Captain(), Captain(cargo=["rum-1"]), Captain("CAP-09"), modules=ON)
    smuggles(game, 1, HAVANA_BARK, SEALS)
    game.t.decks.cargo.take(card(ROYAL_NUTMEG))
    drawer_of(game.t).halves[1] = card(ROYAL_NUTMEG)
    return game


@rule("SG-AMB-35", "SG-AMB-66")
def test_numbers_and_halves_are_public_and_faces_are_not() -> None:
    game = secrets()
    for seat in (None, 0, 2):
        assert part(game, seat) == ContrabandView([0, 2, 0], ["", ROYAL_NUTMEG, ""], [], [], [0, 0, 0], 3, 10)
    assert part(game, 1).own == sorted([HAVANA_BARK, SEALS])
    assert part(game, 1).ports == ["havana", "st-maarten"]


@rule("SG-AMB-35", "SG-AMB-66")
def test_worlds_deal_contraband_with_the_cargo_deck() -> None:
    game = secrets()
    held: set[str] = set()
    plain: set[str] = set()
    for seed in range(60):
        twin = game.t.copy()
        redeal(twin, 0, SearchChance(seed))
        assert audit(twin) == audit(game.t)
        assert faults(twin) == []
        assert drawer_of(twin).halves == drawer_of(game.t).halves
        held |= {tables.CARGO_NAMES[kind] for kind in drawer_of(twin).aboard[1]}
        plain |= {tables.CARGO_NAMES[kind] for kind in twin.players[1].cargo}
        assert all(tables.CARGO_PORT[kind] != NONE for kind in drawer_of(twin).aboard[1])
    assert len(held) == 15  # all but the one that lies open
    assert len(plain) > 20
    own = game.t.copy()
    redeal(own, 1, SearchChance(3))
    assert drawer_of(own).aboard[1] == drawer_of(game.t).aboard[1]


@rule("SG-AMB-66")
def test_what_others_hide_may_still_come_as_far_as_one_knows() -> None:
    game = secrets()
    counts = unseen(game.t, game[0])
    assert [counts[card(name)] for name in (HAVANA_BARK, SEALS, ROYAL_NUTMEG)] == [1, 1, 0]
    assert unseen(game.t, game[1])[card(SEALS)] == 0
    others = [*[kind for kind, count in enumerate(unseen(game.t, game[1])) for each in range(count)]]
    assert mean_plunder(game.t, game[1]) == round(10 * sum(tables.CARGO_VALUE[kind] for kind in others) / len(others))


@rule("SG-M7-14")
def test_no_card_is_lost_or_doubled() -> None:
    game = secrets()
    before = audit(game.t)["cargo cards"]
    assert before == 80
    drawer_of(game.t).halves[1] = NONE
    assert audit(game.t)["cargo cards"] == 79
    drawer_of(game.t).aboard[2] = (card("rum-1"),)
    game[2].afloat = False
    assert len(faults(game.t)) == 2


def test_the_picture_has_a_column_and_the_own_cards() -> None:
    game = secrets()
    for language in LANGUAGES:
        drawn = picture_of(GAME, view(game.t, 1), Words(language, [TEXTS], strict=True), [1])
        assert [row.cells[-1] for row in drawn.rows] == ["0", "2", "0"]
        text = "\n".join([*drawn.below, *[row.note for row in drawn.rows], drawn.legend])
        assert "Havana" in text or "Hawana" in text
        assert "Port Royal" in text
