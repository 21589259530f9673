"""What loyalty has to say about questions of the base: risks, and how inviting their options are."""

from freebooter.games.marauders import scoring
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.modules.loyalty.advice import loss_of_step, mutiny_chance, npc_card_chance
from freebooter.games.marauders.modules.loyalty.cards import purpose_now
from freebooter.games.marauders.modules.loyalty.changes import unguarded
from freebooter.games.marauders.modules.loyalty.drawer import level_of, loyalty_of
from freebooter.games.marauders.modules.loyalty.purposes import FOR_MUTINY
from freebooter.games.marauders.modules.loyalty.steps import ANGRY, CONTENT, RESTLESS, UNHAPPY, step_name
from freebooter.games.marauders.moves import ANNOUNCE, DO, END_TURN, LEAVE_PORT, PLAY
from freebooter.games.marauders.names import LEADERSHIP, STASH
from freebooter.games.marauders.port.stash import CHEST, STASH_REST
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import LIGHTEST, WEIGHTS
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, danger

# Risks


def add_risks(t: Table, ask: Ask, notes: list[Note]) -> None:
    player = t.players[ask.seat]
    if not player.afloat:
        return
    if ask.prompt == "action":
        if stays_in_port(t, player):
            notes.append(step_note(t, player, "stay", "SG-M11-05", 1.0))
        chance = npc_card_chance(t, ask.seat) * unguarded(t, player)
        if chance > 0 and event_matters(t, player):
            notes.append(step_note(t, player, "event", "SG-M11-03", chance))
    elif ask.question is CHEST or ask.question is STASH_REST:
        notes.append(step_note(t, player, "stash", "SG-M11-04", 1.0))
    if level_of(t, player) <= UNHAPPY and any([is_card(move) for move in ask.options]):
        count = dice.pool(t, player, LEADERSHIP, purpose_now(t), 0)
        notes.append(Note("mm-risk-crew-refuses", "SG-M11-18", dice=count, chance=percent(at_least(count))))


def is_card(move: Move) -> bool:
    return move.verb in (PLAY[0].verb, ANNOUNCE[0].verb)


def stays_in_port(t: Table, player: Player) -> bool:
    """Would the turn end in the port where it began?"""
    return t.turn_of(player) and player.in_port and player.zone == loyalty_of(t).port


def event_matters(t: Table, player: Player) -> bool:
    level = level_of(t, player)
    return level <= RESTLESS or (level == CONTENT and len(player.employed) > 0)


def step_note(t: Table, player: Player, why: str, rule: str, chance: float) -> Note:
    """What one step down would mean; `chance` is how likely it comes."""
    level, likely = level_of(t, player), percent(chance)
    if level > ANGRY:
        return Note("mm-risk-loyalty", rule, why=why, chance=likely, step=step_name(level - 1))
    count = dice.pool(t, player, LEADERSHIP, FOR_MUTINY, 0)
    dies = percent(chance * mutiny_chance(t, player))
    return danger("mm-risk-mutiny", f"{rule} SG-M11-21", why=why, chance=likely, dice=count, dies=dies)


# Weights


def change_weights(t: Table, ask: Ask, weights: list[int]) -> None:
    player = t.players[ask.seat]
    if not player.afloat:
        return
    if ask.prompt == "action" and stays_in_port(t, player):
        loss = loss_of_step(t, player)
        for at, move in enumerate(ask.options):
            if move is END_TURN or (t.turn.actions == 1 and move is not LEAVE_PORT):
                weights[at] = lighter(weights[at], loss)
    elif ask.prompt == "port" and not would_win(t, player):
        for at, move in enumerate(ask.options):
            if move is DO[STASH]:
                weights[at] = lighter(weights[at], loss_of_step(t, player))


def would_win(t: Table, player: Player) -> bool:
    """Are there enough points with all gold in the chest?"""
    points = player.track + scoring.points_of_gold(t, player.stash + player.gold)
    return points >= t.rules.points_to_win


def lighter(weight: int, loss: int) -> int:
    """The weight of an option that is worth less by so much, as in `values.weigh`."""
    return max(1, weight * WEIGHTS[min(max(0, loss), LIGHTEST - 1)] // WEIGHTS[0])
