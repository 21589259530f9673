"""Find moves by their words, and why they are not on offer."""

import re

from freebooter.kernel.ask import Ask
from freebooter.kernel.match import Match
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from freebooter.words import Words
from freebooter.words.search_key import search_key

ANOTHER_QUESTION = "not-this-question"


def tokens(text: str) -> list[str]:
    """Words without case and accents."""
    return re.findall(r"[a-z0-9]+", search_key(text))


def fits(wanted: list[str], words: list[str]) -> bool:
    """Is each wanted word the beginning of one of the words? One that ends in a digit must match whole."""
    return all(
        any(word == other or (not word[-1].isdigit() and other.startswith(word)) for other in words) for word in wanted
    )


class Finder:
    """Finds moves of one question by name or by words."""

    def __init__(self, match: Match, ask: Ask, words: Words) -> None:
        self.match = match
        self.ask = ask
        self.words = words

    def text(self, move: Move) -> str:
        return self.words.move(self.match.game, move)

    def options(self, typed: str) -> list[Move]:
        """The options that may be meant: the one that has this name, or all that have these words."""
        for move in self.ask.options:
            if typed in (move.name, self.text(move)):
                return [move]
        wanted = tokens(typed)
        found = [move for move in self.ask.options if wanted and fits(wanted, self._words_of(move))]
        started = [move for move in found if self._starts(wanted, move)]
        return started if len(started) == 1 else found

    def moves(self, typed: str) -> list[Move]:
        """The moves of the game that may be meant; those of this question if there are any."""
        exact = self.match.game.moves.by_name(typed)
        if exact is not None:
            return [exact]
        wanted = tokens(typed)
        if not wanted:
            return []
        found = [move for move in self._known() if fits(wanted, self._words_of(move))]
        here = [move for move in found if not self._is_of_another_question(move)]
        return here or found

    def reasons(self, moves: list[Move]) -> list[tuple[list[Move], Refusal]]:
        """Moves that are not on offer, those with the same reason together."""
        grouped: list[tuple[list[Move], Refusal]] = []
        for move in moves:
            refusal = self.match.refuse(self.ask.seat, move)
            if refusal is None:
                continue
            for together, reason in grouped:
                if reason == refusal:
                    together.append(move)
                    break
            else:
                grouped.append(([move], refusal))
        return grouped

    def all_reasons(self) -> list[tuple[list[Move], Refusal]]:
        """Everything that this question might offer and does not."""
        return self.reasons([move for move in self._known() if not self._is_of_another_question(move)])

    def sentence(self, moves: list[Move], refusal: Refusal) -> str:
        named = ", ".join(self.text(move) for move in moves[:2])
        if len(moves) > 2:
            named = f"{self.text(moves[0])} … {self.text(moves[-1])}"
        return f"{named}: {self.words.refusal(self.match.game, refusal)}"

    def _known(self) -> list[Move]:
        """All moves of the game by its options."""
        return [move for move in self.match.game.moves.table if self.match.has_move(move)]

    def _starts(self, wanted: list[str], move: Move) -> bool:
        """Does the text of the move begin with these words? Then a letter or two are enough."""
        words = tokens(self.text(move))
        pairs = zip(wanted, words, strict=False)
        return len(wanted) <= len(words) and all(fits([word], [other]) for word, other in pairs)

    def _words_of(self, move: Move) -> list[str]:
        return tokens(f"{move.name} {self.text(move)}")

    def _is_of_another_question(self, move: Move) -> bool:
        refusal = self.match.refuse(self.ask.seat, move)
        return refusal is not None and refusal.message == ANOTHER_QUESTION
