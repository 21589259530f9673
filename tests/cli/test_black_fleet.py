"""Black Fleet at the terminal: the map, the numbers on it, what to do next, and why not."""

import re

import pytest

from freebooter.games import find_game
from freebooter.games.black_fleet.display.view_structs import TableView
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match, new_match
from freebooter.pictures import TEXTS, picture_of
from freebooter.pictures.picture import Picture
from freebooter.words import LANGUAGES, Words
from tests.cli.console import Done, freebooter
from tests.cli.terminal import COLOURS, ESCAPES, terminal
from tests.words.emitted import choose

FLEET = find_game("black-fleet")
PLAY = ["play", "black-fleet", "--bot", "random", "--seed", "3", "--players", "4"]
CELL = 3


def play(*arguments: str, typed: list[str] | None = None) -> Done:
    return freebooter(*PLAY, *arguments, typed=typed or [])


def asked(match: Match) -> Ask:
    ask = match.ask_of(match.asked[0])
    assert ask is not None
    return ask


def drawn(match: Match, ask: Ask, words: Words) -> Picture:
    options = [(move, ask.preview(match.run.state, move)) for move in ask.options]
    return picture_of(FLEET, match.view(ask.seat), words, match.asked, options)


def cell(picture: Picture, space: str) -> str:
    """The three signs of a space."""
    assert picture.chart is not None
    line = "".join(text for text, style in picture.chart.lines[int(space[1:])])
    start = CELL * (1 + ord(space[0]) - ord("A"))
    return line[start : start + CELL]


# Over a pipe


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end(language: str) -> None:
    done = play("--language", language, "--option", "round_limit=5", typed=["1"] * 400)
    assert done.code == 0
    assert done.err == ""
    assert "\x1b" not in done.out
    last = "Place: Player 1 " if language == "en" else "Miejsce: Gracz 1 "
    assert len(done.lines(last)) == 1
    assert not re.search(r"\b(bf|event|move|prompt|term|effect)-[a-z]", done.out), "everything has words"


def test_the_table_tells_all_that_a_player_needs() -> None:
    done = play(typed=["dock c5", "1", "sail the merchant"])
    lines = done.out.splitlines()
    assert "Vesper Point: 10 sugar; buys rum 2, tobacco 3, corn 2. Docks: C5, D6, C7." in lines
    assert "Beaches by value: 6: J5, I7; 4: H4, J4, H8, J8; 3: G2, K2, D5, L6, G9, L9. Lairs: B9, N4." in lines
    assert "Yellow navy ship at H6, violet navy ship at K6." in lines
    assert "Cargo: 3 sugar; sells at La Barbaria 2, Verdemar 3, Goldstrand 2." in lines
    assert "Your fortune cards: False Colours (merchant or pirate may pass through ships)" in lines
    assert "[>] merchant 4 steps, 1 action left  [ ] pirate 3  [ ] yellow navy ship 2" in lines
    assert "Player 1 - You sail the merchant, 4 steps left: where to, or what does it do?" in lines
    assert "1. sail to C1: 4 steps, 0 left" in lines
    assert done.lines("Player 1 (you), green fleet: 0 doubloons; merchant C5, cargo 3 sugar; pirate distant sea")
    own = [line for line in lines if line.startswith("[ ] ") and ":" in line]
    assert [line.split()[2] for line in own] == ["5", "8", "11", "14"], "own developments, by price, with what they do"


def test_what_is_not_possible_says_why() -> None:
    done = play(
        typed=["dock c5", "1", "sail the merchant", "why sell", "why r1", "why c6", "why buy 5", "why bury", "why e11"]
    )
    for reason in (
        "sell the cargo: No port buys the goods it sells itself. [BF-AMB-21]",
        "sail to R1: R1 is the distant sea; ships come from there, none goes there. [BF-AMB-13]",
        "sail to C6: C6 is land. [BF-MOVE-03]",
        "buy the development for 5: Cards are bought at the end of the turn, when your ships have sailed. [BF-DEV-01]",
        "bury the treasure: Only pirates bury. [BF-PIRATE-08]",
        "sail to E11: E11 is land. [BF-MOVE-03]",
    ):
        assert reason in done.out


def test_a_space_is_chosen_by_its_name() -> None:
    done = play(typed=["dock c5", "1", "sail the merchant", "e4"])
    assert "You sail the merchant from C5 to E4 (3 steps). [BF-MOVE-02]" in done.out


# The map


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_fits_and_shows_every_ship_and_every_number(language: str) -> None:
    words = Words(language, folders=[TEXTS], strict=True)
    merchant, pirate = words.say("bf-sign-merchant", FLEET), words.say("bf-sign-pirate", FLEET)
    for number in range(3):
        match = new_match(FLEET, 3 + number % 2, {}, seed=number)
        chance = SearchChance(number)
        while not match.over:
            ask = asked(match)
            picture = drawn(match, ask, words)
            assert picture.chart is not None
            for text, style in picture.drawn(80):
                assert len(text) <= 80 or style in ("note", "") or text in picture.title, text
            numbers = {}
            for at, move in enumerate(ask.options):
                if move.verb in ("sail-to", "dock-at"):
                    numbers[str(dict(move.params)["space"])] = at + 1
            for space, option in numbers.items():
                assert cell(picture, space).rstrip(" !") == f"{option:>2}"
            view = match.view(ask.seat)
            assert isinstance(view, TableView)
            for player in view.players:
                for sign, space in ((merchant, player.merchant), (pirate, player.pirate)):
                    if space not in (*numbers, "offshore", "-"):
                        shown = cell(picture, space)
                        sharing = view.turn is not None and view.turn.sailing is not None
                        assert shown.startswith(f"{sign}{player.seat + 1}") or sharing, (space, shown)
            match.play(ask.seat, choose(ask, match, chance))


def test_options_are_on_the_map_or_in_the_list() -> None:
    """Spaces where the ship can act are marked, and stand in the list with what that brings."""
    words = Words("en", folders=[TEXTS], strict=True)
    match = new_match(FLEET, 4, {}, seed=1)
    chance = SearchChance(1)
    marked = 0
    while not match.over:
        ask = asked(match)
        picture = drawn(match, ask, words)
        assert picture.chart is not None
        for at, move in enumerate(ask.options):
            if at in picture.chart.numbered:
                assert move.verb in ("sail-to", "dock-at")
            elif move.verb == "sail-to":
                assert cell(picture, str(dict(move.params)["space"])).endswith("!")
                note = ask.preview(match.run.state, move)
                assert note is not None and "; can " in words.say(note, FLEET)
                marked += 1
        match.play(ask.seat, choose(ask, match, chance))
    assert marked > 20


def test_wide_terminals_name_the_ports() -> None:
    words = Words("en", folders=[TEXTS], strict=True)
    match = new_match(FLEET, 4, {}, seed=1)
    picture = drawn(match, asked(match), words)
    narrow, wide = ("\n".join(text for text, style in picture.drawn(width)) for width in (80, 120))
    assert "[R] 13  S2 T2 C3" in narrow and "La Barbaria" not in narrow
    assert "[R] 13 La Barbaria (rum): sugar 2, tobacco 2, corn 3" in wide


# A real terminal


def test_a_small_terminal_shows_the_map_and_the_question_at_once() -> None:
    with terminal(*PLAY) as screen:
        assert "your merchant sells its cargo" in screen.read_until("[Enter] to go on")
        screen.type("")
        screen.read_until("On which dock does your merchant start?")
        screen.type("dock c5")
        screen.read_until("[Enter] to go on")
        screen.type("")
        screen.read_until("Which movement card do you play?")
        screen.type("1")
        screen.read_until("4  end turn")
        screen.type("1")
        seen = screen.read_until("finish this ship\n> ")
        assert COLOURS.search(seen)
        lines = [line.rstrip() for line in ESCAPES.sub("", seen).replace("\r", "").splitlines()]
        lines = lines[lines.index("Round 1. Turn of Player 1.") :]
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 80
        assert any(line.startswith(" 5 ░░░░░░M1*10  ^  ·") for line in lines)
        assert "1-15: sail to the space with that number on the map." in lines


def test_no_color_is_respected() -> None:
    with terminal(*PLAY, NO_COLOR="1") as screen:
        screen.read_until("[Enter] to go on")
        screen.type("")
        seen = screen.read_until("On which dock does your merchant start?")
        codes = {part for code in COLOURS.findall(seen) for part in code.strip("\x1b[m").split(";")}
        assert not {part for part in codes if len(part) == 2 and part[0] in "3459"}, codes
        assert "[R]" in seen and "(6)" in seen
