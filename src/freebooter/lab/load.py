"""`--load`: modules that add bots or games."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from freebooter.kernel.note import refused


def load_modules(names: Sequence[str]) -> None:
    """Import modules; they may lie in the current folder."""
    here = os.getcwd()
    if names and here not in sys.path:
        sys.path.insert(0, here)
    for name in names:
        try:
            import_module(name)
        except ImportError as error:
            raise refused("lab-no-module", module=name, reason=str(error)) from None
