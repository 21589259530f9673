"""What holds for all modules and variants of the expansion, and how they are chosen."""

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.names import TRINIDAD
from freebooter.games.marauders.options import rules_of
from freebooter.games.marauders.presets import PRESETS, Preset
from freebooter.games.marauders.seams.module_set import complete, module_names
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.note import Refused
from tests.games.marauders.table import PORT_ACTION, Captain, table
from tests.rules import rule


def chosen(**options: object) -> list[str]:
    return GAME.choosing.modules_on(GAME.options(options))


@rule("SG-G-01")
@pytest.mark.parametrize("name", module_names())
def test_every_module_can_be_switched_on_alone_unless_the_ledger_says_what_it_needs(name: str) -> None:
    """Table 2.18 of the ledger."""
    needs = {
        "market": ["modifications"], "storm": ["wind"],
        "new-rumours-only": ["cards"], "new-missions-only": ["cards"], "new-captains-only": ["cards"],
    }  # fmt: skip
    assert name in complete([name, *needs.get(name, [])]).modules
    if name in needs:
        with pytest.raises(Refused, match="mm-module-needs"):
            complete([name])
    assert name not in complete([]).modules


@rule("SG-G-03")
def test_without_modules_the_base_game_is_played() -> None:
    """Golden transcripts and records prove the moves; nothing of any pack is in it."""
    match = new_match(GAME, 3, {}, 7)
    assert match.game.choosing.modules_on(match.options) == []
    rules = rules_of(GAME.options({}))
    assert rules.modules == () and rules.packs == ("base",)
    table_of = match.run.state
    assert not table_of.hooked and table_of.ext == []  # type: ignore[attr-defined]


@rule("SG-G-02")
def test_what_a_module_does_not_mention_stays() -> None:
    """Low galleons without any galleon: the same moves, draws and log as in the base."""
    assert played([]) == played(["low-galleons"])


def played(modules: list[str]) -> list[str]:
    match = new_match(GAME, 2, {"modules": modules}, "the same")
    for step in range(150):
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        options = [move for move in ask.options if "galleon" not in move.name]
        match.play(seat, options[step % len(options)])
    return told(match)


def told(match: Match) -> list[str]:
    return [f"{entry.events}" for entry in match.live]


@rule("SG-G-04")
def test_cards_that_the_expansion_names_are_those_of_the_base() -> None:
    assert {tables.CAPTAIN_PACK[tables.captain_card(id)] for id in ("CAP-12", "CAP-13")} == {"base"}
    assert tables.GLORY_PACK[tables.glory_card("GL-17")] == "base"
    assert tables.RUMOUR_PACK[tables.rumour_card("RU-03")] == "base"


@rule("SG-G-05")
def test_a_glory_point_brings_a_card_also_with_modules_on() -> None:
    """A frigate bought beside the brig: the deed brings a card. Points of the stash bring none: see dear glory."""
    game = table(
        Captain("CAP-06", zone=TRINIDAD, in_port=True, gold=60),
        Captain(),
        modules=["brig", "dear-glory"],
        game=PORT_ACTION,
    ).begins()
    game.seat(0).says("do-shipyard")
    game.draws_glory("GL-27")
    game.seat(0).says("buy-ship-frigate")
    assert game[0].track == 1 and game[0].hand == (tables.glory_card("GL-27"),)


@rule("SG-OPT-18")
def test_an_option_that_does_not_exist_is_refused_and_one_named_twice_counts_once() -> None:
    with pytest.raises(Refused) as error:
        chosen(modules=["brig", "brigg"])
    assert error.value.refusal.params["reason"] == "mm-no-such-module"
    assert chosen(modules=["brig", "brig"]) == ["brig", "low-galleons"]


@rule("SG-OPT-19")
def test_a_preset_stands_for_its_options_and_its_goal_and_both_can_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PRESETS, "drill", Preset(["hard-life", "brig"], 7))
    rules = rules_of(GAME.options({"edition": "drill"}))
    assert set(rules.modules) == {"hard-life", "brig", "low-galleons"} and rules.points_to_win == 7
    assert rules_of(GAME.options({"edition": "drill", "points_to_win": 9})).points_to_win == 9
    assert chosen(edition="drill", modules=["hard-life"]) == ["hard-life"]
    with pytest.raises(Refused):
        chosen(edition="drill", modules=["hard-life", "hard-lif"])


@rule("SG-OPT-19")
def test_the_presets_of_the_ledger() -> None:
    """Part 4.3; one is offered when all its modules are there, and completing it adds nothing but bridges."""
    assert {name: preset.points_to_win for name, preset in PRESETS.items()} == {
        "base": 10, "first-voyage": 10, "merchants": 10, "rough-seas": 10, "cutthroats": 7, "everything": 12,
    }  # fmt: skip
    for name in GAME.choosing.editions():
        completed = complete(PRESETS[name].modules)
        assert completed.notices == []
        assert set(completed.modules) & set(module_names()) == set(PRESETS[name].modules)
