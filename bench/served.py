"""The server that is measured: Freebooter's own, with the calibration loop of `make bench` beside its work.

    python bench/served.py [serve's own options]

Often two processors are two threads of one, and whoever plays the clients on the other one slows the server down: by a
half on some machines. So the loop is timed where the server's work is done, by the same thread and at the same time: a few
turns every now and then, told among the metrics, to be taken off the processor time of the server.
Answers that a server holds back for a second, so that nobody reads a hand from how soon they come, are entered at once.
"""  # noqa: E501

import asyncio
import sys
from functools import partial
from time import thread_time

import calib

from freebooter.cli.commands.server import serve as serving
from freebooter.cli.main import main as freebooter
from freebooter.cli.server_options import make_settings
from freebooter.server.metrics import Metrics
from freebooter.server.tables.house import House

TURNS = 8
PAUSE = 0.02


class Beside:
    """Turns of the calibration loop between what else the event loop does."""

    def __init__(self) -> None:
        self.turns = 0
        self.seconds = 0.0

    async def run(self) -> None:
        chest, names = calib.Chest(), dict[int, int]()
        while True:
            await asyncio.sleep(PAUSE)
            start = thread_time()
            for _ in range(TURNS):
                calib.turn(chest, names)
            self.seconds += thread_time() - start
            self.turns += TURNS

    def lines(self) -> str:
        return f"freebooter_calibration_turns {self.turns}\nfreebooter_calibration_seconds {self.seconds:.6f}\n"

    def set_up(self) -> None:
        tidy, text = House._tidy, Metrics.text

        async def tidy_and_turn(house: House) -> None:
            await asyncio.gather(tidy(house), self.run())

        House._tidy = tidy_and_turn  # type: ignore[method-assign, assignment]
        Metrics.text = lambda metrics: text(metrics) + self.lines()  # type: ignore[method-assign, assignment]


def serve(command: list[str]) -> None:
    """Be the server, until stopped."""
    Beside().set_up()
    vars(serving)["make_settings"] = partial(make_settings, pass_seconds=0.0)
    sys.argv = ["freebooter", *command]
    freebooter()


if __name__ == "__main__":
    serve(sys.argv[1:])
