"""Section 4.11: the end of the game."""

import pytest

from freebooter.games.seven_seas.game import GAME
from freebooter.games.seven_seas.moves import BARGAIN, DOUBLE_HOLD, SEND, UNSINKABLE
from freebooter.games.seven_seas.names import CARTOGRAPHER, COFFEE, KRAKEN, RUM, SHAMAN, SHIPWRIGHT
from freebooter.games.seven_seas.rounds import rounds_left
from freebooter.kernel.result import Result
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words
from tests.games.seven_seas.table import ENGLAND, FRANCE, SPAIN, Pirate, Play, caravan, curse, port_card, table
from tests.rules import rule

HAND = [caravan(SPAIN, 1), caravan(SPAIN, 2), curse(KRAKEN), port_card(1), port_card(2)]


def last_round(*pirates: Pirate, **options: object) -> Play:
    """The last round is over and nobody has done anything in it; stops at the first Bargain offered, if any."""
    game = table(*pirates, round=4, last_round=4, **options)  # type: ignore[arg-type]
    game.choose(*[SHIPWRIGHT] * len(pirates))
    while game.view().stage == "acting":
        assert game.asked is not None
        seat = game.asked[0]
        game.seat(seat).does(game.ask_of(seat).options[0])
    return game


def result(game: Play) -> Result:
    assert game.over
    return GAME.result(game.t)


def line(game: Play, name: str) -> list[int]:
    return list(next(term for term in result(game).sheet if term.name == name).values)


@rule("P7-END-01", "P7-AMB-54")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_exactly_three_more_rounds_after_the_one_in_which_last_rounds_is_drawn(edition: str) -> None:
    game = table(Pirate(), Pirate(), Pirate(), round=9, above=0, edition=edition)
    game.choose(CARTOGRAPHER, SHAMAN, SHAMAN)
    assert game.view().rounds_left is None
    game.finish_round()
    assert game.told("last-rounds") == [{"seat": 0, "last": 12}]
    for round, left in [(10, 2), (11, 1), (12, 0)]:
        assert (game.view().stage, game.view().round, game.view().rounds_left) == ("choosing", round, left)
        game.choose(SHAMAN, SHAMAN, SHAMAN)
        game.finish_round()
    assert game.over
    assert game.view().stage == "over"
    assert game.told("game-ends") == [{"round": 12}]


@rule("P7-END-01")
def test_the_round_of_last_rounds_is_finished() -> None:
    """The second Cartographer still draws."""
    game = table(Pirate(), Pirate(), Pirate(), above=0)
    game.choose(CARTOGRAPHER, CARTOGRAPHER, SHAMAN)
    game.finish_round()
    assert [len(game[seat].hand) for seat in range(3)] == [1, 1, 0]
    assert game.view().round == 2


@rule("P7-END-02")
@pytest.mark.parametrize(
    ("port", "rum", "coffee", "fruit", "chests"), [(0, 3, 2, 0, 11), (4, 3, 2, 0, 5), (4, 0, 3, 4, 17)]
)
def test_everyone_sells_everything_at_the_current_port(
    port: int, rum: int, coffee: int, fruit: int, chests: int
) -> None:
    game = last_round(Pirate(rum=rum, coffee=coffee, fruit=fruit, chests=1), Pirate(rum=1), Pirate(), port=port)
    assert game.over
    assert line(game, "final-sale") == [chests, 1, 0]
    assert [game[seat].chests for seat in range(3)] == [1 + chests, 8, 7]
    assert [game[seat].cargo for seat in range(3)] == [[0, 0, 0]] * 3
    assert game.told("final-sale") == [{"seat": 0, "chests": chests}, {"seat": 1, "chests": 1}]
    assert game.t.discard.counts == [rum + 1, coffee, fruit, 0]


@rule("P7-END-03", "P7-AMB-55")
def test_bargains_during_the_final_sale_any_number_of_times() -> None:
    game = last_round(Pirate(), Pirate(rum=3, coffee=2, tokens=7, chests=0), Pirate(), first=0)
    assert game.asked == (1, "final-bargain")
    assert game.options == ["no-ritual", "bargain-rum-coffee"]
    game.seat(1).bargains(RUM, COFFEE)
    assert game.asked == (1, "final-bargain")
    game.seat(1).bargains(RUM, COFFEE)  # then the last Rum is sold for one
    assert game.over
    assert (game[1].chests, game[1].tokens) == (5 + 5 + 1, 1)
    assert line(game, "final-sale") == [0, 11, 0]


@rule("P7-AMB-55")
def test_a_bargain_may_be_left_and_the_sale_may_not() -> None:
    game = last_round(Pirate(rum=3, coffee=1, tokens=3, chests=0), Pirate(), Pirate())
    game.seat(0).no_ritual()
    assert game.over
    assert (game[0].chests, game[0].cargo, game[0].tokens) == (10, [0, 0, 0], 3)


@rule("P7-AMB-55")
def test_other_rituals_are_not_available_at_the_end() -> None:
    game = last_round(Pirate(rum=3, coffee=1, tokens=9), Pirate(tokens=9), Pirate())
    assert game.asked == (0, "final-bargain")
    for ritual in (DOUBLE_HOLD, UNSINKABLE):
        refusal = game.refuses(0, ritual)
        assert (refusal.message, refusal.rule) == ("p7-only-bargain-now", "P7-AMB-55")
    assert game.refuses(0, SEND[1]).message == "not-this-question"
    refusal = game.refuses(0, BARGAIN[1])
    assert (refusal.message, refusal.params) == ("p7-none-aboard", {"good": "fruit"})
    game.seat(0).no_ritual()
    assert game.over  # tokens without Goods are not asked about


@rule("P7-AMB-55")
def test_sales_come_before_the_spots_for_cards_in_hand() -> None:
    game = last_round(Pirate(rum=1, coffee=1, tokens=3, hand=HAND), Pirate(rum=1), Pirate())
    assert game[0].spots == 0
    game.seat(0).no_ritual()
    kinds = [event.kind for event in game.journal.events]
    last_sale = max(at for at, kind in enumerate(kinds) if kind == "final-sale")
    assert last_sale < kinds.index("black-spot")
    assert game[0].spots == 5


@rule("P7-AMB-56")
def test_guards_are_ignored_at_the_final_sale() -> None:
    game = last_round(Pirate(rum=4, coffee=1, tokens=3, chests=8), Pirate(rum=3, chests=8), Pirate())
    game.seat(0).bargains(RUM, COFFEE)
    assert game[0].chests == 8 + 5 + 9
    assert [(game[seat].fleet, game[seat].guards) for seat in range(3)] == [(7, 0)] * 3
    assert game.events("guards") == []


@rule("P7-END-04")
@pytest.mark.parametrize(
    ("edition", "cards", "spots"),
    [("en", 0, 0), ("en", 1, 1), ("en", 5, 5), ("pl", 0, 0), ("pl", 3, 0), ("pl", 4, 1), ("pl", 5, 2)],
)
def test_cards_left_in_hand_bring_black_spots(edition: str, cards: int, spots: int) -> None:
    game = last_round(Pirate(hand=HAND[:cards], spots=2), Pirate(), Pirate(), edition=edition)
    assert game[0].spots == 2 + spots
    points = -3 if edition == "en" else -2
    assert line(game, "hand-spots") == [points * spots, 0, 0]
    assert line(game, "black-spots") == [points * 2, 0, 0]
    assert line(game, "total") == [7 + points * (2 + spots), 7, 7]
    assert game.rules_of("black-spot") == ["P7-END-04"] * spots


@rule("P7-END-05", "P7-END-06", "P7-END-07", "P7-END-08", "P7-END-09")
@pytest.mark.parametrize(("edition", "each"), [("en", -3), ("pl", -2)])
def test_the_score_sheet_explains_every_point(edition: str, each: int) -> None:
    rich = Pirate(fleet=5, chests=24, talismans=4, tokens=7, spots=2, coffee=1)
    poor = Pirate(chests=3, tokens=2, spots=1)
    game = last_round(rich, poor, Pirate(), edition=edition)
    sheet = {term.name: list(term.values) for term in result(game).sheet}
    assert sheet["chests"] == [24, 3, 7]
    assert sheet["final-sale"] == [1, 0, 0]
    assert sheet["talismans"] == [4, 0, 0]
    assert sheet["token-sets"] == [2, 0, 0]
    assert sheet["black-spots"] == [2 * each, each, 0]
    assert sheet["hand-spots"] == [0, 0, 0]
    assert sheet["total"] == [31 + 2 * each, 3 + each, 7]
    assert list(result(game).scores) == sheet["total"]
    assert list(result(game).places) == [1, 3, 2]
    assert result(game).winners == [0]


@rule("P7-END-07")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_three_unused_tokens_are_a_point(tokens: int, points: int) -> None:
    game = last_round(Pirate(tokens=tokens), Pirate(), Pirate())
    assert line(game, "token-sets")[0] == points


@rule("P7-END-10")
def test_a_tie_goes_to_fewer_corsair_tiles() -> None:
    game = last_round(
        Pirate(chests=6, corsair_of=[SPAIN, FRANCE]), Pirate(chests=9, spots=1, corsair_of=[ENGLAND]), Pirate(chests=0)
    )
    assert list(result(game).scores) == [6, 6, 0]
    assert list(result(game).places) == [2, 1, 3]


@rule("P7-END-10")
def test_then_to_fewer_black_spots_then_it_is_shared() -> None:
    game = last_round(Pirate(chests=9, spots=1), Pirate(chests=6), Pirate(chests=0))
    assert list(result(game).scores) == [6, 6, 0]
    assert list(result(game).places) == [2, 1, 3]
    game = last_round(Pirate(chests=9, spots=1), Pirate(chests=9, spots=1), Pirate(chests=0))
    assert list(result(game).places) == [1, 1, 3]
    assert result(game).winners == [0, 1]


@rule("P7-END-11")
def test_spots_for_cards_in_hand_count_in_the_tie() -> None:
    game = last_round(Pirate(chests=9, hand=HAND[:1]), Pirate(chests=6), Pirate(chests=0))
    assert list(result(game).scores) == [6, 6, 0]
    assert line(game, "tie-black-spots") == [1, 0, 0]
    assert list(result(game).places) == [2, 1, 3]


@rule("P7-END-12")
def test_last_rounds_itself_brings_nobody_a_spot() -> None:
    game = table(Pirate(), Pirate(), Pirate(), deck=[], above=0)
    game.alone(CARTOGRAPHER)
    for round in range(3):
        game.choose(SHIPWRIGHT if round == 0 else SHAMAN, SHAMAN, SHAMAN)
        game.finish_round()
    assert game.over
    assert line(game, "hand-spots") == [0, 0, 0]


@rule("P7-AMB-57")
def test_victory_points_may_be_negative() -> None:
    game = last_round(Pirate(chests=2, spots=4), Pirate(), Pirate())
    assert list(result(game).scores) == [-10, 7, 7]


@rule("P7-AMB-61")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_a_game_that_nobody_ends_is_over_after_sixty_rounds(edition: str) -> None:
    game = table(Pirate(fruit=1), Pirate(), edition=edition)
    for round in range(1, 61):
        assert (game.view().round, game.view().stage) == (round, "choosing")
        game.choose(SHAMAN, SHAMAN)
        game.finish_round()
    assert game.over
    assert game.rules_of("game-ends") == ["P7-AMB-61"]
    assert line(game, "final-sale") == [1, 0]  # as if the countdown had run out


@rule("P7-AMB-61")
def test_the_round_limit_is_an_option_and_cuts_a_countdown_short() -> None:
    game = table(Pirate(), Pirate(), round=4, last_round=7, round_limit=5)
    for round in (4, 5):
        game.choose(SHAMAN, SHAMAN)
        game.finish_round()
    assert game.over


@rule("P7-AMB-61", "P7-END-01")
@pytest.mark.parametrize(
    ("round", "last", "left"),
    [(4, 7, 3), (6, 7, 1), (8, 11, 2), (10, 11, 0), (6, 0, None), (7, 0, 3), (10, 0, 0)],
)
def test_rounds_to_come_are_known_from_last_rounds_or_from_the_limit(round: int, last: int, left: int | None) -> None:
    game = table(Pirate(), Pirate(), round=round, last_round=last, round_limit=10)
    assert rounds_left(game.t) == left


@rule("P7-END-01", "P7-AMB-61")
@pytest.mark.parametrize(("limit", "last"), [(6, 6), (8, 8), (9, 9), (10, 9)])
def test_the_limit_wins_over_last_rounds_and_everything_shown_says_so(limit: int, last: int) -> None:
    game = table(Pirate(), Pirate(), Pirate(), round=6, above=0, round_limit=limit)
    game.choose(CARTOGRAPHER, CARTOGRAPHER, SHAMAN)
    game.seat(2).declines()
    assert game.told("last-rounds") == [{"seat": 0, "last": last}]
    for round in range(7, last + 1):
        assert (game.view().round, game.view().rounds_left) == (round, last - round)
        title = picture_of(GAME, game.view(), Words("en", folders=[TEXTS], strict=True), []).title[0]
        assert title.startswith(f"Round {round} (the last is {last})")
        risks = [(risk.message, risk.params) for risk in game.ask_of(0).risks(game.t) if risk.message != "risk-hand"]
        assert risks == ([("risk-round-limit", {"left": last - round})] if limit < 9 else []), (
            "Last Rounds stands there"
        )
        game.choose(SHAMAN, SHAMAN, SHAMAN)
        game.finish_round()
    assert game.over
    assert game.told("game-ends") == [{"round": last}]
    assert game.view().rounds_left == 0


@rule("P7-END-01", "P7-AMB-61")
def test_last_rounds_drawn_in_the_last_possible_round_leave_none() -> None:
    """With two Cartographers there is no gift, and the second is asked for a ritual in the middle of the round."""
    game = table(Pirate(), Pirate(tokens=2), Pirate(), round=6, above=0, round_limit=6)
    game.choose(CARTOGRAPHER, CARTOGRAPHER, CARTOGRAPHER)
    assert game.asked == (1, "ritual")
    assert game.view().rounds_left == 0
    assert game.told("last-rounds") == [{"seat": 0, "last": 6}]
    assert game.rules_of("last-rounds") == ["P7-END-01 P7-AMB-61"]


@rule("P7-END-01", "P7-AMB-61")
@pytest.mark.parametrize(
    ("limit", "english", "polish"),
    [
        (
            6,
            "Green draws Last Rounds: round 6 will be the last, since that is the limit.",
            "Zielony dobiera Ostatnie rundy: runda 6 będzie ostatnia, bo taki jest limit.",
        ),
        (
            60,
            "Green draws Last Rounds: round 9 will be the last.",
            "Zielony dobiera Ostatnie rundy: runda 9 będzie ostatnia.",
        ),
    ],
)
def test_the_log_says_when_the_limit_cuts_the_last_rounds(limit: int, english: str, polish: str) -> None:
    game = table(Pirate(), Pirate(tokens=2), Pirate(), round=6, above=0, round_limit=limit)
    game.choose(CARTOGRAPHER, CARTOGRAPHER, CARTOGRAPHER)
    (told,) = [line for line in GAME.presentation.log_lines(game.journal.events) if line.kind == "last-rounds"]
    assert [Words(language, strict=True).event(GAME, told) for language in ("en", "pl")] == [english, polish]


@rule("P7-AMB-61")
def test_a_limit_that_comes_near_stands_in_the_view() -> None:
    game = table(Pirate(), Pirate(), Pirate(), round=6, round_limit=10)
    assert game.view().rounds_left is None
    game = table(Pirate(), Pirate(), Pirate(), round=7, round_limit=10)
    assert game.view().rounds_left == 3


@rule("P7-END-09")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_standings_tell_all_along_what_the_end_would_bring(edition: str) -> None:
    loaded = Pirate(rum=3, tokens=5, talismans=1, spots=2, hand=HAND[:4])
    game = table(loaded, Pirate(coffee=2), Pirate(hand=HAND[4:]), round=4, last_round=4, edition=edition)
    standing = [player.points_now for player in game.view().players]
    assert standing == ([7 + 9 + 1 + 1 - 18, 9, 4] if edition == "en" else [7 + 9 + 1 + 1 - 6, 9, 7])
    game.choose(SHIPWRIGHT, SHIPWRIGHT, SHIPWRIGHT)
    game.finish_round()
    assert list(result(game).scores) == standing
    assert [player.points_now for player in game.view().players] == standing


@rule("P7-END-04", "P7-END-09")
def test_a_game_that_is_over_stays_as_it_is() -> None:
    game = last_round(Pirate(hand=HAND), Pirate(hand=[caravan(FRANCE, 1)]), Pirate())
    scores = result(game).scores
    assert GAME.next(game.t) is None
    assert result(game).scores == scores
