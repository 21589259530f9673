"""How long a decision of `master` takes with one worker, two, …: `.venv/bin/python -m bench.parts`.

Its parts are made one after another in this process, and each is timed in processor time, which a busy machine spoils
little. From these times follows how long a decision takes where every worker has a core: parts begin in their order, as
soon as a worker is free, and end when those that are done decide. `--clock` sends the same decisions through the
server's pool and looks at the clock as well: on a machine with nothing else to do that says the same.

They are decisions of `master` but for its patience: on a slow machine it would decide before its iterations are made.
"""

import argparse
import asyncio
from statistics import mean
from time import perf_counter, process_time

from freebooter.bots import add_bot, choose, make_bot
from freebooter.bots.parts import Tally, add_up, is_decided
from freebooter.bots.search import SearchBot
from freebooter.games import find_game
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record.lines import lines_of
from freebooter.server.metrics import Metrics
from freebooter.server.workers.jobs import Job
from freebooter.server.workers.pool import Pool

THOUGHT, PARTS, PLAYERS = 6.0, 4, 3
Part = tuple[float, list[Tally]]
add_bot("patient", lambda seed, seconds, iterations: patient(seed, PARTS), parts=PARTS)


def patient(seed: int | str, parts: int) -> SearchBot:
    return SearchBot(seed, thought=THOUGHT, parts=parts)


def positions(game: str, count: int) -> list[tuple[Match, Job]]:
    """Decisions of one game that a quick search does not find easy."""
    match = new_match(find_game(game), PLAYERS, {}, "bench parts")
    found: list[tuple[Match, Job]] = []
    while len(found) < count:
        seat = match.asked[0]
        bot = make_bot("search", "bench", iterations=60)
        move = choose(bot, match, seat)
        tries = sorted(bot.tried.values(), reverse=True)
        if len(tries) > 1 and tries[0] < 2 * tries[1]:
            lines = [line.decode().rstrip("\n") for line in lines_of(match)]
            found.append((match.copy(), Job("bench", lines, len(lines), seat, "patient", f"bench {len(found)}")))
        match.play(seat, move)
    return found


def seconds_of(match: Match, job: Job, part: int | None, parts: int) -> Part:
    bot = patient(job.seed, parts)
    bot.part = part
    began = process_time()
    choose(bot, match, job.seat)
    return process_time() - began, bot.found


def latency(parts: list[Part], workers: int, most: int) -> float:
    """When the parts that are done decide, with so many workers that have nothing else to do; they count in order."""
    free = [0.0] * workers
    latest = 0.0
    counted: list[Tally] = []
    for number, (took, found) in enumerate(parts):
        at = free.index(min(free))
        free[at] += took
        latest = max(latest, free[at])
        counted = add_up([counted, found])
        if is_decided(counted, most * (len(parts) - number - 1)):
            break
    return latest


async def by_the_clock(jobs: list[Job], workers: int) -> float:
    pool = Pool(workers, ("bench.parts",), 0, Metrics())
    try:
        await asyncio.gather(*[pool.choose(jobs[0], 600.0) for _each in range(workers)])  # processes start and read
        began = perf_counter()
        for job in jobs:
            await pool.choose(job, 600.0)
        return (perf_counter() - began) / len(jobs)
    finally:
        pool.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="seven-seas")
    parser.add_argument("--decisions", type=int, default=6)
    parser.add_argument("--clock", action="store_true")
    said = parser.parse_args()
    asked = positions(said.game, said.decisions)
    most = patient("", PARTS).iterations_of_part(find_game(said.game), asked[0][0].run.state)
    tree = [seconds_of(match, job, None, 1)[0] for match, job in asked]
    parts = [[seconds_of(match, job, part, PARTS) for part in range(PARTS)] for match, job in asked]
    print(f"{said.game}: one tree {mean(tree):.2f} s", flush=True)
    for workers in (1, 2, 4):
        line = f"{workers} workers {mean(latency(one, workers, most) for one in parts):.2f} s"
        if said.clock:
            line += f", by the clock {asyncio.run(by_the_clock([job for _match, job in asked], workers)):.2f} s"
        print(line, flush=True)


if __name__ == "__main__":
    main()
