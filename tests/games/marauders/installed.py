"""Other modules than those of the package, for tests of what is done with modules in general."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from freebooter.games.marauders.seams import module_set
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module


@contextmanager
def only(*modules: Module) -> Iterator[None]:
    """These modules are installed and no others."""
    before = list(module_set._installed.values())
    _replace(modules)
    try:
        yield
    finally:
        _replace(before)


def _replace(modules: Sequence[Module]) -> None:
    for name in list(module_set._installed):
        remove_module(name)
    for module in modules:
        add_module(module)
