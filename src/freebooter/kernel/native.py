# mypyc: skip
"""What compiled code needs to say to mypyc, harmless when the same source is interpreted.

The names come from `mypy_extensions` for the type checker only, so that nothing but the standard
library and msgspec is needed to run.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

_kernel = find_spec("freebooter.kernel.moves")
COMPILED: bool = _kernel is not None and not str(_kernel.origin).endswith(".py")
"""For the few places where compiled and interpreted code are quick in different ways."""

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_marks: str, **_values: Any) -> Callable[[Any], Any]:
        """Tell mypyc about a class; nothing to do when interpreted."""
        return lambda decorated: decorated
