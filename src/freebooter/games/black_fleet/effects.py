"""The small things that happen on the table, each with an event that names its rule."""

from freebooter.games.black_fleet.content.cards import FORTUNE, GOODS, MOVEMENT
from freebooter.games.black_fleet.names import CARGO, FIRST_PIRATE, NO_CARD, NO_COLOUR, SHIPS, SOURCES, Source
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.events import Datum

# Doubloons


def gain(t: Table, p: Player, source: Source, doubloons: int, rule: str) -> None:
    """Money never runs out (BF-AMB-27)."""
    p.doubloons += doubloons
    p.earned[source] += doubloons
    if t.journal is not None:
        t.journal.everyone(
            "doubloons-gained", rule, seat=p.seat, count=doubloons, source=SOURCES[source], doubloons=p.doubloons
        )


def take_doubloons(t: Table, p: Player, victim: Player, source: Source, doubloons: int, rule: str) -> None:
    victim.doubloons -= doubloons
    victim.earned[source] -= doubloons
    p.doubloons += doubloons
    p.earned[source] += doubloons
    if t.journal is not None:
        t.journal.everyone("doubloons-taken", rule, seat=p.seat, victim=victim.seat + 1, count=doubloons)


# Cubes and ships


def put_on_dock(t: Table, p: Player, space: int, rule: str) -> None:
    """A merchant comes onto the board with the goods of its port (BF-SETUP-14, BF-MERCHANT-10)."""
    board = t.board
    t.place[p.seat] = space
    t.occupy(space)
    if t.journal is not None:
        port = t.chart.ports[board.dock_port[space]]
        t.journal.everyone("merchant-docked", rule, seat=p.seat, port=port, space=board.names[space])
    load(t, p, board.dock_port[space], rule)


def load(t: Table, p: Player, port: int, rule: str) -> None:
    """Three cubes of the port's colour, or what is left of them (BF-MERCHANT-07, BF-AMB-17)."""
    count = min(CARGO, t.stock[port])
    t.stock[port] -= count
    p.colour = port if count > 0 else NO_COLOUR
    p.cargo = count
    if t.journal is not None and count > 0:
        t.journal.everyone("goods-loaded", rule, seat=p.seat, good=GOODS[port], count=count)


def move_ship(t: Table, ship: int, space: int) -> None:
    """Put a ship that is not sailing on another space."""
    t.vacate(t.place[ship])
    t.occupy(space)
    t.place[ship] = space


def exchange_ships(t: Table, ship: int, other: int, rule: str) -> None:
    place = t.place
    place[ship], place[other] = place[other], place[ship]
    if t.journal is not None:
        names = t.board.names
        t.journal.everyone(
            "ships-exchanged",
            rule,
            ship=SHIPS[ship],
            space=names[place[ship]],
            other=SHIPS[other],
            other_space=names[place[other]],
        )


def sink_merchant(t: Table, merchant: int, rule: str) -> None:
    """An empty merchant goes back to its owner (BF-PIRATE-05)."""
    t.vacate(t.place[merchant])
    t.place[merchant] = t.board.nowhere
    t.players[merchant].colour = NO_COLOUR
    if t.journal is not None:
        t.journal.everyone("merchant-sunk", rule, seat=merchant)


def sink_pirate(t: Table, pirate: int, rule: str) -> None:
    """It goes back to its owner, its treasures to their ports (BF-NAVY-02, BF-NAVY-04)."""
    owner = t.players[pirate - FIRST_PIRATE]
    t.vacate(t.place[pirate])
    t.place[pirate] = t.board.offshore
    if t.journal is not None:
        lost: list[Datum] = [GOODS[colour] for colour in owner.hold]
        t.journal.everyone("pirate-sunk", rule, seat=owner.seat, goods=lost)
    for colour in owner.hold:
        t.stock[colour] += 1
    owner.hold = ()


# Cards


def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A sorted hand and one more card."""
    if len(hand) == 1:  # the usual draw of a movement card
        other = hand[0]
        return (other, card) if other < card else (card, other)
    at = 0
    while at < len(hand) and hand[at] < card:
        at += 1
    return hand[:at] + (card,) + hand[at:]  # noqa: RUF005 - unpacking makes a list first


def without_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand that holds the card, without it."""
    at = 0
    while hand[at] != card:
        at += 1
    return hand[1:] if at == 0 else hand[:at] + hand[at + 1 :]


def remove_movement_card(p: Player, card: int) -> None:
    """Take a card out of the hand."""
    p.movement = without_card(p.movement, card)


def discard_movement_card(t: Table, p: Player, card: int, rule: str) -> None:
    remove_movement_card(p, card)
    t.movement_discard.add(card)
    if t.journal is not None:
        t.journal.reveal("movement-discarded", rule, seat=p.seat, card=MOVEMENT[card])


def remove_fortune_card(p: Player, card: int) -> None:
    p.fortune = without_card(p.fortune, card)


def lay_fortune_card(t: Table, p: Player, card: int) -> None:
    """Play a card: it lies open until its effect is settled (BF-AMB-52)."""
    remove_fortune_card(p, card)
    t.turn.fortune = card
    if t.journal is not None:
        t.journal.reveal("fortune-played", f"BF-FORTUNE-01 {FORTUNE[card]}", seat=p.seat, card=FORTUNE[card])


def settle_fortune_card(t: Table) -> None:
    t.fortune_discard.add(t.turn.fortune)
    t.turn.fortune = NO_CARD


def discard_fortune_card(t: Table, p: Player, card: int, rule: str) -> None:
    """Face up, the owner's choice (BF-AMB-33)."""
    remove_fortune_card(p, card)
    t.fortune_discard.add(card)
    if t.journal is not None:
        t.journal.reveal("fortune-discarded", rule, seat=p.seat, card=FORTUNE[card])


def draw_movement_card(t: Table, p: Player) -> None:
    """A pile that is empty is renewed from its discards; with none there either the draw is skipped (BF-AMB-36)."""
    if t.movement.left == 0:
        t.movement.pour(t.movement_discard)
        if t.movement.left == 0:  # mutants: same `if False`, who draws has looked
            return
        if t.journal is not None:
            t.journal.everyone("pile-renewed", "BF-DRAW-08", pile="movement")
    card = t.chance.draw(t.movement)
    p.movement = with_card(p.movement, card)
    if t.journal is not None:
        t.journal.only(p.seat, "movement-drawn", "BF-DRAW-02", seat=p.seat, card=MOVEMENT[card])
        t.journal.all_but(p.seat, "movement-drawn-hidden", "BF-DRAW-02", seat=p.seat)


def draw_fortune_card(t: Table, p: Player, rule: str) -> None:
    if t.fortune.left == 0:
        t.fortune.pour(t.fortune_discard)
        if t.fortune.left == 0:
            return
        if t.journal is not None:
            t.journal.everyone("pile-renewed", "BF-DRAW-08", pile="fortune")
    card = t.chance.draw(t.fortune)
    p.fortune = with_card(p.fortune, card)
    if t.journal is not None:
        t.journal.only(p.seat, "fortune-drawn", rule, seat=p.seat, card=FORTUNE[card])
        t.journal.all_but(p.seat, "fortune-drawn-hidden", rule, seat=p.seat)
