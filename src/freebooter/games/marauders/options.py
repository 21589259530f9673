# mypyc: skip
"""What can be chosen before a game."""

from typing import Annotated, Literal

import msgspec

from freebooter.games.marauders.presets import BASE, choose_modules, find_preset, offered_presets
from freebooter.games.marauders.seams.module_set import module_names, packs_of
from freebooter.games.marauders.settings import VERSION, Rules
from freebooter.kernel.note import Note, refused
from freebooter.kernel.people.options import between, for_people

FEWEST, MOST = 2, 30


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`edition`: a preset; what is None is as in the preset. `modules`: of the expansion, instead of the preset's.

    `points_to_win`: 10, fewer for a shorter game, more for a longer one; half of them can come from the stash.

    `final_points`: what decides between players who have them all, everything or the track alone (MM-END-03).
    `npc_orders`: who fights for an NPC, the left neighbour (MM-NPC-23) or the program (MM-AMB-74).
    `asks_before_end`: a turn with nothing left to do is ended by its player, who sees the risks, not by the program.
    """

    edition: str = BASE
    points_to_win: Annotated[int, between(FEWEST, MOST)] | None = None
    final_points: Literal["total", "track"] = "total"
    npc_orders: Literal["neighbour", "program"] = "neighbour"
    modules: list[str] | None = None
    asks_before_end: Annotated[bool, for_people()] = False


def editions() -> dict[str, dict[str, object]]:
    """What each preset sets where nothing is chosen."""
    return {name: msgspec.structs.asdict(preset) for name, preset in offered_presets().items()}


def known_values() -> dict[str, list[str]]:
    return {"edition": list(offered_presets()), "modules": module_names()}


def written_out(options: Options) -> dict[str, object]:
    """What a preset and the modules stand for, for games that must stay the same when presets change.

    Empty for the base game. Only here the preset itself is checked: a stored game goes on without it.
    """
    find_preset(options.edition)
    if options.edition == BASE and not options.modules:
        return {}
    rules = rules_of(options)
    chosen = [name for name in module_names() if name in rules.modules]  # bridges come by themselves
    return {"points_to_win": rules.points_to_win, "modules": chosen}


def notices_of(options: Options) -> list[Note]:
    """What people should know about the modules, such as those that others have switched on."""
    return choose_modules(options.edition, options.modules).notices


def rules_of(options: Options, version: int = VERSION) -> Rules:
    """The numbers that the rules work with."""
    points = options.points_to_win
    if points is None:
        points = find_preset(options.edition).points_to_win
    if not FEWEST <= points <= MOST:
        raise refused("bad-option", reason="mm-option-points-to-win", game="marauders")
    modules = choose_modules(options.edition, options.modules).modules
    return Rules(
        points_to_win=points,
        stash_limit=points // 2,  # MM-STASH-03: 5 of 10
        final_by_track=options.final_points == "track",
        npcs_by_program=options.npc_orders == "program",
        modules=modules,
        packs=packs_of(modules),
        version=version,
        asks_before_end=options.asks_before_end,
    )


def terms_of(options: Options) -> Note:
    """How many points are enough, and how many of them the stash can bring (MM-END-01, MM-STASH-03)."""
    rules = rules_of(options)
    return Note("mm-aim-points", "MM-END-01", points=rules.points_to_win, stash=rules.stash_limit)
