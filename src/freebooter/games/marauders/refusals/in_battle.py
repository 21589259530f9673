"""What an option in a battle would bring: odds of the round, of crew combat, and what hits and weapons do."""

from freebooter.games.marauders import odds, registry
from freebooter.games.marauders.battle.sides import side_of
from freebooter.games.marauders.battle.start import enemy_of, ship_of
from freebooter.games.marauders.bounties import hunters_bonus
from freebooter.games.marauders.damage import SHOT_AT
from freebooter.games.marauders.dice import pips
from freebooter.games.marauders.fight import BOARDS, FLEES, SHOOTS, Side
from freebooter.games.marauders.moments import CREW_ROUND, CREW_START, DECLARED
from freebooter.games.marauders.names import CANNONS, CARGO, CREW, HULL, LOCATIONS, MASTS, NONE, SKULL
from freebooter.games.marauders.odds.battle import Exchange
from freebooter.games.marauders.odds.contest import best_reroll
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import BOUNTY_REWARD
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note

DECLARATION_OF = {"shoot": SHOOTS, "board": BOARDS, "flee": FLEES}


def in_battle(t: Table, ask: Ask, move: Move) -> Note | None:
    prompt, player = ask.prompt, t.players[ask.seat]
    if prompt == "reward-nation":
        gold = BOUNTY_REWARD * t.players[ask.about].bounties[move.value] + hunters_bonus(player)
        return Note("mm-brings-gold", "MM-BOUNTY-10", gold=gold)
    if prompt == "place-hit":  # also in a storm
        return of_hit(t, ask, move.value)
    battle = t.battle
    if battle is None:
        return None
    if prompt == "declare":
        return of_declaration(t, battle.sides[ask.about], DECLARATION_OF[move.verb])
    if prompt == "chasers" and move.verb == "use-modification":
        return Note("mm-brings-chasers", "MM-MOD-05")
    if prompt == "grappling-hooks" and move.verb == "use-weapon":
        return of_hooks(t, side_of(t, player))
    if prompt == "use-shot" and move.verb == "use-weapon":
        return of_shot(t, side_of(t, player), move.value)
    if prompt == "claim-ship" and move.verb == "claim-ship":
        return of_claim(t, player, battle.sides[1 - battle.winner])
    return None


# Declarations


def of_declaration(t: Table, side: Side, mine: int) -> Note:
    """One declaration against all that the other side may declare."""
    answers = [odds.exchange(t, side, mine, theirs) for theirs in odds.foreseen(t, side)]
    sure = answers[0]
    said = against(answers)
    if mine == SHOOTS:
        return Note(
            "mm-brings-shoot",
            "MM-COMBAT-06 MM-COMBAT-10 MM-COMBAT-11",
            win=odds.percent(sure.wins),
            lose=odds.percent(sure.loses),
            hits=odds.tenths(min([answer.hits for answer in answers])),
            sinks=odds.percent(max([answer.sinks for answer in answers])),
            **said,
        )
    if mine == BOARDS:
        crew = odds.crew_to_the_end(t, side)
        return Note(
            "mm-brings-board",
            "MM-COMBAT-06 MM-COMBAT-12",
            win=odds.percent(min([answer.boards for answer in answers])),
            crew=odds.percent(crew.win),
            fails=odds.percent(crew.lose),
            **said,
        )
    escapes = odds.percent(min([answer.escapes for answer in answers]))
    return Note("mm-brings-flee", "MM-COMBAT-14", win=escapes, **said)


def against(answers: list[Exchange]) -> dict[str, int]:
    """What each answer of the enemy could do to the side; 0 for `shoot`, `board`, `flee` that it cannot declare."""
    said = {"shoot": 0, "taken": 0, "sunk": 0, "board": 0, "boarded": 0, "lost": 0, "flee": 0, "eludes": 0}
    for answer in answers:
        if answer.theirs == SHOOTS:
            said["shoot"] = 1
            said["taken"], said["sunk"] = odds.tenths(answer.taken), odds.percent(answer.sunk)
        elif answer.theirs == BOARDS:
            said["board"] = 1
            said["boarded"] = odds.percent(answer.boarded)
            said["lost"] = odds.percent(answer.death)
        else:
            said["flee"] = 1
            said["eludes"] = odds.percent(answer.eludes)
    return said


# Cards


def of_card(t: Table, player: Player, move: Move) -> Note | None:
    """Before a roll: the odds as they stand, or with the card, which is played on a table of its own."""
    if t.moment not in (DECLARED, CREW_START, CREW_ROUND) or move.verb not in ("pass", "decline", "play", "announce"):
        return None
    twin = t.copy()
    own = twin.players[player.seat]
    if move.verb in ("play", "announce"):
        for question in registry.PLAYS[move.value](twin, own, move.value):
            return None  # a card that asks something
    side = side_of(twin, own)
    if t.moment == DECLARED:
        return of_declaration(twin, side, side.declared)
    return of_crews(twin, side)


def of_crews(t: Table, side: Side) -> Note:
    """Crew combat: the next round, and to its end."""
    ending = odds.crew_to_the_end(t, side)
    lost, taken = odds.crew_losses(t, side)
    return Note(
        "mm-brings-crews",
        "MM-CREW-03 MM-CREW-04",
        win=odds.percent(ending.win),
        lose=odds.percent(ending.lose),
        taken=odds.tenths(taken),
        lost=odds.tenths(lost),
    )


# Weapons and hits


def of_hooks(t: Table, side: Side) -> Note:
    """Both rolls lie open: what rolling the right dice again can do."""
    enemy = enemy_of(t, side)
    chance = best_reroll(tuple(sorted(side.dice)), enemy.successes, pips(enemy.dice))
    return Note("mm-brings-hooks", "MM-WEAPON-02", chance=odds.percent(chance))


def of_shot(t: Table, side: Side, weapon: int) -> Note:
    aimed = SHOT_AT[weapon]
    left = ship_of(t, enemy_of(t, side)).tracks[aimed]
    count = side.locations.count(SKULL)
    return Note("mm-brings-shot", "MM-WEAPON-05", location=LOCATIONS[aimed], count=count, left=left)


def of_hit(t: Table, ask: Ask, location: int) -> Note:
    """What is left there before these hits, and what it means to lose it all.

    Parts with nothing left are not on offer: hits on them would be hits on the hull (MM-AMB-57).
    """
    owner = ask.about
    left = NONE
    if owner >= 0:
        left = t.players[owner].ship.tracks[location]
    elif t.battle is not None:
        for side in t.battle.sides:
            if side.ship is not None:
                left = side.ship.tracks[location]
    gone = 0 if location != HULL else len(LOCATIONS) - len(ask.options)
    return Note("mm-brings-hit", "MM-COMBAT-18", location=LOCATIONS[location], left=left, gone=gone)


def of_claim(t: Table, player: Player, beaten: Side) -> Note:
    """The ship as it is, damage included (MM-AMB-71)."""
    ship = ship_of(t, beaten)
    return Note(
        "mm-brings-claim",
        "MM-PLUNDER-08 MM-AMB-71",
        hull=ship.tracks[HULL],
        masts=ship.tracks[MASTS],
        cargo=ship.tracks[CARGO],
        cannons=ship.tracks[CANNONS],
        crew=min(player.ship.tracks[CREW], ship.value(CREW)),
        modifications=bin(player.ship.modifications).count("1"),
    )
