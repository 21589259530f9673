"""The committed client is whole: every file that a file names is there, and none asks for another host."""

import re

from freebooter.server.static import FILES


def test_every_file_that_is_named_is_there() -> None:
    page = (FILES / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:src|href)="/([^"]+)"', page))
    for script in FILES.glob("*.js"):
        named |= {
            name for name in re.findall(r'["`](?:\./)?([\w-]+\.(?:js|css))["`]', script.read_text(encoding="utf-8"))
        }
    assert {"index.js", "svelte.js", "seven-seas.js"} <= named
    assert {name for name in named if not (FILES / name).exists()} == set()


def test_nothing_is_asked_of_another_host() -> None:
    for file in FILES.iterdir():
        text = file.read_text(encoding="utf-8")
        hosts = set(re.findall(r"https?://([\w.-]+)", text))
        assert hosts <= {"www.w3.org", "svelte.dev"}, file  # names of XML and the page about an error, never fetched
        assert "sourceMappingURL" not in text


def test_it_is_small() -> None:
    assert sum(file.stat().st_size for file in FILES.iterdir()) < 400_000
