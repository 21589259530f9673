"""The compiled tree is really compiled, complete, and needs no more than the interpreted one."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tools import compile as compiling

LOAD = """\
import importlib, json, sys
files = {name: importlib.import_module(name).__file__ for name in json.loads(sys.argv[1])}
print(json.dumps({"files": files, "extensions": "mypy_extensions" in sys.modules}))
"""


def test_every_module_comes_from_a_library() -> None:
    names = [
        ".".join((compiling.PACKAGE, *module.with_suffix("").parts))
        for module in compiling.modules(compiling.ROOT / compiling.SOURCE)
    ]
    done = subprocess.run(
        [sys.executable, "-c", LOAD, json.dumps(names)],
        env={**os.environ, "PYTHONPATH": str(compiling.ROOT / compiling.TREE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert names
    assert [name for name, file in found["files"].items() if file.endswith(".py")] == []
    assert not found["extensions"], "mypy_extensions is for the type checker, not for run time"
