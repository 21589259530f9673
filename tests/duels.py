"""The way to a battle between two players of Merchants & Marauders, for tests of what happens in one."""

from functools import cache
from random import Random

from freebooter.games import find_game
from freebooter.kernel.match import Match, new_match

OPTIONS = {"npc_orders": "program"}
LIKED = ("scout-player", "sail-caribbean-sea", "leave-port", "pass", "end-turn")
MOST = 60


def preferred(names: list[str], chance: Random) -> str:
    """Out to the Caribbean Sea, and there at the other's throat."""
    for start in LIKED:
        for name in names:
            if name.startswith(start):
                return name
    return chance.choice([name for name in names if name != "retire"])


def way_to_battle(seed: str) -> tuple[Match, list[tuple[int, str]]]:
    """A match of two up to the first declaration of a battle between them, and the moves that led there."""
    game = find_game("marauders")
    match = new_match(game, 2, OPTIONS, seed)
    chance = Random(seed)
    moves: list[tuple[int, str]] = []
    while len(moves) < MOST:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        if ask.prompt == "declare":
            return match, moves
        name = preferred([option.name for option in ask.options], chance)
        move = game.moves.by_name(name)
        assert move is not None
        match.play(seat, move)
        moves.append((seat, name))
    raise AssertionError(f"no battle within {MOST} moves with the seed {seed!r}")


@cache
def moves_to_battle(seed: str) -> list[tuple[int, str]]:
    return way_to_battle(seed)[1]
