"""How long the levels think: processor time of a decision, its mean and the longest, in seconds.

    .venv/bin/python bench/levels.py                     interpreted: what a level's seconds are counted in
    PYTHONPATH=build/fast .venv/bin/python bench/levels.py black-fleet

At the positions of `bench/search.py`: decisions among three options or more, all over games of four players.
"""

import argparse
from statistics import mean
from time import process_time

from own import mode
from search import positions

from freebooter.bots import choose_in, make_bot

LEVELS = ("gentle", "easy", "normal", "hard", "master")
TABLES = ("seven-seas", "black-fleet", "marauders", "marauders:first-voyage")
PLAYERS = 4


def times(table: str, level: str) -> list[float]:
    found = []
    for number, (run, seat) in enumerate(positions(table, PLAYERS)):
        begun = process_time()
        choose_in(make_bot(level, f"levels {number}"), run, seat)
        found.append(process_time() - begun)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", default=TABLES, help="games, or game:preset")
    print(f"{mode()}; seconds for a decision, mean / longest")
    print("| | " + " | ".join(f"`{level}`" for level in LEVELS) + " |\n" + "|---" * (len(LEVELS) + 1) + "|")
    for table in parser.parse_args().tables:
        print(f"| {table} ", end="", flush=True)
        for level in LEVELS:
            found = times(table, level)
            print(f"| {mean(found):.2f} / {max(found):.2f} ", end="", flush=True)
        print("|")


if __name__ == "__main__":
    main()
