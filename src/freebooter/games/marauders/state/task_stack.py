"""The task stack (`t.agenda`): tasks to do before the turn goes on, last one first. A task is a kind and a number."""

from typing import Final, NewType

from freebooter.games.marauders.state import Table

TaskKind = NewType("TaskKind", int)
TASK_STORM: Final = TaskKind(0)  # the captain whose turn it is meets the storm
TASK_MEET_PLAYERS: Final = TaskKind(1)  # modules: other captains may act on an arrival
TASK_SCOUTING: Final = TaskKind(2)  # hostile NPCs of the zone scout
TASK_ATTACK: Final = TaskKind(3)  # an NPC that has found the captain attacks
FIRST_TASK_OF_MODULES: Final = 16
_WIDTH: Final = 64  # mutants: same, it is more than there are NPCs
_tasks_of_modules: Final[list[str]] = []


def new_task(name: str) -> TaskKind:
    """A kind of task for a module, which does it when it is asked (`Module.task`); ask when the module is loaded."""
    if name not in _tasks_of_modules:
        _tasks_of_modules.append(name)
    return TaskKind(FIRST_TASK_OF_MODULES + _tasks_of_modules.index(name))


def task(kind: TaskKind, number: int = 0) -> int:
    return kind * _WIDTH + number


def kind_of(task: int) -> int:
    return task // _WIDTH


def number_of(task: int) -> int:
    return task % _WIDTH


def attack_task(npc: int) -> int:
    return task(TASK_ATTACK, npc)


def meet_zone(t: Table) -> None:
    """The captain whose turn it is has come into a zone, or begins his turn at sea (MM-MOVE-09, MM-NPC-11, MM-NPC-12).

    Hazards come first, then other players, then NPCs (MM-AMB-04, MM-AMB-05); the last pushed is done first.
    """
    storm = t.hooked or (t.storm > 0 and not t.turn.weathered)
    if not storm and not npcs_in(t, t.current.zone):  # so nobody can come to look for him either
        return
    t.agenda.append(task(TASK_SCOUTING))
    if t.hooked:
        t.agenda.append(task(TASK_MEET_PLAYERS))
    if storm:
        t.agenda.append(task(TASK_STORM))


def npcs_in(t: Table, zone: int) -> bool:
    return any(npc.zone == zone for npc in t.npcs)
