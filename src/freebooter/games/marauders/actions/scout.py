"""Scout: look for a captain, an NPC or the merchant of the own zone (MM-SCOUT)."""

from typing import Final

from freebooter.games.marauders import odds
from freebooter.games.marauders.actions.action import Action, no_actions, spend_action
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice import dangers
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.bounties import nation_offended, npc_reward, paying_nations, reward
from freebooter.games.marauders.combat.start import npc_side, player_side, start_battle
from freebooter.games.marauders.content.card_timing import AFTER_SCOUTING
from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY, NPC_NAMES, NPC_NATION
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.moves import SCOUT_MERCHANT, SCOUT_NPC, SCOUT_PLAYER, SCOUT_SPANISH
from freebooter.games.marauders.names import CARTAGENA, NATIONS, NONE, SCOUTING, SCOUTS_AGAIN, ZONES
from freebooter.games.marauders.odds.coming_battle import BattleOdds
from freebooter.games.marauders.previews.chances import at_least, percent, tenths
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_MERCHANT, FIRST_NPC, FIRST_OF_MODULES, FIRST_SEAT
from freebooter.games.marauders.values import loss_if_killed, skill_odds
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, Refusal

_targets_of_modules: Final[list[str]] = []


def new_target(name: str) -> int:
    """A place in `turn.scouted` for a target of a module; ask for it when the module is loaded."""
    if name not in _targets_of_modules:
        _targets_of_modules.append(name)
    return FIRST_OF_MODULES + _targets_of_modules.index(name)


def may_scout(t: Table, player: Player, bit: int) -> bool:
    """Not twice for the same target in one player turn (MM-SCOUT-06), unless a module allows it."""
    if t.turn.scouted >> bit & 1 == 0:
        return True
    return t.hooked and modules_of(t).may_scout_again(t, False, player, bit)


def may_scout_merchant(t: Table, player: Player) -> bool:
    """The merchants of two zones are two targets (MM-SCOUT-07); CAP-08 may look for one of them once more."""
    zone = player.zone
    if may_scout(t, player, FIRST_MERCHANT + zone):
        return True
    return CAPTAIN_ABILITY[player.captain] == SCOUTS_AGAIN and t.turn.merchants_again >> zone & 1 == 0


def add_scouting(t: Table, player: Player, found: list[Move]) -> None:
    """A captain at sea may look for what is at sea in his zone (MM-SCOUT-01, 08, 09, MM-AMB-17)."""
    if player.in_port:
        return
    zone = player.zone
    for other in t.players:
        if other is not player and at_sea_in(other, zone) and may_scout(t, player, FIRST_SEAT + other.seat):
            found.append(SCOUT_PLAYER[other.seat])
    for npc in t.npcs:
        if npc.zone == zone and may_scout(t, player, FIRST_NPC + npc.number):
            found.append(SCOUT_NPC[npc.number])
    if t.board.merchant[zone] != NONE and may_scout_merchant(t, player):
        found.append(SCOUT_MERCHANT)
        if zone == CARTAGENA:
            found.append(SCOUT_SPANISH)


def at_sea_in(player: Player, zone: int) -> bool:
    return player.zone == zone and player.at_sea()


@mypyc_attr(allow_interpreted_subclasses=True)
class Scout(Action):
    """Looking for one kind of target. A module has its own among its `turn_actions`, with a `new_target` each."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if player.in_port:
            return Refusal("mm-scout-from-port", "MM-SCOUT-09")
        missing = self.missing(t, player, move)
        if missing is not None:
            return missing
        if not self.may_look(t, player, move):
            return Refusal("mm-scouted-already", "MM-SCOUT-06")
        return None if t.turn.actions > 0 else no_actions()

    def missing(self, t: Table, player: Player, move: Move) -> Refusal | None:
        """Why the target is not at sea in the captain's zone."""
        raise TypeError(f"{type(self).__name__} must say where {move.name} looks")

    def bit(self, player: Player, move: Move) -> int:
        """The place of the target in `turn.scouted`."""
        raise TypeError(f"{type(self).__name__} must say what {move.name} looks for")

    def may_look(self, t: Table, player: Player, move: Move) -> bool:
        return may_scout(t, player, self.bit(player, move))

    def rolls(self, move: Move) -> bool:
        return True

    def found(self, t: Table, player: Player, move: Move) -> Part[None]:
        """What happens to a target that is found."""
        raise TypeError(f"{type(self).__name__} must say what happens when {move.name} finds it")

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, "scouting")

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, "scouting")

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        """Roll Scouting; what is found is fought or raided, what is not costs the action (MM-SCOUT-02 to 05)."""
        player = t.players[seat]
        spend_action(t)
        target = self.bit(player, move)
        if target == FIRST_MERCHANT + player.zone and t.turn.scouted >> target & 1:
            t.turn.merchants_again |= 1 << player.zone
        t.turn.scouted |= 1 << target
        if self.rolls(move):
            success = yield from dice.scouting_check(t, player, target)
            if not success:
                return
        yield from own_window(t, player, AFTER_SCOUTING)
        yield from self.found(t, player, move)


# Captains and NPCs


class ScoutPlayers(Scout):
    def missing(self, t: Table, player: Player, move: Move) -> Refusal | None:
        seat = move.value
        if seat >= t.seats or seat == player.seat:
            return Refusal("mm-no-such-captain", "MM-SCOUT-01")
        other = t.players[seat]
        if not other.afloat:
            return Refusal("mm-captain-is-dead", "MM-AMB-91", seat=seat + 1)
        if other.in_port and other.zone == player.zone:
            return Refusal("mm-captain-in-port", "MM-SCOUT-08", seat=seat + 1)
        if not at_sea_in(other, player.zone):
            return Refusal("mm-captain-elsewhere", "MM-SCOUT-01", seat=seat + 1, zone=ZONES[other.zone])
        return None

    def bit(self, player: Player, move: Move) -> int:
        return FIRST_SEAT + move.value

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player, other = t.players[ask.seat], t.players[move.value]
        nations = paying_nations(t, player, other)
        paid = max([reward(player, other, nation) for nation in nations]) if nations else 0
        duel = odds.battle_with_player(t, player, other, True, whole=True)
        return battle_note(t, player, self.bit(player, move), duel, nation_offended(other), paid)

    def worth(self, chart: Chart, move: Move) -> int:
        prize = duel_worth(chart.player, chart.t.players[move.value])
        return chart.done_here(skill_odds(chart.player, SCOUTING) * prize // 100)

    def found(self, t: Table, player: Player, move: Move) -> Part[None]:
        yield from ()
        start_battle(t, player_side(player), player_side(t.players[move.value]))


SCOUTING_PLAYERS: Final = ScoutPlayers(SCOUT_PLAYER)


class ScoutNpcs(Scout):
    def missing(self, t: Table, player: Player, move: Move) -> Refusal | None:
        if move.value >= len(t.npcs) or not t.npcs[move.value].afloat():
            return Refusal("mm-npc-not-at-sea", "MM-AMB-89", npc=NPC_NAMES[move.value])
        npc = t.npcs[move.value]
        if npc.zone != player.zone:
            return Refusal("mm-npc-elsewhere", "MM-SCOUT-01", npc=NPC_NAMES[move.value], zone=ZONES[npc.zone])
        return None

    def bit(self, player: Player, move: Move) -> int:
        return FIRST_NPC + move.value

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player, npc = t.players[ask.seat], t.npcs[move.value]
        duel = odds.battle_with_npc(t, player, npc, True, whole=True)
        target, nation = self.bit(player, move), NPC_NATION[npc.number]
        note = battle_note(t, player, target, duel, nation, npc_reward(npc, player))
        return modules_of(t).npc_preview(t, note, player, npc) if t.hooked else note

    def worth(self, chart: Chart, move: Move) -> int:
        npc = chart.t.npcs[move.value]
        fight = dangers.battle_worth(chart.t, chart.player, npc, dangers.own_might(chart.player))
        if not is_pirate(npc):
            fight -= 60 if is_navy(npc) else 30  # its nation does not forget, and a navy's takes offence twice
        return chart.done_here(skill_odds(chart.player, SCOUTING) * fight // 100)

    def found(self, t: Table, player: Player, move: Move) -> Part[None]:
        yield from ()
        start_battle(t, player_side(player), npc_side(t, t.npcs[move.value]))


SCOUTING_NPCS: Final = ScoutNpcs(SCOUT_NPC)


def battle_note(t: Table, player: Player, target: int, duel: BattleOdds, nation: int, gold: int) -> Note:
    """The chance to find the ship, and what a battle with it would be like."""
    count = dice.scouting_pool(t, player, target)
    whole = duel.whole or odds.WholeBattle(0.0, 0.0)
    return Note(
        "mm-brings-hunt",
        "MM-SCOUT-02 MM-SCOUT-03",
        dice=count,
        chance=percent(at_least(count)),
        hits=tenths(duel.hits),
        taken=tenths(duel.taken),
        crew=percent(duel.crew.win),
        won=odds.about(whole.won),
        lost=odds.about(whole.lost),
        match=match_of(duel),
        nation="none" if nation == NONE else NATIONS[nation],
        reward=gold,
    )


def match_of(duel: BattleOdds) -> str:
    if duel.weaker():
        return "weaker"
    return "stronger" if duel.stronger() else "even"


def duel_worth(player: Player, other: Player) -> int:
    """Attacking another captain: a point and what is aboard, or the loss of one's own."""
    own = dangers.own_might(player)
    his = dangers.own_might(other)
    wins = max(5, min(90, 50 + 160 * (own - his) // (own + his)))
    prize = 100 + 10 * other.gold + 20 * len(other.cargo)
    cost = 30 if player.is_pirate() or other.is_pirate() else 60
    return (wins * prize - (100 - wins) * loss_if_killed(player)) // 100 - cost
