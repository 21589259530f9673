"""What modules hide is dealt anew in worlds (SG-AMB-66); a drawer that keeps or shows it is caught."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from freebooter.games.marauders import redeal
from freebooter.games.marauders.content.tables import CARGO_NAMES, MODIFICATION_NAMES
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.captain_choice.choice import CaptainChoice, dealt_to
from freebooter.games.marauders.modules.contraband.hold import ContrabandDrawer
from freebooter.games.marauders.modules.modifications.pool import Pool
from freebooter.games.marauders.modules.modifications.rules import NewModifications
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.laws import LawBroken, SeededChooser, check_laws
from freebooter.kernel.laws.secret import Tally
from freebooter.kernel.match import Match, new_match
from tests.laws.marauders_secrets import Secrets
from tests.laws.test_marauders_contraband import Smuggler
from tests.rules import rule

MODULES = ["modifications", "market", "contraband"]
BROKEN = ["captains on offer", "contraband aboard", "face-down token", "reserve pool"]


def positions(modules: list[str], seeds: int = 4, moves: int = 300) -> Iterator[tuple[Match, str]]:
    """Some games, at all moves while captains are chosen and every few moves after that."""
    for seed in range(seeds):
        match = new_match(GAME, 3, {"modules": modules, "points_to_win": 9}, f"secrets {seed}")
        chooser = Smuggler(seed)
        for step in range(moves):
            if match.over:
                break
            if step < 12 or step % 6 == 0:
                yield match, f"{seed}/{step}"
            ask = match.ask_of(match.asked[0])
            assert ask is not None
            match.play(ask.seat, chooser.choose(match.run, ask))


def played(modules: list[str]) -> Secrets:
    secrets = Secrets()
    for match, seed in positions(modules):
        secrets.add(match, seed)
    return secrets


@rule("SG-AMB-66", "SG-M3-02", "SG-AMB-35")
@pytest.mark.parametrize("captains", ["two-captains", "captains-for-gold"])
def test_every_secret_of_the_modules_is_dealt_anew(captains: str) -> None:
    secrets = played([*MODULES, captains])
    assert set(secrets.seen) == {*BROKEN, "captain for now"}
    assert min(secrets.seen.values()) >= 12
    assert secrets.kept() == []
    assert all(secrets.changed[name] > secrets.seen[name] // 5 for name in secrets.seen)


def nothing(*things: object) -> None:
    """What a drawer does that forgets to deal anew."""


FORGET: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "captains on offer": lambda patch: patch.setattr(CaptainChoice, "redeal", nothing),
    "contraband aboard": lambda patch: patch.setattr(ContrabandDrawer, "redeal_cargo", nothing),
    "face-down token": lambda patch: patch.setattr(redeal, "redeal_modifications", nothing),
    "reserve pool": lambda patch: patch.setattr(NewModifications, "secret_reserve", nothing),
}


@pytest.mark.parametrize("secret", BROKEN)
def test_a_drawer_that_does_not_deal_anew_is_caught(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    FORGET[secret](monkeypatch)
    assert secret in played([*MODULES, "two-captains"]).kept()


def test_the_law_itself_catches_contraband_that_is_not_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    FORGET["contraband aboard"](monkeypatch)
    tally = Tally()
    for match, seed in positions(["contraband"]):
        tally.add(match, match.asked[0], seed)
    with pytest.raises(LawBroken) as caught:
        tally.check(match)
    assert caught.value.law == "worlds are dealt anew"
    assert "contraband" in caught.value.detail


class Peek(msgspec.Struct):
    seen: list[str]


def all_contraband(drawer: ContrabandDrawer, t: Table, seat: Seat | None) -> Peek:
    return Peek([CARGO_NAMES[card] for cards in drawer.aboard for card in cards])


def all_captains(drawer: CaptainChoice, t: Table, seat: Seat | None) -> Peek:
    return Peek([str(dealt_to(t, drawer, other)) for other in range(t.seats)])


def whole_reserve(drawer: Pool, t: Table, seat: Seat | None) -> Peek:
    return Peek([MODIFICATION_NAMES[kind] for kind in t.decks.modifications.kinds()])


def face_down_tokens(drawer: Pool, t: Table, seat: Seat | None) -> Peek:
    return Peek([str(token) for token in t.board.modification])


LEAKS = [
    (ContrabandDrawer, all_contraband, ["contraband"], Smuggler),
    (CaptainChoice, all_captains, ["two-captains"], SeededChooser),
    (Pool, whole_reserve, ["modifications"], SeededChooser),
    (Pool, face_down_tokens, ["modifications"], SeededChooser),
]


@pytest.mark.parametrize(
    ("drawer", "view", "modules", "chooser"), LEAKS, ids=lambda case: getattr(case, "__name__", "")
)
def test_a_drawer_that_shows_its_secret_is_caught(
    drawer: type,
    view: Callable[..., Peek],
    modules: list[str],
    chooser: type[SeededChooser],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(drawer, "view", view)
    with pytest.raises(LawBroken) as caught:
        check_laws(GAME, 3, {"modules": modules, "points_to_win": 6}, seeds=["smuggler 0"], every=15, chooser=chooser)
    assert caught.value.law == "worlds look the same"
