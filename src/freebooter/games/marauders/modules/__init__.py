"""Expansion modules, one file each. Every file of this folder is imported and registers itself with `add_module`."""

from importlib import import_module
from pathlib import Path


def import_all() -> None:
    """Import every module, in the order of their names."""
    found = {
        file.name.split(".")[0] for file in Path(__file__).parent.iterdir() if file.suffix in (".py", ".so", ".pyd")
    }
    for name in sorted(found - {"__init__"}):
        import_module(f"{__name__}.{name}")
