"""Makes the benchmark's own environment and installs the peers in it; leaves out what cannot be had.

    python bench/peers/install.py [--venv DIRECTORY]

The environment is made with the interpreter that runs this, so that peers and our engine are measured on
the same Python. Ready-made wheels only: a peer that would have to be built counts as not to be had.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
VENV = ROOT / ".venv-bench"
PIP_SECONDS = 600

Say = Callable[[str], None]


@dataclass(frozen=True)
class Peer:
    """One engine from PyPI: the version known to work, and the script that measures it."""

    name: str
    package: str
    version: str
    script: str


PEERS = (
    Peer("catanatron", "catanatron", "3.2.1", "catanatron_random.py"),
    Peer("backgammon", "open_spiel", "2.0.2", "openspiel_backgammon.py"),
)


def python_of(venv: Path) -> Path:
    """The interpreter of an environment."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def run(*command: str | Path) -> tuple[bool, str]:
    """Run a command quietly: whether it went well, and all it said."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=PIP_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return False, f"ERROR: {type(error).__name__} while running {Path(command[0]).name}"
    return done.returncode == 0, done.stdout


def reason(output: str) -> str:
    """The line of pip's output that tells why it failed."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR:").strip() for line in lines if line.startswith("ERROR:")]
    return (errors or lines or ["no reason given"])[-1]


def same_python(python: Path) -> bool:
    """Whether an environment exists and has the version of Python that runs this."""
    if not python.exists():
        return False
    good, output = run(python, "-c", "import platform; print(platform.python_version())")
    return good and output.strip() == sys.version.split()[0].rstrip("+")


def make_venv(venv: Path, say: Say) -> str | None:
    """Make the environment if need be; the reason when that is impossible."""
    if same_python(python_of(venv)):
        return None
    say(f"Making {venv.name} for the peers.")
    good, output = run(sys.executable, "-m", "venv", "--clear", venv)
    if not good:
        return reason(output)
    (venv / ".gitignore").write_text("*\n", encoding="utf-8")
    return None


def is_there(python: Path, peer: Peer) -> bool:
    """Whether the pinned version is installed already."""
    code = f"from importlib.metadata import version as v; print(v({peer.package!r}))"
    good, output = run(python, "-c", code)
    return good and output.strip() == peer.version


def add(python: Path, peer: Peer, say: Say) -> str | None:
    """Install one peer if need be; the reason when it cannot be had."""
    if is_there(python, peer):
        return None
    wanted = f"{peer.package}=={peer.version}"
    say(f"Installing {wanted}.")
    quiet = ("--quiet", "--no-input", "--disable-pip-version-check")
    limits = ("--only-binary", ":all:", "--retries", "1", "--timeout", "30")
    good, output = run(python, "-m", "pip", "install", *quiet, *limits, wanted)
    return None if good else reason(output)


def install(say: Say, leave_out: Say, venv: Path = VENV) -> list[Peer]:
    """Install all peers; those that could be had. `leave_out` is told in one line why another could not."""
    failure = make_venv(venv, say)
    if failure:
        leave_out(f"All peers are left out: {venv.name} could not be made ({failure}).")
        return []
    had = []
    for peer in PEERS:
        failure = add(python_of(venv), peer, say)
        if failure:
            leave_out(f"{peer.name} is left out: {peer.package} {peer.version} could not be had ({failure}).")
        else:
            had.append(peer)
    return had


def main() -> None:
    parser = argparse.ArgumentParser(description="Install the benchmark's peers.")
    parser.add_argument("--venv", type=Path, default=VENV, help="where (default: .venv-bench)")
    had = install(print, print, parser.parse_args().venv)
    print("Peers ready: " + (", ".join(f"{peer.name} ({peer.version})" for peer in had) or "none") + ".")


if __name__ == "__main__":
    main()
