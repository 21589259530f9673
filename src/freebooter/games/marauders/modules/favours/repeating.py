"""One favour repeats a roll, a draw, or the search of an NPC; each situation takes one favour only (SG-M10-13)."""

from typing import Final

from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.draws import cards_lying, draw_again
from freebooter.games.marauders.modules.favours import advice
from freebooter.games.marauders.modules.favours.board import MODULE, favours_of, spend_favours
from freebooter.games.marauders.moves import MOVES, NO_MOVES
from freebooter.games.marauders.names import SKULL
from freebooter.games.marauders.npcs.scouting import scout_anew
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.previews.measured import event_about, first_roll, number_in
from freebooter.games.marauders.registries.purposes import PURPOSES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

SPEND_FAVOUR: Final = MOVES.one("spend-favour")


class SpendFavour(ValuedOffer):
    """One favour for one situation, in which it can help."""

    def __init__(self, rule: str) -> None:
        super().__init__([SPEND_FAVOUR])
        self.rule: Final = rule

    def helps(self, t: Table) -> bool:
        """Could the situation become better?"""
        return True

    def again(self, t: Table, player: Player) -> None:
        raise TypeError(f"{type(self).__name__} must say what is repeated")

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if favours_of(t, ask.seat) == 0:
            return Refusal("mm-no-favours", self.rule)
        if MODULE in t.repeated_by:
            return Refusal("mm-favour-spent-here", "SG-M10-13")
        return None if self.helps(t) else Refusal("mm-favour-without-use", "SG-AMB-110")

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        may = favours_of(t, seat) > 0 and MODULE not in t.repeated_by and self.helps(t)
        return self.moves if may else NO_MOVES

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"left": number_in(event_about(played, "favours-spent", ask.seat, self.rule), "favours")}

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player = t.players[seat]
        spend_favours(t, player, 1, self.rule)
        self.again(t, player)
        return ()


class RepeatRoll(SpendFavour):
    """An own roll outside combat and raids: all its dice, and the new result stands (SG-M10-07 to 09, SG-AMB-63)."""

    def helps(self, t: Table) -> bool:
        return dice.can_be_better(t)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """The chance of all that the roll needs; where a part of it helps too, the chance of more than it has now."""
        count, wanted, left = len(t.rolled), wanted_successes(t), favours_of(t, ask.seat) - 1
        chance = percent(at_least(count, wanted))
        more = percent(at_least(count, dice.successes(t.rolled) + 1)) if has_more_to_hope(t) else 0
        return Note("mm-brings-favour-roll", self.rule, dice=count, needed=wanted, chance=chance, more=more, left=left)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {**super().measured(played, ask, move), "dice": len(new_faces(played))}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        before = played.before
        got = new_faces(played).count(SKULL)
        found = {"chance": got >= wanted_successes(before)}
        if has_more_to_hope(before):
            found["more"] = got > dice.successes(before.rolled)
        return found

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return advice.roll_worth(t, player) - advice.last_favour(t, player)

    def again(self, t: Table, player: Player) -> None:
        dice.repeat_roll(t, player, MODULE)


def wanted_successes(t: Table) -> int:
    """As many as can help."""
    return min(t.roll_needs, len(t.rolled))


def has_more_to_hope(t: Table) -> bool:
    """Would fewer successes than are wanted be better than those that lie, for rolls that count each one?"""
    return advice.each_counts(t) and dice.successes(t.rolled) + 1 < wanted_successes(t)


def new_faces(played: Played[Table]) -> list[int]:
    faces = first_roll(played, PURPOSES[played.before.roll_purpose])
    assert faces is not None
    return faces


class RepeatDraw(SpendFavour):
    """All cards just drawn together, and as many new ones stand (SG-M10-05, SG-AMB-72)."""

    def helps(self, t: Table) -> bool:
        return cards_lying(t) > 0

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return Note("mm-brings-favour-draw", self.rule, cards=cards_lying(t), left=favours_of(t, ask.seat) - 1)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return advice.draw_worth(t, player) - advice.last_favour(t, player)

    def again(self, t: Table, player: Player) -> None:
        draw_again(t, player, MODULE)


class RepeatSearch(SpendFavour):
    """An NPC that has found the captain repeats one successful roll, and that is final (SG-M10-10, SG-AMB-102)."""

    def helps(self, t: Table) -> bool:
        return dice.successes(t.rolled) > 0

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        count, left = len(t.rolled), favours_of(t, ask.seat) - 1
        chance = percent(1 - at_least(count))
        return Note("mm-brings-favour-search", self.rule, dice=count, chance=chance, left=left)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        event = event_about(played, "npc-scouts", ask.seat)
        faces = [] if event is None else event.data["dice"]
        return {"chance": isinstance(faces, list) and SKULL not in faces}

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return advice.search_worth(t, player) - advice.last_favour(t, player)

    def again(self, t: Table, player: Player) -> None:
        scout_anew(t, player, MODULE)


REPEAT_ROLL: Final = RepeatRoll("SG-M10-07")
REPEAT_DRAW: Final = RepeatDraw("SG-M10-05")
REPEAT_SEARCH: Final = RepeatSearch("SG-M10-10")
