"""The table of Parley in text: `freebooter play parley --load examples.parley_picture`."""

from typing import cast

import msgspec

from examples.parley import GAME as GAME
from examples.parley import TableView
from freebooter.kernel.game import AnyGame
from freebooter.pictures import Head, Picture, Row, add_picture
from freebooter.words import Words


def picture(
    game: AnyGame,
    view: msgspec.Struct,
    words: Words,
    asked: list[int],
    options: object = (),
    board_numbers: object = None,
) -> Picture:
    table = cast(TableView, view)
    gold_head, cards_head = words.say("parley-gold", game), words.say("parley-cards", game)
    heads = [Head("", "", to_the_left=True), Head(gold_head, gold_head), Head(cards_head, cards_head)]
    rows = []
    for seat, (gold, cards) in enumerate(zip(table.gold, table.hand_sizes, strict=True)):
        player = words.player(game, seat)
        spoken = words.say("parley-row", game, name=player, gold=gold, cards=cards)
        rows.append(Row([player, str(gold), str(cards)], spoken, marked=seat in asked))
    hand = [words.say("parley-hand", game, cards=table.hand)] if table.hand else []
    title = words.say("parley-title", game, round=table.turn + 1, treasure=table.treasure)
    return Picture([title], heads, rows, below=hand)


add_picture(GAME.name, picture)
