"""Expansion modules: a file or a folder each. All are imported, and register themselves and their kinds of content."""

from importlib import import_module
from pkgutil import iter_modules


def import_all() -> None:
    """Import every module, in the order of their names."""
    for name in sorted([each.name for each in iter_modules(__path__)]):
        import_module(f"{__name__}.{name}")
