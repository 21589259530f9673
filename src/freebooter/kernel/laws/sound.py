# mypyc: skip
"""Laws about a single position: offers, refusals, what is on the table."""

from freebooter.kernel.laws.driving import LawBroken
from freebooter.kernel.match import Match


def offers_are_sound(match: Match) -> None:
    """Options are never empty and never twice the same."""
    for seat in match.asked:
        ask = match.ask_of(seat)
        if ask is None or not ask.options:
            raise LawBroken("options are never empty", match, f"seat {seat} is asked {match.prompt!r}")
        if len({move.code for move in ask.options}) != len(ask.options):
            raise LawBroken("options are unique", match, f"{match.prompt!r} offers {ask.options}")


def every_option_applies(match: Match) -> None:
    for seat in match.asked:
        ask = match.ask_of(seat)
        assert ask is not None
        for move in ask.options:
            twin = match.copy()
            try:
                twin.play(seat, move)
            except Exception as error:
                raise LawBroken("every option applies", match, f"{move} raised {error!r}") from error


def nothing_lost(match: Match, conserved: dict[str, int]) -> None:
    now = match.game.audit(match.run.state)
    if now != conserved:
        changed = {name: (conserved.get(name), count) for name, count in now.items() if conserved.get(name) != count}
        raise LawBroken("nothing is lost", match, f"was and is: {changed}")
    faults = match.game.faults(match.run.state)
    if faults:
        raise LawBroken("states are sound", match, "; ".join(faults))


def result_is_sound(match: Match) -> None:
    result = match.result()
    if len(result.places) != match.seats or min(result.places) != 1:
        raise LawBroken("games end", match, f"the places are {result.places}")
