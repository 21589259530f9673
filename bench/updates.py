"""The cost of a move's updates: processor time of the rules for all seats of a table, in milliseconds.

    python bench/updates.py [--games seven-seas,marauders:everything] [--seats 4] [--moves 1500] [--seed 1]

Random games in one process, without a server, sockets or texts. Printed for each game and each part: the mean for one
question, and the longest of all, which is how long the event loop would have been blocked. `view` and
`board_numbers` are those of all seats, `options` is the previews of the options of the asked seats, `risks` likewise.
"""

import argparse
import gc
from time import process_time

import msgspec
from own import game_and_options

from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match, new_match

PARTS = ("move", "view", "board_numbers", "options", "risks", "encoding")


def measure_updates(match: Match, times: dict[str, list[float]]) -> None:
    """What the server does for every seat, part by part."""
    seats = range(match.seats)
    state = match.run.state
    start = process_time()
    views = [match.view(seat) for seat in seats]
    seen = process_time()
    numbers = [match.board_numbers(seat) for seat in seats]
    looked = process_time()
    asks = [ask for ask in map(match.ask_of, match.asked) if ask is not None]
    for ask in asks:
        ask.words(state)
        for move in ask.options:
            ask.preview(state, move)
    chosen = process_time()
    for ask in asks:
        ask.risks(state)
    warned = process_time()
    msgspec.json.encode([views, numbers])
    marks = (start, seen, looked, chosen, warned, process_time())
    for at, part in enumerate(PARTS[1:]):
        times[part].append(marks[at + 1] - marks[at])


def measure(name: str, seats: int, moves: int, seed: int) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {part: [] for part in PARTS}
    chance = SearchChance(f"telling {seed}")
    game, options = game_and_options(name)
    match = new_match(game, seats, options, seed)
    gc.freeze()  # as the server does: permanent objects are not collected
    while len(times["move"]) < moves:
        if match.over:
            seed += 1
            match = new_match(game, seats, options, seed)
        measure_updates(match, times)
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        start = process_time()
        match.play(seat, ask.options[chance.below(len(ask.options))])
        times["move"].append(process_time() - start)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="seven-seas,black-fleet,marauders,marauders:everything")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"{'mean / longest, ms':20}" + "".join(f"{part:>16}" for part in PARTS) + f"{'updates in all':>16}")
    for name in args.games.split(","):
        times = measure(name, args.seats, args.moves, args.seed)
        whole = [sum(parts) for parts in zip(*[times[part] for part in PARTS[1:]], strict=False)]
        columns = [*[times[part] for part in PARTS], whole]
        figures = [f"{1000 * sum(one) / len(one):.2f} / {1000 * max(one):.1f}" for one in columns]
        print(f"{name:20}" + "".join(f"{figure:>16}" for figure in figures))


if __name__ == "__main__":
    main()
