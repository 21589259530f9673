"""Build the browser client, or compare what is committed with what web/ makes: byte for byte.

tools/web.py           checks types and accessibility, then builds into src/freebooter/server/static
tools/web.py --check   builds aside and compares
"""

import filecmp
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web"
BUILT = ROOT / "src" / "freebooter" / "server" / "static"
ASIDE = ROOT / "build" / "web"


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise SystemExit(f"{' '.join(command)} failed")


def build(into: Path) -> None:
    run("npx", "--no-install", "svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")
    run("npx", "--no-install", "vite", "build", "--outDir", str(into), "--emptyOutDir", "--logLevel", "warn")


def differences() -> list[str]:
    names = {file.name for folder in (BUILT, ASIDE) for file in folder.iterdir()}
    _, other, missing = filecmp.cmpfiles(BUILT, ASIDE, sorted(names), shallow=False)
    return sorted([*other, *missing])


def main() -> int:
    if "--check" not in sys.argv[1:]:
        build(BUILT)
        return 0
    build(ASIDE)
    changed = differences()
    if changed:
        print(f"The committed client is not what web/ makes (run make web): {', '.join(changed)}", file=sys.stderr)
        return 1
    print("The committed client is what web/ makes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
