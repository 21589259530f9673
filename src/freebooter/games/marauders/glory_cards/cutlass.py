"""Cutlass cards: battle (ledger 3.6). Each changes what the battle remembers of a side; the battle reads it."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.contest import winner_by_dice, won_contest
from freebooter.games.marauders.battle.crew import lose_crew
from freebooter.games.marauders.battle.forecast import crews_note, declaration_note
from freebooter.games.marauders.captain.bounties import nation_offended
from freebooter.games.marauders.content.card_timing import BEFORE_CREW_COMBAT, IN_CREW_COMBAT, WHEN_DECLARED
from freebooter.games.marauders.content.tables import CAPTAIN_NATION, GLORY_AMOUNT, NPC_NATION
from freebooter.games.marauders.hand.card_rules import PLAYS, forecasts, no_use, playable, plays
from freebooter.games.marauders.moves import MEND
from freebooter.games.marauders.names import CANNONS, CREW, LOCATIONS, MASTS, NOBODY, NONE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, FLEES, SHOOTS
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import battle_of, opponent_of, player_of, ship_of, side_of
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

# What a card before a roll would do to the odds, or playing none


@forecasts(WHEN_DECLARED, BEFORE_CREW_COMBAT, IN_CREW_COMBAT)
def odds_with(t: Table, player: Player, card: int) -> Note | None:
    """Plays the card on a copy of the table; no forecast if the card asks a question."""
    if t.battle is None:
        return None
    twin = t.copy()
    own = twin.players[player.seat]
    if card != NONE:  # mutants: same `if True`, the last of all cards changes no odds
        for question in PLAYS[card](twin, own, card):
            return None
    side = side_of(twin, own)
    return declaration_note(twin, side, side.declared) if t.moment == WHEN_DECLARED else crews_note(twin, side)


# GL-19 Raking Shot


NOT_SHOOTING: Final = no_use("GL-19", "mm-why-not-shooting")
NOT_WON: Final = no_use("GL-19", "mm-why-not-won")
NO_CANNONS: Final = no_use("GL-19", "mm-why-no-cannons")


@playable("GL-19")
def won_by_shooting(t: Table, player: Player) -> Refusal | None:
    side = side_of(t, player)
    if side.declared != SHOOTS:
        return NOT_SHOOTING
    if not won_contest(battle_of(t), side):
        return NOT_WON
    return NO_CANNONS if player.ship.destroyed(CANNONS) else None


@plays("GL-19")
def raking_shot(t: Table, player: Player, card: int) -> Part[None]:
    """One hit more, even above the cannons."""
    yield from ()
    side_of(t, player).bonus_hits += GLORY_AMOUNT[card]


# GL-20 Hard to Starboard


NO_MASTS: Final = no_use("GL-20", "mm-why-no-masts")


@playable("GL-20")
def has_masts(t: Table, player: Player) -> Refusal | None:
    return NO_MASTS if player.ship.destroyed(MASTS) else None


@plays("GL-20")
def hard_to_starboard(t: Table, player: Player, card: int) -> Part[None]:
    """Two dice more in this contest."""
    yield from ()
    side_of(t, player).bonus_dice += GLORY_AMOUNT[card]


# GL-21 Hidden Marines


@plays("GL-21")
def hidden_marines(t: Table, player: Player, card: int) -> Part[None]:
    """Two dice more in this round of crew combat."""
    yield from ()
    side_of(t, player).bonus_dice += GLORY_AMOUNT[card]


# GL-22 Wet Powder


ENEMY_DOES_NOT_SHOOT: Final = no_use("GL-22", "mm-why-enemy-does-not-shoot")


@playable("GL-22")
def enemy_shoots(t: Table, player: Player) -> Refusal | None:
    return None if opponent_of(t, player).declared == SHOOTS else ENEMY_DOES_NOT_SHOOT


@plays("GL-22")
def wet_powder(t: Table, player: Player, card: int) -> Part[None]:
    """The enemy deals two hits fewer in this round."""
    yield from ()
    opponent_of(t, player).reduced_hits += GLORY_AMOUNT[card]


# GL-23 Under Cover of Smoke


NOT_FLEEING: Final = no_use("GL-23", "mm-why-not-fleeing")
CONTEST_LOST: Final = no_use("GL-23", "mm-why-contest-lost")


@playable("GL-23")
def fled_and_did_not_lose(t: Table, player: Player) -> Refusal | None:
    side = side_of(t, player)
    if side.declared != FLEES:
        return NOT_FLEEING
    battle = battle_of(t)
    return None if winner_by_dice(battle) == NOBODY or won_contest(battle, side) else CONTEST_LOST


@plays("GL-23")
def under_cover_of_smoke(t: Table, player: Player, card: int) -> Part[None]:
    """Escape whatever the enemy rolled, after the cannon hits of this round."""
    yield from ()
    side_of(t, player).slips_away = True


# GL-24 Spare Timber


NOTHING_TO_MEND: Final = no_use("GL-24", "mm-why-nothing-to-mend")


def can_mend(player: Player, location: int) -> bool:
    """Damaged, but not destroyed."""
    return player.ship.damage(location) > 0 and not player.ship.destroyed(location)


class SpareTimber(Question[Table]):
    """What to repair."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if can_mend(t.players[ask.seat], move.value):
            return None
        return Refusal("mm-not-mendable", self.rule, location=LOCATIONS[move.value])


SPARE_TIMBER: Final = SpareTimber("spare-timber", "MM-GLORY-09", MEND)


@playable("GL-24")
def has_something_to_mend(t: Table, player: Player) -> Refusal | None:
    for location in range(len(LOCATIONS)):
        if can_mend(player, location):
            return None
    return NOTHING_TO_MEND


@plays("GL-24")
def spare_timber(t: Table, player: Player, card: int) -> Part[None]:
    """Restore a point on one location that is not destroyed."""
    answer = yield SPARE_TIMBER.ask(t, player.seat)
    effects.repair(t, player, answer.value, GLORY_AMOUNT[card], "MM-GLORY-09")


# GL-25 Cold Steel


ENEMY_WITHOUT_CREW: Final = no_use("GL-25", "mm-why-enemy-without-crew")


@playable("GL-25")
def enemy_has_crew(t: Table, player: Player) -> Refusal | None:
    return ENEMY_WITHOUT_CREW if ship_of(t, opponent_of(t, player)).destroyed(CREW) else None


@plays("GL-25")
def cold_steel(t: Table, player: Player, card: int) -> Part[None]:
    """The enemy loses one crew before the first roll."""
    yield from ()
    lose_crew(t, opponent_of(t, player), GLORY_AMOUNT[card], "MM-GLORY-09")


# GL-26 Cut the Lines


NOBODY_BOARDS: Final = no_use("GL-26", "mm-why-nobody-boards")
LINES_ARE_CUT: Final = no_use("GL-26", "mm-why-lines-are-cut")


@playable("GL-26")
def enemy_won_by_boarding(t: Table, player: Player) -> Refusal | None:
    enemy = opponent_of(t, player)
    if enemy.declared != BOARDS or not won_contest(battle_of(t), enemy):
        return NOBODY_BOARDS
    return LINES_ARE_CUT if enemy.boarding_cut else None


@plays("GL-26")
def cut_the_lines(t: Table, player: Player, card: int) -> Part[None]:
    """The enemy does not board; cannon hits are still dealt."""
    yield from ()
    opponent_of(t, player).boarding_cut = True


# GL-27 Letters of Reprisal


NO_WAR: Final = no_use("GL-27", "mm-why-no-war")


def at_war_with_victim(t: Table, player: Player) -> bool:
    """Would starting this give a bounty, and is the nation that gives it at war with the captain's own?"""
    raid = t.raid
    if raid is not None:
        nation = raid.nation
    else:
        enemy = opponent_of(t, player)
        victim = player_of(t, enemy)
        if victim is not None:
            nation = nation_offended(victim)
        else:
            nation = NPC_NATION[enemy.npc]
    return nation != NONE and t.at_war_with(nation) == CAPTAIN_NATION[player.captain]  # mutants: same `n (t`, no enemy


@playable("GL-27")
def raids_or_fights_an_enemy_nation(t: Table, player: Player) -> Refusal | None:
    return None if t.raid is not None or at_war_with_victim(t, player) else NO_WAR


@plays("GL-27")
def letters_of_reprisal(t: Table, player: Player, card: int) -> Part[None]:
    """No bounty for attacking a nation at war with the own; in a raid up to two hit cards may be discarded."""
    yield from ()
    at_war = at_war_with_victim(t, player)
    raid = t.raid
    if raid is not None:
        raid.reprisals += GLORY_AMOUNT[card]
        raid.no_bounty = at_war
    else:
        battle_of(t).no_bounty = at_war
