"""The files for operators: their form, and that whatever they name is there. Built only where that needs no network."""

import importlib
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from freebooter.server.metrics import Metrics
from tests.cli.console import freebooter

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
yaml: Any = importlib.import_module("yaml")


@pytest.fixture(scope="module")
def known_options() -> set[str]:
    return set(re.findall(r"--[a-z-]+", freebooter("serve", "--help").out))


def options_of(words: list[str]) -> set[str]:
    return {word for word in words if word.startswith("--")}


def container_lines() -> list[tuple[str, str]]:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


def test_the_container_file(known_options: set[str]) -> None:
    lines = container_lines()
    assert lines[0][0] == "FROM" and "/" not in lines[0][1], "no host is named"
    known = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert {word for word, _rest in lines} <= known | {"ENTRYPOINT"}
    for word, rest in lines:
        if word == "COPY":
            assert all((ROOT / source).exists() for source in rest.split()[:-1]), rest
    installs = [rest for word, rest in lines if word == "RUN" and "pip install" in rest]
    assert "--require-hashes -r locks/server.txt" in installs[0] and "--no-deps" in installs[1]
    users = [number for number, (word, _rest) in enumerate(lines) if word == "USER"]
    entry = next(number for number, (word, _rest) in enumerate(lines) if word == "ENTRYPOINT")
    assert users and users[-1] < entry, "it does not run as root"
    words = json.loads(lines[entry][1])
    assert words[:2] == ["freebooter", "serve"] and options_of(words) <= known_options
    assert "/healthz" in next(rest for word, rest in lines if word == "HEALTHCHECK")


def test_the_compose_file(known_options: set[str]) -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"database", "freebooter", "gateway"}
    server = services["freebooter"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert options_of(server["command"]) <= known_options
    assert "FREEBOOTER_DATABASE" in server["environment"]
    assert server["environment"]["FREEBOOTER_DATABASE"].startswith("postgresql+psycopg://")
    assert server["deploy"]["replicas"] == 3 and server["depends_on"]["database"]["condition"] == "service_healthy"
    subnet = compose["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert server["command"][server["command"].index("--proxy-from") + 1] == subnet, "the gateway is believed"
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists(), volume


def test_the_gateway_passes_on_what_the_servers_need() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    for line in ("Host $http_host", "X-Forwarded-For $remote_addr", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {line};" in text
    assert text.count("{") == text.count("}") and "location /metrics { deny all; }" in text


def test_the_service_of_systemd(known_options: set[str]) -> None:
    text = (DEPLOY / "freebooter.service").read_text()
    sections = re.findall(r"^\[(\w+)\]$", text, re.M)
    assert sections == ["Unit", "Service", "Install"]
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", "["))]
    assert all(re.fullmatch(r"[A-Za-z]+=\S.*", line) for line in lines)
    start = shlex.split(next(line for line in lines if line.startswith("ExecStart=")).removeprefix("ExecStart="))
    assert start[1] == "serve" and options_of(start) <= known_options
    if shutil.which("systemd-analyze"):
        done = subprocess.run(
            ["systemd-analyze", "verify", str(DEPLOY / "freebooter.service")], capture_output=True, text=True
        )
        said = [line for line in done.stderr.splitlines() if "freebooter.service" in line]
        assert not [line for line in said if "is not executable" not in line], said


def test_the_dashboard_shows_figures_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    told = set(re.findall(r"^(freebooter_\w+) ", Metrics().text(), re.M))
    shown = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"freebooter_\w+", target["expr"])
    }
    assert shown and shown <= told, shown - told
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    counters = {name for name in told if name.endswith("_total")}
    assert not counters - shown - {"freebooter_commits_total"}, "what is counted is shown"


def test_prometheus_asks_each_server() -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"]
    assert job["job_name"] == "freebooter" and job["dns_sd_configs"][0]["port"] == 8000


def engine() -> str:
    """A container engine that answers and has what the file begins with; empty: there is none."""
    base = container_lines()[0][1]
    for name in ("docker", "podman"):
        if shutil.which(name):
            done = subprocess.run([name, "image", "inspect", base], capture_output=True, timeout=60)
            if done.returncode == 0:
                return name
    return ""


def test_the_container_is_built_and_says_its_version() -> None:
    program = engine()
    if not program:
        pytest.skip("left out: no container engine here that has the image it begins with")
    build = [program, "build", "-q", "-f", "deploy/Containerfile", "-t", "freebooter-test", "."]
    assert subprocess.run(build, cwd=ROOT, timeout=900).returncode == 0
    run = [program, "run", "--rm", "--entrypoint", "freebooter", "freebooter-test", "--version"]
    done = subprocess.run(run, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0 and "freebooter" in done.stdout.lower()
