"""Why something cannot be done in a battle."""

from freebooter.games.marauders.battle.declare import may_board, may_manoeuvre
from freebooter.games.marauders.battle.start import ship_of
from freebooter.games.marauders.fight import Side
from freebooter.games.marauders.names import FACES, LOCATIONS, MASTS, NATIONS
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import CAPTAIN_NATION, WEAPON_NAMES
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal


def why_not_battle(t: Table, ask: Ask, move: Move) -> Refusal | None:
    prompt, verb, battle = ask.prompt, move.verb, t.battle
    if prompt == "declare" and battle is not None and verb in ("board", "flee"):
        return why_not_declare(t, battle.sides[ask.about], verb)
    if prompt == "place-hit" and verb == "take-hit":
        return Refusal("mm-location-destroyed", "MM-AMB-57", location=LOCATIONS[move.value])
    if prompt == "reinforced-hull" and verb == "cancel-hit":
        return Refusal("mm-location-not-hit", "MM-MOD-03", location=LOCATIONS[move.value])
    if prompt == "carpenter" and verb == "mend":
        return Refusal("mm-not-mendable", "MM-GLORY-11", location=LOCATIONS[move.value])
    if prompt in ("reroll-contest", "reroll-location") and verb == "reroll":
        rule = "MM-WEAPON-02" if prompt == "reroll-contest" else "MM-GLORY-11"
        return Refusal("mm-no-such-die", rule, face=FACES[move.value])
    if prompt in ("use-shot", "grappling-hooks") and verb == "use-weapon":
        if t.players[ask.seat].has_weapon(move.value):
            return Refusal("mm-weapon-of-no-use", "MM-WEAPON-01", weapon=WEAPON_NAMES[move.value])
        return Refusal("mm-no-such-weapon", "MM-WEAPON-01", weapon=WEAPON_NAMES[move.value])
    if prompt == "reward-nation" and verb == "nation":
        return why_no_reward(t.players[ask.seat], t.players[ask.about], move.value)
    return None


def why_not_declare(t: Table, side: Side, verb: str) -> Refusal:
    battle = t.battle
    if battle is not None and battle.round <= 1:
        return Refusal("mm-shoot-in-first-round", "MM-COMBAT-03")
    if not may_manoeuvre(t, side) or ship_of(t, side).destroyed(MASTS):
        return Refusal("mm-masts-destroyed", "MM-COMBAT-22")
    if verb == "board" and not may_board(t, side):
        return Refusal("mm-crew-destroyed", "MM-COMBAT-23")
    return Refusal("mm-npc-too-strong-to-flee", "MM-NPC-24")


def why_no_reward(winner: Player, loser: Player, nation: int) -> Refusal:
    """A nation pays for its own bounties, and not to everyone (MM-BOUNTY-10, MM-BOUNTY-11)."""
    name = NATIONS[nation]
    if loser.bounties[nation] == 0:
        return Refusal("mm-no-bounty-on-loser", "MM-BOUNTY-10", nation=name)
    if winner.bounties[nation] > 0:
        return Refusal("mm-nation-wants-you", "MM-BOUNTY-11", nation=name)
    own = NATIONS[CAPTAIN_NATION[winner.captain]]
    return Refusal("mm-nation-at-war-with-you", "MM-BOUNTY-11", nation=name, own=own)
