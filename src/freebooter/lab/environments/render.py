"""The table for people who watch an environment: as text, or as a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from freebooter.lab.environments.stepped import SteppedGame
from freebooter.pictures import TEXTS, picture_of
from freebooter.pictures.picture import Parts
from freebooter.words import Words

if TYPE_CHECKING:  # Pillow is loaded when a picture is wanted
    from PIL import ImageDraw, ImageFont

    Font: TypeAlias = ImageFont.FreeTypeFont | ImageFont.ImageFont

ANSI, HUMAN, PIXELS = MODES = ["ansi", "human", "rgb_array"]
WIDTH = 100
Pixels: TypeAlias = NDArray[np.uint8]
Drawing: TypeAlias = str | Pixels
Line: TypeAlias = tuple[str, str | Parts]
Colour: TypeAlias = tuple[int, int, int]

CELL_WIDTH, CELL_HEIGHT, LETTERS = 9, 19, 14
PAPER: Colour = (16, 27, 43)
INK: Colour = (226, 230, 235)
THEME = TerminalTheme(
    PAPER,
    INK,
    [(60, 68, 80), (214, 84, 84), (98, 181, 98), (214, 178, 72), (92, 146, 224), (190, 108, 214), (86, 186, 190), INK],
    [(120, 130, 142), (238, 118, 118), (136, 216, 136), (240, 210, 110), (124, 176, 250), (214, 150, 238),
     (128, 214, 218), (255, 255, 255)],
)  # fmt: skip
"""What the colours of a terminal are here: all of them can be read on this paper."""
NAMED = {"title": "bold", "head": "underline", "note": "dim"}
SHAPES: dict[str, list[tuple[float, float]]] = {
    "△": [(0.1, 0.75), (0.5, 0.25), (0.9, 0.75)],
    "▽": [(0.1, 0.3), (0.9, 0.3), (0.5, 0.8)],
    "·": [(0.4, 0.5), (0.5, 0.45), (0.6, 0.5), (0.5, 0.55)],
    "░": [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)],
}
"""Signs that no font need have, as parts of a cell."""


def lines_of(table: SteppedGame) -> list[Line]:
    """What everyone may see."""
    words = Words("en", [TEXTS])
    view = table.game.view(table.run.state, None)
    return picture_of(table.game, view, words, table.asked).drawn(WIDTH)


def text_of(table: SteppedGame) -> str:
    return "\n".join(line for line, _style in lines_of(table))


def pixels_of(table: SteppedGame) -> Pixels:
    """The same, drawn in colours: board, ships and rows of the players, as (height, width, 3). It needs Pillow."""
    from PIL import Image, ImageDraw, ImageFont

    lines = lines_of(table)
    image = Image.new("RGB", (WIDTH * CELL_WIDTH, len(lines) * CELL_HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(LETTERS)
    for row, (text, style) in enumerate(lines):
        parts = [(text, style)] if isinstance(style, str) else style
        column = 0
        for part, named in parts:
            ink, paper = colours_of(named)
            for sign in part[: max(0, WIDTH - column)]:
                _draw_sign(draw, font, column * CELL_WIDTH, row * CELL_HEIGHT, sign, ink, paper)
                column += 1
    return np.array(image)


def colours_of(named: str) -> tuple[Colour, Colour]:
    """Ink and paper of a style."""
    style = Style.parse(NAMED.get(named, named))
    ink = _rgb(style.color, INK)
    paper = _rgb(style.bgcolor, PAPER)
    if style.reverse:
        ink, paper = paper, ink
    if style.dim:
        red, green, blue = ((2 * mine + other) // 3 for mine, other in zip(ink, paper, strict=True))
        ink = (red, green, blue)
    return ink, paper


def _rgb(colour: Color | None, default: Colour) -> Colour:
    if colour is None:
        return default
    red, green, blue = colour.get_truecolor(THEME)
    return red, green, blue


def _draw_sign(draw: ImageDraw.ImageDraw, font: Font, x: int, y: int, sign: str, ink: Colour, paper: Colour) -> None:
    if paper != PAPER:
        draw.rectangle((x, y, x + CELL_WIDTH - 1, y + CELL_HEIGHT - 1), fill=paper)
    if sign in SHAPES:
        draw.polygon([(x + part * CELL_WIDTH, y + down * CELL_HEIGHT) for part, down in SHAPES[sign]], fill=ink)
    elif sign != " ":
        plain = "x" if sign == "×" else normalize("NFD", sign)[0]  # the font need not have letters with accents
        draw.text((x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2), plain, fill=ink, font=font, anchor="mm")


def drawn(table: SteppedGame, mode: str | None) -> Drawing | None:
    """Text (`ansi`), a picture (`rgb_array`), or nothing after printing the text (`human`)."""
    if mode is None:
        return None
    if mode == PIXELS:
        return pixels_of(table)
    text = text_of(table)
    if mode == HUMAN:
        print(text)
        return None
    return text
