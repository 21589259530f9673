"""Each game says what its lines weigh for whom, and which numbers a player keeps an eye on."""

import re

import pytest

from freebooter.games import find_game
from freebooter.games.black_fleet.display import telling as black_fleet
from freebooter.games.marauders.registries.tellings import TELLINGS as MARAUDERS
from freebooter.games.seven_seas.display import telling as seven_seas
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.events import Event
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.people.presentation import text_files
from freebooter.kernel.people.telling import FLOWS, MINE, MOMENT, Tell
from tests.words.emitted import choose

DECLARED = {"seven-seas": seven_seas.TELLINGS, "black-fleet": black_fleet.TELLINGS, "marauders": MARAUDERS}
GAMES = sorted(DECLARED)


def weight(game: str, kind: str, reader: int, **data: object) -> int:
    return find_game(game).presentation.telling(Event(kind, (), data), reader).weight  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_base_game_is_declared(game: str) -> None:
    """Whoever adds an event says what it weighs; what was forgotten would flow by unnoticed."""
    text = "\n".join(path.read_text("utf-8") for path in text_files(find_game(game).text_folders[:1], "en"))
    kinds = set(re.findall(r"^event-([a-z-]+) =", text, re.MULTILINE))
    unlogged = {"ship-activated"}  # no line of the log, but words for an example of its rule
    assert kinds - unlogged - DECLARED[game].keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_declared_is_a_line_of_the_game(game: str) -> None:
    paths = text_files(find_game(game).text_folders, "en")
    kinds = set(re.findall(r"^event-([a-z-]+) =", "\n".join(path.read_text("utf-8") for path in paths), re.MULTILINE))
    assert DECLARED[game].keys() <= kinds
    assert all(isinstance(tell, Tell) for tell in DECLARED[game].values())


def test_marauders_tells_points_purchases_stash_and_demand() -> None:
    for kind in ("glory-gained", "ship-traded", "stashed-hidden", "modification-gained", "points-declared"):
        assert weight("marauders", kind, 0, seat=1) == MOMENT, kind
    assert weight("marauders", "demand-changed", 0, zone="caracas", good="rum") == MOMENT
    assert weight("marauders", "sailed", 0, seat=1, zone="caracas") == FLOWS
    assert weight("marauders", "skill-rolled", 0, seat=0, dice=[1, 5]) == MINE
    assert weight("marauders", "skill-rolled", 0, seat=1, dice=[1, 5]) == FLOWS
    assert weight("marauders", "damage", 0, seat=0) == MINE


def test_seven_seas_tells_each_character_and_what_hits_the_reader() -> None:
    assert weight("seven-seas", "role-called", 0, role="captain", seats=[1]) == MOMENT
    assert weight("seven-seas", "port-played", 0, seat=1, port="pirate-bay") == MOMENT
    assert weight("seven-seas", "goods-lost", 0, seat=0, good="rum", count=2) == MINE
    assert weight("seven-seas", "goods-lost", 0, seat=1, good="rum", count=2) == FLOWS
    assert weight("seven-seas", "black-spot", 0, seat=0) == MINE


def test_black_fleet_tells_who_was_robbed() -> None:
    robbed = {"seat": 1, "seats": [0], "count": 1, "good": "corn"}
    assert weight("black-fleet", "merchant-robbed", 0, **robbed) == MINE
    assert weight("black-fleet", "merchant-robbed", 2, **robbed) == MOMENT
    assert weight("black-fleet", "sailed", 0, seat=1) == FLOWS
    assert weight("black-fleet", "development-bought", 0, seat=1) == MOMENT


FIGURES = {
    "seven-seas": ["points", "cargo", "chests", "ships", "talismans", "tokens", "spots"],
    "black-fleet": ["worth", "doubloons", "cargo", "treasures"],
    "marauders": ["points", "gold", "stash", "cargo", "wanted", "hits", "bounty", "rival"],
}


def own_numbers(game: str, match: Match, seat: int) -> dict[str, int]:
    """The same, read off the view of that seat."""
    player = match.view(seat).players[seat]  # type: ignore[attr-defined]
    if game == "seven-seas":
        return {
            "points": player.points_now,
            "chests": player.chests,
            "ships": player.fleet,
            "spots": player.black_spots,
        }
    if game == "black-fleet":
        return {"worth": player.worth, "doubloons": player.doubloons, "cargo": player.cubes}
    rival = max(other.points_least for other in match.view(seat).players if other.seat != seat)  # type: ignore[attr-defined]
    hits = 0 if player.ship is None else sum(player.ship.full[at] - left for at, left in player.ship.tracks.items())
    return {
        "points": player.points_least,
        "gold": player.gold,
        "cargo": player.cargo_cards,
        "hits": hits,
        "rival": rival,
    }


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_the_numbers_of_the_own_view(game: str) -> None:
    """Nothing that the seat could not read off its own view, through a whole game."""
    rules = find_game(game)
    match = new_match(rules, 3, {}, seed="figures")
    chance = SearchChance(7)
    changed = set()
    before: dict[str, int] = {}
    for _move in range(1500):
        if match.over:
            break
        ask = match.ask_of(match.asked[0])
        assert ask is not None
        match.play(ask.seat, choose(ask, match, chance))
        figures = {figure.name: figure.value for figure in rules.presentation.figures(match.run.state, 1)}
        assert list(figures) == FIGURES[game]
        for name, value in own_numbers(game, match, 1).items():
            assert figures[name] == value, name
        changed |= {name for name, value in figures.items() if before and before[name] != value}
        before = figures
    assert len(changed) >= 3
