"""Everything the engine can say has words in both languages, and no words are left over."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from freebooter.games import find_game
from freebooter.games.black_fleet.content import cards
from freebooter.games.black_fleet.names import CREWS, SHIPS, SOURCES
from freebooter.games.black_fleet.reasons import MESSAGES
from freebooter.games.marauders import names as marauders
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.card_timing import MOMENTS, WINDOWS
from freebooter.games.marauders.moves import ENTER_BY
from freebooter.games.marauders.presets import PRESETS
from freebooter.games.marauders.registries import things
from freebooter.games.marauders.registries.purposes import PURPOSES
from freebooter.games.marauders.seams.module_set import module_names
from freebooter.games.seven_seas.names import BOOTY, CARD_NAMES, CURSES, GOODS, NATIONS, PORTS, ROLES
from freebooter.words import LANGUAGES, Words
from tests.words.emitted import SOURCE, Said, played, written
from tests.words.texts import ALL_FOLDERS, FOLDERS, entries, entries_of_file, uses, variables

pytestmark = pytest.mark.xdist_group("texts")  # games are played to hear them: once, not in every process

find_game("marauders")  # its registries are filled when it is loaded
NAMES: dict[str, dict[str, list[str]]] = {
    "seven-seas": {
        "game": ["seven-seas"],
        "figure": ["points", "cargo", "chests", "ships", "talismans", "tokens", "spots"],
        "aim": ["seven-seas"],
        "seat": ["1", "2", "3", "4"],
        "role": ROLES,
        "good": GOODS,
        "booty": BOOTY,
        "nation": NATIONS,
        "curse": CURSES,
        "does": CURSES,
        "port": PORTS,
        "card": CARD_NAMES,
        "kind": ["caravan", "port", "curse"],
        "ritual": ["bargain", "double-hold", "unsinkable-ship"],
        "pair": ["rum-coffee", "rum-fruit", "coffee-fruit"],
        "letter": GOODS,
    },
    "black-fleet": {
        "game": ["black-fleet"],
        "figure": ["worth", "doubloons", "cargo", "treasures"],
        "aim": ["black-fleet"],
        "seat": ["1", "2", "3", "4"],
        "fleet": cards.FLEETS,
        "crew": CREWS,
        "kind": CREWS,
        "ship": SHIPS,
        "good": cards.GOODS,
        "port": [port.id for sea_map in cards.CONTENT.maps for port in sea_map.ports],
        "source": SOURCES,
        "movement": cards.MOVEMENT,
        "fortune": cards.FORTUNE,
        "development": cards.DEVELOPMENTS,
        "effect": [*cards.FORTUNE, *cards.DEVELOPMENTS],
        "letter": cards.GOODS,
    },
    "marauders": {
        "option-modules": ["help", *[word for name in module_names() for word in (name, f"{name}-help")]],
        "game": ["marauders"],
        "figure": ["points", "gold", "stash", "cargo", "wanted", "hits", "bounty", "rival"],
        "aim": ["marauders"],
        "seat": marauders.SEATS,
        "nation": marauders.NATIONS,
        "zone": marauders.ZONES,
        "skill": marauders.SKILLS,
        "location": [*marauders.LOCATIONS, "skull"],
        "struck": marauders.LOCATIONS,
        "icon": marauders.ICONS,
        "face": marauders.FACES,
        "good": marauders.GOODS,
        "ship": tables.SHIP_NAMES,
        "weapon": tables.WEAPON_NAMES,
        "modification": [*tables.MODIFICATION_NAMES, "face-down"],
        "npc": tables.NPC_NAMES,
        "specialist": marauders.SPECIALISTS,
        "captain": tables.CAPTAIN_NAMES,
        "deed": marauders.DEEDS,
        "term": [*marauders.DEEDS, "stash", "total", "tie-stash"],
        "activity": marauders.ACTIVITIES,
        "death": marauders.DEATHS,
        "outcome": ["plundered", "escaped", "failed", "sunk"],
        "towards": marauders.DIRECTIONS,
        "purpose": PURPOSES,
        "way": [str(move.params[0][1]) for move in ENTER_BY],
        "moment": MOMENTS,
        "happening": [*tables.EVENT_NAMES, "ashore", "enemy", "unknown"],
        "glory": tables.GLORY_NAMES,
        "mission": tables.MISSION_NAMES,
        "rumour": tables.RUMOUR_NAMES,
        "cargo": tables.CARGO_NAMES,
        "letter": marauders.NATIONS,
        "mark": marauders.LOCATIONS,
        "does": [
            *tables.CAPTAIN_NAMES,
            *marauders.ZONES,
            *tables.WEAPON_NAMES,
            *tables.MODIFICATION_NAMES,
            *tables.GLORY_NAMES,
            *marauders.SPECIALISTS,
            *tables.EVENT_NAMES,
            *tables.MISSION_NAMES,
            *tables.RUMOUR_NAMES,
        ],
        **things.THINGS,
    },
}

PREFIXES = {"seven-seas": "p7", "black-fleet": "bf", "marauders": "mm"}
GAMES = list(NAMES)
THINGS = {
    game: {f"{kind}-{value}" for kind, values in names.items() for value in values} for game, names in NAMES.items()
}


def kernel_says() -> Said:
    return written("kernel", "bots", "api.py", "games/__init__.py")


@cache
def game_says(game: str) -> Said:
    said = {**written(f"games/{game.replace('-', '_')}"), **played(game)}
    if game == "black-fleet":
        said = {**{message: set() for message in MESSAGES if message}, **said}
    return said


def cli_literals() -> set[str]:
    """All strings of the command line and the pictures; `f"cli-help-{number}"` counts as its beginning."""
    found: set[str] = set()
    for file in [*(SOURCE / "cli").rglob("*.py"), *(SOURCE / "pictures").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def given(params: Iterable[str]) -> set[str]:
    """What a text may use when a note comes with these parameters."""
    known = set(params)
    several = {"players", "others", "more"} if "seats" in known else set()
    return known | ({"player"} if "seat" in known else set()) | several


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_kernel_says_has_words(language: str) -> None:
    lacking = kernel_says().keys() - entries(FOLDERS["kernel"], language).keys()
    assert not lacking


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_game_says_has_words(game: str, language: str) -> None:
    known = entries(FOLDERS[game], language).keys() | entries(FOLDERS["kernel"], language).keys()
    assert not game_says(game).keys() - known


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_command_line_says_has_words(language: str) -> None:
    wanted = {text for text in cli_literals() if re.fullmatch(r"(cli|p7|bf|mm)(-[a-z0-9]+)+", text)}
    known = entries(FOLDERS["cli"], language).keys() | entries(FOLDERS["pictures"], language).keys()
    assert not wanted - known
    assert len(wanted) > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["lab", "server"])
def test_all_that_lab_and_server_say_has_words(package: str, language: str) -> None:
    folders = [FOLDERS["kernel"], FOLDERS["cli"], FOLDERS[package]]
    known = {message for folder in folders for message in entries(folder, language)}
    assert not written(package).keys() - known


def test_no_words_of_the_kernel_are_left_over() -> None:
    """Those of the lab and of reviews stand with the kernel's: bots, terminal and server say them too."""
    left = entries(FOLDERS["kernel"], "en").keys() - kernel_says().keys() - written("lab").keys() - {"seat"}
    sources = [*(SOURCE / "review").rglob("*.py"), SOURCE / "cli" / "commands" / "playing" / "review.py"]
    reviews = "".join(path.read_text(encoding="utf-8") for path in sources).replace("'", '"')
    assert {message for message in left if f'"{message}"' not in reviews} <= {"review-unit"}  # part of other texts


@pytest.mark.parametrize("game", GAMES)
def test_a_game_takes_no_id_of_the_shared_texts(game: str) -> None:
    """Each game has its own bundle, so games may use the same ids; but every bundle contains the shared texts too."""
    of_games = {folder for name in GAMES for folder in find_game(name).text_folders}
    shared = {message for folder in ALL_FOLDERS if folder not in of_games for message in entries(folder, "en")}
    assert shared & entries(FOLDERS[game], "en").keys() <= {"favourites", "review-unit"}, (
        "a heading that each game says better"
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_words_of_the_game_are_left_over(game: str) -> None:
    known = entries(FOLDERS[game], "en").keys()
    found = uses(FOLDERS[game], "en").values()
    used = {other for message in found for other in message.messages}
    used |= {f"count-{kind}" for message in [*found, *uses(FOLDERS["pictures"], "en").values()]
             for function, kind in message.kinds if function == "COUNT"}  # fmt: skip
    reasons = {text for text in literals_of(game) if text.startswith(f"{PREFIXES[game]}-option-")}
    rare = {f"{kind}-{text}" for kind in ("prompt", "event") for text in [*literals_of(game), *WINDOWS]}
    rare |= {text for text in literals_of(game) if text.startswith(f"{PREFIXES[game]}-")}
    rare |= {f"option-edition-{name}" for name in PRESETS}  # offered when their modules are installed
    counted = {f"lab-{kind}-{text}" for kind in ("table", "measure") for text in literals_of(game)} | {
        "favourites",
        "review-unit",
        *[f"feat-{text}" for text in literals_of(game)],
    }
    assert not known - game_says(game).keys() - used - THINGS[game] - reasons - rare - counted


@cache
def literals_of(game: str) -> set[str]:
    """All strings in the source of a game: some questions and events are too rare to happen in these games."""
    found: set[str] = set()
    for path in (SOURCE / "games" / game.replace("-", "_")).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    return found


def test_no_words_of_the_command_line_are_left_over() -> None:
    literals = cli_literals()
    families = tuple(text for text in literals if re.fullmatch(r"(cli|p7|bf|mm)(-[a-z]+)+-", text))
    assert set(families) == {
        "cli-help-", "cli-command-", "cli-ask-", "cli-asked-", "cli-verify-origin-", "p7-head-", "bf-head-", "bf-sign-",
        "bf-beside-", "bf-bonus-", "mm-head-", "mm-sign-",
    }  # fmt: skip
    known = entries(FOLDERS["cli"], "en").keys() | entries(FOLDERS["pictures"], "en").keys()
    left = known - literals - set().union(*THINGS.values())
    assert not {name for name in left if not name.startswith(families)}


@pytest.mark.parametrize("folder", ALL_FOLDERS, ids=[folder.parent.name for folder in ALL_FOLDERS])
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    """In every package that has texts."""
    english, polish = (entries(folder, language) for language in ("en", "pl"))
    assert english.keys() == polish.keys()
    for message in english:
        in_english, in_polish = (variables(folder, language, message) for language in ("en", "pl"))
        assert in_english == in_polish, message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["kernel", *GAMES])
def test_texts_use_only_what_they_are_given(folder: str, language: str) -> None:
    said = kernel_says() if folder == "kernel" else game_says(folder)
    for message, params in said.items():
        if message in entries(FOLDERS[folder], language):
            for each in params:
                wanted = variables(FOLDERS[folder], language, message)
                assert wanted <= given(each) | {"reason"}, f"{message} comes with {sorted(each)}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(game: str, language: str) -> None:
    known = entries(FOLDERS[game], language).keys() | entries(FOLDERS["pictures"], language).keys()
    assert known >= THINGS[game]
    prefixes = tuple(f"{kind}-" for kind in NAMES[game])
    named = {name for name in entries(FOLDERS[game], language) if name.startswith(prefixes)}
    assert named <= THINGS[game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_functions_name_things_that_exist(game: str, language: str) -> None:
    """In the texts of the game, and in those of its table."""
    known = entries(FOLDERS[game], language).keys()
    table = entries_of_file(FOLDERS["pictures"] / language / f"{game}.ftl")
    found = {**uses(FOLDERS[game], language), **{name: uses(FOLDERS["pictures"], language)[name] for name in table}}
    for message, used in found.items():
        for function, kind in used.kinds:
            if function == "COUNT":
                assert f"count-{kind}" in known, message
            else:
                assert kind in NAMES[game], message


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_cards_have_the_numbers_of_the_cards(language: str) -> None:
    """Texts are written by hand, so a card that changes must not leave its words behind."""
    words = Words(language, strict=True)
    game = find_game("black-fleet")
    for movement in cards.CONTENT.movement:
        said = re.findall(r"\d+", words.name_of(game, "movement", movement.id))
        assert said == [str(movement.merchant), str(movement.pirate), str(movement.navy)], movement.id
    effects = {card.id: card.effects for card in cards.CONTENT.fortune}
    effects |= {card.id: card.effects for card in cards.CONTENT.developments}
    for card, does in effects.items():
        said = re.findall(r"\d+", words.name_of(game, "effect", card))
        for effect in does:
            if effect.amount and effect.kind != "extra-action":  # "once more" says it
                assert str(effect.amount) in said, (card, effect)
