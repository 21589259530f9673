"""Booty cards: drawing them, loading Goods or leaving them, Talismans."""

from typing import Final

from freebooter.games.seven_seas.explaining.measured import events_of, number
from freebooter.games.seven_seas.moves import KEEP
from freebooter.games.seven_seas.names import BOOTY, GOODS, TALISMAN
from freebooter.games.seven_seas.player.effects import gain_tokens
from freebooter.games.seven_seas.player.fleet import room
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.prices import sale_value, value_of
from freebooter.games.seven_seas.valuing.worth import BOOTY_CARD, weigh
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


class LoadGoods(RoleQuestion):
    """How much of one good that lies on the quay to load; `about` is the good."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return KEEP[about][: min(t.quay[about], room(t.players[seat])) + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        good, drawn, space = GOODS[ask.about], t.quay[ask.about], room(t.players[ask.seat])
        if move is not KEEP[ask.about][move.value]:
            return Refusal("p7-other-good", "P7-CAPTAIN-24", good=good)
        if move.value > drawn:
            return Refusal("p7-not-drawn", "P7-CAPTAIN-25", good=good, count=drawn)
        if move.value > space:
            return Refusal("p7-no-room", "P7-AMB-20", room=space)
        return None

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        cards = " ".join([BOOTY[kind] for kind, count in enumerate(t.drawn) for card in range(count)])
        return {"good": GOODS[ask.about], "drawn": t.quay[ask.about], "cards": cards}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player, at, count = t.players[ask.seat], ask.about, move.value
        good, left = GOODS[at], t.quay[at] - count
        if count == 0:
            return Note("brings-load-none", "P7-CAPTAIN-25", good=good, left=left)
        cargo = player.cargo[:]
        cargo[at] += count
        value, space = value_of(t, cargo), room(player) - count
        return Note("brings-load", "P7-CAPTAIN-24", good=good, aboard=cargo[at], left=left, room=space, value=value)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """All that there is room for, unless dearer Goods wait for it."""
        at, cargo, prices = ask.about, t.players[ask.seat].cargo, t.rules.prices[t.port]
        space = room(t.players[ask.seat])
        later = 0
        for good in range(at + 1, 3):
            if 2 * prices[good] + cargo[good] > 2 * prices[at] + cargo[at]:
                later += t.quay[good]
        wanted = min(t.quay[at], max(0, space - later))
        return weigh([-BOOTY_CARD * abs(move.value - wanted) for move in ask.options])

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        good, after, seat = ask.about, played.after, ask.seat
        refused = [event for event in events_of(played, "goods-refused", seat) if event.data["good"] == GOODS[good]]
        found = {"left": sum([number(event, "count") for event in refused])}
        if move.value > 0:
            found["aboard"] = played.before.players[seat].cargo[good]
            found["aboard"] += number(events_of(played, "goods-loaded", seat)[0], "count")
            if not events_of(played, "final-sale", seat):  # all of it is still aboard
                cargo = after.players[seat].cargo
                found["room"] = room(after.players[seat])
                found["value"] = sum([sale_value(after, kind, cargo[kind]) for kind in range(3)])
        return found


LOAD_GOODS: Final = LoadGoods("load-goods", "P7-CAPTAIN-24", [move for moves in KEEP for move in moves])


def take_booty(t: Table, player: Player, count: int, rule: str) -> Part[None]:
    """Draw booty, then decide right away which of the new Goods are loaded (P7-CAPTAIN-24 to 27, P7-AMB-18, 20)."""
    draw_booty(t, player, count, rule)
    for good in range(3):
        if t.quay[good] > 0:  # mutants: same `if True` `>= 0`, a lone option answers itself
            kept = yield LOAD_GOODS.ask(t, player.seat, about=good)
            load(t, player, good, kept.value)


def booty_left(t: Table) -> int:
    """How much there is to draw, with the discard pile."""
    return t.booty.left + t.discard.left


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
    t.drawn = (t.quay[0], t.quay[1], t.quay[2], talismans)
    if t.outcome is not None and rule == "P7-CAPTAIN-21":
        t.outcome = t.outcome.with_booty(player.seat, len(drawn), talismans)
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
