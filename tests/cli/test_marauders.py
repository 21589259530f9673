"""Merchants & Marauders at the terminal: the chart, the numbers on it, the port as a checklist, a battle."""

import re

import pytest

from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match, new_match
from freebooter.pictures import TEXTS, picture_of
from freebooter.pictures.picture import Picture
from freebooter.words import LANGUAGES, Words
from tests.cli.console import Done, freebooter
from tests.words.emitted import choose

MARAUDERS = find_game("marauders")
PLAY = ["play", "marauders", "--bot", "random", "--seed", "3", "--players", "3"]


def play(*arguments: str, typed: list[str] | None = None) -> Done:
    return freebooter(*PLAY, *arguments, typed=typed or [])


def drawn(match: Match, ask: Ask, words: Words) -> Picture:
    options = [(move, ask.preview(match.run.state, move)) for move in ask.options]
    return picture_of(MARAUDERS, match.view(ask.seat), words, match.asked, options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end(language: str) -> None:
    done = play("--language", language, "--option", "points_to_win=2", typed=["1"] * 3000)
    assert done.code == 0
    assert done.err == ""
    assert "\x1b" not in done.out
    assert len(done.lines("Place: Green " if language == "en" else "Miejsce: Zielony ")) == 1
    assert not re.search(r"\b(mm|event|move|prompt|term|does)-[a-z]", done.out), "everything has words"
    assert done.lines("! "), "risks are told before the question"


def test_the_table_tells_all_that_a_player_needs() -> None:
    done = play(typed=["1", "1", "6", "port action"])
    lines = done.out.splitlines()
    assert "Old Providence: English; wants rum; a merchant; modification face down; White in port." in lines
    assert "Round 1. On turn: Green, 3 actions. Rounds left: 33 at most. 10 points win." in lines
    expected = (
        "Green (you), Léonard Sauvage: points 0, gold 10, stash 0, at [Tortuga], ship sloop h2 o2 m2 w2 c1, "
        "cargo 0, glory cards 1, rumours 0."
    )
    assert expected in lines
    sheet = "Léonard Sauvage, home Tortuga: Seamanship 3, Scouting 3, Leadership 2, Influence 2. No storm touches him."
    assert sheet in lines
    assert done.lines("Tortuga: At sea: the French navy does not see pirates")
    assert done.lines("7. look for the merchant: found 70 % (3 dice); a raid then succeeds ")
    assert done.lines("You enter the port of Tortuga.")


def test_the_port_is_a_checklist() -> None:
    done = play(typed=["1", "take the port"])
    told = done.lines("In port, Tortuga: ")
    assert told == [
        "In port, Tortuga: [-] sell goods  [ ] buy goods  [ ] shipyard  [-] recruit  [ ] ask for rumours  "
        "[-] claim a mission  [ ] stash gold"
    ]


def test_why_something_cannot_be_done_is_told_with_its_rule() -> None:
    done = play(typed=["1", "why sail to havana", "why look for blue"])
    assert "Leave the port of Tortuga first. [MM-MOVE-02]" in done.out
    assert "From a port nobody can be scouted: leave it first. [MM-SCOUT-09]" in done.out


def test_one_says_how_one_wants_to_be_asked() -> None:
    """With this seed Green holds a card for it; without one nobody among bots is asked."""
    asked = "Green - The event is "
    typed = ["1", *["end the turn", "1"] * 6]
    assert len(play("--seed", "13", typed=typed).lines(asked)) > 1
    ahead = ["1", "pass", "end the turn", "pass", *["end the turn"] * 2, "ask choices", *["end the turn", "1"] * 3]
    done = play("--seed", "13", typed=ahead)
    assert "This question cannot be passed." in done.err
    told = done.out.splitlines()
    [passed] = [at for at, line in enumerate(told) if line.startswith("You pass, and are not asked again until")]
    again = told.index("You are asked when there is something to choose.")
    assert not [line for line in told[passed:again] if line.startswith(asked)]
    assert [line for line in told[again:] if line.startswith(asked)]


def test_nobody_is_asked_what_has_one_answer_unless_they_want_to_be() -> None:
    """Any card gives a captain his moment at every event; with this seed Green holds none that fits."""
    asked = "Green - The event is "
    quiet = play("--seed", "1", typed=["1", *["end the turn"] * 4])
    assert quiet.code == 0 and not quiet.lines(asked)
    always = play("--seed", "1", typed=["1", "ask always", *["end the turn", "1"] * 4])
    assert always.lines(asked)
    assert "You are always asked, even when there is one answer only." in always.out
    assert "You are asked: choices." in play("--seed", "1", typed=["1", "ask", "quit"]).out
    assert "To change it: ask choices" in play("--seed", "1", typed=["1", "ask never", "quit"]).err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_shows_where_one_can_sail_and_nothing_is_too_wide(language: str) -> None:
    words = Words(language, folders=[TEXTS], strict=True)
    battles = raids = numbered = 0
    match = new_match(MARAUDERS, 4, {}, seed="chart")
    chance = SearchChance(5)
    while not match.over:
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        picture = drawn(match, ask, words)
        assert picture.chart is not None
        assert len(picture.chart.lines) == 9
        assert picture.chart.width <= 90
        for at in picture.chart.numbered:
            numbered += 1
            name = words.name_of(MARAUDERS, "zone", str(ask.options[at].params[0][1]))[:16]
            assert any(f"{at + 1:>2} {name}" in "".join(text for text, style in line) for line in picture.chart.lines)
        spoken = "\n".join(picture.spoken())
        battles += len(re.findall(r"Battle at sea, round|Walka na morzu, runda", spoken))
        raids += len(re.findall(r" raids a | rabuje kupca", spoken))
        match.play(ask.seat, choose(ask, match, chance))
    assert min(battles, raids, numbered) > 0
    assert picture_of(MARAUDERS, match.view(None), words, []).below == []


def test_the_row_of_a_captain_has_the_colour_that_the_seat_is_called_by() -> None:
    words = Words("en", folders=[TEXTS], strict=True)
    match = new_match(MARAUDERS, 4, {}, seed="colours")
    rows = picture_of(MARAUDERS, match.view(None), words, []).rows
    assert [row.cells[0].lower() in row.style for row in rows] == [True] * 4


def test_goods_in_a_hold_are_counted_by_kind() -> None:
    done = play(typed=["1", "take the port", "buy goods"])
    assert re.fullmatch(r"Drawn: (?:(?:[2-6] × )?[a-z]+(?:, )?)+\.", done.lines("Drawn: ")[0])


def test_before_the_first_round_none_is_counted() -> None:
    done = play(typed=["1"])
    assert done.lines("Before the first round. Rounds left: ") and not done.lines("Round 0")


def test_what_was_chosen_in_port_is_told_while_more_is_chosen() -> None:
    done = play(typed=["1", "take the port", "buy goods", "1"])
    drawn = done.lines("Drawn: ")
    chosen = done.lines("Chosen so far: ")
    assert drawn and len(chosen) == 1
    assert chosen[0].removeprefix("Chosen so far: ").rstrip(".") in drawn[0]
    assert any(re.match(r"\d\. done: 1 card for \d gold; the rest goes back", line) for line in done.out.splitlines())


def test_what_is_aboard_is_explained() -> None:
    done = play(typed=["1", "take the port", "shipyard", "buy grappling hooks"])
    told = done.lines("You have aboard: grappling hooks (")
    assert told and "roll any of your dice again" in told[0]
