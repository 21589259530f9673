"""Locks of all dependencies, with hashes: what `tools/setup` installs is the same everywhere and on every day.

    python tools/locks.py            resolve anew, write locks/*.txt, and show what changed
    python tools/locks.py --check    do the locks fit pyproject.toml? (exit 1 when they do not; needs no network)

pip itself resolves (`pip install --dry-run --report`), from whatever index it is set up for; the locks name none. The
hashes are of files for this system and for those in `TARGETS`; elsewhere `tools/setup` installs without a lock, and
says so.
"""

import argparse
import json
import platform
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "locks"
EXTRAS: dict[str, tuple[str, ...]] = {
    "play": (),
    "server": ("postgres",),  # for containers, see deploy/Containerfile
    "dev": ("dev", "postgres", "lab", "ray"),
    "lab": ("lab", "ray"),
}
TARGETS: tuple[tuple[str, str, str], ...] = (
    ("3.12", "manylinux2014_x86_64", "3.12-linux-x86_64"),
    ("3.13", "manylinux2014_x86_64", "3.13-linux-x86_64"),
    ("3.11", "manylinux2014_aarch64", "3.11-linux-aarch64"),
    ("3.13", "macosx_11_0_arm64", "3.13-darwin-arm64"),
)
"""Besides the system that this runs on: Python, the name of the system for pip, and for `tools/setup`."""
Lock = dict[str, tuple[str, set[str]]]
"""The version of each package, and the hashes of its files."""


def wanted(lock: str) -> list[str]:
    """What a lock must bring: the requirements of the package and of its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    optional = project["project"]["optional-dependencies"]
    own = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    name = canonicalize_name(project["project"]["name"])  # an extra may bring others of our own
    extras = [each for extra in EXTRAS[lock] for each in optional[extra]]
    return own + [each for each in extras if canonicalize_name(Requirement(each).name) != name]


def report(*words: str) -> list[dict[str, Any]]:
    """What pip would install."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "report.json"
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "-qq",
            "--dry-run",
            "--ignore-installed",
            "--report",
            str(out),
        ]
        subprocess.run([*command, *words], check=True, cwd=ROOT)
        found: list[dict[str, Any]] = json.loads(out.read_text())["install"]
        return found


def resolve(requirements: list[str], known: Lock) -> Lock:
    """The newest versions that go together; those of `known` where it has them."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as pins:
        pins.writelines(f"{name}=={version}\n" for name, (version, _hashes) in known.items())
        pins.flush()
        return _as_lock(report("-c", pins.name, *requirements))


def _as_lock(found: list[dict[str, Any]]) -> Lock:
    return {
        canonicalize_name(each["metadata"]["name"]): (
            each["metadata"]["version"],
            {f"sha256:{each['download_info']['archive_info']['hashes']['sha256']}"},
        )
        for each in found
    }


def add_hashes(lock: Lock, python: str, system: str) -> bool:
    """The hashes of the same versions for another system. Is there a file for it of every package?"""
    complete = True
    for name, (version, hashes) in lock.items():
        words = ["--no-deps", "--only-binary=:all:", "--python-version", python, "--platform", system]
        try:
            found = _as_lock(report(*words, "--target", "/nonexistent", f"{name}=={version}"))
        except subprocess.CalledProcessError:
            print(f"{name} {version} has no file for Python {python} on {system}", file=sys.stderr)
            complete = False
            continue
        hashes.update(*[each for _version, each in found.values()])
    return complete


def this_system() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]}-{sys.platform}-{platform.machine()}"


def write(path: Path, lock: Lock, systems: list[str]) -> None:
    """`systems`: those that it has files for, as `tools/setup` asks for them."""
    lines = ["# Made by tools/locks.py. To refresh: make locks\n", f"# systems: {' '.join(systems)}\n"]
    for name, (version, hashes) in sorted(lock.items()):
        lines.append(f"{name}=={version} \\\n" + " \\\n".join(f"    --hash={each}" for each in sorted(hashes)) + "\n")
    path.write_text("".join(lines))


def read(path: Path) -> Lock:
    lock: Lock = {}
    for entry in re.split(r"\n(?=\S)", path.read_text()) if path.exists() else []:
        found = re.match(r"([A-Za-z0-9._-]+)==(\S+)", entry)
        if found:
            lock[canonicalize_name(found[1])] = (found[2], set(re.findall(r"--hash=(sha256:[0-9a-f]{64})", entry)))
    return lock


def changes(old: Lock, new: Lock) -> list[str]:
    """What a person should look at before the new lock is kept."""
    lines = []
    for name in sorted({*old, *new}):
        before, after = old.get(name, ("", set()))[0], new.get(name, ("", set()))[0]
        if before != after:
            lines.append(f"{name}: {before or 'new'} -> {after or 'gone'}")
        elif old[name][1] - new[name][1]:
            lines.append(f"{name} {after}: other files under the same version!")
    return lines


def faults(lock: str) -> list[str]:
    """Why a lock does not fit pyproject.toml; none if it does."""
    path = FOLDER / f"{lock}.txt"
    if not path.exists():
        return [f"locks/{path.name} is missing"]
    found = read(path)
    said = [f"locks/{path.name}: {name} has no hash" for name, (_version, hashes) in found.items() if not hashes]
    if re.search(r"://|--(extra-)?index|--find-links|--trusted-host", path.read_text()):
        said.append(f"locks/{path.name} names where files come from; that is for the machine to say")
    for text in wanted(lock):
        need = Requirement(text)
        if need.marker is not None and not need.marker.evaluate():
            continue
        version = found.get(canonicalize_name(need.name), ("", set()))[0]
        if not version or Version(version) not in need.specifier:
            said.append(f"locks/{path.name}: {text} is wanted, and {version or 'nothing'} is locked")
    return said


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="do the locks fit pyproject.toml?")
    parser.add_argument("--targets", type=int, default=len(TARGETS), help="for how many other systems (default: all)")
    arguments = parser.parse_args()
    if arguments.check:
        said = [fault for lock in EXTRAS for fault in faults(lock)]
        print("\n".join(said) or "The locks fit pyproject.toml.")
        return 1 if said else 0
    FOLDER.mkdir(exist_ok=True)
    targets = TARGETS[: arguments.targets]
    everything: Lock = {}
    unfit: set[str] = set()  # systems for which something has no file: they install without a lock
    for lock in ("play", "server", "lab", "dev"):  # each brings what those before it bring, and has the same versions
        new = resolve(wanted(lock), everything)
        missing = {name: each for name, each in new.items() if name not in everything}
        for python, system, name in targets:
            if not add_hashes(missing, python, system):
                unfit.add(name)
        everything.update(missing)
        new = {name: everything[name] for name in new}
        path = FOLDER / f"{lock}.txt"
        print(f"locks/{path.name}:", *(changes(read(path), new) or ["nothing has changed"]), sep="\n  ")
        write(path, new, [this_system(), *[name for _python, _system, name in targets if name not in unfit]])
    return 0


if __name__ == "__main__":
    sys.exit(main())
