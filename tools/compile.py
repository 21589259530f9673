"""Compile the engine with mypyc into build/fast, next to which the sources stay as they are.

    python tools/compile.py            build what changed; use it with PYTHONPATH=build/fast
    python tools/compile.py --tuned    compile, try it out, and compile again by what is run often: the quickest
    python tools/compile.py --plain    the same in half the time, not optimised: enough to compare, not to measure
    python tools/compile.py --check    say whether build/fast is up to date (exit 1 when it is not)
    python tools/compile.py --able     say whether this machine can compile C extensions (exit 1, with the reason)

What is compiled: every module below kernel/ and games/, except `__init__.py` and modules with a line
`# mypyc: skip` among their first five; below bots/, words/ and server/, only modules with a line `# mypyc: compile`
there. Everything else is copied, so the tree is a complete package and needs nothing from src.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src/freebooter")
TREE = Path("build/fast")
STAMP = TREE / ".stamp"
PACKAGE = "freebooter"

# How much the C compiler optimises. A tuned tree is a full one that knows what is run often: both serve for everything.
TUNED, FULL, PLAIN = "2-tuned", "2", "0"

# For a tuned tree: first the libraries count what is run, then the compiler is told. What was not tried out is compiled
# as well as ever.
COUNTING = ["-fprofile-generate", "-fprofile-update=single", "-fno-jump-tables"]
BY_COUNTS = [
    "-fprofile-use", "-fprofile-partial-training", "-fprofile-correction", "-Wno-missing-profile", "-fno-jump-tables",
]  # fmt: skip

# Calls within a library go straight to the function, not by way of a table that every library has: less to keep in the
# caches of the processor, for which the rules of Marauders are too large.
STRAIGHT = "-fvisibility=hidden -fno-semantic-interposition -fno-plt"

# What compiled code does when something goes wrong is a fifth of it, and is never run. The header names functions that
# are called there only, so that the C compiler puts it apart, and what is run lies closer together.
APART = Path(__file__).resolve().with_name("apart.h")

HEAD = 5  # a marker counts only this near the top, where a reader sees it
SKIP, COMPILE = "# mypyc: skip", "# mypyc: compile"
WHOLE = ("kernel", "games")  # packages that are compiled but for what is marked
PARTLY = ("bots", "words", "server")  # and those of which only what is marked is

# The compiled tree comes first on the path, so the same command runs the compiled engine.
SHIM = """#!/bin/sh
# Made by tools/compile.py: freebooter with the compiled engine.
here=$(cd "$(dirname "$0")" && pwd)
PYTHONPATH="$here/../../build/fast${PYTHONPATH:+:$PYTHONPATH}" exec "$here/freebooter" "$@"
"""


# What a tuned tree is tried out with: other games than those of `make bench`, but play and searches like them.
TRIALS = [
    *[
        f"bench/own.py {game} 4 {seconds} --seed 77"
        for game, seconds in [
            ("seven-seas", 3), ("black-fleet", 3), ("marauders", 3), ("marauders:first-voyage", 1),
            ("marauders:rough-seas", 1), ("marauders:everything", 2),
        ]
    ],
    *[
        f"bench/search.py {game} {players} {seconds}"
        for game, players, seconds in [
            ("seven-seas", 3, 3), ("black-fleet", 3, 3), ("marauders", 3, 3), ("marauders:first-voyage", 3, 2),
            ("marauders:everything", 3, 2),
        ]
    ],
    "bench/telling.py --alone --bare --fast --moves 800 --warm 100",
]  # fmt: skip


def is_compiled(module: Path, text: str) -> bool:
    """Whether a module, named by its path within the package, is compiled."""
    if module.name == "__init__.py":
        return False
    head = [line.strip() for line in text.splitlines()[:HEAD]]
    if module.parts[0] in PARTLY:
        return COMPILE in head
    return module.parts[0] in WHOLE and SKIP not in head


def group_of(module: Path) -> str:
    """The shared library of a module: one for each game and each part of a game, for the kernel, bots, words, server.

    Groups compile side by side, and a change of one leaves the other libraries alone; calls from
    one library into another were measured to cost the same as calls within.
    """
    depth = 3 if module.parts[0] == "games" else 1
    return ".".join((PACKAGE, *module.parts[: min(depth, len(module.parts) - 1)]))


def files(source: Path) -> list[Path]:
    """All files of a package, as paths within it."""
    found = (path.relative_to(source) for path in source.rglob("*") if path.is_file())
    return sorted(path for path in found if "__pycache__" not in path.parts)


def modules(source: Path) -> list[Path]:
    """All compiled modules of a package, as paths within it."""
    found = (path for path in files(source) if path.suffix == ".py")
    return [path for path in found if is_compiled(path, (source / path).read_text(encoding="utf-8"))]


def fingerprint(source: Path) -> str:
    """A hash of all that decides what comes out: the sources, this file, Python, mypyc."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {version('mypy')}".encode())
    digest.update(Path(__file__).read_bytes() + APART.read_bytes())
    for path in files(source):
        digest.update(f"\0{path.as_posix()}\0".encode())
        digest.update((source / path).read_bytes())
    return digest.hexdigest()


def stamp_of(source: Path, level: str) -> str:
    return f"{fingerprint(source)} {level}"


def is_fresh(root: Path, *levels: str) -> bool:
    """Whether the compiled tree of a repository was built from the sources as they are, at one of the levels or any."""
    stamp = root / STAMP
    if not stamp.exists():
        return False
    fitting = [stamp_of(root / SOURCE, level) for level in levels or (TUNED, FULL, PLAIN)]
    return stamp.read_text(encoding="utf-8") in fitting


def objects_of(level: str) -> str:
    """The folder in the tree for what the C compiler makes."""
    return f".o{level}"


def holds_other_level(tree: Path, level: str) -> bool:
    """Whether libraries of another level may lie in a tree; also of a build that broke off, which leaves no stamp."""
    return any((tree / objects_of(other)).exists() for other in (TUNED, FULL, PLAIN) if other != level)


def libraries(compiled: list[Path]) -> set[Path]:
    """The files that mypyc makes for these modules: one small file each, and one library for each group."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    groups = {Path(*group_of(module).split(".")[1:]) for module in compiled}
    return {module.with_suffix(suffix) for module in compiled} | {
        group.with_name(f"{group.name}__mypyc{suffix}") for group in groups
    }


def copy_tree(source: Path, target: Path) -> None:
    """Bring the copy up to date, and take out of it what does not belong there any more.

    The latter matters: Python imports an old library rather than the new .py beside it.
    """
    wanted = set(files(source))
    for name in wanted:
        new, old = source / name, target / name
        if not old.exists() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)
    kept = wanted | libraries(modules(source))
    for path in list(target.rglob("*")):
        if path.is_file() and path.relative_to(target) not in kept:
            path.unlink()


def able() -> str:
    """Why this machine cannot build a C extension; empty when it can."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the headers of Python (Python.h) are missing"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({Path(compiler).name})"
    return ""


def build(tree: Path, compiled: list[Path], level: str) -> None:
    """Compile in place the given modules of the package copy below `tree`."""
    # Imported here, so that --able and --check work without them. setuptools must come before mypyc.
    import setuptools
    from mypyc.build import mypycify

    paths = [str(Path(PACKAGE, module)) for module in compiled]
    groups: dict[str, list[str]] = {}
    for module, path in zip(compiled, paths, strict=True):
        groups.setdefault(group_of(module), []).append(path)
    before = Path.cwd()
    os.chdir(tree)

    def libraries_with(*flags: str, anew: bool = False) -> None:
        for extension in extensions:
            extension.extra_compile_args = [*usual[extension.name], *flags]
            extension.extra_link_args = list(flags)
        arguments = ["--quiet", "build_ext", "--build-lib", ".", "--build-temp", objects_of(level)]
        arguments += ["--parallel", str(os.cpu_count() or 1), *(["--force"] if anew else [])]
        setuptools.setup(name=PACKAGE, packages=[], ext_modules=extensions, script_args=arguments)

    try:
        extensions = mypycify(
            # `make lint` has checked the types strictly; here mypy only has to understand them. The cache
            # of mypy is off, because a stale one can hide a changed layout from a library that uses it.
            ["--config-file=", "--cache-dir=/dev/null", "--follow-imports=silent", *paths],
            only_compile_paths=paths,
            opt_level=level[0],
            debug_level="0",
            separate=[(members, name) for name, members in groups.items()],
            target_dir=".c",
        )
        if os.name == "posix":
            for extension in extensions:
                extension.extra_compile_args += [*STRAIGHT.split(), "-include", str(APART)]
                extension.depends.append(str(APART))
        usual = {extension.name: extension.extra_compile_args for extension in extensions}
        if level != TUNED:
            libraries_with()
            return
        libraries_with(*COUNTING, anew=True)
        print("Trying it out, to see what is run often ...", flush=True)
        try_out(Path.cwd())
        print("Compiling it again, by these counts ...", flush=True)
        libraries_with(*BY_COUNTS, anew=True)
    finally:
        os.chdir(before)


def try_out(tree: Path) -> None:
    """Random play, searches and the telling of moves, of every game, with and without modules."""
    for program in TRIALS:
        subprocess.run(
            [sys.executable, *program.split()],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(tree), "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0"},
            stdout=subprocess.DEVNULL,
            check=True,
        )


def write_shim() -> None:
    """Put `freebooter-fast` next to the `freebooter` command of the environment that runs this."""
    command = Path(sys.executable).parent / PACKAGE
    if command.exists():
        shim = command.with_name(f"{PACKAGE}-fast")
        shim.write_text(SHIM, encoding="utf-8")
        shim.chmod(0o755)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc into build/fast.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository (default: this one)")
    parser.add_argument("--check", action="store_true", help="only say whether build/fast is up to date")
    parser.add_argument("--plain", action="store_true", help="without optimisation, if there is no optimised tree yet")
    parser.add_argument("--tuned", action="store_true", help="compiled twice, the second time by what is run often")
    parser.add_argument("--able", action="store_true", help="only say whether this machine can compile")
    options = parser.parse_args(arguments)
    if options.able:
        reason = able()
        if reason:
            print(reason)
        return 1 if reason else 0

    level = TUNED if options.tuned else PLAIN if options.plain else FULL
    fresh = is_fresh(options.root, level) if level == TUNED else is_fresh(options.root, TUNED, FULL, level)
    if options.check:
        print(f"{TREE} is up to date" if fresh else f"{TREE} is missing or old: run `make fast`")
        return 0 if fresh else 1

    source, tree, stamp = (options.root / path for path in (SOURCE, TREE, STAMP))
    compiled = modules(source)
    if not fresh:
        if reason := able():
            print(f"The engine cannot be compiled: {reason}.", file=sys.stderr)
            return 1
        print(f"Compiling {len(compiled)} modules with mypyc; this takes a minute or two ...", flush=True)
        wanted = stamp_of(source, level)  # now: sources that change during the build make its result old
        if holds_other_level(tree, level):
            shutil.rmtree(tree)  # setuptools builds a library anew only for other sources, not for another level
        stamp.unlink(missing_ok=True)  # and a build that breaks off leaves a tree that counts as old
        copy_tree(source, tree / PACKAGE)
        build(tree, compiled, level)
        stamp.write_text(wanted, encoding="utf-8")
    write_shim()
    print(f"{TREE} holds the compiled engine ({len(compiled)} modules).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
