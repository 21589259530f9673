"""Invariants of the ledger: totals that never change, and states that must never occur."""

from freebooter.games.black_fleet.accounts.scoring import starting_doubloons
from freebooter.games.black_fleet.content.cards import DEVELOPMENTS, GOODS
from freebooter.games.black_fleet.names import CARGO, FIRST_NAVY, FIRST_PIRATE, NO_CARD, NO_COLOUR, SHIPS
from freebooter.games.black_fleet.setup import LATE_SEAT, MOVEMENT_HAND
from freebooter.games.black_fleet.state import CARD, KEEPING, PLACING, Player, Table


def audit(t: Table) -> dict[str, int]:
    cubes = {f"{good} cubes": t.stock[colour] for colour, good in enumerate(GOODS)}
    for p in t.players:
        if p.cargo > 0:
            cubes[f"{GOODS[p.colour]} cubes"] += p.cargo
        for colour in p.hold:
            cubes[f"{GOODS[colour]} cubes"] += 1
    movement = t.movement.left + t.movement_discard.left + sum([len(p.movement) for p in t.players])
    fortune = t.fortune.left + t.fortune_discard.left + sum([len(p.fortune) for p in t.players])
    dealt = {card for p in t.players for card in (*p.developments, *p.spare)}
    return {
        **cubes,
        "movement cards": movement + (t.turn.card != NO_CARD),
        "fortune cards": fortune + (t.turn.fortune != NO_CARD),
        "developments": len([card for card in dealt if 0 <= card < len(DEVELOPMENTS)]),
    }


def faults(t: Table) -> list[str]:
    found = [fault for p in t.players for fault in faults_of(t, p)]
    board = t.board
    s = t.sailing
    resting = [t.place[ship] for ship in range(len(SHIPS)) if s is None or ship != s.ship]
    spaces = [place for place in resting if place < board.size]
    if len(set(spaces)) != len(spaces):
        found.append("two ships at rest share a space")
    if board.mask(spaces) != t.occupied:
        found.append("the occupied spaces are not those of the ships at rest")
    if any(not board.bit[place] & board.sea for place in spaces):
        found.append("a ship is not at sea")
    if any(t.place[ship] >= board.size for ship in range(FIRST_NAVY, len(SHIPS))):
        found.append("a navy ship is off the board")
    if min(t.stock) < 0:
        found.append("a port has less than nothing")
    return found


def faults_of(t: Table, p: Player) -> list[str]:
    found = []
    board = t.board
    afloat = t.place[p.seat] < board.size
    who = f"seat {p.seat + 1}"
    if afloat and not 1 <= p.cargo <= CARGO:
        found.append(f"the merchant of {who} is on the board with {p.cargo} cubes")
    if (p.cargo > 0) != afloat or (p.colour == NO_COLOUR) == afloat:
        found.append(f"the merchant of {who} has a cargo off the board, or none on it")
    if len(p.hold) > p.powers.hold:
        found.append(f"the pirate of {who} holds {len(p.hold)} treasures")
    if p.hold and t.place[FIRST_PIRATE + p.seat] >= board.size:
        found.append(f"the pirate of {who} holds treasures off the board")
    if p.doubloons < 0:
        found.append(f"{who} has {p.doubloons} doubloons")
    turn = (p.seat - t.first) % t.seats
    start = 1 if t.rules.late_seats_paid and turn >= LATE_SEAT else 0
    if starting_doubloons(t, p) != start:
        found.append(f"the income of {who} does not add up to the doubloons")
    if p.bought.bit_count() > t.round:
        found.append(f"{who} has bought more cards than turns were taken")
    if (t.stage == CARD and p.seat != t.active) or t.stage in (KEEPING, PLACING):
        if len(p.movement) != MOVEMENT_HAND or len(p.fortune) > p.powers.hand_limit:
            found.append(f"{who} holds {len(p.movement)} movement and {len(p.fortune)} fortune cards")
    return found
