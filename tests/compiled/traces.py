"""Random games as hashes: run by both engines, it must print the same.

    python -m tests.compiled.traces                  a line for each game: how many questions, and a hash of all
    python -m tests.compiled.traces GAME PLAYERS OPTIONS SEED    that game, a line for each question
    python -m tests.compiled.traces --records        whole records of some games
    python -m tests.compiled.traces --bots           whole games of bots that search
    python -m tests.compiled.traces --streams        numbers of all kinds of chance

To compare another game, add a line to GAMES.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import msgspec

from freebooter.bots import choose_in
from freebooter.bots.search import SearchBot
from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import MatchChance, SearchChance, key_from_seed
from freebooter.kernel.laws.driving import SeededChooser, asked_of, options_of, play_some
from freebooter.kernel.match import new_match
from freebooter.kernel.note import Refusal
from freebooter.kernel.record import lines_of
from freebooter.kernel.run import start
from freebooter.kernel.state import digest
from freebooter.kernel.world import world
from freebooter.lab import simulate
from tests.laws import test_black_fleet as black_fleet
from tests.laws import test_seven_seas as seven_seas


@dataclass(frozen=True)
class Games:
    """This many games for each set of options and each number of players."""

    game: str
    players: list[int]
    options: Sequence[Mapping[str, object]]
    each: int


GAMES = [
    Games("seven-seas", [2, 3, 4], [*seven_seas.EDITIONS, *seven_seas.TURNED], each=11),
    Games("black-fleet", [3, 4], [{"round_limit": 14}, *black_fleet.TURNED], each=7),
    Games("black-fleet", [3], black_fleet.THREE_ONLY, each=7),
    Games("marauders", [2, 3, 4], [{}, {"npc_orders": "program"}, {"points_to_win": 3}], each=10),
    Games("marauders", [3], [{"edition": "first-voyage"}, {"edition": "merchants"}, {"edition": "rough-seas"}], each=2),
    Games("marauders", [4], [{"edition": "cutthroats"}, {"edition": "everything"}], each=2),
]
WORLDS = 9
"""After this many questions a world is dealt too."""


def questions(game: str, players: int, options: Mapping[str, object], seed: str) -> Iterator[str]:
    """At every question: the state, who is asked what, and what is on offer; now and then a world."""
    found = find_game(game)
    run = start(found, found.options(options), players, SearchChance(seed))
    chooser = SeededChooser(seed)
    number = 0
    while run.question is not None:
        prompt, seats = asked_of(run)
        offers = [[move.code for move in options_of(run.question, seat)] for seat in seats]
        told = f"{number} {digest(run.state)} {prompt} {seats} {offers}"
        if number % WORLDS == 0:
            dealt = world(run, seats[0], SearchChance(f"{seed} {number}"))
            play_some(dealt, SeededChooser(number), 5)
            told += f" {digest(dealt.state)}"
        yield told
        play_some(run, chooser, 1)
        number += 1
    yield f"{number} {digest(run.state)} {found.result(run.state)}"


def all_games() -> Iterator[tuple[str, int, Mapping[str, object], str]]:
    for games in GAMES:
        for options in games.options:
            for players in games.players:
                for number in range(games.each):
                    yield games.game, players, options, f"trace {number}"


def print_games() -> None:
    for game, players, options, seed in all_games():
        count, sum_of_all = 0, blake2b(digest_size=8)
        for told in questions(game, players, options, seed):
            sum_of_all.update(told.encode())
            count += 1
        print("\t".join([game, str(players), as_json(options), seed, str(count), sum_of_all.hexdigest()]))


def print_records() -> None:
    """Played as matches: provable chance, events, hashes of checkpoints, undo where it is free."""
    for game, players, options, seed in all_games():
        if not seed.endswith(" 0"):
            continue
        match = new_match(find_game(game), players, options, seed)
        chooser = SeededChooser(seed)
        while not match.over:
            seat = match.asked[0]
            ask = match.ask_of(seat)
            assert ask is not None
            match.play(seat, ask.options[chooser.pick(len(ask.options))])
            if chooser.pick(10) == 0 and not isinstance(match.undoable(seat), Refusal):
                match.undo(seat)
        print(b"".join(lines_of(match)).decode(), end="")
        print([repr(event) for event in match.log(0)])


SHORT = {"seven-seas": {"round_limit": 4}, "black-fleet": {"round_limit": 2}, "marauders": {"points_to_win": 2}}
"""Games of bots end soon: what matters is that they think up to the end, where there is nothing more to ask."""


def print_bots() -> None:
    for game, options in SHORT.items():
        played = simulate(game, options, find_game(game).fewest, ["search:3"], 2, 1, "traces").played
        for one in played:
            print(game, one.decisions, one.places, one.scores)
        print_thoughts(game)


def print_thoughts(game: str) -> None:
    """How often each option is tried where a search has enough at some time, which hangs on its means and errors."""
    run = start(find_game(game), find_game(game).options({}), find_game(game).fewest, SearchChance("thoughts"))
    for number in range(3):
        assert run.question is not None
        bots = {seat: SearchBot(number, None, 400) for seat in run.question.asked()}
        moves = [choose_in(bot, run, seat) for seat, bot in bots.items()]
        print(game, [move.name for move in moves], [bot.tried for bot in bots.values()])
        run.repeat(moves[0] if isinstance(run.question, Ask) else moves)


def print_streams() -> None:
    for seed in [*range(200), "a", "harbour", -1, 1 << 70]:
        chance = SearchChance(seed)
        print(seed, [chance.below(n) for n in (2, 6, 1000, 344_331, (1 << 31) - 1)])
        chance.mark()
        print([chance.die() for each in range(20)], chance.again().below(1 << 30))
    for seed in range(20):
        proven = MatchChance(key_from_seed(seed), epoch=seed)
        print(seed, [proven.below(n) for n in (2, 6, 1000, 1 << 40, 3 << 54, 1 << 56)], proven.count)


def as_json(options: Mapping[str, object]) -> str:
    return msgspec.json.encode(options).decode()


def main(arguments: list[str]) -> None:
    if arguments == ["--records"]:
        print_records()
    elif arguments == ["--bots"]:
        print_bots()
    elif arguments == ["--streams"]:
        print_streams()
    elif arguments:
        game, players, options, seed = arguments
        for told in questions(game, int(players), msgspec.json.decode(options), seed):
            print(told)
    else:
        print_games()


if __name__ == "__main__":
    main(sys.argv[1:])
