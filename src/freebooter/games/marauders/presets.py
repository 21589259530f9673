# mypyc: skip
"""Presets of modules, and which modules a game is played with: those of its preset, or those chosen instead."""

from collections.abc import Sequence

import msgspec

from freebooter.games.marauders.content.load import FOLDER
from freebooter.games.marauders.seams.module_set import Completed, are_installed, complete, dependencies, module_names
from freebooter.kernel.note import Refusal, Refused, refused
from freebooter.kernel.people.choosing import ValueCard

BASE = "base"


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How presets and modules are shown in a form."""

    presets: dict[str, ValueCard]
    modules: dict[str, ValueCard]


TILES = msgspec.toml.decode((FOLDER / "tiles.toml").read_bytes(), type=Tiles)


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    modules: list[str]
    points_to_win: int


PRESETS = msgspec.toml.decode((FOLDER / "presets.toml").read_bytes(), type=dict[str, Preset])


def offered_presets() -> dict[str, Preset]:
    """The presets all of whose modules are installed."""
    return {name: preset for name, preset in PRESETS.items() if are_installed(preset.modules)}


def cards() -> dict[str, dict[str, ValueCard]]:
    """How presets and modules are shown, in the order of the tiles, and which of the modules go together."""
    installed = module_names()
    order = [name for name in TILES.modules if name in installed]
    order += [name for name in installed if name not in TILES.modules]
    shown = {name: TILES.modules.get(name, ValueCard(group="tile")) for name in order}
    return {
        "edition": {name: TILES.presets.get(name, ValueCard()) for name in offered_presets()},
        "modules": {name: msgspec.structs.replace(card, **dependencies(name)) for name, card in shown.items()},
    }


def find_preset(name: str) -> Preset:
    if name not in PRESETS or not are_installed(PRESETS[name].modules):
        known = ", ".join(offered_presets())
        raise refused("bad-option", reason="mm-no-such-preset", preset=name, known=known, game="marauders")
    return PRESETS[name]


def choose_modules(preset: str, wanted: Sequence[str] | None) -> Completed:
    """The modules of a preset, or those that were chosen instead."""
    if wanted is None:
        return complete(find_preset(preset).modules)
    try:
        return complete(wanted)
    except Refused as error:
        params = error.refusal.params
        usual = PRESETS[preset].modules if preset in PRESETS else []
        if params.get("needed") in usual and params.get("module") in usual:  # the preset was changed, and too much
            raise Refused(
                Refusal("bad-option", error.refusal.rule, **{**params, "reason": "mm-preset-needs", "preset": preset})
            ) from None
        raise
