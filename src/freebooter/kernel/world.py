"""Worlds: what might be true, as far as one seat can know."""

from freebooter.kernel.chance import Chance
from freebooter.kernel.run import Run
from freebooter.kernel.seat import Seat


def world(run: Run, seat: Seat, chance: Chance) -> Run:
    """A copy in which everything `seat` cannot know is dealt anew, with `chance` for its future.

    It is a function of the seat's view and the chance alone. Worlds are made where the seat has to
    decide: for another seat's question the options themselves would tell what that seat holds.
    """
    if run.question is None or seat not in run.question.asked():
        raise ValueError(f"seat {seat} has nothing to decide here, so no world can be dealt for it")
    dealt = run.copy(keeps=False)
    dealt.game.redeal(dealt.state, seat, chance)
    dealt.state.chance = chance
    return dealt
