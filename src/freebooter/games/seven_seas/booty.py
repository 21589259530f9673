"""Booty cards: drawing them, loading Goods or leaving them, Talismans."""

from freebooter.games.seven_seas.effects import gain_tokens
from freebooter.games.seven_seas.fleet import room, settle_guards
from freebooter.games.seven_seas.moves import KEEP
from freebooter.games.seven_seas.names import BOOTY, GOODS, TALISMAN
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Part
from freebooter.kernel.events import Datum


def take_booty(t: Table, player: Player, count: int, rule: str) -> Part[None]:
    """Draw booty, then decide at once what of the new Goods is loaded (P7-CAPTAIN-24 to 27, P7-AMB-18, 20)."""
    draw_booty(t, player, count, rule)
    for good in range(3):
        drawn = t.quay[good]
        if drawn > 0:  # mutants: same `if True` `>= 0`, a lone option answers itself
            most = min(drawn, room(player))
            kept = yield Ask(player.seat, "load-goods", KEEP[good][: most + 1], about=good)
            load(t, player, good, kept.value)


def draw_booty(t: Table, player: Player, count: int, rule: str) -> None:
    """A used-up deck is made anew from the discard pile; with that empty too, nothing is drawn (P7-AMB-19)."""
    drawn: list[Datum] = []
    talismans = 0
    for card in range(count):
        if t.booty.left == 0:
            make_deck_anew(t)
        if t.booty.left == 0:
            break
        kind = t.chance.draw(t.booty)
        drawn.append(BOOTY[kind])
        if kind == TALISMAN:
            talismans += 1
        else:
            t.quay[kind] += 1
    player.talismans += talismans
    if t.journal is not None:
        t.journal.everyone("booty", rule, seat=player.seat, count=len(drawn), cards=drawn)
    gain_tokens(t, player, talismans, "P7-CAPTAIN-27")


def make_deck_anew(t: Table) -> None:
    """The discard pile is shuffled into a new deck."""
    t.booty.pour(t.discard)
    if t.booty.left > 0 and t.journal is not None:
        t.journal.everyone("booty-reshuffled", "P7-AMB-19", count=t.booty.left)


def load(t: Table, player: Player, good: int, kept: int) -> None:
    """Load some of the new Goods of one kind; the others go to the discard pile."""
    left = t.quay[good] - kept
    t.quay[good] = 0
    player.cargo[good] += kept
    t.discard.add(good, left)
    if t.journal is not None:
        if kept:
            t.journal.everyone("goods-loaded", "P7-CAPTAIN-24", seat=player.seat, good=GOODS[good], count=kept)
        if left:
            t.journal.everyone("goods-refused", "P7-CAPTAIN-25", seat=player.seat, good=GOODS[good], count=left)
    settle_guards(t, player)  # mutants: same, loading frees no ship
