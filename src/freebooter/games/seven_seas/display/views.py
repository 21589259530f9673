"""Views of the table: what a seat may know of it, in the fields of `view_structs`."""

import msgspec
from msgspec.structs import replace

from freebooter.games.seven_seas.display.view_structs import OutcomeView, PlayerView, PlunderView, TableView
from freebooter.games.seven_seas.names import CARD_NAMES, GOODS, NATIONS, NO_ROLE, PORTS, ROLES, TALISMAN, nation_of
from freebooter.games.seven_seas.player.fleet import empty_ships, room
from freebooter.games.seven_seas.rounds import rounds_left
from freebooter.games.seven_seas.scoring import points_now
from freebooter.games.seven_seas.state import ACTING, CHOOSING, FINAL_SALE, Player, Table
from freebooter.kernel.ask import Seat

STAGES = {CHOOSING: "choosing", ACTING: "acting", FINAL_SALE: "final-sale"}


def view(t: Table, seat: Seat | None) -> TableView:
    common = public_view(t)
    return common if seat is None else seat_view(t, common, seat)


def views(t: Table, seats: list[Seat | None]) -> list[msgspec.Struct]:
    """All have in common what the public knows; a seat knows its own cards and character as well."""
    common = public_view(t)
    return [common if seat is None else seat_view(t, common, seat) for seat in seats]


def seat_view(t: Table, common: TableView, seat: Seat) -> TableView:
    own = t.players[seat]
    return replace(common, seat=seat, hand=[CARD_NAMES[card] for card in own.hand], chosen=_role(own.chosen))


def public_view(t: Table) -> TableView:
    points = points_now(t)
    return TableView(
        seat=None,
        round=t.round,
        rounds_left=rounds_left(t),
        stage=STAGES.get(t.stage, "over"),
        first_player=t.first,
        called=_role(t.called),
        port=PORTS[t.port],
        prices=_by_good(t.rules.prices[t.port]),
        booty_left=t.booty.left,
        booty_discard={**_by_good(t.discard.counts), "talisman": t.discard.counts[TALISMAN]},
        adventure_left=t.adventure_cards_left(),
        above_last_rounds=t.above if t.above >= 0 else None,
        free_nations=[NATIONS[nation] for nation, owner in enumerate(t.tiles) if owner < 0],
        spent_cards=[CARD_NAMES[card] for card in t.spent],
        plunder=_plunder(t),
        outcome=_outcome(t),
        quay=_by_good(t.quay),
        tavern_dice=list(t.tavern),
        players=[_player(t, player, points[player.seat]) for player in t.players],
        hand=[],
        chosen="",
    )


def _player(t: Table, player: Player, points: int) -> PlayerView:
    called = t.stage == ACTING and player.chosen <= t.called
    return PlayerView(
        seat=player.seat,
        fleet=player.fleet,
        empty_ships=empty_ships(player),
        guards=player.guards,
        reserve=player.reserve,
        room=room(player),
        chests=player.chests,
        cargo=_by_good(player.cargo),
        talismans=player.talismans,
        tokens=player.tokens,
        black_spots=player.spots,
        double_hold=player.double_hold,
        unsinkable_ship=player.unsinkable,
        corsair_of=[NATIONS[nation] for nation, owner in enumerate(t.tiles) if owner == player.seat],
        used_characters=[role for at, role in enumerate(ROLES) if not player.roles >> at & 1],
        revealed=_role(player.chosen) if called else "",
        hand_size=len(player.hand),
        points_now=points,
    )


def _plunder(t: Table) -> PlunderView | None:
    if t.plunder is None:
        return None
    card = t.plunder.card
    return PlunderView(t.plunder.captain, NATIONS[nation_of(card)], t.rules.caravan_sizes[card], list(t.plunder.sent))


def _outcome(t: Table) -> OutcomeView | None:
    went = t.outcome
    if went is None:
        return None
    nation, size = NATIONS[nation_of(went.card)], t.rules.caravan_sizes[went.card]
    lists = (went.sent, went.afloat, went.tokens, went.cards, went.talismans)
    return OutcomeView(went.captain, nation, size, went.left, *[list(each) for each in lists])


def _role(role: int) -> str:
    return "" if role == NO_ROLE else ROLES[role]


def _by_good(counts: list[int]) -> dict[str, int]:
    return dict(zip(GOODS, counts, strict=False))  # after the goods there may be talismans
