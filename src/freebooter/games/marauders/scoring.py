"""Glory points: the track, the stash, who has won and by how much."""

from freebooter.games.marauders.content.tables import STASH_PER_POINT
from freebooter.games.marauders.names import DEEDS
from freebooter.games.marauders.registries.deeds import deed_count, shown_deeds
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import BY_CAPTAINS, BY_EVENTS, BY_POINTS, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Note
from freebooter.kernel.result import Result, Term, places_by


def points_of_gold(t: Table, stash: int) -> int:
    """A point for every full ten gold stashed, up to half of what wins (MM-STASH-02, 03, 08)."""
    return (
        buy_points(t, stash)[0]
        if t.hooked and modules_of(t).prices_stash
        else min(stash // STASH_PER_POINT, t.rules.stash_limit)
    )


def buy_points(t: Table, stash: int) -> tuple[int, int]:
    """The points of a stash at the prices of the modules, and the gold that is left over."""
    calls = modules_of(t)
    if not calls.prices_stash:  # mutants: same `if False`, it only saves work
        bought = max(0, min(stash // STASH_PER_POINT, t.rules.stash_limit))
        return bought, stash - STASH_PER_POINT * bought
    points = 0
    while points < t.rules.stash_limit:
        price = calls.stash_price(t, STASH_PER_POINT, points + 1)
        if stash < price:
            break
        stash -= price
        points += 1
    return points, stash


def stash_points(t: Table, player: Player) -> int:
    return points_of_gold(t, player.stash)


def points(t: Table, player: Player) -> int:
    """Track and stash together; deeds beyond the end of the track count on (MM-END-06)."""
    return player.track + stash_points(t, player)


def has_won(t: Table, player: Player) -> bool:
    """Enough points to declare, shown or not (MM-END-01, MM-AMB-82)."""
    wanting = t.rules.points_to_win - player.track
    # Asked of everyone after each turn: mostly the stash could not make up for it, whatever it holds.
    return wanting <= t.rules.stash_limit and stash_points(t, player) >= wanting


def declare(t: Table, player: Player) -> None:
    """Declaring is compulsory and shows the stash (MM-END-01, MM-STASH-05)."""
    player.declared = True
    show_stash(player)
    if t.journal is not None:
        rule = "MM-END-01 MM-AMB-82"
        t.journal.reveal("points-declared", rule, seat=player.seat, points=points(t, player), stash=player.stash)


def show_stash(player: Player) -> None:
    player.stash_least = player.stash
    player.stash_most = player.stash


def merits(t: Table, player: Player) -> tuple[int, ...]:
    """What decides, the larger the better: enough points, points, stash (MM-END-03 to 05)."""
    total = points(t, player)
    if t.ending != BY_POINTS:
        return (total, player.stash)
    enough = 1 if total >= t.rules.points_to_win else 0  # mutants: same `= 2`, only more or less counts
    return (enough, player.track if t.rules.final_by_track and enough else total, player.stash)


def result(t: Table) -> Result:
    """Places, points, and a score sheet."""
    players = t.players
    deeds = [
        Term(DEEDS[deed], tuple([deed_count(player, deed) for player in players]), "MM-GLORY-01")
        for deed in shown_deeds(players)
    ]
    stashes = tuple(player.stash for player in players)
    totals = tuple(points(t, player) for player in players)
    sheet = (
        *deeds,
        Term("stash", tuple(stash_points(t, player) for player in players), "MM-STASH-02", stashes),
        Term("total", totals, "MM-END-03"),
        Term("tie-stash", stashes, "MM-END-04"),
    )
    return Result(places_by([merits(t, player) for player in players]), totals, sheet)


def ending(t: Table) -> Note | None:
    """Why the game is over: somebody had enough points, or a deck ran out (MM-END-02, 05, MM-DEATH-08)."""
    if t.ending == BY_POINTS:
        declared = [player.seat for player in t.players if player.declared]
        goal = t.rules.points_to_win
        return Note("ended-by-points", "MM-END-02", seat=declared[0] + 1, count=len(declared), goal=goal)
    if t.ending == BY_EVENTS:
        return Note("ended-by-events", "MM-END-05")
    return Note("ended-by-captains", "MM-DEATH-08") if t.ending == BY_CAPTAINS else None
