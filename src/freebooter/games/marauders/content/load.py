# mypyc: skip
"""Loads the content packs of this folder (board, cards, tokens) and checks them.

Each folder here is a pack. The base game is the pack `base`; the entries of other packs come after those of the
base, so that their numbers follow, and are in a game only if its options say so. Errors
name the file and the entry.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from freebooter.games.marauders import names
from freebooter.games.marauders.content import structs
from freebooter.games.marauders.content.card_timing import MOMENTS

FOLDER: Final = Path(__file__).parent
BASE: Final = "base"

# How many of each the box of the base game holds (ledger 1.2, part 3).
BOX: Final = {
    "zones": 17, "ships": 5, "weapons": 3, "modifications": 8, "npc ships": 6, "captains": 16, "npc cards": 18,
    "world events": 16, "cargo cards": 64, "demand tokens": 24, "merchant tokens": 17, "modification tokens": 16,
    "glory cards": 70, "missions": 25, "rumours": 25,
}  # fmt: skip

EVENT_EFFECTS: Final = (
    "war", "peace", "storm", "disease", "more-events", "upset-markets", "rich-harvest", "convoy", "kings-grace",
    "hunters", "doldrums",
)  # fmt: skip
REWARDS: Final = (
    "gold", "hull-check", "cargo-choice", "drifting-merchant", "employ", "full-crew", "modification", "weapons",
    "lower-bounty", "shore-combat", "full-repair", "bounty", "stash", "buy-ship", "cargo", "crew", "rumours",
    "glory-choice", "search-good",
)  # fmt: skip


class ContentError(ValueError):
    """A file of content that cannot be played, and why."""

    def __init__(self, file: str, entry: str, wrong: str) -> None:
        super().__init__(f"{file}: {entry}: {wrong}")
        self.file = file
        self.entry = entry
        self.wrong = wrong


class Pack(msgspec.Struct, frozen=True):
    """All entries of one folder."""

    name: str
    zones: tuple[structs.Zone, ...]
    ships: tuple[structs.ShipCard, ...]
    weapons: tuple[structs.Weapon, ...]
    modifications: tuple[structs.Modification, ...]
    merchants: tuple[structs.Merchants, ...]
    npcs: tuple[structs.NpcShip, ...]
    goods: tuple[structs.Good, ...]
    captains: tuple[structs.CaptainCard, ...]
    npc_cards: tuple[structs.NpcCard, ...]
    world_events: tuple[structs.WorldEvent, ...]
    specialists: tuple[structs.Specialist, ...]
    glory: tuple[structs.GloryCard, ...]
    missions: tuple[structs.MissionCard, ...]
    rumours: tuple[structs.RumourCard, ...]


E = TypeVar("E", bound=structs.Entry)


def load(folder: Path = FOLDER) -> list[Pack]:
    """All packs, the base first."""
    found = sorted(each.name for each in folder.iterdir() if each.is_dir() and not each.name.startswith("_"))
    packs = [_pack(folder / name) for name in [BASE, *[name for name in found if name != BASE]]]
    _check_box(packs[0])
    for pack in packs:
        _check_zones(pack)
        _check_names(pack, packs)
    return packs


def load_constants(folder: Path = FOLDER) -> structs.Constants:
    file = folder / BASE / "constants.toml"
    try:
        return msgspec.convert(_read(file), structs.Constants)
    except msgspec.ValidationError as error:
        raise ContentError(f"{BASE}/constants.toml", "file", str(error)) from None


# Reading


def _pack(folder: Path) -> Pack:
    return Pack(
        name=folder.name,
        zones=_entries(folder, "zones.toml", "zones", structs.Zone),
        ships=_entries(folder, "ships.toml", "ships", structs.ShipCard),
        weapons=_entries(folder, "ships.toml", "weapons", structs.Weapon),
        modifications=_entries(folder, "ships.toml", "modifications", structs.Modification),
        merchants=_entries(folder, "ships.toml", "merchants", structs.Merchants),
        npcs=_entries(folder, "ships.toml", "npcs", structs.NpcShip),
        goods=_entries(folder, "cargo.toml", "goods", structs.Good),
        captains=_entries(folder, "captains.toml", "captains", structs.CaptainCard),
        npc_cards=_entries(folder, "events.toml", "npcs", structs.NpcCard),
        world_events=_entries(folder, "events.toml", "world", structs.WorldEvent),
        specialists=_entries(folder, "glory.toml", "specialists", structs.Specialist),
        glory=_entries(folder, "glory.toml", "cards", structs.GloryCard),
        missions=_entries(folder, "missions.toml", "missions", structs.MissionCard),
        rumours=_entries(folder, "rumours.toml", "rumours", structs.RumourCard),
    )


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise ContentError(f"{file.parent.name}/{file.name}", "file", "it cannot be read") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file.parent.name}/{file.name}", "file", f"it is not TOML: {error}") from None


def _entries(folder: Path, file: str, key: str, kind: type[E]) -> tuple[E, ...]:
    """The entries of one list; a pack other than the base may leave out files and lists."""
    where = f"{folder.name}/{file}"
    if folder.name != BASE and not (folder / file).exists():
        return ()
    raw = _read(folder / file).get(key, [])
    if not isinstance(raw, list):
        raise ContentError(where, key, "it must be a list of entries")
    entries: list[E] = []
    for number, item in enumerate(raw, start=1):
        name = item.get("id") if isinstance(item, dict) else None
        try:
            entry = msgspec.convert(item, kind)
        except msgspec.ValidationError as error:
            raise ContentError(where, name or f"{key}, entry {number}", str(error)) from None
        if any(other.id == entry.id for other in entries):
            raise ContentError(where, entry.id, "its id is used twice")
        entries.append(entry)
    return tuple(entries)


# Checking


def _check_box(base: Pack) -> None:
    counts = {
        "zones": len(base.zones),
        "ships": len(base.ships),
        "weapons": len(base.weapons),
        "modifications": len(base.modifications),
        "npc ships": len(base.npcs),
        "captains": len(base.captains),
        "npc cards": len(base.npc_cards),
        "world events": len(base.world_events),
        "cargo cards": sum(len(good.cards) for good in base.goods),
        "demand tokens": sum(good.demand_tokens for good in base.goods),
        "merchant tokens": sum(merchants.tokens for merchants in base.merchants),
        "modification tokens": sum(modification.tokens for modification in base.modifications),
        "glory cards": sum(card.count for card in [*base.specialists, *base.glory]),
        "missions": len(base.missions),
        "rumours": len(base.rumours),
    }
    for what, wanted in BOX.items():
        if counts[what] != wanted:
            raise ContentError("base", what, f"there are {counts[what]}, but the game has {wanted}")
    _check_order("zones.toml", base.zones, names.ZONES)
    _check_order("ships.toml", base.ships, names.BASE_SHIPS)
    _check_order("ships.toml", base.weapons, names.BASE_WEAPONS)
    _check_order("ships.toml", base.modifications, names.BASE_MODIFICATIONS)
    _check_order("ships.toml", base.npcs, names.BASE_NPCS)
    _check_order("ships.toml", base.merchants, names.NATIONS)
    _check_order("cargo.toml", base.goods, names.GOODS)
    homes = Counter(captain.home for captain in base.captains)
    for zone in base.zones:
        if homes[zone.id] != (1 if zone.nation else 0):
            raise ContentError("base/captains.toml", zone.id, "each port must be the home of one captain")


def _check_order(file: str, entries: Sequence[structs.Entry], wanted: list[str]) -> None:
    for entry, name in zip(entries, wanted, strict=True):
        if entry.id != name:
            raise ContentError(f"base/{file}", entry.id, f"{name} must stand here, because rules name it by its place")


def _check_zones(pack: Pack) -> None:
    zones = {zone.id: zone for zone in pack.zones}
    for zone in pack.zones:
        for letter, other in zone.borders.items():
            back = names.LETTERS[(names.LETTERS.index(letter) + 4) % 8]
            if other not in zones or zones[other].borders.get(back) != zone.id:  # type: ignore[call-overload]
                raise ContentError(f"{pack.name}/zones.toml", zone.id, f"its border {letter} is not met from {other}")


def _check_names(pack: Pack, packs: list[Pack]) -> None:
    """Every word of an entry that names another thing must name one that exists."""
    ships = [ship.id for each in packs for ship in each.ships]
    npcs = [npc.id for each in packs for npc in each.npcs]
    for captain in pack.captains:
        _known(pack, "captains.toml", captain.id, "nation", [captain.nation], [*names.NATIONS, ""])
        _known(pack, "captains.toml", captain.id, "home port", [captain.home], names.ZONES)
        _known(pack, "captains.toml", captain.id, "ability", [captain.ability], names.ABILITIES)
    for npc in pack.npc_cards:
        _known(pack, "events.toml", npc.id, "npc", [npc.npc], npcs)
        _known(pack, "events.toml", npc.id, "zone", [npc.zone], names.ZONES)
        _known(pack, "events.toml", npc.id, "ship", [npc.ship], ships)
    for event in pack.world_events:
        _known(pack, "events.toml", event.id, "npc", [icon.npc for icon in event.icons], npcs)
        if pack.name == BASE:
            _known(pack, "events.toml", event.id, "effect", [event.effect], EVENT_EFFECTS)
    for hire in pack.specialists:
        _known(pack, "glory.toml", hire.id, "specialist", [hire.specialist], names.SPECIALISTS)
        _known(pack, "glory.toml", hire.id, "moment", hire.moments, MOMENTS)
        _known(pack, "glory.toml", hire.id, "port", hire.ports, names.ZONES)
    for card in pack.glory:
        _known(pack, "glory.toml", card.id, "moment", card.moments, MOMENTS)
    for mission in pack.missions:
        task = mission.task
        places = [mission.location, *task.ports, *task.zones, *[port for leg in task.legs for port in leg]]
        _known(pack, "missions.toml", mission.id, "place", [*places, task.zone or names.ZONES[0]], names.ZONES)
        nations = [*task.nations, task.hunted_by, mission.needs.unwanted_by]
        _known(pack, "missions.toml", mission.id, "nation", nations, [*names.NATIONS, ""])
        _known(pack, "missions.toml", mission.id, "good", list(task.goods), names.GOODS)
        _known(pack, "missions.toml", mission.id, "ship", mission.needs.ships, ships)
    for rumour in pack.rumours:
        _known(pack, "rumours.toml", rumour.id, "place", [*rumour.place.ports, *rumour.place.zones], names.ZONES)
        for reward in rumour.rewards:
            if pack.name == BASE:
                _known(pack, "rumours.toml", rumour.id, "reward", [reward.kind], REWARDS)
            _known(pack, "rumours.toml", rumour.id, "specialist", [reward.specialist], [*names.SPECIALISTS, ""])


def _known(pack: Pack, file: str, entry: str, what: str, words: Sequence[str], known: Sequence[str]) -> None:
    for word in words:
        if word not in known:
            raise ContentError(f"{pack.name}/{file}", entry, f"there is no {what} called {word!r}")


PACKS: Final = load()
CONSTANTS: Final = load_constants()
