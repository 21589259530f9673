# mypyc: skip
"""Loads the content packs of this folder (board, cards, tokens) and checks them.

Each folder here, and the folder `content` of each module, is a pack. The base game is the pack `base`; the entries of
other packs come after those of the base, so that their numbers follow, and are in a game only if its options say so.
Errors name the file and the entry. Kinds that modules can add to are checked later, in `registries.checks`.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from freebooter.games.marauders import names
from freebooter.games.marauders.content import structs
from freebooter.games.marauders.content.card_timing import MOMENTS

FOLDER: Final = Path(__file__).parent
BASE: Final = "base"
MORE_PACKS: Final = "FREEBOOTER_MARAUDERS_PACKS"
"""The environment variable that names a folder with further packs, for those who write one, and for tests."""

# How many of each the box of the base game holds (ledger 1.2, part 3).
BOX: Final = {
    "zones": 17, "ships": 5, "weapons": 3, "modifications": 8, "npc ships": 6, "captains": 16, "npc cards": 18,
    "world events": 16, "cargo cards": 64, "demand tokens": 24, "merchant tokens": 17, "modification tokens": 16,
    "glory cards": 70, "missions": 25, "rumours": 25,
}  # fmt: skip


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
    cargo: tuple[structs.CargoCard, ...]
    captains: tuple[structs.CaptainCard, ...]
    npc_cards: tuple[structs.NpcCard, ...]
    world_events: tuple[structs.WorldEvent, ...]
    specialists: tuple[structs.Specialist, ...]
    glory: tuple[structs.GloryCard, ...]
    missions: tuple[structs.MissionCard, ...]
    rumours: tuple[structs.RumourCard, ...]


E = TypeVar("E", bound=structs.Entry)


def load(folder: Path = FOLDER, more: Path | None = None) -> list[Pack]:
    """All packs, the base first, the others by their names."""
    found = {each.name: each for place in (folder, more) if place is not None for each in place.iterdir()}
    found |= {each.parent.name: each for each in folder.parent.glob("modules/*/content")}
    others = [name for name in sorted(found) if found[name].is_dir() and name != BASE and not name.startswith("_")]
    packs = [_pack(BASE, folder / BASE), *[_pack(name, found[name]) for name in others]]
    _check_box(packs[0])
    for pack in packs:
        _check_zones(pack)
        _check_names(pack, packs)
    _check_cargo(packs)
    return packs


def load_constants(folder: Path = FOLDER) -> structs.Constants:
    file = folder / BASE / "constants.toml"
    try:
        return msgspec.convert(_read(file), structs.Constants)
    except msgspec.ValidationError as error:
        raise ContentError(f"{BASE}/constants.toml", "file", str(error)) from None


# Reading


def _pack(name: str, folder: Path) -> Pack:
    return Pack(
        name=name,
        zones=_entries(folder, "zones.toml", "zones", structs.Zone),
        ships=_entries(folder, "ships.toml", "ships", structs.ShipCard),
        weapons=_entries(folder, "ships.toml", "weapons", structs.Weapon),
        modifications=_entries(folder, "ships.toml", "modifications", structs.Modification),
        merchants=_entries(folder, "ships.toml", "merchants", structs.Merchants),
        npcs=_entries(folder, "ships.toml", "npcs", structs.NpcShip),
        goods=_entries(folder, "cargo.toml", "goods", structs.Good),
        cargo=_entries(folder, "cargo.toml", "cards", structs.CargoCard),
        captains=_entries(folder, "captains.toml", "captains", structs.CaptainCard),
        npc_cards=_entries(folder, "events.toml", "npcs", structs.NpcCard),
        world_events=_entries(folder, "events.toml", "world", structs.WorldEvent),
        specialists=_entries(folder, "glory.toml", "specialists", structs.Specialist),
        glory=_entries(folder, "glory.toml", "cards", structs.GloryCard),
        missions=_entries(folder, "missions.toml", "missions", structs.MissionCard),
        rumours=_entries(folder, "rumours.toml", "rumours", structs.RumourCard),
    )


def _name_of(folder: Path) -> str:
    """The name of a pack: of its folder here, or of the module that it belongs to."""
    return folder.parent.name if folder.name == "content" else folder.name


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise ContentError(f"{_name_of(file.parent)}/{file.name}", "file", "it cannot be read") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{_name_of(file.parent)}/{file.name}", "file", f"it is not TOML: {error}") from None


def _entries(folder: Path, file: str, key: str, kind: type[E]) -> tuple[E, ...]:
    """The entries of one list; a pack other than the base may leave out files and lists."""
    where = f"{_name_of(folder)}/{file}"
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
            if other not in zones or zones[other].border(back) != zone.id:
                raise ContentError(f"{pack.name}/zones.toml", zone.id, f"its border {letter} is not met from {other}")


def _check_names(pack: Pack, packs: list[Pack]) -> None:
    """Every word of an entry that names another thing must name one that exists."""
    ships = [ship.id for each in packs for ship in each.ships]
    npcs = [npc.id for each in packs for npc in each.npcs]
    for captain in pack.captains:
        _known(pack, "captains.toml", captain.id, "nation", [captain.nation], [*names.NATIONS, ""])
        _known(pack, "captains.toml", captain.id, "home port", [captain.home], names.ZONES)
    ports = [zone.id for zone in packs[0].zones if zone.nation]
    for cargo in pack.cargo:
        _known(pack, "cargo.toml", cargo.id, "good", [cargo.good], names.GOODS)
        _known(pack, "cargo.toml", cargo.id, "port", [cargo.port], [*ports, ""])
    for ship in pack.npcs:
        _known(pack, "ships.toml", ship.id, "nation", [ship.nation], [*names.NATIONS, ""])
        _check_kind(pack, ship)
    for npc in pack.npc_cards:
        _known(pack, "events.toml", npc.id, "npc", [npc.npc], npcs)
        _known(pack, "events.toml", npc.id, "zone", [npc.zone], names.ZONES)
        _known(pack, "events.toml", npc.id, "ship", [npc.ship], ships)
    for event in pack.world_events:
        _known(pack, "events.toml", event.id, "npc", [icon.npc for icon in event.icons], npcs)
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
            _known(pack, "rumours.toml", rumour.id, "specialist", [reward.specialist], [*names.SPECIALISTS, ""])


def face_name(good: str, value: int, icon: str) -> str:
    """The name of a cargo card of the base."""
    return f"{good}-{value}" if icon == "none" else f"{good}-{value}-{icon}"


def card_name(card: structs.CargoCard) -> str:
    """The name of a cargo card of another pack: the icon is always written, so a port comes fourth."""
    return "-".join([card.good, str(card.value), card.icon, *([card.port] if card.port else [])])


def _check_cargo(packs: list[Pack]) -> None:
    """Goods come in the base, and moves name cards, so no two kinds of them look alike."""
    known = {face_name(good.id, *face) for good in packs[0].goods for face in good.cards}
    for pack in packs:
        if pack.goods and pack.name != BASE:
            raise ContentError(f"{pack.name}/cargo.toml", "goods", "only the base has them; other packs list cards")
        for card in pack.cargo:
            name = card_name(card)
            if name in known:
                raise ContentError(f"{pack.name}/cargo.toml", card.id, f"there is a card {name} already")
            known.add(name)


def _check_kind(pack: Pack, npc: structs.NpcShip) -> None:
    if (npc.nation == "") != (npc.kind == "pirate"):
        wrong = "a pirate has no nation" if npc.nation else f"a {npc.kind} ship needs a nation"
        raise ContentError(f"{pack.name}/ships.toml", npc.id, wrong)
    captains = [card for card in pack.npc_cards if card.npc == npc.id]
    if npc.kind == "neutral" and len(captains) != 1:
        wrong = f"a neutral ship has one captain in events.toml, not {len(captains)}"
        raise ContentError(f"{pack.name}/ships.toml", npc.id, wrong)


def _known(pack: Pack, file: str, entry: str, what: str, words: Sequence[str], known: Sequence[str]) -> None:
    for word in words:
        if word not in known:
            raise ContentError(f"{pack.name}/{file}", entry, f"there is no {what} called {word!r}")


def _more_packs() -> Path | None:
    named = os.environ.get(MORE_PACKS, "")
    return Path(named) if named else None


PACKS: Final = load(FOLDER, _more_packs())
CONSTANTS: Final = load_constants()
