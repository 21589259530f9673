"""Off-turn scouting: captains at sea look for the one who arrives in their zone (SG-V5)."""

from typing import Final

from freebooter.games.marauders import odds
from freebooter.games.marauders.actions.scout import at_sea_in, match_of
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.bounties import nation_offended
from freebooter.games.marauders.combat.start import player_side, start_battle
from freebooter.games.marauders.content.card_timing import AFTER_SCOUTING
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.modules.cutthroat.chances import finds_first
from freebooter.games.marauders.modules.cutthroat.hunting import duel_worth
from freebooter.games.marauders.modules.cutthroat.marks import PENALTY, mark, marks_of
from freebooter.games.marauders.moves import MOVES, PASS
from freebooter.games.marauders.names import NATIONS, NONE, SKULL
from freebooter.games.marauders.previews.chances import percent, tenths
from freebooter.games.marauders.previews.measured import event_about
from freebooter.games.marauders.previews.risks import loss_note
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_SEAT
from freebooter.games.marauders.values import ACTION_VALUE, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

SCOUT_OFF_TURN: Final = MOVES.one("scout-off-turn")


def may_ambush(t: Table, scout: Player, zone: int) -> bool:
    """At sea in the zone and without a mark (SG-V5-03, SG-AMB-59, SG-AMB-93)."""
    return at_sea_in(scout, zone) and marks_of(t).marked >> scout.seat & 1 == 0


def scouts_for(t: Table, player: Player) -> list[Player]:
    """Who may look for the captain whose turn it is, in turn order (SG-V5-01, SG-V5-08)."""
    return [other for other in t.in_turn_order() if other is not player and may_ambush(t, other, player.zone)]


class ScoutOffTurn(Question[Table]):
    """Whether to look for the captain who has just arrived; `about` are the seats that do so already, as bits."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is PASS or may_ambush(t, t.players[ask.seat], t.current.zone):
            return None
        return Refusal("mm-marked-already", "SG-V5-03")

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"seat": t.current.seat + 1, "count": bin(ask.about).count("1")}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is PASS:
            return None
        player, target = t.players[ask.seat], t.current
        duel = odds.battle_with_player(t, player, target, True)
        nation = nation_offended(target)
        return Note(
            "mm-brings-off-turn",
            "SG-V5-01 SG-V5-04",
            dice=scouting_dice(t, player),
            chance=percent(chance_to_find(t, player, ask.about)),
            hits=tenths(duel.hits),
            taken=tenths(duel.taken),
            crew=percent(duel.crew.win),
            match=match_of(duel),
            nation="none" if nation == NONE else NATIONS[nation],
            actions=PENALTY,
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        faces = own_roll(played, ask.seat)
        return {} if move is PASS or faces is None else {"dice": len(faces)}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        """By the first roll, as for a Scout action; against others only where no roll can be repeated."""
        faces = own_roll(played, ask.seat)
        if move is PASS or faces is None or [event.kind for event in played.events].count("scouts-off-turn") > 1:
            return {}
        if ask.about == 0:
            return {"chance": SKULL in faces}
        found = played.first("found-off-turn")
        if modules_of(played.before).after_roll() or (found is None and played.first("off-turn-fails") is None):
            return {}
        return {"chance": found is not None and found.data["seat"] == ask.seat}

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        return [loss_note(t.players[ask.seat])]

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([0 if move is PASS else ambush_worth(t, ask) for move in ask.options])


SCOUT_OR_PASS: Final = ScoutOffTurn("scout-off-turn", "SG-V5-01", [PASS, SCOUT_OFF_TURN])


def own_roll(played: Played[Table], seat: Seat) -> list[int] | None:
    """The first dice that a captain has thrown."""
    rolled = event_about(played, "skill-rolled", seat)
    if rolled is None:
        return None
    faces = rolled.data["dice"]
    assert isinstance(faces, list)
    return [face for face in faces if isinstance(face, int)]


def scouting_dice(t: Table, player: Player) -> int:
    return dice.scouting_pool(t, player, FIRST_SEAT + t.current.seat)


def chance_to_find(t: Table, player: Player, declared: int) -> float:
    """To find the arriving captain before those who have declared."""
    others = [scouting_dice(t, t.players[seat]) for seat in range(t.seats) if declared >> seat & 1]
    return finds_first(scouting_dice(t, player), others)


def ambush_worth(t: Table, ask: Ask) -> int:
    """The battle, as likely as it is, less the actions that are lost anyway."""
    player = t.players[ask.seat]
    prize = duel_worth(t, player, t.current)
    return int(chance_to_find(t, player, ask.about) * prize) - PENALTY * ACTION_VALUE


# The course of it: declarations, rolls, comparison, battle (ledger 4.5, order 9)


def ambush(t: Table, player: Player) -> Taken:
    """Before NPCs scout (SG-V5-07), and only for a captain who has just come, not at the start of his turn."""
    return _hunt(t, player) if t.turn.acted and player.at_sea() else ()


def _hunt(t: Table, player: Player) -> Part[None]:
    hunters = yield from declare(t, player)
    if not hunters:
        return
    thrown: list[list[int]] = []
    needed = 1 if len(hunters) == 1 else dice.AS_MANY_AS_CAN_BE
    for hunter in hunters:
        yield from dice.scouting_check(t, hunter, FIRST_SEAT + player.seat, needed)
        thrown.append(t.rolled[:])
    finder = best_roll(t, hunters, thrown)
    if finder is None:
        if t.journal is not None:
            t.journal.everyone("off-turn-fails", "SG-V5-09", seat=player.seat)
        return
    if t.journal is not None:
        t.journal.everyone("found-off-turn", "SG-V5-09", seat=finder.seat)
    yield from own_window(t, finder, AFTER_SCOUTING)  # SG-AMB-100
    start_battle(t, player_side(finder), player_side(player))  # SG-V5-05


def declare(t: Table, player: Player) -> Part[list[Player]]:
    """One after the other; each knows who has declared before him (SG-V5-08)."""
    hunters: list[Player] = []
    declared = 0
    for other in scouts_for(t, player):
        answer = yield SCOUT_OR_PASS.ask(t, other.seat, about=declared, passing=PASS)
        if answer is PASS:
            continue
        mark(t, other.seat)
        hunters.append(other)
        declared |= 1 << other.seat
        if t.journal is not None:
            t.journal.everyone("scouts-off-turn", "SG-V5-01 SG-V5-02", seat=other.seat)
    return hunters


def best_roll(t: Table, hunters: list[Player], thrown: list[list[int]]) -> Player | None:
    """By successes, then by pips, then by a new roll of those tied (SG-V5-09, SG-V5-10); None without a success."""
    if max([dice.successes(faces) for faces in thrown]) == 0:
        return None
    while True:
        marks = [(dice.successes(faces), dice.pips(faces)) for faces in thrown]
        tied = [at for at in range(len(hunters)) if marks[at] == max(marks)]
        hunters = [hunters[at] for at in tied]
        if len(hunters) == 1:
            return hunters[0]
        counts = [len(thrown[at]) for at in tied]
        thrown = []
        for at in range(len(hunters)):
            dice.throw(t, hunters[at], counts[at])
            thrown.append(t.rolled[:])
