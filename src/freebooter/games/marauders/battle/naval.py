"""Naval combat: long guns before the first round, then rounds of declaration, contest, hits and what follows."""

from typing import Final

from freebooter.games.marauders.battle.contest import roll_contest, throw_hooks, winner_by_dice
from freebooter.games.marauders.battle.declare import declare
from freebooter.games.marauders.battle.hits import NOTHING_SPARED, cannon_hits, deal_hits, sunk
from freebooter.games.marauders.battle.offers import AFTER_CONTEST, AFTER_DECLARATION, module_offers
from freebooter.games.marauders.captain.damage import spared_by
from freebooter.games.marauders.captain.dice import faces_as_data, roll, successes
from freebooter.games.marauders.content.card_timing import BETWEEN_ROUNDS, WHEN_CONTESTED, WHEN_DECLARED
from freebooter.games.marauders.content.tables import QUIET_ROUNDS
from freebooter.games.marauders.hand.windows import open_window
from freebooter.games.marauders.moves import PASS, USE_MODIFICATION
from freebooter.games.marauders.names import CANNONS, CHASERS, CREW, LONG_GUNS, NOBODY
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import (
    AFTERMATH,
    BOARDS,
    CREW_OPENING,
    ESCAPED,
    FLEES,
    NO_WINNER,
    SHIP_SUNK,
    Battle,
)
from freebooter.games.marauders.state.sides import (
    battle_of,
    by_program,
    controller,
    fighting_seats,
    ship_of,
    side_name,
    side_words,
)
from freebooter.kernel.ask import Ask, Flow, Part, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param


def fire_long_guns(t: Table) -> Part[None]:
    """Before round 1 one die per cannon, each success a hit, both sides simultaneously (MM-MOD-08, MM-AMB-60)."""
    battle = battle_of(t)
    hits = [0, 0]
    for at in range(2):
        side = battle.sides[at]
        ship = ship_of(t, side)
        if ship.has(LONG_GUNS) and not ship.destroyed(CANNONS):
            dice = roll(t, ship.tracks[CANNONS])
            hits[at] = successes(dice)
            if t.journal is not None:
                t.journal.everyone("long-guns", "MM-MOD-08", side=side_name(t, side), dice=faces_as_data(dice))
    yield from deal_hits(t, hits[0], hits[1], False, "MM-MOD-08")
    settle_sunk(t, battle)


def naval_round(t: Table) -> Flow:
    """One round (MM-COMBAT-02 to 15)."""
    battle = battle_of(t)
    seats = fighting_seats(battle)
    battle.round += 1
    for side in battle.sides:
        side.new_round()
    if t.hooked:
        rest = modules_of(t).battle_round_starts(t, battle)
        if rest:
            yield from rest
        if settle_sunk(t, battle):
            return
    for side in battle.sides:  # the aggressor first, openly (MM-AMB-87)
        declaration = declare(t, side)
        if declaration:
            yield from declaration
    spared = NOTHING_SPARED
    if battle.sides[0].declared == FLEES or battle.sides[1].declared == FLEES:
        spared = yield from fire_chasers(t, battle)
        if settle_sunk(t, battle):
            return
    if t.hooked:
        rest = modules_of(t).sides_declared(t, battle)
        if rest:
            yield from rest
        for side in battle.sides:
            offers = module_offers(t, side, AFTER_DECLARATION)
            if offers:
                yield from offers
    cards = open_window(t, WHEN_DECLARED, seats)
    if cards:
        yield from cards
    for side in battle.sides:
        roll_contest(t, side)
    hooks = throw_hooks(t, battle)
    if hooks:
        yield from hooks
    if t.hooked:
        rest = modules_of(t).contest_rolled(t, battle)
        if rest:
            yield from rest
        for side in battle.sides:
            offers = module_offers(t, side, AFTER_CONTEST)
            if offers:
                yield from offers
    report_contest(t, battle)
    cards = open_window(t, WHEN_CONTESTED, seats)
    if cards:
        yield from cards
    hits = deal_hits(t, cannon_hits(t, battle, 0), cannon_hits(t, battle, 1), True, "MM-COMBAT-16", spared)
    if hits:
        yield from hits
    end_round(t, battle)
    if battle.phase != AFTERMATH and battle.phase != CREW_OPENING:
        cards = open_window(t, BETWEEN_ROUNDS, seats)
        if cards:
            yield from cards


# Chasers


class UseChasers(Question[Table]):
    """Whether to fire Chasers now; `about` is the number of the side that has them."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return side_words(t, ask.seat, ask.about)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return None if move is PASS else Note("mm-brings-chasers", "MM-MOD-05")


USE_CHASERS: Final = UseChasers("chasers", "MM-MOD-05", [PASS, USE_MODIFICATION[CHASERS]])


def fire_chasers(t: Table, battle: Battle) -> Part[tuple[int, int]]:
    """After either has declared Flee an owner may flip them for one hit, before any roll (MM-MOD-05, MM-AMB-59).

    Returns the locations that shot used with them spares for the rest of the round, for the target of each side.
    """
    hits = [0, 0]
    for at in range(2):
        side = battle.sides[at]
        ship = ship_of(t, side)
        if not ship.has(CHASERS) or ship.flipped >> CHASERS & 1:
            continue
        use = USE_MODIFICATION[CHASERS]
        if not by_program(t, side):
            use = yield USE_CHASERS.ask(t, controller(t, side), about=at)
        if use is not PASS:
            ship.flipped |= 1 << CHASERS
            hits[at] = 1
            if t.journal is not None:
                t.journal.everyone("chasers-fired", "MM-MOD-05", side=side_name(t, side))
    if hits == [0, 0]:  # mutants: same `if False`, no hit, no shot
        return NOTHING_SPARED
    yield from deal_hits(t, hits[0], hits[1], True, "MM-MOD-05")
    if t.rules.version < 2:  # there the shot was forgotten with its roll
        return NOTHING_SPARED
    return spared_by(battle.sides[0].shot), spared_by(battle.sides[1].shot)


# How a round ends


def report_contest(t: Table, battle: Battle) -> None:
    if t.journal is None:
        return
    winner = winner_by_dice(battle)
    if winner == NOBODY:
        # mutants: same `sides[1]`, both have as many
        t.journal.everyone("contest-drawn", "MM-COMBAT-08" if battle.sides[0].successes else "MM-COMBAT-09")
    else:
        side = battle.sides[winner]
        t.journal.everyone("contest-won", "MM-COMBAT-06", side=side_name(t, side))


def settle_sunk(t: Table, battle: Battle) -> bool:
    """Is a ship sunk? Checked after all hits; a side that sinks too has not won (MM-AMB-62)."""
    gone = (sunk(t, battle.sides[0]), sunk(t, battle.sides[1]))
    if not gone[0] and not gone[1]:
        return False
    battle.outcome = SHIP_SUNK
    battle.phase = AFTERMATH
    if gone[0] != gone[1]:
        battle.winner = 1 if gone[0] else 0
    if t.journal is not None:
        for side, is_gone in zip(battle.sides, gone, strict=True):
            if is_gone:
                t.journal.everyone("ship-sunk", "MM-COMBAT-20", side=side_name(t, side))
    return True


def end_round(t: Table, battle: Battle) -> None:
    """Sunk, boarded or escaped; otherwise another round, unless nothing has happened for ten (MM-AMB-65)."""
    if settle_sunk(t, battle):
        return
    for at in range(2):
        side = battle.sides[at]
        if boards(t, battle, at):
            battle.phase = CREW_OPENING
            if t.journal is not None:
                t.journal.everyone("boarded", "MM-COMBAT-12", side=side_name(t, side))
            return
        if escapes(battle, at):
            battle.phase = AFTERMATH
            battle.outcome = ESCAPED
            if t.journal is not None:
                t.journal.everyone("escaped", "MM-COMBAT-14", side=side_name(t, side))
            return
    if battle.sides[0].hits_dealt + battle.sides[1].hits_dealt > 0:
        battle.quiet = 0
        return
    battle.quiet += 1
    if battle.quiet >= QUIET_ROUNDS:
        battle.phase = AFTERMATH
        battle.outcome = NO_WINNER
        if t.journal is not None:
            t.journal.everyone("battle-fades", "MM-AMB-65")


def boards(t: Table, battle: Battle, at: int) -> bool:
    """Board and win, unless the lines are cut (GL-26) or the enemy's hits have left no crew (MM-COMBAT-12, 13)."""
    side = battle.sides[at]
    if side.declared != BOARDS or winner_by_dice(battle) != at or side.boarding_cut:
        return False
    return not ship_of(t, side).destroyed(CREW)


def escapes(battle: Battle, at: int) -> bool:
    """Flee and win against an enemy without a success (MM-COMBAT-14), or under cover of smoke (GL-23)."""
    side = battle.sides[at]
    if side.declared != FLEES:
        return False
    return side.slips_away or (winner_by_dice(battle) == at and battle.sides[1 - at].successes == 0)
