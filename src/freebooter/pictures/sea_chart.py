"""The sea of Black Fleet in signs: three for each space, or the number of the option to sail there."""

from collections.abc import Sequence

from freebooter.games.black_fleet.content.cards import CONTENT
from freebooter.games.black_fleet.content.structs import Port
from freebooter.games.black_fleet.display.view_structs import TableView
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.pictures.picture import Chart, Parts
from freebooter.words import Words

SEA, ISLAND, CONTINENT, DISTANT, LAIR = " · ", " ^ ", "░░░", "~~~", " x "
ON_THE_MAP = ("sail-to", "dock-at")
ACTS = ("sale", "burial", "attack")

COLOURS = {"red": "red", "violet": "magenta", "green": "green", "yellow": "yellow", "blue": "bright_blue"}
FLEETS = {
    "black": "bold white on grey23",
    "white": "bold black on bright_white",
    "green": "bold black on green",
    "orange": "bold black on dark_orange",
}
NAVY = {"yellow-navy": "bold black on yellow", "violet-navy": "bold white on purple"}
GROUND = {SEA: "blue", ISLAND: "green", CONTINENT: "dim", DISTANT: "blue", LAIR: "bold red"}
GOODS = {good.id: good for good in CONTENT.goods}
PLAIN, ACTING = "reverse", "bold reverse yellow"


class SeaChart:
    def __init__(
        self, game: AnyGame, view: TableView, words: Words, options: Sequence[tuple[Move, Note | None]]
    ) -> None:
        self.game = game
        self.view = view
        self.words = words
        self.map = next(sea_map for sea_map in CONTENT.maps if sea_map.id == view.map)
        self.options = options
        self.cells = self._ground()
        self._ships()
        self.numbered = self._numbers()

    def chart(self) -> Chart:
        return Chart(
            lines=self._lines(),
            beside=self._beside(),
            beside_long=self._beside_long(),
            spoken=self._spoken(),
            numbered=self.numbered,
            hint=self._hint(),
            urgent=bool(self.numbered) or (self.view.turn is not None and bool(self.options)),
        )

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, self.game, **params)

    def name(self, kind: str, value: str) -> str:
        return self.words.name_of(self.game, kind, value)

    def good_of(self, colour: str) -> str:
        return next(good.id for good in CONTENT.goods if good.colour == colour)

    def letter_of(self, colour: str) -> str:
        return self.name("letter", self.good_of(colour))

    # What lies on each space

    def _ground(self) -> dict[str, tuple[str, str]]:
        signs = {".": SEA, "^": ISLAND, "#": CONTINENT, "x": LAIR, "y": SEA, "v": SEA}
        signs |= {sea.id: DISTANT for sea in self.map.distant_seas}
        cells: dict[str, tuple[str, str]] = {}
        for number, row in enumerate(self.map.rows, start=1):
            for column, sign in enumerate(row):
                ground = signs.get(sign, SEA)
                cells[f"{chr(ord('A') + column)}{number}"] = (ground, GROUND[ground])
        for beach in self.map.beaches:
            cells |= dict.fromkeys(beach.spaces, (f"({beach.value})", "bold yellow"))
        for port in self.map.ports:
            letter = self.letter_of(port.colour)
            cells |= dict.fromkeys(port.docks, (f" {letter.lower()} ", COLOURS[port.colour]))
            cells[port.space] = (f"[{letter}]", f"bold reverse {COLOURS[port.colour]}")
        return cells

    def _ships(self) -> None:
        for player in self.view.players:
            style = FLEETS[player.fleet]
            self._put(player.merchant, f"{self.say('bf-sign-merchant')}{player.seat + 1}", " ", style)
            loot = "$" if player.treasures else " "
            self._put(player.pirate, f"{self.say('bf-sign-pirate')}{player.seat + 1}", loot, style)
        for ship, space in self.view.navy.items():
            self._put(space, self.say(f"bf-sign-{ship}"), " ", NAVY[ship])
        turn = self.view.turn
        if turn is not None and turn.sailing is not None and turn.sailing.space in self.cells:
            sign, style = self.cells[turn.sailing.space]
            self.cells[turn.sailing.space] = (f"{sign[:2]}*", style)

    def _put(self, space: str, sign: str, mark: str, style: str) -> None:
        if space in self.cells:  # not one in the distant sea
            self.cells[space] = (sign + mark, style)

    def _numbers(self) -> frozenset[int]:
        """Put the options on the map; those where something can be done keep a line of their own too."""
        numbered = set()
        for at, (move, note) in enumerate(self.options):
            if move.verb in ON_THE_MAP:
                acts = note is not None and any(note.params.get(deed) for deed in ACTS)
                text = f"{at + 1:>2}{'!' if acts else ' '}"[:3]
                self.cells[str(dict(move.params)["space"])] = (text, ACTING if acts else PLAIN)
                if not acts:
                    numbered.add(at)
        return frozenset(numbered)

    def _hint(self) -> str:
        on_map = [at + 1 for at, (move, note) in enumerate(self.options) if move.verb in ON_THE_MAP]
        if not on_map:
            return ""
        verb = self.options[on_map[0] - 1][0].verb
        hint = "bf-hint-sail" if len(self.numbered) == len(on_map) else "bf-hint-sail-acts"
        if self.view.turn is None or self.view.turn.sailing is None:
            hint = "bf-hint-dock" if verb == "dock-at" else "bf-hint-drift"
        return self.say(hint, first=on_map[0], last=on_map[-1])

    # The lines

    def _lines(self) -> list[Parts]:
        columns = len(self.map.rows[0])
        head = "   " + "".join(f" {chr(ord('A') + column)} " for column in range(columns))
        lines: list[Parts] = [[(head, "dim")]]
        for number in range(1, len(self.map.rows) + 1):
            cells = [self.cells[f"{chr(ord('A') + column)}{number}"] for column in range(columns)]
            lines.append([(f"{number:>2} ", "dim"), *cells])
        return lines

    def _beside(self) -> list[str]:
        """In some twenty signs."""
        lines = [self.say("bf-beside-head")]
        for port in self.map.ports:
            buys = " ".join(f"{self.letter_of(colour)}{price}" for colour, price in port.buys.items())
            stock = self.view.stock[self.good_of(port.colour)]
            lines.append(f"[{self.letter_of(port.colour)}] {stock:>2}  {buys}")
        return [*lines, *[self.say(f"bf-beside-{number}") for number in range(1, 7)]]

    def _beside_long(self) -> list[str]:
        lines = [self.say("bf-beside-head-long")]
        for port in self.map.ports:
            good = self.good_of(port.colour)
            named = f"{self.name('port', port.id)} ({self.name('good', good)}): {self._buys(port)}"
            lines.append(f"[{self.letter_of(port.colour)}] {self.view.stock[good]:>2} {named}")
        return [*lines, *[self.say(f"bf-beside-{number}-long") for number in range(1, 7)]]

    def _buys(self, port: Port) -> str:
        return ", ".join(f"{self.name('good', self.good_of(colour))} {price}" for colour, price in port.buys.items())

    def _spoken(self) -> list[str]:
        lines = []
        for port in self.map.ports:
            docks, good = ", ".join(port.docks), self.good_of(port.colour)
            figures = {"port": port.id, "stock": self.view.stock[good], "good": good, "buys": self._buys(port)}
            lines.append(self.say("bf-port", **figures, docks=docks))
        beaches = "; ".join(f"{beach.value}: {', '.join(beach.spaces)}" for beach in self.map.beaches)
        lines.append(self.say("bf-beaches", beaches=beaches, lairs=", ".join(self.map.lairs)))
        yellow, violet = self.view.navy["yellow-navy"], self.view.navy["violet-navy"]
        return [*lines, self.say("bf-navy", yellow=yellow, violet=violet)]
