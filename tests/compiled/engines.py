"""The same program run by both engines: interpreted from src, compiled from build/fast."""

from __future__ import annotations

import os
import subprocess
import sys

from tools import compile as compiling

ENGINES = {"interpreted": compiling.ROOT / "src", "compiled": compiling.ROOT / compiling.TREE}


def run(engine: str, *arguments: str, check: bool = True) -> str:
    """What Python with these arguments prints, when it finds freebooter in the folder of this engine."""
    there = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    there["PYTHONPATH"] = os.pathsep.join([str(ENGINES[engine]), str(compiling.ROOT)])
    done = subprocess.run(
        [sys.executable, *arguments],
        env=there,
        cwd=compiling.ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert not check or done.returncode == 0, done.stdout
    return done.stdout
