"""Are there known vulnerabilities in what the locks name? Asks the open database OSV (osv.dev).

    python tools/audit.py

Exit 0: none is known; 1: some are, each with its number; 2: the data cannot be had, so nothing is known.
"""

import json
import sys
import urllib.request
from collections.abc import Callable
from typing import Any

from tools.locks import EXTRAS, FOLDER, read

OSV = "https://api.osv.dev/v1/querybatch"
SECONDS = 30
CLEAN, FOUND, UNKNOWN = 0, 1, 2

Ask = Callable[[dict[str, Any]], dict[str, Any]]


def ask_osv(question: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(OSV, json.dumps(question).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        told: dict[str, Any] = json.load(answer)
        return told


def audit(pins: list[tuple[str, str]], ask: Ask = ask_osv) -> tuple[int, list[str]]:
    """The exit code, and what to say."""
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in pins]
    try:
        results = ask({"queries": queries})["results"]
        known = [[str(one["id"]) for one in result.get("vulns", [])] for result in results]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        return UNKNOWN, [f"Nothing is known: the database of vulnerabilities cannot be read ({type(error).__name__})."]
    if len(known) != len(pins):
        return UNKNOWN, ["Nothing is known: the database of vulnerabilities gave another answer than expected."]
    lines = [f"{name} {version}: {', '.join(ids)}" for (name, version), ids in zip(pins, known, strict=True) if ids]
    return (FOUND, lines) if lines else (CLEAN, [f"No vulnerability is known in {len(pins)} locked packages."])


def main() -> int:
    pins = sorted({(name, each[0]) for lock in EXTRAS for name, each in read(FOLDER / f"{lock}.txt").items()})
    code, lines = audit(pins)
    print("\n".join(lines))
    return code


if __name__ == "__main__":
    sys.exit(main())
