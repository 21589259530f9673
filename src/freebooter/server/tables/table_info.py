"""What everyone may know of a table. The game itself is not needed, so a lobby can list tables that are on the disk."""

from functools import lru_cache

import msgspec

from freebooter.games import find_game
from freebooter.kernel.chance import commitment
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import Refused
from freebooter.kernel.record import Header
from freebooter.server.access.codes import HOST, Right, seats_of
from freebooter.server.settings import Settings
from freebooter.server.storage.models import ALONE, PERSON, Chair, StoredTable
from freebooter.server.tables.links.presence import Seen
from freebooter.server.tables.state.table import Table
from freebooter.server.texts import render
from freebooter.server.texts.words import words_of
from freebooter.server.wire.frames import Part, SeatInfo, TableInfo
from freebooter.server.workers import levels
from freebooter.words import Words


@lru_cache(500)
def _header(line: str) -> Header:
    """The first line of a table's record; it never changes."""
    return msgspec.json.decode(line, type=Header)


def expires(stored: StoredTable, settings: Settings) -> int:
    """When a table is deleted unless something happens at it; 0: the operator keeps everything."""
    return stored.changed + round(settings.expire_days * 24 * 3600 * 1000) if settings.expire_days else 0


def origin(table: Table, settings: Settings) -> str:
    """Where the dice of a table in memory come from, if somebody should know: see `models.ALONE` and those before it.

    Where the operator lets nobody add to the dice, nothing is said of it.
    """
    stored = table.stored
    added = table.dealing is not None or any([share.number for share in table.match.shares])
    if stored.origin or added or not settings.share_seconds:
        return stored.origin
    others = [chair for chair in table.chairs if not chair.bot and chair.guest != stored.host]
    return ALONE if others or any([chair.lent == PERSON for chair in table.chairs]) else ""


def table_info(
    stored: StoredTable,
    chairs: list[Chair],
    language: str,
    rights: list[Right],
    presence: Seen | None,
    options: msgspec.Struct | None = None,
) -> TableInfo:
    """For somebody with these rights. Tables in memory have `presence` and the `options` of their match."""
    game = find_game(stored.game)
    header = _header(stored.header)
    words = words_of(language, [chair.name for chair in chairs])
    seats = [_seat_info(stored, game, chair, words, presence) for chair in chairs]
    info = TableInfo(
        id=stored.id,
        name=stored.name,
        game=stored.game,
        title=render.title(words.language, game),
        rules=stored.rules,
        options=header.options,
        seats=seats,
        open=stored.open,
        watching=stored.watching,
        watchers=0 if presence is None else presence.watchers,
        clock=stored.clock,
        over=stored.over,
        commitment=header.commitment if stored.key is None else commitment(stored.key),
        created=stored.created,
        changed=stored.changed,
        waiting=stored.waiting_seats,
        playable=game.as_of(stored.rules) is not None,
        lesson=stored.lesson,
        round=stored.round,
        origin=stored.origin,
    )
    _add_rights(info, stored, chairs, rights)
    if stored.waits_in_private:
        info.waiting = [seat for seat in info.waiting if info.seats[seat].mine]
    if info.playable:
        _add_options(info, words, game, options)
    return info


def _add_options(info: TableInfo, words: Words, game: AnyGame, options: msgspec.Struct | None) -> None:
    """What is played: the goal only where somebody is at the table, because it takes time."""
    if options is not None:
        info.goal = words.goal(game, options, len(info.seats))
    try:
        chosen = game.options(info.options) if options is None else options
        info.modules = game.choosing.modules_on(chosen)
    except Refused:  # a module that is not installed any more
        return
    if info.modules:
        info.playing = parts_on(words, game, chosen)
        info.preset = preset_of(words, game, chosen)


def _seat_info(stored: StoredTable, game: AnyGame, chair: Chair, words: Words, presence: Seen | None) -> SeatInfo:
    return SeatInfo(
        chair.seat,
        render.player(words, game, chair.seat),
        "bot" if chair.bot else "person",
        level=chair.bot,
        title=_level_text(words, chair.bot) if chair.bot else "",
        character=_character(words, chair.name) if chair.bot else "",
        taken=chair.taken,
        present=bool(chair.bot) or (presence is not None and chair.taken and presence.present(chair.seat)),
        here=bool(chair.guest) and chair.guest == stored.host,
        lent=chair.lent,
        stand_in=chair.stand_in_name,
    )


def _level_text(words: Words, level: str) -> str:
    return words.say(f"level-{level}") if level in levels.FOR_PEOPLE else level


def _character(words: Words, name: str) -> str:
    """The sentence about a bot that has one of our names."""
    return words.say(f"character-{name.lower().replace(' ', '-')}") if name in levels.NAMES else ""


def parts_on(words: Words, game: AnyGame, options: msgspec.Struct) -> list[Part]:
    """The modules that these options switch on, in words and in the order of the form; bridges come by themselves."""
    shown = game.choosing.cards().get("modules", {})
    on = game.choosing.modules_on(options)
    names = [name for name in shown if name in on]
    return [
        Part(name, words.option(game, "modules", name), words.option(game, "modules", f"{name}-help")) for name in names
    ]


def preset_of(words: Words, game: AnyGame, options: msgspec.Struct) -> str:
    """The name of the preset, if nothing of it was changed; empty without modules."""
    chosen = getattr(options, "edition", "")
    on = set(game.choosing.modules_on(options))
    preset = game.choosing.editions().get(chosen, {})
    usual = game.choosing.modules_on(game.options({"edition": chosen})) if preset.get("modules") else []
    return words.option(game, "edition", chosen).split(": ")[0] if usual and set(usual) == on else ""


def _add_rights(info: TableInfo, stored: StoredTable, chairs: list[Chair], rights: list[Right]) -> None:
    """Add which seats are the reader's, and the codes of invitations for those who may pass them on."""
    info.host = any(right.kind == HOST for right in rights)
    if info.host:
        info.code, info.watch_code = stored.code, stored.watch_code
    my_seats = seats_of(rights)
    for seat, chair in zip(info.seats, chairs, strict=True):
        seat.mine = chair.seat in my_seats
        if info.host:
            seat.code = chair.stand_in_code or chair.code
        elif seat.mine:
            seat.code = chair.stand_in_code
