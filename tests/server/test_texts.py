"""Everything the server says has words, in both languages."""

import re
from pathlib import Path

from freebooter.server.speech import TEXTS, choose_language, speak
from freebooter.words.sentences import KERNEL_TEXTS
from tests.server.harness import Server

SOURCE = TEXTS.parent


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Each message with the parameters that it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((folder / language).glob("*.ftl")):
        for name, text in re.findall(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)", path.read_text(encoding="utf-8"), re.M):
            found[name] = set(re.findall(r"\$([a-z_]+)", text))
    return found


def test_both_languages_say_the_same() -> None:
    assert messages(TEXTS, "en") == messages(TEXTS, "pl")


def test_every_refusal_has_words() -> None:
    known = messages(TEXTS, "en") | messages(KERNEL_TEXTS, "en")
    used: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        used.update(re.findall(r'(?:refused|Refusal|Note)\(\s*"([a-z-]+)"', text))
        used.update(re.findall(r'words\.say\(\s*"([a-z-]+)"', text))
    assert len(used) > 40 and not used - set(known)


def test_the_language_of_a_reader() -> None:
    assert choose_language("pl") == "pl" and choose_language("", "de-DE, pl;q=0.8, en;q=0.5") == "pl"
    assert choose_language("xx", "") == "en"
    assert speak("pl").say("stale") != speak("en").say("stale")


def test_a_table_in_polish(server: Server) -> None:
    anna = server.browser(**{"accept-language": "pl,en;q=0.5"})
    table = anna.table(seats="here here")["id"]
    assert anna.get("/api/tables/none", 404)["reason"]["text"] == "Nie ma takiego stołu."
    with anna.socket(table, seat=0) as wire:
        hello = wire.read()
        assert hello["language"] == "pl" or hello["state"]["now"]
        wire.send(do="speak", language="pl")
        polish = wire.read_until("hello")
        assert "Kapitan" in {option["text"] for option in polish["state"]["ask"]["options"]}
        wire.send(do="speak", language="en")
        assert "Captain" in {option["text"] for option in wire.read_until("hello")["state"]["ask"]["options"]}


def test_a_coming_mistake_has_its_tone(server: Server) -> None:
    """Clients warn by the tone, and need not know how the messages of a game are called."""
    anna = server.browser()
    table = anna.table(seats="here here", seed="tone")["id"]
    with anna.socket(table, seat=0) as wire:
        options = wire.read()["state"]["ask"]["options"]
    tones = {option["brings"]["id"]: option["brings"].get("tone", "") for option in options}
    assert set(tones.values()) == {"", "mistake"}
    assert all((tone == "mistake") == ("mistake" in message) for message, tone in tones.items())


def test_a_guest_is_named_in_the_language_of_the_moment_and_keeps_that_name_at_the_table(server: Server) -> None:
    zofia = server.browser(**{"accept-language": "pl,en;q=0.5"})
    name = zofia.get("/api/me")["name"]
    assert re.fullmatch(r"gość-[0-9]{4}", name)
    table = zofia.table(seats="here here")["id"]
    assert zofia.get("/api/me", language="en")["name"] == name.replace("gość", "guest")
    assert zofia.get(f"/api/tables/{table}", language="en")["seats"][0]["name"] == name
    assert re.fullmatch(r"guest-[0-9]{4}", server.browser().get("/api/me")["name"])


def test_a_table_says_what_it_is_about_with_its_own_options(server: Server) -> None:
    anna = server.browser()
    table = anna.table("marauders", "here here", options={"points_to_win": 5})["id"]
    assert "Here 5 points are enough" in anna.get(f"/api/tables/{table}")["aim"]
    with anna.socket(table, seat=0) as wire:
        assert "Here 5 points are enough" in wire.read()["table"]["aim"]
        wire.send(do="speak", language="pl")
        assert "Tutaj trzeba mieć 5 punktów" in wire.read_until("hello")["table"]["aim"]
