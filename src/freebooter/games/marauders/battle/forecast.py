"""Forecasts of a round or a crew combat, from what the side knows: for questions and windows of a battle."""

from freebooter.games.marauders import odds
from freebooter.games.marauders.combat.strength import gunner_captain
from freebooter.games.marauders.combat.weapons import can_use_weapon
from freebooter.games.marauders.names import GRAPPLING_HOOKS, NOBODY
from freebooter.games.marauders.odds.battle import Exchange, has_chasers
from freebooter.games.marauders.previews.risks import loss_note
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, FLEES, SHOOTS, Declaration, Side
from freebooter.games.marauders.state.sides import battle_of, side_name, side_of
from freebooter.kernel.ask import Played, Seat
from freebooter.kernel.note import Note


def declaration_note(t: Table, side: Side, mine: Declaration) -> Note:
    """One declaration against all that the other side may declare."""
    answers = [odds.exchange(t, side, mine, theirs) for theirs in odds.expected_declarations(t, side)]
    sure = answers[0]
    whole = odds.fought_out(t, side, mine)
    params = against(answers)
    params["yours"] = int(side.seat != NOBODY)
    params["won"], params["beaten"] = odds.about(whole.won), odds.about(whole.lost)
    if mine == SHOOTS:
        return Note(
            "mm-brings-shoot",
            "MM-COMBAT-06 MM-COMBAT-10 MM-COMBAT-11",
            win=odds.percent(sure.wins),
            lose=odds.percent(sure.loses),
            hits=odds.tenths(min([answer.hits for answer in answers])),
            sinks=odds.percent(max([answer.sinks for answer in answers])),
            **params,
        )
    if mine == BOARDS:
        crew = odds.crew_to_the_end(t, side)
        return Note(
            "mm-brings-board",
            "MM-COMBAT-06 MM-COMBAT-12",
            win=odds.percent(min([answer.boards for answer in answers])),
            crew=odds.percent(crew.win),
            fails=odds.percent(crew.lose),
            **params,
        )
    escapes = odds.percent(min([answer.escapes for answer in answers]))
    return Note("mm-brings-flee", "MM-COMBAT-14", win=escapes, **params)


def against(answers: list[Exchange]) -> dict[str, int]:
    """What each answer of the enemy could do to the side; 0 for `shoot`, `board`, `flee` that it cannot declare."""
    params = {"shoot": 0, "taken": 0, "sunk": 0, "board": 0, "boarded": 0, "lost": 0, "flee": 0, "eludes": 0}
    for answer in answers:
        if answer.theirs == SHOOTS:
            params["shoot"] = 1
            params["taken"], params["sunk"] = odds.tenths(answer.taken), odds.percent(answer.sunk)
        elif answer.theirs == BOARDS:
            params["board"] = 1
            params["boarded"] = odds.percent(answer.boarded)
            params["lost"] = odds.percent(answer.death)
        else:
            params["flee"] = 1
            params["eludes"] = odds.percent(answer.eludes)
    return params


def crews_note(t: Table, side: Side) -> Note:
    """Crew combat: the next round, and to its end."""
    if t.hooked:
        note = modules_of(t).crew_forecast(t, side)
        if note is not None:
            return note
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


def battle_risks(t: Table, seat: Seat) -> list[Note]:
    """Risks of losing this battle; none for the controller of an NPC."""
    player = t.players[seat]
    if t.battle is None or not player.afloat or side_of(t, player).seat != seat:
        return []
    return [loss_note(player)]


# For the laws


def came_true_in_round(played: Played[Table], at: int, mine: Declaration) -> dict[str, bool]:
    """Which of the chances of `declaration_note` came true for side number `at`, where no choice decides.

    Checked only if the round is rolled without another question: no Chasers, no hooks, one answer of the enemy. Who
    shoots may change whether the other can still board, by hits whose place is chosen; that is left out.
    """
    t = played.before
    side, enemy = battle_of(t).sides[at], battle_of(t).sides[1 - at]
    answers = odds.expected_declarations(t, side)
    if t.hooked or len(answers) != 1 or played.first("contest-rolled") is None:
        return {}
    theirs = answers[0]
    if may_throw(t, side, mine) or may_throw(t, enemy, theirs):
        return {}
    if FLEES in (mine, theirs) and (has_chasers(t, side) or has_chasers(t, enemy)):
        return {}
    own, other = side_name(t, side), side_name(t, enemy)
    won = played.first("contest-won")
    found: dict[str, bool] = {}
    if mine == SHOOTS:
        found["win"] = won is not None and won.data["side"] == own
        found["lose"] = won is not None and won.data["side"] == other
    elif mine == BOARDS and theirs != SHOOTS:
        found["win"] = did(played, "boarded", own)
    elif mine == FLEES and not gunner_captain(t, enemy):
        found["win"] = did(played, "escaped", own)
    if theirs == BOARDS and mine != SHOOTS:
        found["boarded"] = did(played, "boarded", other)
    elif theirs == FLEES and not gunner_captain(t, side):
        found["eludes"] = did(played, "escaped", other)
    return found


def may_throw(t: Table, side: Side, declared: Declaration) -> bool:
    """Could grappling hooks change the contest once more?"""
    return declared == BOARDS and can_use_weapon(t, side, GRAPPLING_HOOKS)


def did(played: Played[Table], kind: str, who: int | str) -> bool:
    event = played.first(kind)
    return event is not None and event.data["side"] == who
