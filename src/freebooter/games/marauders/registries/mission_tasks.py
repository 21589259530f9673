"""The registry of mission tasks: what completes a mission, by the `kind` of its task in the content. A module adds a
kind as a class with one object, which overrides what its task is about:

    class CrewAshore(TaskKind):
        def delivery_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None: ...
        def hand_over(self, t: Table, player: Player, task: Task) -> Part[bool]: ...
        def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None: ...

    add_task(CrewAshore("crew-ashore", likely=70))

A task goes on in a Port action (`hand_over`), with an action of its own (`pursue`), or by what happens on the way
(`raided`, `defeated`, `entered_zone`, `won_ashore`); a moment of the module may also call `missions.tasks.fulfil`.
`player.mission_step` is free for what the kind has to remember. It may read the word `detail` of its content besides
the other fields, and checks it in `fault`.
"""

from typing import Final

from freebooter.games.marauders.content.structs import Task
from freebooter.games.marauders.content.tables import MISSION_NAMES, MISSION_TASK, TASK_NAMES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, Refusal

# Asked often, so these reasons are prepared for each mission.
NOT_IN_PORT: Final = [Refusal("mm-mission-not-in-port", "MM-MISSION-01", mission=name) for name in MISSION_NAMES]
WITHOUT_ACTION: Final = [Refusal("mm-mission-without-action", "MM-MISSION-01", mission=name) for name in MISSION_NAMES]


@mypyc_attr(allow_interpreted_subclasses=True)
class TaskKind:
    """One kind of task; `task` is what the card of the captain's mission says.

    For advice: `likely` is how often it is done when it is taken up without knowing more, in a hundred. One that
    `waits` for an occasion is gladly exchanged for another; one that `takes_goods` or `wants_raid` keeps nobody from
    raiding.
    """

    def __init__(
        self, name: str, likely: int = 50, waits: bool = False, takes_goods: bool = False, wants_raid: bool = False
    ) -> None:
        self.name: Final = name
        self.likely: Final = likely
        self.waits: Final = waits
        self.takes_goods: Final = takes_goods
        self.wants_raid: Final = wants_raid

    # In a Port action

    def delivery_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        """Why there is nothing to hand over in this Port action; None when there is."""
        return NOT_IN_PORT[player.mission]

    def hand_over(self, t: Table, player: Player, task: Task) -> Part[bool]:
        """Hand over what there is; is that all? A check that the card asks for `then` comes after it."""
        raise TypeError(f"{self.name} does not go on in port")

    def goes_on(self, player: Player, task: Task) -> bool:
        """Is there another port to come after this one?"""
        return False

    # With an action

    def pursuit_refusal(self, t: Table, player: Player, task: Task) -> Refusal | None:
        """Why no action can be spent on it here and now; None when one can."""
        return WITHOUT_ACTION[player.mission]

    def pursue(self, t: Table, player: Player, task: Task) -> Part[bool]:
        """The action is spent; is the task done?"""
        raise TypeError(f"{self.name} takes no action")

    def preview(self, t: Table, player: Player, task: Task) -> Note | None:
        """What spending an action would bring."""
        return None

    # On the way: does it complete the task?

    def raided(self, t: Table, player: Player, task: Task, nation: int, gold: int, kept: int) -> bool:
        """A merchant has been raided for `gold`, with `kept` cards of cargo."""
        return False

    def defeated(self, t: Table, player: Player, task: Task, pirate: bool) -> bool:
        """A player or NPC has been defeated."""
        return False

    def entered_zone(self, t: Table, player: Player, task: Task) -> bool:
        """The captain has come to a zone at sea."""
        return False

    def won_ashore(self, t: Table, player: Player, task: Task) -> bool:
        """A fight ashore that this mission has led to is won."""
        return False

    # For people and advice

    def pay(self, player: Player, task: Task, gold: int) -> int:
        """The gold that the mission pays if it is completed now; `gold` is what the card says."""
        return gold

    def goals(self, player: Player, task: Task) -> list[str]:
        """Where the mission leads now: for the chart."""
        if task.legs:
            return list(task.legs[min(player.mission_step, len(task.legs) - 1)])
        zones = [place for at, place in enumerate(task.zones) if not player.mission_step >> at & 1]
        return [*zones, *task.ports, *([task.zone] if task.zone else [])]

    def claim_way(self, mission: int, start: int) -> int:
        """Actions that it takes from the zone where it is claimed."""
        return 2

    def claim_odds(self, player: Player, mission: int) -> int:
        """How likely this captain does it, in a hundred."""
        return self.likely

    def port_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        """Add to the values of Port actions by zone; `worth` is what the mission pays."""

    def sea_worth(self, player: Player, mission: int, worth: int, found: list[int]) -> None:
        """Add to the values of actions at sea by zone."""

    def fault(self, task: Task) -> str:
        """What is wrong with the content of such a task, as a sentence; nothing when it is fine."""
        return ""


KNOWN_TASKS: Final[dict[str, TaskKind]] = {}
TASKS: Final[list[TaskKind]] = [TaskKind(name) for name in TASK_NAMES]
"""By the numbers of MISSION_TASK; each is replaced when its kind registers."""


def add_task(kind: TaskKind) -> None:
    if kind.name in KNOWN_TASKS:
        raise ValueError(f"there is a task called {kind.name!r} already")
    KNOWN_TASKS[kind.name] = kind
    if kind.name in TASK_NAMES:
        TASKS[TASK_NAMES.index(kind.name)] = kind


def kind_of_mission(mission: int) -> TaskKind:
    return TASKS[MISSION_TASK[mission]]
