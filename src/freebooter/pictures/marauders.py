"""The table of Merchants & Marauders in text: the sea, the turn, the captains, one's own sheet and cards."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_NAMES, RUMOUR_NAMES
from freebooter.games.marauders.display.number_structs import BoardNumbers
from freebooter.games.marauders.display.view_structs import (
    BattleView,
    PlayerView,
    ShipView,
    SideView,
    TableView,
    VisitView,
)
from freebooter.games.marauders.names import ACTIVITIES, BASE_ACTIVITIES, GOODS, LOCATIONS, ST_MAARTEN, ZONES
from freebooter.kernel.game import AnyGame
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note
from freebooter.pictures.caribbean_chart import CaribbeanChart
from freebooter.pictures.modules import module_pictures
from freebooter.pictures.picture import Head, Picture, Row
from freebooter.words import Words

COLUMNS = ["captain", "place", "ship", "state", "gold", "stash", "points", "cards"]
TO_THE_LEFT = ("captain", "place", "ship", "state")
SPARE = ("captain", "place")  # the chart tells where everyone is
STYLES = ["green", "bold white", "bright_blue", "yellow"]  # as the seats are called
DONE, CAN, CANNOT = "[x]", "[ ]", "[-]"


def picture(
    game: AnyGame,
    view: msgspec.Struct,
    words: Words,
    asked: list[int],
    options: Sequence[tuple[Move, Note | None]] = (),
    board_numbers: msgspec.Struct | None = None,
) -> Picture:
    assert isinstance(view, TableView)
    assert board_numbers is None or isinstance(board_numbers, BoardNumbers)
    table = MaraudersTable(game, view, words, board_numbers)
    return table.picture(asked, options)


class MaraudersTable:
    def __init__(self, game: AnyGame, view: TableView, words: Words, board_numbers: BoardNumbers | None) -> None:
        self.board_numbers = board_numbers
        self.game = game
        self.view = view
        self.words = words
        self.modules = module_pictures(game, view.modules, view, words)
        self.columns = [(module, column) for module in self.modules if (column := module.column()) is not None]

    def picture(self, asked: list[int], options: Sequence[tuple[Move, Note | None]]) -> Picture:
        heads = [Head("", "", True)]
        for name in COLUMNS:
            message = f"mm-head-{name}"
            heads.append(Head(self.say(message), self.say(f"{message}-short"), name in TO_THE_LEFT, name in SPARE))
        heads += [column for _module, column in self.columns]
        rows = [self.row(player, player.seat in asked) for player in self.view.players]
        chart = CaribbeanChart(self.game, self.view, self.words, options, self.modules).chart()
        title = [*self.title(), *self.now(options)]
        legend = " ".join([self.say("mm-legend"), *[text for module in self.modules if (text := module.legend())]])
        return Picture(title, heads, rows, legend, self.below(), chart, self.more())

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, self.game, **params)

    def name(self, kind: str, value: str) -> str:
        return self.words.name_of(self.game, kind, value)

    def names(self, kind: str, values: Sequence[str]) -> str:
        return ", ".join(self.name(kind, value) for value in values)

    def explained(self, kind: str, values: Sequence[str]) -> str:
        return "; ".join(f"{self.name(kind, value)} ({self.name('does', value)})" for value in values)

    # What goes on

    def title(self) -> list[str]:
        view = self.view
        current = 0 if view.current is None else view.current + 1
        first = self.say(
            "mm-title",
            round=view.round,
            seat=current,
            turn=int(view.current is not None and view.stage == "actions"),
            actions=view.actions_left,
            events=view.events_left,
            points=view.points_to_win,
        )
        lines = [" ".join([first, *[text for module in self.modules if (text := module.title())]])]
        if view.event:
            lines.append(self.say("mm-event", event=view.event))
        if view.wars:
            pairs = "; ".join(" - ".join(self.name("nation", nation) for nation in pair) for pair in view.wars)
            lines.append(self.say("mm-wars", pairs=pairs))
        return [*lines, *[text for module in self.modules if (text := module.line())]]

    def now(self, options: Sequence[tuple[Move, Note | None]]) -> list[str]:
        """A battle, a raid, a port visit; else what rules the waters in which the viewer's captain sails."""
        view = self.view
        if view.battle is not None:
            return self.battle(view.battle)
        if view.raid is not None:
            cards = self.names("cargo", view.raid.cards) or "-"
            raid = view.raid
            return [self.say("mm-raid", seat=raid.seat + 1, nation=raid.nation, cards=cards, successes=raid.successes)]
        if view.visit is not None and view.current is not None and not view.players[view.current].in_port:
            offered = [self.name("activity", str(move.params[0][1])) for move, note in options if move.verb == "do"]
            return [self.say("mm-visit-elsewhere", zone=view.visit.zone, list=", ".join(offered) or "-")]
        if view.visit is not None:
            return [self.say("mm-visit", zone=view.visit.zone, list=self.checklist(options))]
        if view.seat is not None and view.players[view.seat].zone:
            return [self.say("mm-zone-rule", zone=view.players[view.seat].zone)]
        return []

    def checklist(self, options: Sequence[tuple[Move, Note | None]]) -> str:
        """The seven activities: done, open, or of no use here."""
        visit = self.view.visit
        assert visit is not None
        offered = {move.name for move, note in options}
        useful = self.useful(visit)
        parts = []
        for number, activity in enumerate(ACTIVITIES):
            open_now = activity in useful or f"do-{activity}" in offered
            if number >= BASE_ACTIVITIES and not open_now and activity not in visit.done:
                continue  # of a module that is off, perhaps
            sign = DONE if activity in visit.done else CAN if open_now else CANNOT
            parts.append(f"{sign} {self.name('activity', activity)}")
        return "  ".join(parts)

    def useful(self, visit: VisitView) -> set[str]:
        """What all can see: whether there is cargo, a crew to fill, a mission here, a chest."""
        zone = next(zone for zone in self.view.zones if zone.zone == visit.zone)
        useful = {"buy", "shipyard", "rumour"}
        if zone.missions and not visit.mission_failed:
            useful.add("mission")
        if self.view.current is not None:
            guest = self.view.players[self.view.current]
            ship = guest.ship
            if guest.cargo_cards and not visit.done:
                useful.add("sell")
            if ship is not None and ship.tracks["crew"] < ship.full["crew"]:
                useful.add("recruit")
            if visit.zone in (guest.home, ZONES[ST_MAARTEN]):
                useful.add("stash")
        return useful

    def battle(self, battle: BattleView) -> list[str]:
        lines = [
            self.say(
                "mm-battle",
                phase="crew" if battle.phase.startswith("crew") else "sea",
                round=battle.crew_round if battle.phase.startswith("crew") else battle.round,
            )
        ]
        for side in battle.sides:
            player = None if side.seat is None else self.view.players[side.seat]
            ship = side.ship if player is None else player.ship
            skills = {} if player is None else player.skills
            lines.append(
                self.say(
                    "mm-side",
                    name=self.side(side),
                    ship="-" if ship is None else self.state(ship),
                    seamanship=skills.get("seamanship", side.seamanship),
                    leadership=skills.get("leadership", side.leadership),
                    declared=side.declared or "nothing",
                )
            )
        return lines

    def side(self, side: SideView) -> str:
        if side.seat is not None:
            return self.player(side.seat)
        return self.name("npc", side.npc) if side.npc else self.name("happening", "ashore")

    # The captains

    def player(self, seat: int) -> str:
        name = self.words.player(self.game, seat)
        return self.say("mm-you", name=name) if seat == self.view.seat else name

    def state(self, ship: ShipView) -> str:
        """What is left of each location, and what there would be."""
        return " ".join(
            f"{self.name('mark', location)}{ship.tracks[location]}"
            + (f"/{ship.full[location]}" if ship.tracks[location] < ship.full[location] else "")
            for location in LOCATIONS
        )

    def place(self, player: PlayerView) -> str:
        if not player.afloat or not player.zone:
            return "-"
        zone = self.name("zone", player.zone)
        return f"[{zone}]" if player.in_port else zone

    def span(self, least: int, most: int) -> str:
        return str(least) if least == most else f"{least}-{most}"

    def captain(self, player: PlayerView) -> str:
        own = self.view.captain if player.seat == self.view.seat else ""
        key = player.captain or own
        return self.name("captain", key) if key else "?"

    def row(self, player: PlayerView, marked: bool) -> Row:
        ship = player.ship
        cells = [
            self.player(player.seat),
            self.captain(player),
            self.place(player),
            "-" if ship is None else self.name("ship", ship.kind),
            "-" if ship is None else self.state(ship),
            str(player.gold),
            self.span(player.stash_least, player.stash_most),
            self.span(player.points_least, player.points_most),
            f"{player.cargo_cards}+{player.glory_cards}+{player.rumour_cards}",
            *[module.cell(player.seat) for module, _column in self.columns],
        ]
        note = self.note(player)
        return Row(cells, self.spoken(player, note), note, STYLES[player.seat], marked)

    def note(self, player: PlayerView) -> str:
        parts = []
        wanted = ", ".join(
            f"{self.name('nation', nation)} {count}" for nation, count in player.bounties.items() if count
        )
        if wanted:
            parts.append(self.say("mm-wanted", nations=wanted))
        if player.mission:
            parts.append(self.say("mm-mission", mission=player.mission))
        if player.specialists:
            parts.append(self.names("specialist", player.specialists))
        if player.weapons:
            parts.append(self.names("weapon", player.weapons))
        if player.ship is not None and player.ship.modifications:
            parts.append(self.names("modification", player.ship.modifications))
        return "; ".join([*parts, *[text for module in self.modules if (text := module.note(player.seat))]])

    def spoken(self, player: PlayerView, note: str) -> str:
        ship = player.ship
        text = self.say(
            "mm-spoken",
            name=self.player(player.seat),
            captain=self.captain(player),
            place=self.place(player),
            ship="-" if ship is None else f"{self.name('ship', ship.kind)} {self.state(ship)}",
            gold=player.gold,
            stash=self.span(player.stash_least, player.stash_most),
            points=self.span(player.points_least, player.points_most),
            cargo=player.cargo_cards,
            glory=player.glory_cards,
            rumours=player.rumour_cards,
        )
        of_modules = [f"{column.long} {module.cell(player.seat)}" for module, column in self.columns]
        more = "; ".join([*of_modules, *([note] if note else [])])
        return f"{text} {more}." if more else text

    # What the viewer has

    def below(self) -> list[str]:
        view = self.view
        if view.seat is None:
            return []
        own = view.players[view.seat]
        lines = [self.sheet(own)] if own.skills else []
        lines.append(self.say("mm-hold", cards=self.goods(view.cargo) or "-"))
        if view.drawn:
            lines.append(self.say("mm-drawn", cards=self.goods(view.drawn)))
        port = None if self.board_numbers is None else self.board_numbers.port
        if port is not None and port.chosen:
            lines.append(self.say("mm-chosen", cards=self.goods(port.chosen)))
        if view.hand:
            lines.append(self.say("mm-hand", cards=self.names("glory", view.hand)))
        if view.rumour:
            lines.append(self.say("mm-rumour", rumour=view.rumour))
        if own.mission:
            lines.append(self.say("mm-own-mission", mission=own.mission))
        return [*lines, *[line for module in self.modules for line in module.below()]]

    def aboard(self, own: PlayerView) -> list[str]:
        modifications = [] if own.ship is None else own.ship.modifications
        things = [("specialist", own.specialists), ("weapon", own.weapons), ("modification", modifications)]
        return [self.explained(kind, values) for kind, values in things if values]

    def goods(self, cards: Sequence[str]) -> str:
        """Cards as goods, equal ones counted: what a card would be worth in a raid does not matter in a hold."""
        names = [self.any_card(card) for card in cards]
        counts = {name: names.count(name) for name in names}
        return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counts.items())

    def any_card(self, card: str) -> str:
        if card in CARGO_NAMES:
            return self.name("good", GOODS[CARGO_GOOD[CARGO_NAMES.index(card)]])
        return self.name("rumour" if card in RUMOUR_NAMES else "glory", card)

    def sheet(self, own: PlayerView) -> str:
        skills = ", ".join(f"{self.name('skill', skill)} {value}" for skill, value in own.skills.items())
        return self.say("mm-sheet", captain=own.captain, home=own.home, skills=skills)

    def more(self) -> list[str]:
        """What the cards and the things aboard do, and which missions are on offer."""
        lines = []
        if self.view.hand:
            lines.append(self.explained("glory", self.view.hand))
        things = [] if self.view.seat is None else self.aboard(self.view.players[self.view.seat])
        if things:
            lines.append(self.say("mm-aboard", things="; ".join(things)))
        offered = [mission for zone in self.view.zones for mission in zone.missions]
        if offered:
            lines.append(self.say("mm-offered", missions=self.explained("mission", offered)))
        if self.view.event_top:
            lines.append(self.say("mm-next-events", events=self.names("happening", self.view.event_top)))
        return lines
