"""The bot of docs/bots.md works as it stands there, and the page names every bot."""

import re
from pathlib import Path

import pytest

from freebooter.bots import bot_names
from freebooter.cli.main import run

OURS = [
    "random",
    "greedy",
    "search",
    "adviser",
    "gentle",
    "easy",
    "normal",
    "hard",
    "master",
]  # other tests may have added more
PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_bot_of_the_page_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (example,) = [code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "class Careful" in code]
    (tmp_path / "careful.py").write_text(example, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    command = re.search(r"freebooter (simulate seven-seas --load careful .*)", PAGE)
    assert command is not None
    words = command[1].replace("--games 60", "--games 3").split()
    assert run([*words, "--language", "en"]) == 0
    assert "careful" in capsys.readouterr().out


@pytest.mark.parametrize("name", OURS)
def test_the_page_names_every_bot(name: str) -> None:
    assert name in bot_names()
    assert f"| `{name}` |" in PAGE
