"""The table of Black Fleet in text: the sea, what is left of the turn, the players, one's own cards."""

from collections.abc import Sequence

import msgspec

from freebooter.games.black_fleet.content.cards import CONTENT
from freebooter.games.black_fleet.display.view_structs import PlayerView, TableView, TurnView
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.pictures.picture import Head, Picture, Row
from freebooter.pictures.sea_chart import SeaChart
from freebooter.words import Words

COLUMNS = ["fleet", "doubloons", "merchant", "pirate", "cards", "bought"]
STYLES = {"black": "bold", "white": "bold bright_white", "green": "green", "orange": "dark_orange"}
DONE, NOW, TO_COME = "[x]", "[>]", "[ ]"


def picture(
    game: AnyGame,
    view: msgspec.Struct,
    words: Words,
    asked: list[int],
    options: Sequence[tuple[Move, Note | None]] = (),
    board_numbers: object = None,
) -> Picture:
    assert isinstance(view, TableView)
    return BlackFleetTable(game, view, words).picture(asked, options)


class BlackFleetTable:
    def __init__(self, game: AnyGame, view: TableView, words: Words) -> None:
        self.game = game
        self.view = view
        self.words = words

    def picture(self, asked: list[int], options: Sequence[tuple[Move, Note | None]]) -> Picture:
        heads = [Head("", "", True)]
        for name in COLUMNS:
            message = f"bf-head-{name}"
            heads.append(Head(self.say(message), self.say(f"{message}-short"), name != "doubloons"))
        rows = [self.row(player, player.seat in asked) for player in self.view.players]
        chart = SeaChart(self.game, self.view, self.words, options).chart()
        playing = any(move.verb == "play" for move, note in options)
        hand = self.hand(playing)
        return Picture(self.title(), heads, rows, self.legend(), hand, chart, self.developments())

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, self.game, **params)

    def name(self, kind: str, value: str) -> str:
        return self.words.name_of(self.game, kind, value)

    def title(self) -> list[str]:
        view = self.view
        first = self.say("bf-title", round=view.round, seat=view.active + 1, last=int(view.last_round))
        return [first] if view.turn is None else [first, self.checklist(view.turn)]

    def checklist(self, turn: TurnView) -> str:
        """The ships of the turn: done, sailing, to come; and what cards have promised."""
        parts = []
        for crew, movement in turn.movement.items():
            name = self.name("crew", crew)
            if turn.sailing is not None and turn.sailing.crew == crew:
                s = turn.sailing
                left = self.say("bf-left", steps=s.steps, actions=s.actions + s.attacks + s.burials)
                parts.append(f"{NOW} {name} {left}")
            elif crew in turn.finished:
                parts.append(f"{DONE} {name}")
            else:
                parts.append(f"{TO_COME} {name} {movement}")
        promised = {
            "sale": turn.bonus_per_cube_sold,
            "attack": turn.bonus_next_robbery,
            "burial": turn.bonus_next_burial,
            "sinking": turn.bonus_per_sinking,
        }
        parts += [self.say(f"bf-bonus-{name}", count=count) for name, count in promised.items() if count]
        return "  ".join(parts)

    # One's own cards

    def hand(self, playing: bool) -> list[str]:
        """Movement cards are not named twice when one of them is about to be played."""
        view = self.view
        if view.seat is None:
            return []
        cards = " | ".join(self.name("movement", card) for card in view.movement)
        lines = [] if playing or not cards else [self.say("bf-hand-movement", cards=cards)]
        own = view.players[view.seat]
        if own.good and not self.has_sailed("merchant"):
            pays = ", ".join(f"{self.name('port', port)} {price}" for port, price in self.buyers(own.good))
            lines.append(self.say("bf-cargo", count=own.cubes, good=own.good, pays=pays))
        if view.fortune:
            cards = "; ".join(f"{self.name('fortune', card)} ({self.name('effect', card)})" for card in view.fortune)
            lines.append(self.say("bf-hand-fortune", cards=cards))
        return lines

    def has_sailed(self, crew: str) -> bool:
        """In one's own turn, whose next comes with other questions."""
        turn = self.view.turn
        return self.view.active == self.view.seat and turn is not None and crew in turn.finished

    def legend(self) -> str:
        """Which letter is which port and which goods, for the map has room for letters only."""
        sea_map = next(sea_map for sea_map in CONTENT.maps if sea_map.id == self.view.map)
        goods = {good.colour: good.id for good in CONTENT.goods}
        ports = [
            f"[{self.name('letter', goods[port.colour])}] {self.name('port', port.id)}, "
            f"{self.name('good', goods[port.colour])}"
            for port in sea_map.ports
        ]
        return self.say("bf-legend", ports="; ".join(ports))

    def buyers(self, good: str) -> list[tuple[str, int]]:
        """The ports that buy these goods, and for how much."""
        colour = next(other.colour for other in CONTENT.goods if other.id == good)
        sea_map = next(sea_map for sea_map in CONTENT.maps if sea_map.id == self.view.map)
        return [(port.id, port.buys[colour]) for port in sea_map.ports if colour in port.buys]

    def developments(self) -> list[str]:
        """One's own, bought or not, with what they do; then those that others have bought."""
        lines = []
        if self.view.seat is not None:
            own = self.view.players[self.view.seat]
            for card, seen in zip(self.view.developments, own.developments, strict=True):
                sign = DONE if seen.card else TO_COME
                lines.append(f"{sign} {self.say('bf-own-development', price=seen.price, card=card)}")
            lines.insert(0, self.say("bf-own-developments"))
        for player in self.view.players:
            bought = [seen.card for seen in player.developments if seen.card]
            if bought and player.seat != self.view.seat:
                cards = "; ".join(f"{self.name('development', card)} ({self.name('effect', card)})" for card in bought)
                lines.append(f"{self.player(player.seat)}: {cards}")
        return lines

    # The players

    def player(self, seat: int) -> str:
        name = self.words.player(self.game, seat)
        return self.say("bf-you", name=name) if seat == self.view.seat else name

    def place(self, space: str) -> str:
        if space == "offshore":
            return self.say("bf-offshore")
        begun = self.view.stage not in ("keeping", "placing")
        return self.say("bf-sunk") if space == "-" and begun else space

    def letters(self, goods: Sequence[str]) -> str:
        return "".join(self.name("letter", good) for good in goods)

    def row(self, player: PlayerView, marked: bool) -> Row:
        cargo = self.letters([player.good] * player.cubes)
        cells = [
            self.player(player.seat),
            self.name("fleet", player.fleet),
            str(player.doubloons),
            f"{self.place(player.merchant)} {cargo}".strip(),
            f"{self.place(player.pirate)} {self.letters(player.treasures)}".strip(),
            f"{player.movement_cards}+{player.fortune_cards}",
            self.track(player),
        ]
        bought = [self.name("development", seen.card) for seen in player.developments if seen.card]
        return Row(cells, self.spoken(player), ", ".join(bought), STYLES[player.fleet], marked)

    def track(self, player: PlayerView) -> str:
        """The way to victory: prices in brackets are paid."""
        steps = [f"[{seen.price}]" if seen.card else f" {seen.price} " for seen in player.developments]
        price = f"{self.say('bf-sign-victory')}{player.victory_price}"
        return "".join([*steps, f"[{price}]" if player.victory_bought else f" {price}"])

    def spoken(self, player: PlayerView) -> str:
        cargo = f"{player.cubes} {self.name('good', player.good)}" if player.good else "-"
        bought = [self.name("development", seen.card) for seen in player.developments if seen.card]
        left = [str(seen.price) for seen in player.developments if not seen.card]
        return self.say(
            "bf-spoken",
            name=self.player(player.seat),
            fleet=player.fleet,
            doubloons=player.doubloons,
            merchant=self.place(player.merchant),
            cargo=cargo,
            pirate=self.place(player.pirate),
            treasure=", ".join(self.name("good", good) for good in player.treasures) or "-",
            movement=player.movement_cards,
            fortune=player.fortune_cards,
            bought=", ".join(bought) or "-",
            left=", ".join(left) or "-",
            victory=player.victory_price,
            has=int(player.victory_bought),
        )
