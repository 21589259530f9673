"""The modules of a game: which are installed, which go together, and one object that passes every call on to them.

modules_of(t).skill_dice(t, dice, player, skill, purpose)
"""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, final

from freebooter.games.marauders.content.load import BASE
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_calls import ModuleCalls
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Decks, Drawer, Table
from freebooter.games.marauders.state.table import COMMENTS, Comments
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Note, Refused, refused


@final
class Completed:
    """A full set of modules, in their order, and what people should be told about it. Not to be changed."""

    def __init__(self, modules: tuple[str, ...], notices: list[Note]) -> None:
        self.modules = modules
        self.notices = notices


_installed: Final[dict[str, Module]] = {}
_ordered: Final[list[Module]] = []
"""The installed modules in their order, once they were asked for."""
_sets: Final[dict[tuple[str, ...], ModuleCalls]] = {}
_completed: Final[dict[tuple[str, ...], Completed]] = {}
"""What was found for the modules that were wanted: games of one kind are begun again and again."""
MOST_SETS: Final = 64
"""Some 70 kB each, and there are more ways to choose modules than anybody will play."""


def add_module(module: Module) -> None:
    """Register a module by its name."""
    _installed[module.name] = module
    _forget_sets()


def remove_module(name: str) -> None:
    """Forget a module, for those who try one out."""
    del _installed[name]
    _forget_sets()


def _forget_sets() -> None:
    _ordered.clear()
    _sets.clear()
    _completed.clear()


def module_names() -> list[str]:
    """The modules that can be chosen; bridges come by themselves."""
    return [module.name for module in _in_order() if not module.when]


def are_installed(names: Sequence[str]) -> bool:
    """Can all of them be chosen?"""
    return all(name in _installed and not _installed[name].when for name in names)


def dependencies(name: str) -> dict[str, list[str]]:
    """What a module needs, implies and excludes; what it excludes is said by both."""
    module = _installed[name]
    excludes = [*module.excludes, *[other.name for other in _in_order() if name in other.excludes]]
    return {"needs": list(module.needs), "implies": list(module.implies), "excludes": list(dict.fromkeys(excludes))}


def modules_of(t: Table) -> ModuleCalls:
    """The modules of a game. Ask only if `t.hooked`. Asked all the time, and names take long to hash."""
    calls = t.rules.calls
    if isinstance(calls, ModuleCalls):  # mutants: same `if False`, it only saves work
        return calls
    found = _calls_of(t.rules.modules)
    t.rules.calls = found
    return found


def _calls_of(modules: tuple[str, ...]) -> ModuleCalls:
    """Made anew if so many others were asked for since: they hold nothing of a game."""
    calls = _sets.get(modules)
    if calls is None:
        if len(_sets) >= MOST_SETS:
            _sets.clear()
        calls = _sets[modules] = ModuleCalls([_installed[name] for name in modules])
    return calls


def _in_order() -> list[Module]:
    if not _ordered:
        _ordered.extend(sorted(_installed.values(), key=_place))
    return _ordered


def _place(module: Module) -> tuple[int, str]:
    return module.order, module.name


@final
class ModuleComments(Comments):
    """Passes questions of the base on to the modules of the game."""

    def add_risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        modules_of(t).risks(t, ask, notes)

    def change_weights(self, t: Table, ask: Ask, weights: list[int]) -> None:
        modules_of(t).weigh(t, ask, weights)


COMMENTS.append(ModuleComments())


# Which modules go together


def complete(wanted: Sequence[str]) -> Completed:
    """Switch on what the wanted modules imply, and the bridges between them; refused where they do not go together."""
    key = tuple(wanted)
    found = _completed.get(key)
    if found is None:  # mutants: same `if True`, it only saves work
        if len(_completed) >= MOST_SETS:
            _completed.clear()
        found = _completed[key] = _complete(wanted)
    return found


def _complete(wanted: Sequence[str]) -> Completed:
    names: list[str] = []
    for name in wanted:
        if name not in _installed or _installed[name].when:
            raise _unknown(name)
        if name not in names:
            names.append(name)
    notices = _switch_on_implied(names)
    for name in names:
        for other in _installed[name].needs:
            if other not in names:
                raise _clash("mm-module-needs", module=name, needed=other)
        for other in _installed[name].excludes:
            if other in names:
                raise _clash("mm-modules-exclude", module=name, other=other)
    names += [module.name for module in _in_order() if module.when and all([part in names for part in module.when])]
    modules = tuple([module.name for module in _in_order() if module.name in names])
    _calls_of(modules)
    return Completed(modules, notices)


def _switch_on_implied(names: list[str]) -> list[Note]:
    """Adds to the names."""
    notices: list[Note] = []
    for name in names:  # grows while it is walked
        for other in _installed[name].implies:
            if other not in names:
                if other not in _installed:
                    raise _clash("mm-module-needs", module=name, needed=other)
                names.append(other)
                notices.append(Note("mm-module-implied", "", module=other, by=name))
    return notices


def _unknown(name: str) -> Refused:
    """Names the modules with a name like this one, or else all of them."""
    known = module_names()
    near = get_close_matches(name, known)
    named = "near" if near else "all" if known else "none"
    return _clash("mm-no-such-module", module=name, named=named, names=", ".join(near or known))


def _clash(reason: str, **words: str) -> Refused:
    return refused("bad-option", reason=reason, game="marauders", **words)


def packs_of(modules: tuple[str, ...]) -> tuple[str, ...]:
    return (BASE, *[pack for name in modules for pack in _installed[name].packs])


def drawers_of(rules: Rules, seats: int) -> list[Drawer]:
    drawers = [_installed[name].drawer(rules, seats) for name in rules.modules]
    return [drawer for drawer in drawers if drawer is not None]


def change_decks(decks: Decks, rules: Rules) -> None:
    """Let the modules of a game change its decks before anything is drawn."""
    for name in rules.modules:
        _installed[name].change_decks(decks, rules)
