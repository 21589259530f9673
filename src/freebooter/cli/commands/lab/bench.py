"""`freebooter bench`: measure the speed. The benchmarks are part of the repository, not of the package."""

import subprocess
import sys
from pathlib import Path

import typer

import freebooter
from freebooter.kernel.note import refused

SETTINGS: dict[str, object] = {"context_settings": {"allow_extra_args": True, "ignore_unknown_options": True}}


def bench(context: typer.Context) -> int:
    """Measure the speed; what follows goes on to bench/run.py."""
    script = find_script(Path(freebooter.__file__))
    if script is None:
        raise refused("cli-bench-checkout")
    return subprocess.run([sys.executable, str(script), *context.args], check=False).returncode


def find_script(package: Path) -> Path | None:
    """bench/run.py of the repository that this package stands in, if it does."""
    for folder in package.parents[:5]:
        if (folder / "bench" / "run.py").exists() and (folder / "pyproject.toml").exists():
            return folder / "bench" / "run.py"
    return None
