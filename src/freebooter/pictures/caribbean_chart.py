"""The sea of Merchants & Marauders: a cell for each zone, with the numbers of the options to sail there."""

from collections.abc import Sequence

from freebooter.games.marauders.content.tables import NEIGHBOURS, ZONE_NATION
from freebooter.games.marauders.display.view_structs import TableView, ZoneView
from freebooter.games.marauders.names import NATIONS, NONE, ZONES
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.pictures.modules import ModulePicture
from freebooter.pictures.picture import Chart, Parts
from freebooter.words import Words

WIDTH = 41
HERE, NEAR = " >", " ."
MERCHANT, OPEN, FACE_DOWN, MISSION = "$", "+", "?", "!"
COLOURS = {"spanish": "yellow", "english": "red", "french": "bright_blue", "dutch": "dark_orange", "": "blue"}


class CaribbeanChart:
    def __init__(
        self,
        game: AnyGame,
        view: TableView,
        words: Words,
        options: Sequence[tuple[Move, Note | None]],
        modules: Sequence[ModulePicture[object]] = (),
    ) -> None:
        self.modules = modules
        self.game = game
        self.view = view
        self.words = words
        self.here = "" if view.seat is None else view.players[view.seat].zone
        self.sailing = {
            str(dict(move.params)["zone"]): at
            for at, (move, note) in enumerate(options)
            if move.verb == "sail" and note is not None
        }
        self.plain = frozenset(
            at
            for at, (move, note) in enumerate(options)
            if move.verb == "sail" and note is not None and note.params == {"actions": 1, "found": 0, "npc": ""}
        )
        """Ways that cost one action and hide no danger: their number on the chart says it all."""

    def chart(self) -> Chart:
        half = (len(ZONES) + 1) // 2
        lines: list[Parts] = []
        for row in range(half):
            line = self.cell(self.view.zones[row])
            if row + half < len(ZONES):
                line = [*line, *self.cell(self.view.zones[row + half])]
            lines.append(line)
        return Chart(
            lines=lines,
            beside=[""],
            beside_long=[""],
            spoken=[self.spoken(zone) for zone in self.view.zones],
            numbered=self.plain,
            hint=self.say("mm-chart-hint") if self.sailing else "",
            urgent=bool(self.sailing),
            hidden=self.view.battle is not None or self.view.raid is not None,
        )

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, self.game, **params)

    def name(self, kind: str, value: str) -> str:
        return self.words.name_of(self.game, kind, value)

    def nation(self, zone: ZoneView) -> str:
        nation = ZONE_NATION[ZONES.index(zone.zone)]
        return "" if nation == NONE else NATIONS[nation]

    def cell(self, zone: ZoneView) -> Parts:
        nation = self.nation(zone)
        letter = self.name("letter", nation) if nation else "~"
        demand = self.name("good", zone.demand) if zone.demand else ""
        token = "" if not zone.modification else FACE_DOWN if zone.modification == "face-down" else OPEN
        signs = f"{MERCHANT if zone.merchant else ' '}{token or ' '}{MISSION if zone.missions else ' '}"
        text = f"{self.mark(zone.zone):>2} {self.name('zone', zone.zone):<16.16} {letter} {demand:<9.9} {signs}"
        who = "".join(module.sign(zone.zone) for module in self.modules) + self.ships(zone.zone)
        style = "bold" if zone.zone == self.here else COLOURS[nation]
        return [(text, style), (f"{who:<{WIDTH - len(text)}}", "bold")]

    def mark(self, zone: str) -> str:
        """The number of the option to sail there, or where the viewer is, or what is near."""
        if zone in self.sailing:
            return str(self.sailing[zone] + 1)
        if zone == self.here:
            return HERE
        near = self.here != "" and ZONES.index(zone) in NEIGHBOURS[ZONES.index(self.here)]
        return NEAR if near else ""

    def ships(self, zone: str) -> str:
        """Captains by the number of their seat, those in port in brackets; then the others at sea."""
        parts = []
        for player in self.view.players:
            if player.afloat and player.zone == zone:
                parts.append(f"[{player.seat + 1}]" if player.in_port else str(player.seat + 1))
        parts += [self.say(f"mm-sign-{npc.npc}") for npc in self.view.npcs if npc.zone == zone]
        return "".join(parts)

    def spoken(self, zone: ZoneView) -> str:
        """The zone in a sentence; what is not there is not said."""
        nation = self.nation(zone)
        parts = [self.name("nation", nation)] if nation else []
        if zone.demand:
            parts.append(self.say("mm-wants", good=zone.demand))
        if zone.merchant:
            parts.append(self.say("mm-merchant"))
        if zone.modification:
            parts.append(self.say("mm-modification", modification=zone.modification))
        parts += [self.say("mm-mission", mission=mission) for mission in zone.missions]
        for player in self.view.players:
            if player.afloat and player.zone == zone.zone:
                parts.append(self.say("mm-in-zone", seat=player.seat + 1, port=int(player.in_port)))
        parts += [self.name("npc", npc.npc) for npc in self.view.npcs if npc.zone == zone.zone]
        parts += [text for module in self.modules if (text := module.spoken(zone.zone))]
        return f"{self.name('zone', zone.zone)}: {'; '.join(parts) or '-'}."
