"""What the figures were measured on."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sysconfig
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def first_line(*command: str) -> str:
    """The first line that a command prints; empty when it cannot be run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return (done.stdout.splitlines() or [""])[0].strip()


def cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    if platform.system() == "Darwin":
        return first_line("sysctl", "-n", "machdep.cpu.brand_string")
    return platform.processor() or platform.machine()


def compiler() -> str | None:
    """The C compiler that an extension would be built with, if there is one."""
    named = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "")
    for name in (*named.split()[:1], "cc", "gcc", "clang", "cl"):
        if found := shutil.which(name):
            return found
    return None


def compiler_text() -> str:
    found = compiler()
    return (first_line(found, "--version") or Path(found).name) if found else "none"


def mypyc_text() -> str:
    try:
        return version("mypy")
    except PackageNotFoundError:
        return "none"


def python_text() -> str:
    name = f"{platform.python_implementation()} {platform.python_version()}"
    optimised = "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS"))
    return f"{name}, built {'with' if optimised else 'without'} profile-guided optimisation"


def machine() -> dict[str, str]:
    """The machine and its tools, without its name."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "CPU": cpu_model(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": python_text(),
        "C compiler": compiler_text(),
        "mypyc": mypyc_text(),
    }
