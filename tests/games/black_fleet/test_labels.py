"""Moves named in full, as in the label of undo and in a hint: which ship, and whose."""

import pytest

from freebooter.games.black_fleet.fortune.actions import ARMED_ATTACK
from freebooter.games.black_fleet.fortune.other_ships import PUSH_SHIP, PUSH_TO, WHIRLPOOL_SHIP
from freebooter.games.black_fleet.game import GAME
from freebooter.games.black_fleet.names import SHIPS
from freebooter.games.black_fleet.turn.choose_ship import NEXT_SHIP
from freebooter.games.black_fleet.turn.sail import SAIL
from freebooter.kernel.ask import AnyQuestion, Ask
from freebooter.kernel.history import MoveEntry
from freebooter.kernel.match import new_match
from freebooter.words import Words

ENGLISH = Words("en", names=["Anna", "Ben", "Cleo", "Dan"], strict=True)
POLISH = Words("pl", names=["Anna", "Ben", "Cleo", "Dan"], strict=True)
MERCHANT, PIRATE, NAVY = 0, 1, 2
QUESTIONS: list[AnyQuestion] = [SAIL, ARMED_ATTACK, PUSH_TO, PUSH_SHIP, WHIRLPOOL_SHIP, NEXT_SHIP]


def said(words: Words, prompt: str, name: str, about: int = 0) -> str:
    move = GAME.moves.by_name(name)
    assert move is not None
    question = next(question for question in QUESTIONS if question.prompt == prompt)
    return words.move_in_full(GAME, Ask(0, question, [move], about=about), move)


@pytest.mark.parametrize(
    ("prompt", "about", "move", "english", "polish"),
    [
        ("sail", MERCHANT, "sail-to-E5", "the merchant sails to E5", "kupiec płynie na E5"),
        ("sail", NAVY, "sail-to-E5", "the yellow navy ship sails to E5", "żółty okręt płynie na E5"),
        ("sail", MERCHANT, "sell", "the merchant sells its cargo", "kupiec sprzedaje ładunek"),
        ("sail", PIRATE, "bury", "the pirate buries its treasure", "pirat zakopuje skarb"),
        ("sail", PIRATE, "finish", "the pirate is finished", "pirat kończy ruch"),
        (
            "sail", PIRATE, "attack-merchant-2",
            "the pirate attacks Ben's merchant", "pirat atakuje: kupiec gracza Ben",
        ),
        (
            "armed-merchantman", MERCHANT, "attack-merchant-3",
            "the merchant attacks Cleo's merchant", "kupiec atakuje: kupiec gracza Cleo",
        ),
        (
            "push-to", SHIPS.index("pirate-4"), "sail-to-E5",
            "Contrary Current pushes Dan's pirate to E5", "Przeciwny prąd przesuwa: pirat gracza Dan, na E5",
        ),
        (
            "push-to", SHIPS.index("violet-navy"), "sail-to-E5",
            "Contrary Current pushes the violet navy ship to E5", "Przeciwny prąd przesuwa: fioletowy okręt, na E5",
        ),
        ("push-ship", 0, "ship-merchant-2", "Contrary Current pushes Ben's merchant", ""),
        ("whirlpool-ship", 0, "ship-yellow-navy", "Whirlpool for the yellow navy ship", ""),
        ("choose-ship", 0, "activate-pirate", "sail the pirate", "płynie pirat"),
    ],
)  # fmt: skip
def test_a_move_in_full(prompt: str, about: int, move: str, english: str, polish: str) -> None:
    assert said(ENGLISH, prompt, move, about) == english
    assert not polish or said(POLISH, prompt, move, about) == polish


def test_a_move_that_was_made_keeps_its_question() -> None:
    """Also after an undo and in the moves that are played again for it."""
    match = new_match(GAME, 3, {}, "labels")
    told: set[str] = set()
    while len(match.history) < 60:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        sailing = [move for move in ask.options if move.verb == "sail-to"]
        match.play(seat, sailing[0] if sailing else ask.options[0])
        entry = match.live[-1]
        assert isinstance(entry, MoveEntry) and entry.ask is not None and entry.ask.prompt == ask.prompt
        told.add(ENGLISH.move_in_full(GAME, entry.ask, entry.move).split(" sails to ")[0])
    assert {"the merchant", "the pirate"} <= told
