"""Plays 200 games of the base by chance and prints a hash of each: questions, options, draws, log lines.

    python -m tests.games.marauders.base_traces [module]

With a module (`idle`: one that does nothing) the games are played with it.
"""

import sys
from hashlib import blake2b

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, module_names
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.events import Journal
from freebooter.kernel.run import Run

SEEDS = 200
MOST = 250  # decisions of a game: every room of the rules is met in them


def trace(seed: int, modules: list[str]) -> str:
    state = GAME.setup(GAME.options({"modules": modules}), 2 + seed % 3, SearchChance(f"base {seed}"))
    state.journal = Journal()
    run = Run(GAME, state, keeps=False)
    run.begin()
    chooser, told = SearchChance(f"chooser {seed}"), blake2b(digest_size=8)
    for _decision in range(MOST):
        pending = run.question
        if pending is None:
            break
        for seat in pending.asked():
            ask = pending.ask_of(seat)
            assert ask is not None
            told.update(f"{seat} {pending.prompt} {[move.name for move in ask.options]}".encode())
        answers = [
            ask.options[chooser.below(len(ask.options))] for seat in pending.asked() if (ask := pending.ask_of(seat))
        ]
        if len(answers) == 1 and pending.ask_of(pending.asked()[0]) is pending:
            run.answer(answers[0])
        else:
            run.answer_together(answers)
    told.update("\n".join([repr(event) for event in state.journal.events]).encode())
    told.update(str(state.chance.below(1 << 30)).encode())  # as many numbers were drawn
    return told.hexdigest()


if __name__ == "__main__":
    wanted = sys.argv[1:]
    if wanted == ["idle"]:
        add_module(Module("idle"))
    print(" ".join(module_names()))
    for seed in range(SEEDS):
        print(trace(seed, wanted))
