"""The ground assault: one round of crew combat against the escape icons that are left (SG-M9-21 to 24, SG-M9-32)."""

from typing import Final

from freebooter.games.marauders.battle.crew import lose_crew, shrugged_off
from freebooter.games.marauders.captain.dice import faces_as_data, roll, successes
from freebooter.games.marauders.combat.strength import crew_dice
from freebooter.games.marauders.content.card_timing import BEFORE_CREW_COMBAT, IN_CREW_COMBAT
from freebooter.games.marauders.content.tables import RAID_FOR_GLORY
from freebooter.games.marauders.hand.windows import open_window
from freebooter.games.marauders.modules.locations.raid import odds
from freebooter.games.marauders.modules.locations.raid.attacker import assault_battle, assault_strength, attacker_of
from freebooter.games.marauders.modules.locations.raid.defence import escapes_of, plunder_of
from freebooter.games.marauders.modules.locations.raid.moves import ASSAULT, RETREAT
from freebooter.games.marauders.modules.locations.state import locations_of, raid_of
from freebooter.games.marauders.names import CREW
from freebooter.games.marauders.previews.chances import percent, tenths
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.previews.risks import loss_note
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import ship_of
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note

ASSAULT_RULE: Final = "SG-M9-22"


class AssaultOrRetreat(Question[Table]):
    """The hits are taken; the cards that are left can be stormed (SG-M9-21)."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is RETREAT:
            return None
        cards = raid_of(t).cards
        return assault_note(t, t.players[ask.seat], escapes_of(cards))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Known when no card is asked for before the roll, and it succeeds."""
        gained = event_about(played, "gold-gained", ask.seat, "SG-M9-25")
        return {} if gained is None else {"gold": number_in(gained, "count")}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        if move is RETREAT or played.first("crew-rolled") is None:
            return {}
        end = played.first("place-raid-ends")
        return {"dead": end is not None and end.data["outcome"] == "beaten"}

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        return [loss_note(t.players[ask.seat])]

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player, cards = t.players[ask.seat], raid_of(t).cards
        found = assault_odds(t, player, escapes_of(cards), plunder_of(cards))
        return weigh([int(found.worth) if move is ASSAULT else 0 for move in ask.options])


ASSAULT_OR_RETREAT: Final = AssaultOrRetreat("ground-assault", "SG-M9-21", [ASSAULT, RETREAT])


def assault_odds(t: Table, player: Player, escapes: int, gold: int) -> odds.PlaceOdds:
    return odds.assault(attacker_of(t, player), player.ship.tracks[CREW], escapes, gold)


def assault_note(t: Table, player: Player, escapes: int) -> Note:
    gold = plunder_of(raid_of(t).cards)
    found = assault_odds(t, player, escapes, gold)
    return Note(
        "mm-brings-assault",
        "SG-M9-22 SG-M9-23 SG-M9-25",
        dice=assault_strength(t, player)[0],
        escapes=escapes,
        dead=percent(found.dead),
        lost=tenths(found.crew),
        gold=gold,
        glory=int(gold >= RAID_FOR_GLORY),
    )


def forecast(t: Table, side: Side) -> Note | None:
    """For cards of crew combat, while the ground assault is under way."""
    if locations_of(t).raid is None:
        return None
    battle = t.battle
    assert battle is not None
    return assault_note(t, t.players[side.seat], escapes_left(t, battle))


def escapes_left(t: Table, battle: Battle) -> int:
    return ship_of(t, battle.sides[1]).tracks[CREW]


def storm(t: Table, player: Player) -> Part[bool]:
    """Cards at the start and before the roll, the roll, the losses. Returns whether any crew is left."""
    battle = assault_battle(player, escapes_of(raid_of(t).cards))
    side = battle.sides[0]
    t.battle = battle
    yield from modules_of(t).crew_combat_starts(t, battle)
    yield from open_window(t, BEFORE_CREW_COMBAT, [player.seat])
    yield from modules_of(t).crew_round_starts(t, battle)
    yield from open_window(t, IN_CREW_COMBAT, [player.seat])
    side.dice = roll(t, crew_dice(t, side))
    side.successes = successes(side.dice)
    if t.journal is not None:
        t.journal.everyone("crew-rolled", ASSAULT_RULE, side=player.seat, dice=faces_as_data(side.dice))
    hits = odds.crew_lost(escapes_left(t, battle), side.successes, 0)
    lose_crew(t, side, hits - shrugged_off(t, side, hits), ASSAULT_RULE)
    t.battle = None
    return not player.ship.destroyed(CREW)
