"""The table at a real terminal: legible, with and without colour, and hands stay hidden."""

from pathlib import Path

import pytest

from freebooter.games.seven_seas.display.view_structs import TableView
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import LANGUAGES, Words
from tests.cli.console import GAME, freebooter
from tests.cli.terminal import CLEARED, COLOURS, ESCAPES, terminal
from tests.words.emitted import choose

PLAY = ["play", "seven-seas", "--bot", "random", "--seed", "11"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_into_80_columns(language: str) -> None:
    words = Words(language, folders=[TEXTS], strict=True)
    for number in range(4):
        match = new_match(GAME, 4, {"edition": LANGUAGES[number % 2]}, seed=number)
        chance = SearchChance(number)
        while not match.over:
            ask = match.ask_of(match.asked[0])
            assert ask is not None
            for text, style in picture_of(GAME, match.view(ask.seat), words, match.asked).drawn(80):
                assert len(text) <= 80 or style in ("note", ""), text
            match.play(ask.seat, choose(ask, match, chance))


def test_every_ship_can_be_counted() -> None:
    words = Words("en", folders=[TEXTS], strict=True)
    for number in range(4):
        match = new_match(GAME, 4, {}, seed=number)
        chance = SearchChance(f"ships {number}")
        while not match.over:
            seat = match.asked[0]
            view = match.view(seat)
            assert isinstance(view, TableView)
            for player, row in zip(view.players, picture_of(GAME, view, words, []).rows, strict=True):
                ships = row.cells[1].replace(" ", "")
                doubled = ships.count("(")
                assert doubled <= player.double_hold
                assert len(ships) - 3 * doubled == 10, ships
                assert (ships.count("▲"), ships.count("▽")) == (player.guards, player.reserve)
                letters = [ships.count(letter) for letter in "RCF"]
                assert letters == list(player.cargo.values())
                assert ships.count("△") == player.empty_ships
            ask = match.ask_of(seat)
            assert ask is not None
            match.play(seat, choose(ask, match, chance))


def test_headings_grow_with_the_terminal() -> None:
    words = Words("pl", folders=[TEXTS], strict=True)
    picture = picture_of(GAME, new_match(GAME, 4, {}, seed=1).view(0), words, [0])
    narrow, wide = (next(text for text, style in picture.drawn(width) if style == "head") for width in (64, 140))
    assert "Skrz." in narrow and "Skrzynie" not in narrow
    assert "Skrzynie" in wide and "Flota/straż/rezerwa" in wide


def test_a_terminal_shows_columns_colours_and_what_to_do() -> None:
    with terminal(*PLAY) as screen:
        assert "Plunder caravans" in screen.read_until("[Enter] to go on")
        screen.type("")
        seen = screen.read_until("7  Cartographer")
        assert COLOURS.search(seen)
        lines = [line.rstrip() for line in ESCAPES.sub("", seen).splitlines()]
        assert "  Ships " in seen
        assert any(line.startswith("> Green (you)  △△△△△△△ ▽▽▽") for line in lines)
        assert max(map(len, lines)) <= 80
        screen.type("why buy 3")
        screen.read_until("That is not what is being asked now.")
        screen.type("quit")
        screen.read_until("This game is not recorded. Type save FILE to keep it, or quit again to leave it.")
        screen.type("quit")
        screen.read_until("The game was not recorded.")
        assert screen.process.wait(timeout=60) == 0


def test_no_color_is_respected() -> None:
    with terminal(*PLAY, NO_COLOR="1") as screen:
        screen.read_until("[Enter] to go on")
        screen.type("")
        seen = screen.read_until("7  Cartographer")
        colours = {code for code in COLOURS.findall(seen) if "3" in code.strip("\x1b[m").split(";")[0][:1]}
        assert not colours, colours


def test_hands_are_hidden_when_the_keyboard_is_passed() -> None:
    with terminal(*PLAY, "--players", "2", "--seat", "1", "--seat", "2") as screen:
        screen.read_until("[Enter] to go on")
        screen.type("")
        screen.read_until("Pass the keyboard to Green.")
        screen.type("")
        screen.read_until("7  Cartographer")
        screen.type("1")
        seen = screen.read_until("Pass the keyboard to White.")
        assert CLEARED in seen
        shown = seen[seen.rindex(CLEARED) :]
        assert "Your hand" not in shown
        assert "\x1b[3J" in shown, "what was scrolled away is cleared too"
        screen.type("")
        assert "White (you)" in ESCAPES.sub("", screen.read_until("7  Cartographer"))


def test_control_c_at_the_prompt(tmp_path: Path) -> None:
    path = tmp_path / "game"
    with terminal(*PLAY, "--record", str(path)) as screen:
        screen.read_until("[Enter] to go on")
        screen.type("")
        screen.read_until("more\n> ")
        screen.interrupt()
        screen.read_until("Interrupted. Everything is saved.")
        assert screen.process.wait(timeout=60) == 130
    assert freebooter("verify", path).code == 3, "whole, but not over"


def test_control_d_ends_like_the_end_of_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game"
    with terminal(*PLAY, "--record", str(path), "--language", "pl") as screen:
        screen.read_until("żeby iść dalej")
        screen.type("")
        screen.read_until("więcej\n> ")
        screen.press("\x04")
        screen.read_until("Skończyły się dane")
        assert screen.process.wait(timeout=60) == 0


def test_a_replay_is_stepped_through(tmp_path: Path) -> None:
    path = tmp_path / "game"
    freebooter(*PLAY, "--record", path, typed=["1"] * 500)
    with terminal("replay", str(path)) as screen:
        screen.read_until("0. The game is set up.")
        screen.type("n")
        screen.read_until("1. Green decides.")
        screen.type("p")
        screen.read_until("0. The game is set up.")
        screen.type("round 2")
        screen.read_until("Round 2. First player")
        screen.type("99999")
        screen.read_until("Total")
        screen.type("q")
        assert screen.process.wait(timeout=60) == 0
