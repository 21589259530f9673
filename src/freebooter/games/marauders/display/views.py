"""Views of the table: what a seat may know of it, in the fields of `view_structs`."""

import msgspec
from msgspec.structs import replace

from freebooter.games.marauders import effects
from freebooter.games.marauders.combat.start import npc_ship
from freebooter.games.marauders.content.card_timing import MOMENTS
from freebooter.games.marauders.content.tables import (
    CAPTAIN_HOME,
    CAPTAIN_NAMES,
    CAPTAIN_NATION,
    CARGO_NAMES,
    EVENT_NAMES,
    GLORY_NAMES,
    MISSION_NAMES,
    MODIFICATION_NAMES,
    NPC_KIND,
    NPC_NAMES,
    NPC_PACK,
    RUMOUR_NAMES,
    WEAPON_NAMES,
)
from freebooter.games.marauders.display.shown_again import (
    bits,
    bounties,
    captain_skills,
    deeds_done,
    name,
    npc_view,
    ship_view,
    zone_views,
)
from freebooter.games.marauders.display.view_structs import (
    BattleView,
    NpcView,
    PlayerView,
    RaidView,
    ShipView,
    SideView,
    TableView,
    VisitView,
    ZoneView,
)
from freebooter.games.marauders.names import (
    ACTIVITIES,
    DIRECTIONS,
    NATIONS,
    NONE,
    SPECIALISTS,
    ZONES,
)
from freebooter.games.marauders.redeal import captain_is_secret
from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.state import ENDINGS, OVER, STAGES, Npc, Table, Visit
from freebooter.games.marauders.state.battle import DECLARATIONS, OUTCOMES, PHASES, Battle, Side
from freebooter.games.marauders.state.npc_kinds import captain_of
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.games.marauders.state.raid import Raid
from freebooter.kernel.ask import Seat


def view(t: Table, seat: Seat | None) -> TableView:
    common = public_view(t)
    return common if seat is None else seat_view(t, common, seat)


def views(t: Table, seats: list[Seat | None]) -> list[msgspec.Struct]:
    """All have in common what the public knows; a seat knows its own captain, cards and gold as well."""
    common = public_view(t)
    return [common if seat is None else seat_view(t, common, seat) for seat in seats]


def seat_view(t: Table, common: TableView, seat: Seat) -> TableView:
    own = t.players[seat]
    public = common.players[seat]
    known = _own(t, own, public)
    return replace(
        common,
        seat=seat,
        players=common.players
        if known is public
        else [known if at == seat else other for at, other in enumerate(common.players)],
        captain=name(CAPTAIN_NAMES, own.captain),
        hand=[GLORY_NAMES[card] for card in own.hand] if own.hand else common.hand,
        announced=name(GLORY_NAMES, own.announced),
        rumour=name(RUMOUR_NAMES, own.rumour),
        cargo=[CARGO_NAMES[card] for card in own.cargo] if own.cargo else common.cargo,
        drawn=_drawn(t) if t.drawn_by == seat else common.drawn,
        looked=_looked(t, own) if own.looked else common.looked,
        event_top=_event_top(t, seat) if t.event_top else common.event_top,
        modules=_own_modules(t, seat, common.modules) if t.ext else common.modules,
    )


def public_view(t: Table) -> TableView:
    return TableView(
        seat=None,
        round=t.round,
        stage=STAGES[t.stage],
        ending=ENDINGS[t.ending],
        points_to_win=t.rules.points_to_win,
        first=t.first,
        order=list(t.order),
        current=t.order[t.at] if t.order and t.at < len(t.order) else None,
        actions_left=t.turn.actions,
        event=name(EVENT_NAMES, t.event),
        icons=[[NPC_NAMES[npc], DIRECTIONS[towards]] for npc, towards in t.icons],
        effects=_effects(t),
        events_left=t.decks.events.left + len(t.event_top),
        wars=[[NATIONS[one], NATIONS[other]] for one, other in t.wars],
        merchant_track={NATIONS[nation]: count for nation, count in enumerate(t.decks.merchants.counts)},
        players=[_player(t, player, None) for player in t.players],
        npcs=[_npc(t, npc) for npc in t.npcs if NPC_PACK[npc.number] in t.rules.packs],
        zones=_zones(t),
        battle=None if t.battle is None else _battle(t, t.battle),
        raid=None if t.raid is None else _raid(t.raid),
        visit=None if t.visit is None else _visit(t.visit),
        window=name(MOMENTS, t.moment),
        rolled=list(t.rolled),
        glory_discard=[GLORY_NAMES[card] for card in t.decks.glory_discard.kinds()],
        cargo_discard=[CARGO_NAMES[card] for card in t.decks.cargo_discard.kinds()],
        rumours_discard=[RUMOUR_NAMES[card] for card in t.decks.rumours_discard.kinds()],
        captains_lost=[CAPTAIN_NAMES[card] for card in t.decks.captains_lost.kinds()],
        captain="",
        hand=[],
        announced="",
        rumour="",
        cargo=[],
        drawn=[],
        looked={},
        event_top=[],
        modules=_modules(t, None) if t.ext else {},
    )


def _modules(t: Table, seat: Seat | None) -> dict[str, object]:
    shown = {drawer.module: drawer.view(t, seat) for drawer in t.ext}
    return {module: view for module, view in shown.items() if view is not None}


def _own_modules(t: Table, seat: Seat, public: dict[str, object]) -> dict[str, object]:
    """What a seat sees of modules: of those that are open the same as everyone."""
    own = {drawer.module: drawer.view(t, seat) for drawer in t.ext if not drawer.OPEN}
    if all([view == public.get(module) for module, view in own.items()]):
        return public
    shown = {drawer.module: own[drawer.module] if not drawer.OPEN else public.get(drawer.module) for drawer in t.ext}
    return {module: view for module, view in shown.items() if view is not None}


def _effects(t: Table) -> dict[str, int]:
    """What events have brought for this round, by its amount."""
    amounts = {
        "storm": t.storm, "harvest": t.harvest, "convoy": t.convoy, "hunters": t.hunters, "doldrums": t.doldrums,
    }  # fmt: skip
    return {effect: amount for effect, amount in amounts.items() if amount}


def _player(t: Table, player: Player, seat: Seat | None) -> PlayerView:
    secret = captain_is_secret(t, player) and player.seat != seat  # one's own is known from the start
    captain = NONE if secret else player.captain
    known = t.stage == OVER or player.seat == seat
    least = player.stash if known else player.stash_least
    most = player.stash if known else player.stash_most
    return PlayerView(
        seat=player.seat,
        captain=name(CAPTAIN_NAMES, captain),
        nation="" if captain == NONE else NATIONS[CAPTAIN_NATION[captain]],
        home="" if captain == NONE else ZONES[CAPTAIN_HOME[captain]],
        skills=captain_skills(captain),
        afloat=player.afloat,
        zone=name(ZONES, player.zone),
        in_port=player.in_port,
        ship=_ship(t, player.ship, player.seat) if player.afloat else None,
        gold=player.gold,
        stash_least=least,
        stash_most=most,
        points_least=player.track + points_of_gold(t, least),
        points_most=player.track + points_of_gold(t, most),
        cargo_cards=len(player.cargo),
        load=player.load,
        glory_cards=len(player.hand),
        rumour_cards=int(player.rumour != NONE),
        announced=player.announced != NONE,
        mission=name(MISSION_NAMES, player.mission),
        mission_step=player.mission_step,
        bounties=bounties(tuple(player.bounties)),
        weapons=bits(WEAPON_NAMES, player.weapons),
        specialists=bits(SPECIALISTS, player.specialists),
        track=player.track,
        deeds=deeds_done(tuple(player.deeds)),
        declared=player.declared,
        deaths=player.deaths,
    )


def _own(t: Table, player: Player, public: PlayerView) -> PlayerView:
    """What the seat's own player knows more than the public: the captain from the start, and the gold in the chest."""
    if captain_is_secret(t, player):
        return _player(t, player, player.seat)
    if public.stash_least == public.stash_most:
        return public
    points = player.track + points_of_gold(t, player.stash)
    return replace(public, stash_least=player.stash, stash_most=player.stash, points_least=points, points_most=points)


def _ship(t: Table, ship: Ship, seat: Seat) -> ShipView:
    agility = effects.manoeuvrability(t, ship, seat)
    return ship_view(ship.kind, tuple(ship.tracks), ship.modifications, ship.flipped, agility)


def _npc(t: Table, npc: Npc) -> NpcView:
    ship = npc_ship(t, npc) if npc.afloat() else NONE
    return npc_view(npc.number, NPC_KIND[npc.number], captain_of(npc), npc.zone, ship, npc.stack, npc.waiting)


def _zones(t: Table) -> list[ZoneView]:
    board = t.board
    return zone_views(
        tuple(board.demand),
        tuple([nation != NONE for nation in board.merchant]),
        tuple(board.merchant_batch),
        tuple([_token(t, zone) for zone in range(len(ZONES))]),
        tuple(board.modification_batch),
        board.missions,
    )


def _token(t: Table, zone: int) -> str:
    if t.board.modification[zone] == NONE:
        return ""
    return MODIFICATION_NAMES[t.board.modification[zone]] if t.board.modification_open[zone] else "face-down"


def _battle(t: Table, battle: Battle) -> BattleView:
    return BattleView(
        phase=PHASES[battle.phase],
        round=battle.round,
        crew_round=battle.crew_round,
        ashore=battle.ashore,
        outcome=OUTCOMES[battle.outcome],
        winner=None if battle.winner < 0 else battle.winner,
        sides=[_side(t, side) for side in battle.sides],
    )


def _side(t: Table, side: Side) -> SideView:
    return SideView(
        seat=None if side.seat < 0 else side.seat,
        npc=name(NPC_NAMES, side.npc),
        ship=None if side.ship is None else _ship(t, side.ship, side.seat),
        seamanship=side.seamanship,
        leadership=side.leadership,
        declared=DECLARATIONS[side.declared],
        dice=list(side.dice),
        successes=side.successes,
        hits_dealt=side.hits_dealt,
    )


def _raid(raid: Raid) -> RaidView:
    return RaidView(raid.seat, NATIONS[raid.nation], [CARGO_NAMES[card] for card in raid.cards], raid.successes)


def _visit(visit: Visit) -> VisitView:
    return VisitView(ZONES[visit.zone], bits(ACTIVITIES, visit.done), visit.mission_failed)


def _drawn(t: Table) -> list[str]:
    cargo = [CARGO_NAMES[card] for card in t.drawn_cargo]
    return cargo + [GLORY_NAMES[card] for card in t.drawn_glory] + [RUMOUR_NAMES[card] for card in t.drawn_rumours]


def _looked(t: Table, player: Player) -> dict[str, str]:
    """Face-down modifications that the seat has seen."""
    seen = [zone for zone in range(len(ZONES)) if player.looked >> zone & 1 and t.board.modification[zone] != NONE]
    return {ZONES[zone]: MODIFICATION_NAMES[t.board.modification[zone]] for zone in seen}


def _event_top(t: Table, seat: Seat) -> list[str]:
    """The next events, as far as the seat knows them (GL-16)."""
    known = zip(t.event_top, t.event_seen, strict=True)
    return [EVENT_NAMES[card] if seen >> seat & 1 else "unknown" for card, seen in known]
