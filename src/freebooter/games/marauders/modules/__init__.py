"""Modules: rules that come as files of their own. Every file of this folder is imported and makes itself known."""

from importlib import import_module
from pathlib import Path


def import_all() -> None:
    """Import every module, in the order of their names."""
    found = {
        file.name.split(".")[0] for file in Path(__file__).parent.iterdir() if file.suffix in (".py", ".so", ".pyd")
    }
    for name in sorted(found - {"__init__"}):
        import_module(f"{__name__}.{name}")
