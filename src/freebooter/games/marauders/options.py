# mypyc: skip
"""What can be chosen before a game."""

from typing import Annotated, Literal

import msgspec

from freebooter.games.marauders import hooks
from freebooter.games.marauders.settings import VERSION, Rules
from freebooter.kernel.note import Note, refused
from freebooter.kernel.options import between

FEWEST, MOST = 2, 30


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`points_to_win`: 10, fewer for a shorter game, more for a longer one; half of them can come from the stash.

    `final_points`: what decides between players who have them all, everything or the track alone (MM-END-03).
    `npc_orders`: who fights for an NPC, the left neighbour (MM-NPC-23) or the program (MM-AMB-74).
    """

    points_to_win: Annotated[int, between(FEWEST, MOST)] = 10
    final_points: Literal["total", "track"] = "total"
    npc_orders: Literal["neighbour", "program"] = "neighbour"
    modules: list[str] = []


def rules_of(options: Options, version: int = VERSION) -> Rules:
    """The numbers that the rules work with."""
    if not FEWEST <= options.points_to_win <= MOST:
        raise refused("bad-option", reason="mm-option-points-to-win", game="marauders")
    modules = hooks.resolve(options.modules)
    return Rules(
        points_to_win=options.points_to_win,
        stash_limit=options.points_to_win // 2,  # MM-STASH-03: 5 of 10
        final_by_track=options.final_points == "track",
        npcs_by_program=options.npc_orders == "program",
        modules=modules,
        packs=hooks.packs_of(modules),
        version=version,
    )


def terms_of(options: Options) -> Note:
    """How many points are enough, and how many of them the stash can bring (MM-END-01, MM-STASH-03)."""
    rules = rules_of(options)
    return Note("mm-aim-points", "MM-END-01", points=rules.points_to_win, stash=rules.stash_limit)
