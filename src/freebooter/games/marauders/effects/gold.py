"""Gold: every coin that moves is moved here."""

from freebooter.games.marauders.content.tables import CAPTAIN_HOME
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player


def can_use_stash(t: Table, player: Player) -> bool:
    """In the home port payments may come from the stash (MM-STASH-06, MM-AMB-45); at first, in the Port action only."""
    if not player.in_port or player.zone != CAPTAIN_HOME[player.captain]:
        return False
    return t.rules.version > 1 or (t.visit is not None and t.current is player)


def purse(t: Table, player: Player) -> int:
    """What the player can pay now."""
    return player.gold + (player.stash if can_use_stash(t, player) else 0)


def purse_is_secret(t: Table, player: Player) -> bool:
    """Would a question that depends on what the player can pay reveal his stash?"""
    return can_use_stash(t, player) and stash_is_secret(player)


def stash_is_secret(player: Player) -> bool:
    """Do others not know what is in the chest?"""
    return player.stash_least < player.stash_most


def gain_gold(t: Table, player: Player, count: int, rule: str) -> None:
    if count == 0:
        return
    player.gold += count
    t.minted += count
    if t.journal is not None:
        t.journal.everyone("gold-gained", rule, seat=player.seat, count=count, gold=player.gold)


def pay_gold(t: Table, player: Player, count: int, rule: str) -> None:
    """Pay the bank: from on board first, the rest from the stash where that is allowed.

    The order binds nobody: in the home port gold can be moved both ways.
    """
    if count == 0:
        return
    aboard = min(count, player.gold)
    player.gold -= aboard
    t.minted -= count
    if count > aboard:
        player.stash -= count - aboard
        player.stash_least = max(0, player.stash_least - (count - aboard))
        player.stash_most -= count - aboard
    if t.journal is not None:
        t.journal.everyone("gold-paid", rule, seat=player.seat, count=count, gold=player.gold)


def lose_gold(t: Table, player: Player, rule: str) -> None:
    """All gold on board goes back to the bank."""
    count = player.gold
    player.gold = 0
    t.minted -= count
    if t.journal is not None and count > 0:
        t.journal.everyone("gold-lost", rule, seat=player.seat, count=count)


def hand_over_gold(t: Table, giver: Player, taker: Player, rule: str) -> None:
    """All gold on board of one player goes to another (MM-PLUNDER-02)."""
    count = giver.gold
    giver.gold = 0
    taker.gold += count
    if t.journal is not None:
        t.journal.everyone("gold-taken", rule, seat=taker.seat, loser=giver.seat, count=count)


def stash_gold(t: Table, player: Player, count: int, rule: str) -> None:
    """From on board into the chest: that it is done is announced, the amount is not (MM-STASH-04)."""
    player.stash_most += player.gold
    player.gold -= count
    player.stash += count
    if t.journal is not None:
        t.journal.only(player.seat, "stashed", rule, seat=player.seat, count=count, stash=player.stash)
        t.journal.all_but(player.seat, "stashed-hidden", rule, seat=player.seat)


def send_gold_home(t: Table, player: Player, count: int, rule: str) -> None:
    """From on board into the chest by a card: everyone knows how much it is."""
    player.gold -= count
    player.stash += count
    player.stash_least += count
    player.stash_most += count
    if t.journal is not None:
        t.journal.everyone("gold-sent-home", rule, seat=player.seat, count=count)


def withdraw_gold(t: Table, player: Player, count: int, rule: str) -> None:
    player.gold += count
    player.stash -= count
    player.stash_least = max(0, player.stash_least - count)
    player.stash_most -= count
    if t.journal is not None:
        t.journal.everyone("gold-withdrawn", rule, seat=player.seat, count=count, gold=player.gold)
