"""The table of Pirates of the 7 Seas in text."""

import msgspec

from freebooter.games.seven_seas.display.number_structs import BoardNumbers
from freebooter.games.seven_seas.display.view_structs import PlayerView, TableView
from freebooter.games.seven_seas.names import CURSES
from freebooter.kernel.game import AnyGame
from freebooter.pictures.picture import Head, Picture, Row
from freebooter.words import Words

EMPTY, GUARD, RESERVE = "△", "▲", "▽"
COLOURS = ["green", "bold white", "bright_blue", "yellow"]
COLUMNS = ["ships", "places", "chests", "tokens", "talismans", "spots", "points", "cards"]


def picture(
    game: AnyGame,
    view: msgspec.Struct,
    words: Words,
    asked: list[int],
    options: object = (),
    board_numbers: object = None,
) -> Picture:
    assert isinstance(view, TableView)
    assert board_numbers is None or isinstance(board_numbers, BoardNumbers)
    return SevenSeasTable(game, view, words, board_numbers).picture(asked)


class SevenSeasTable:
    def __init__(self, game: AnyGame, view: TableView, words: Words, board_numbers: BoardNumbers | None = None) -> None:
        self.game = game
        self.view = view
        self.words = words
        self.board_numbers = board_numbers

    def picture(self, asked: list[int]) -> Picture:
        heads = [Head("", "", True)]
        for name in COLUMNS:
            message = f"p7-head-{name}"
            heads.append(Head(self.say(message), self.say(f"{message}-short"), name == "ships"))
        rows = [self.row(player, player.seat in asked) for player in self.view.players]
        legend = self.say("p7-legend", empty=EMPTY, guard=GUARD, reserve=RESERVE)
        return Picture(self.title(), heads, rows, legend, self.below(), more=self.more())

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, self.game, **params)

    def name(self, kind: str, value: str) -> str:
        return self.words.name_of(self.game, kind, value)

    def names(self, kind: str, values: list[str]) -> str:
        return ", ".join(self.name(kind, value) for value in values)

    def title(self) -> list[str]:
        view = self.view
        deck = "p7-deck" if view.above_last_rounds is not None else "p7-deck-last"
        first = self.say(
            "p7-title",
            round=view.round,
            seat=view.first_player + 1,
            last=0 if view.rounds_left is None else view.round + view.rounds_left,
        )
        cards = self.say(deck, left=view.adventure_left, above=view.above_last_rounds or 0, booty=view.booty_left)
        lines = [f"{first} {cards}", self.say("p7-port", port=view.port, **view.prices)]
        if view.plunder is not None:
            ships = [
                (self.words.player(self.game, seat), count) for seat, count in enumerate(view.plunder.sent) if count
            ]
            sent = ", ".join(f"{player} {count}" for player, count in ships) or "-"
            leads, nation, size = view.plunder.captain + 1, view.plunder.nation, view.plunder.size
            lines.append(self.say("p7-plunder", seat=leads, nation=nation, size=size, sent=sent))
        if view.tavern_dice:
            lines.append(self.say("p7-tavern", faces=list(view.tavern_dice)))
        return lines

    def below(self) -> list[str]:
        if self.view.seat is None:
            return []
        hand = self.names("card", self.view.hand)
        lines = [self.say("p7-hand", cards=hand) if hand else self.say("p7-hand-empty")]
        if self.view.chosen and not self.view.players[self.view.seat].revealed:
            lines[0] += " " + self.say("p7-chosen", role=self.view.chosen)
        return lines

    def more(self) -> list[str]:
        """What the curses in hand do, and what its ports pay."""
        lines = [self.say("p7-does", card=card) for card in self.view.hand if card in CURSES]
        faces = [] if self.board_numbers is None else self.board_numbers.hand
        ports = [face for face in faces if face.kind == "port"]
        return lines + [self.say("p7-pays", card=face.card, cargo=face.cargo, **face.pays) for face in ports]

    def player(self, seat: int) -> str:
        name = self.words.player(self.game, seat)
        return self.say("p7-you", name=name) if seat == self.view.seat else name

    def row(self, player: PlayerView, marked: bool) -> Row:
        ships = " ".join(part for part in (self.fleet(player), GUARD * player.guards, RESERVE * player.reserve) if part)
        numbers = [
            player.chests, player.tokens, player.talismans, player.black_spots, player.points_now, player.hand_size,
        ]  # fmt: skip
        places = f"{player.fleet}/{player.guards}/{player.reserve}"
        cells = [self.player(player.seat), ships, places, *[str(number) for number in numbers]]
        note = self.note(player)
        style = COLOURS[player.seat]
        return Row(cells, self.spoken(player, note), note, style, marked)

    def fleet(self, player: PlayerView) -> str:
        """A sign for each ship: the letter of its cargo, two in brackets where they share a double hold."""
        letters = [self.name("letter", good) for good, count in player.cargo.items() for each in range(count)]
        pairs = min(player.double_hold, len(letters) // 2)
        doubled = "".join(f"({letters[2 * pair]}{letters[2 * pair + 1]})" for pair in range(pairs))
        return doubled + "".join(letters[2 * pairs :]) + EMPTY * player.empty_ships

    def note(self, player: PlayerView) -> str:
        parts = []
        if player.revealed:
            parts.append(self.say("p7-plays", role=player.revealed))
        if player.used_characters:
            parts.append(self.say("p7-used", roles=self.names("role", player.used_characters)))
        if player.corsair_of:
            parts.append(self.say("p7-corsair", nations=self.names("nation", player.corsair_of)))
        if player.double_hold:
            parts.append(f"{self.name('ritual', 'double-hold')} × {player.double_hold}")
        if player.unsinkable_ship:
            parts.append(f"{self.name('ritual', 'unsinkable-ship')} × {player.unsinkable_ship}")
        return "; ".join(parts)

    def spoken(self, player: PlayerView, note: str) -> str:
        cargo = ", ".join(f"{count} {self.name('good', good)}" for good, count in player.cargo.items() if count)
        text = self.say(
            "p7-spoken",
            name=self.player(player.seat),
            fleet=player.fleet,
            empty=player.empty_ships,
            guards=player.guards,
            reserve=player.reserve,
            cargo=cargo or "-",
            chests=player.chests,
            tokens=player.tokens,
            talismans=player.talismans,
            spots=player.black_spots,
            points=player.points_now,
            cards=player.hand_size,
        )
        return f"{text} {note}." if note else text
