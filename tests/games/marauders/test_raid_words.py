"""What is said in a raid: what a choice would bring, and why one is refused, number for number."""

from freebooter.games.marauders.names import CHAIN_SHOT, DUTCH, FRENCH, GRAPESHOT, TORTUGA
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.notes import brings, refused, words
from tests.games.marauders.raids import QUIET, RICH, finds, keeps, outcome, raids
from tests.rules import rule


def as_they_lie(gold: int, glory: int) -> Note:
    return Note("mm-brings-raid", "MM-RAID-14 MM-RAID-19", outcome="plundered", gold=gold, glory=glory)


@rule("MM-RAID-05", "MM-RAID-07")
def test_engaging_says_who_will_want_the_captain_and_what_the_raid_is_like() -> None:
    game = finds(FRENCH, TORTUGA, bounties={FRENCH: 1})
    engage = brings(game, "engage")
    assert engage is not None and engage.rule == "MM-RAID-07"
    assert engage.params == {"nation": "french", "bounty": 2, "success": 90, "gold": 8, "sunk": 1}
    assert brings(game, "let-sail") is None


@rule("MM-RAID-07", "MM-BOUNTY-05")
def test_no_bounty_grows_beyond_its_limit() -> None:
    game = finds(FRENCH, TORTUGA, bounties={FRENCH: 5})
    engage = brings(game, "engage")
    assert engage is not None and engage.params["bounty"] == 5


@rule("MM-RAID-04")
def test_no_other_nation_than_that_of_token_or_zone() -> None:
    game = finds(DUTCH, TORTUGA)
    assert refused(game, "nation-english") == Refusal("mm-merchant-of-other-nation", "MM-RAID-04", nation="english")
    assert words(game) == {"zone": "tortuga"}


@rule("MM-RAID-10")
def test_a_weapon_promises_one_more_success_and_none_that_is_not_aboard() -> None:
    game = raids(*RICH, dice="x12", weapons=[GRAPESHOT, CHAIN_SHOT])
    assert brings(game, "spend-weapon-grapeshot") == Note("mm-brings-successes", "MM-RAID-10", count=2)
    assert brings(game, "done") == as_they_lie(12, 1)
    hooks = Refusal("mm-no-such-weapon", "MM-RAID-10", weapon="grappling-hooks")
    assert refused(game, "spend-weapon-grappling-hooks") == hooks
    assert words(game) == {"count": 1}
    game.seat(0).says("spend-weapon-grapeshot")
    assert words(game) == {"count": 2}
    assert brings(game, "spend-weapon-chain-shot") == Note("mm-brings-successes", "MM-RAID-10", count=3)


@rule("MM-RAID-10")
def test_with_all_dice_successful_no_weapon_is_spent() -> None:
    game = raids(*RICH, dice="xxx", weapons=[GRAPESHOT])
    assert game.asked == (0, "raid-success")
    assert words(game) == {"count": 3}


@rule("MM-RAID-11", "MM-RAID-21")
def test_a_success_says_what_the_cards_bring_then() -> None:
    """Rum 4, sugar 5, tobacco 3: glory for 12 gold, none for less. What lies aboard is not drawn."""
    game = raids(*RICH, dice="x12", cargo=["rum-1"])
    assert brings(game, "done") == as_they_lie(12, 1)
    assert brings(game, "discard-face-tobacco-3-escape") == as_they_lie(9, 0)
    assert brings(game, "discard-face-sugar-5-crew") == as_they_lie(7, 0)
    for kind in ("discard", "exchange"):
        missing = Refusal("mm-card-not-laid-out", "MM-RAID-11", card="rum-1")
        assert refused(game, f"{kind}-face-rum-1") == missing
    more = {
        "draw-cargo": {"success": 83, "gold": 15, "glory": 83, "sunk": 0},
        "exchange-face-rum-4-escape": {"success": 83, "gold": 11, "glory": 23, "sunk": 0},
        "exchange-face-sugar-5-crew": {"success": 92, "gold": 10, "glory": 8, "sunk": 0},
    }
    for name, params in more.items():
        assert brings(game, name) == Note("mm-brings-raid-card", "MM-RAID-11", **params)


@rule("MM-RAID-11", "MM-RAID-12")
def test_each_success_is_used_once_and_what_is_left_may_be_declined() -> None:
    game = raids(*RICH, dice="xx1")
    assert words(game) == {"count": 2}
    game.draws_cargo("rum-1").seat(0).says("exchange-face-sugar-5-crew")
    assert words(game) == {"count": 1}
    game.seat(0).says("done")
    assert game.asked == (0, "raid-cargo")
    assert game[0].gold == 8


@rule("MM-RAID-20", "MM-AMB-27")
def test_what_is_left_behind_and_what_may_be_thrown_overboard_for_it() -> None:
    """A sloop's hold takes two: one lies in it, two are found."""
    game = raids(*RICH, dice="x12", cargo=["rum-1"])
    game.seat(0).says("discard-face-rum-4-escape")
    assert words(game) == {"cards": 3, "room": 2, "over": 1}
    gone = Note("mm-brings-card-gone", "MM-RAID-20", value=5, icon="crew")
    assert brings(game, "discard-face-sugar-5-crew") == gone
    assert refused(game, "done") == Refusal("mm-hold-too-small", "MM-RAID-20", count=2, room=1)
    assert refused(game, "discard-cargo-sugar") == Refusal("mm-none-aboard", "MM-AMB-27", good="sugar")
    assert refused(game, "discard-load") == Refusal("mm-no-load", "MM-MISSION-01")
    assert refused(game, "discard-face-rum-1") == Refusal("mm-card-not-laid-out", "MM-RAID-20", card="rum-1")
    game.seat(0).says("discard-face-sugar-5-crew")
    assert words(game) == {"cards": 2, "room": 2, "over": 0}
    assert refused(game, "discard-cargo-rum") == Refusal("mm-room-enough", "MM-AMB-27", room=1)
    game.seat(0).says("done")
    assert outcome(game) == "plundered"
    assert len(game[0].cargo) == 2


@rule("MM-RAID-20", "MM-AMB-27", "MM-MISSION-01")
def test_the_chest_of_a_mission_makes_room_only_where_there_is_none() -> None:
    game = raids(*QUIET, mission="MI-01", load=True)
    assert "discard-load" in game.options
    game.seat(0).says("discard-face-rum-1", "discard-face-sugar-1")
    assert words(game) == {"cards": 2, "room": 2, "over": 0}
    assert refused(game, "discard-load") == Refusal("mm-room-enough", "MM-AMB-27", room=1)
    assert refused(game, "discard-cargo-rum") == Refusal("mm-none-aboard", "MM-AMB-27", good="rum")
    game.seat(0).says("done")
    assert game[0].load


@rule("MM-RAID-20", "MM-AMB-27")
def test_a_full_hold_has_room_for_nothing() -> None:
    game = raids(*QUIET, cargo=["rum-2", "sugar-2"])
    assert refused(game, "done") == Refusal("mm-hold-too-small", "MM-RAID-20", count=3, room=0)
    game.seat(0).says("discard-cargo-rum", "discard-cargo-sugar")
    assert game[0].cargo == ()
    keeps(game, "rum-1")
    assert len(game[0].cargo) == 2


@rule("MM-GLORY-05")
def test_letters_of_reprisal_take_away_cards_with_hits_only() -> None:
    """GL-27: two of them at most, and those that lie."""
    game = finds(DUTCH, hand=["GL-27"])
    game.seat(0).says("engage")
    game.draws_cargo("sugar-5-crew", "rum-4-escape", "rum-1").dice("111").seat(0).plays("GL-27")
    assert game.asked == (0, "raid-reprisal")
    assert game.options == ["discard-face-sugar-5-crew", "done"]
    no_hit = Refusal("mm-card-does-not-hit", "MM-GLORY-05", card="rum-4-escape")
    assert refused(game, "discard-face-rum-4-escape") == no_hit
    assert brings(game, "done") == as_they_lie(10, 0)
    assert brings(game, "discard-face-sugar-5-crew") == as_they_lie(5, 0)


@rule("MM-RAID-08")
def test_a_captain_may_exchange_one_of_the_first_cards_freely() -> None:
    """CAP-09, before the roll."""
    game = finds(DUTCH, id="CAP-09")
    game.draws_cargo(*RICH).seat(0).says("engage")
    assert game.asked == (0, "raid-exchange")
    assert brings(game, "decline") == as_they_lie(12, 1)
    missing = Refusal("mm-card-not-laid-out", "MM-RAID-08", card="rum-1")
    assert refused(game, "exchange-face-rum-1") == missing
    exchange = brings(game, "exchange-face-sugar-5-crew")
    assert exchange is not None and exchange.message == "mm-brings-raid-card"
    game.draws_cargo("rum-1").dice("1111").seat(0).says("exchange-face-sugar-5-crew")
    assert game.asked == (0, "raid-cargo")
    assert game[0].gold == 8
