"""A server as a process of its own, to be killed: python -m tests.server.run DATA PORT [visible-first] [limits]."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from freebooter.server.serve import serve
from freebooter.server.settings import Settings
from freebooter.server.storage.leases import Lease
from freebooter.server.storage.store import Statement, Store


def show_before_it_is_stored() -> None:
    """The control: a server that acknowledges first and stores a little later. The tests must catch it."""
    store = Store.write

    async def write(self: Store, statements: Sequence[Statement], lease: Lease | None = None) -> None:
        async def later() -> None:
            await asyncio.sleep(1.0)
            await store(self, statements, lease)

        asyncio.get_running_loop().create_task(later())

    Store.write = write  # type: ignore[method-assign]


def main() -> None:
    if "visible-first" in sys.argv:
        show_before_it_is_stored()
    settings = Settings(
        data=Path(sys.argv[1]),
        port=int(sys.argv[2]),
        load=("tests.server.smugglers", "tests.server.bad_bots"),
    )
    if "limits" not in sys.argv:
        settings = settings.without_limits()
    serve(settings, lambda ready: print(f"ready {ready.port}", flush=True))


if __name__ == "__main__":
    main()
