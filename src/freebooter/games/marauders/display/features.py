"""What a seat knows, as numbers for programs that learn: the facts of `views`, feature by feature.

Cards and tokens count by kind, those of the packs in the game only: a pack that is off leaves no trace.
"""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import (
    CAPTAIN_NAMES,
    CAPTAIN_NATION,
    CAPTAIN_PACK,
    CAPTAIN_SKILLS,
    CARGO_NAMES,
    CARGO_PACK,
    EVENT_NAMES,
    EVENT_PACK,
    GLORY_NAMES,
    GLORY_PACK,
    MISSION_NAMES,
    MISSION_PACK,
    MODIFICATION_NAMES,
    MODIFICATION_PACK,
    NPC_NAMES,
    NPC_PACK,
    RUMOUR_NAMES,
    RUMOUR_PACK,
    SHIP_NAMES,
    SHIP_PACK,
    WEAPON_NAMES,
    WEAPON_PACK,
)
from freebooter.games.marauders.names import GOODS, LOCATIONS, NATIONS, NONE, SKILLS, SPECIALISTS, ZONES
from freebooter.games.marauders.redeal import captain_is_secret
from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.state import OVER, STAGES, Npc, Table
from freebooter.games.marauders.state.battle import DECLARATIONS, PHASES
from freebooter.games.marauders.state.npc_kinds import npc_skills
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.kernel.ask import Seat
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, relative

ROLES: Final = ["attacker", "defender"]


class Kinds:
    """The kinds of cards of the packs in a game: their names, and for each kind of all packs its place among them."""

    __slots__ = ("names", "place")

    def __init__(self, names: list[str], packs: list[str], chosen: tuple[str, ...]) -> None:
        self.names: list[str] = []
        self.place: list[int] = []
        for kind in range(len(names)):
            self.place.append(len(self.names) if packs[kind] in chosen else NONE)
            if packs[kind] in chosen:
                self.names.append(names[kind])

    def of(self, kind: int) -> int:
        return NONE if kind == NONE else self.place[kind]

    def all_of(self, kinds: tuple[int, ...]) -> list[int]:
        return [self.place[kind] for kind in kinds]

    def bits(self, bits: int) -> int:
        found = 0
        for kind in range(len(self.place)):
            if bits >> kind & 1 and self.place[kind] != NONE:
                found |= 1 << self.place[kind]
        return found


class Deck:
    """All kinds of cards, tokens and ships of one choice of packs."""

    __slots__ = (
        "captains", "cargo", "events", "glory", "missions", "modifications", "npcs", "rumours", "ships", "weapons",
    )  # fmt: skip

    def __init__(self, packs: tuple[str, ...]) -> None:
        self.captains = Kinds(CAPTAIN_NAMES, CAPTAIN_PACK, packs)
        self.cargo = Kinds(CARGO_NAMES, CARGO_PACK, packs)
        self.events = Kinds(EVENT_NAMES, EVENT_PACK, packs)
        self.glory = Kinds(GLORY_NAMES, GLORY_PACK, packs)
        self.missions = Kinds(MISSION_NAMES, MISSION_PACK, packs)
        self.modifications = Kinds(MODIFICATION_NAMES, MODIFICATION_PACK, packs)
        self.npcs = Kinds(NPC_NAMES, NPC_PACK, packs)
        self.rumours = Kinds(RUMOUR_NAMES, RUMOUR_PACK, packs)
        self.ships = Kinds(SHIP_NAMES, SHIP_PACK, packs)
        self.weapons = Kinds(WEAPON_NAMES, WEAPON_PACK, packs)


_DECKS: Final[dict[tuple[str, ...], Deck]] = {}


def deck_of(t: Table) -> Deck:
    """Worked out once for each choice of packs."""
    packs = tuple(sorted(t.rules.packs))
    if packs not in _DECKS:
        _DECKS[packs] = Deck(packs)
    return _DECKS[packs]


def fill(t: Table, seat: Seat, row: FeatureRow) -> None:
    deck = deck_of(t)
    seats = t.seats
    others = RELATIVE[:seats]
    row.about("table")
    row.number("round", t.round)
    row.one_of("stage", STAGES, t.stage)
    row.number("points-to-win", t.rules.points_to_win)
    row.one_of("first-player", others, relative(t.first, seat, seats))
    row.one_of("current", others, relative(t.order[t.at], seat, seats) if t.at < len(t.order) else -1)
    row.number("actions-left", t.turn.actions)
    row.one_of("event", deck.events.names, deck.events.of(t.event))
    row.number("events-left", t.decks.events.left + len(t.event_top))
    row.number("storm", t.storm)
    row.number("harvest", t.harvest)
    row.number("convoy", t.convoy)
    row.number("hunters", t.hunters)
    row.number("doldrums", t.doldrums)
    row.counts("at-war", NATIONS, [1 if t.at_war_with(nation) != NONE else 0 for nation in range(len(NATIONS))])
    row.counts("merchants-raided", NATIONS, t.decks.merchants.counts)
    row.held("glory-discard", deck.glory.names, deck.glory.all_of(tuple(t.decks.glory_discard.kinds())))
    row.held("missions-open", deck.missions.names, deck.missions.all_of(tuple(t.board.missions)))
    _fill_zones(t, seat, deck, row)
    for npc in t.npcs:
        if NPC_PACK[npc.number] in t.rules.packs:
            row.about(NPC_NAMES[npc.number])
            _fill_npc(t, npc, row)
    for place in range(seats):
        row.about(RELATIVE[place])
        _fill_player(t, t.players[(seat + place) % seats], seat, deck, row)
    _fill_battle(t, seat, deck, row)
    _fill_own(t, seat, deck, row)
    for drawer in t.ext:
        row.about(drawer.module)
        drawer.features(t, seat, row)


def _fill_zones(t: Table, seat: Seat, deck: Deck, row: FeatureRow) -> None:
    board = t.board
    looked = t.players[seat].looked
    for zone in range(len(ZONES)):
        row.about(ZONES[zone])
        row.one_of("demand", GOODS, board.demand[zone])
        row.flag("merchant", board.merchant[zone] != NONE)
        token = board.modification[zone]
        known = token != NONE and (board.modification_open[zone] or looked >> zone & 1 != 0)
        row.flag("modification", token != NONE)
        row.one_of("modification-known", deck.modifications.names, deck.modifications.of(token) if known else NONE)


def _fill_npc(t: Table, npc: Npc, row: FeatureRow) -> None:
    row.one_of("zone", ZONES, npc.zone)
    skills = list(npc_skills(t, npc)) if npc.afloat() else []
    for skill in range(3):
        row.number(SKILLS[skill], skills[skill] if skill < len(skills) else 0)


def _fill_player(t: Table, player: Player, seat: Seat, deck: Deck, row: FeatureRow) -> None:
    secret = captain_is_secret(t, player) and player.seat != seat
    captain = NONE if secret else player.captain
    row.one_of("captain", deck.captains.names, deck.captains.of(captain))
    row.one_of("nation", NATIONS, NONE if captain == NONE else CAPTAIN_NATION[captain])
    for skill in range(len(SKILLS)):
        row.number(SKILLS[skill], 0 if captain == NONE else CAPTAIN_SKILLS[captain][skill])
    row.flag("afloat", player.afloat)
    row.one_of("zone", ZONES, player.zone)
    row.flag("in-port", player.in_port)
    _fill_ship(t, player.ship if player.afloat else None, player.seat, deck, row)
    known = t.stage == OVER or player.seat == seat
    least = player.stash if known else player.stash_least
    most = player.stash if known else player.stash_most
    row.number("gold", player.gold)
    row.number("stash-least", least)
    row.number("stash-most", most)
    row.number("points-least", player.track + points_of_gold(t, least))
    row.number("points-most", player.track + points_of_gold(t, most))
    row.number("cargo-cards", len(player.cargo))
    row.flag("load", player.load)
    row.number("glory-cards", len(player.hand))
    row.flag("rumour", player.rumour != NONE)
    row.one_of("mission", deck.missions.names, deck.missions.of(player.mission))
    row.counts("bounties", NATIONS, player.bounties)
    row.some_of("weapons", deck.weapons.names, deck.weapons.bits(player.weapons))
    row.some_of("specialists", SPECIALISTS, player.specialists)
    row.number("track", player.track)
    row.flag("declared", player.declared)
    row.number("deaths", player.deaths)


def _fill_ship(t: Table, ship: Ship | None, seat: Seat, deck: Deck, row: FeatureRow) -> None:
    row.one_of("ship", deck.ships.names, NONE if ship is None else deck.ships.of(ship.kind))
    row.counts("tracks", LOCATIONS, [0] * len(LOCATIONS) if ship is None else ship.tracks)
    row.number("manoeuvrability", 0 if ship is None else effects.manoeuvrability(t, ship, seat))
    row.some_of(
        "modifications", deck.modifications.names, 0 if ship is None else deck.modifications.bits(ship.modifications)
    )


def _fill_battle(t: Table, seat: Seat, deck: Deck, row: FeatureRow) -> None:
    battle = t.battle
    row.about("battle")
    row.one_of("phase", PHASES, NONE if battle is None else battle.phase)
    row.number("round", 0 if battle is None else battle.round)
    row.number("crew-round", 0 if battle is None else battle.crew_round)
    row.flag("ashore", battle is not None and battle.ashore)
    for number in range(len(ROLES)):
        side = None if battle is None else battle.sides[number]
        row.about(ROLES[number])
        row.one_of("seat", RELATIVE[: t.seats], NONE if side is None else relative(side.seat, seat, t.seats))
        row.one_of("npc", deck.npcs.names, NONE if side is None else deck.npcs.of(side.npc))
        _fill_ship(t, None if side is None else side.ship, NONE if side is None else side.seat, deck, row)
        row.number("seamanship", 0 if side is None else side.seamanship)
        row.number("leadership", 0 if side is None else side.leadership)
        row.one_of("declared", DECLARATIONS, NONE if side is None else side.declared)
        row.number("successes", 0 if side is None else side.successes)
    raid = t.raid
    row.about("raid")
    row.one_of("seat", RELATIVE[: t.seats], NONE if raid is None else relative(raid.seat, seat, t.seats))
    row.one_of("nation", NATIONS, NONE if raid is None else raid.nation)
    row.held("cards", deck.cargo.names, [] if raid is None else deck.cargo.all_of(tuple(raid.cards)))
    row.number("successes", 0 if raid is None else raid.successes)


def _fill_own(t: Table, seat: Seat, deck: Deck, row: FeatureRow) -> None:
    own = t.players[seat]
    drawn = t.drawn_by == seat
    row.about("own")
    row.held("hand", deck.glory.names, deck.glory.all_of(own.hand))
    row.one_of("announced", deck.glory.names, deck.glory.of(own.announced))
    row.one_of("rumour", deck.rumours.names, deck.rumours.of(own.rumour))
    row.held("cargo", deck.cargo.names, deck.cargo.all_of(own.cargo))
    row.number("mission-step", own.mission_step)
    row.held("drawn-cargo", deck.cargo.names, deck.cargo.all_of(t.drawn_cargo) if drawn else [])
    row.held("drawn-glory", deck.glory.names, deck.glory.all_of(t.drawn_glory) if drawn else [])
    row.held("drawn-rumours", deck.rumours.names, deck.rumours.all_of(t.drawn_rumours) if drawn else [])
    row.number("dice", len(t.rolled))
