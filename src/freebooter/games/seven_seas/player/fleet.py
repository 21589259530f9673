"""Ships: what a fleet can carry, which ships are empty, and when one has to go on guard."""

from freebooter.games.seven_seas.state import FINAL_SALE, Player, Table


def goods_aboard(player: Player) -> int:
    cargo = player.cargo
    return cargo[0] + cargo[1] + cargo[2]


def loaded_ships(player: Player) -> int:
    """The fewest ships that carry the Goods: pairs share a double hold (P7-AMB-27)."""
    goods = goods_aboard(player)
    return goods - min(player.double_hold, goods // 2)


def empty_ships(player: Player) -> int:
    return player.fleet - loaded_ships(player)


def capacity(player: Player) -> int:
    """How many Goods the fleet can carry (P7-RITUAL-09, P7-AMB-28)."""
    return player.fleet + min(player.double_hold, player.fleet)


def room(player: Player) -> int:
    return capacity(player) - goods_aboard(player)


def guards_due(player: Player) -> int:
    """One guard for each full ten chests (P7-MERCHANT-12)."""
    return player.chests // 10


def settle(player: Player) -> int:
    """Guards come from empty ships only; what cannot be met is owed (P7-AMB-21 to 23, 26).

    Returns how many ships went on guard; below 0: how many came home.
    """
    change = guards_due(player) - player.guards
    if change > 0:  # mutants: same `>= 0` `if True`, no fleet has less than no empty ships
        change = min(change, empty_ships(player))
    player.guards += change
    player.fleet -= change
    return change


def settle_guards(t: Table, player: Player) -> None:
    """Called after every change that can put a ship on guard or bring one home (P7-MERCHANT-12 to 15, P7-AMB-25)."""
    if player.guards == guards_due(player) or t.stage == FINAL_SALE:  # guards no longer matter then (P7-AMB-56)
        return
    change = settle(player)
    if change != 0 and t.journal is not None:
        rule = "P7-MERCHANT-12" if change > 0 else "P7-MERCHANT-14"  # mutants: same `>= 0`, there is a change here
        t.journal.everyone("guards", rule, seat=player.seat, change=change, guards=player.guards)


def ships_from_reserve(t: Table, player: Player, count: int, rule: str) -> None:
    """Ships that come into the fleet are empty (P7-SHIPWRIGHT-02)."""
    count = min(count, player.reserve)
    if count == 0:
        return
    player.reserve -= count
    player.fleet += count
    if t.journal is not None:
        t.journal.everyone("ships-gained", rule, seat=player.seat, count=count, fleet=player.fleet)
    settle_guards(t, player)


def ships_to_reserve(t: Table, player: Player, count: int, rule: str) -> None:
    """Lose ships of the fleet, as many as there are (P7-AMB-30). The caller takes care of the cargo."""
    count = min(count, player.fleet)
    if count == 0:
        return
    player.fleet -= count
    player.reserve += count
    if t.journal is not None:
        t.journal.everyone("ships-lost", rule, seat=player.seat, count=count, fleet=player.fleet)
