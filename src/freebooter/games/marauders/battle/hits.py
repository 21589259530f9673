"""Hits of a battle: how many a side deals, their location dice, and simultaneous hits of both sides."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.contest import UseWeapon, rerolls, winner_by_dice
from freebooter.games.marauders.battle.offers import AFTER_HITS, module_offers
from freebooter.games.marauders.captain.damage import SHOT_AT, take_location_dice
from freebooter.games.marauders.captain.dice import faces_as_data, location_dice
from freebooter.games.marauders.combat.strength import gunner_captain, hits_of
from freebooter.games.marauders.content.tables import WEAPON_RULE
from freebooter.games.marauders.hooks import BATTLE_HITS_ROLLED, fire
from freebooter.games.marauders.moves import PASS, REROLL, USE_WEAPON
from freebooter.games.marauders.names import (
    CANNONS,
    CHAIN_SHOT,
    FACES,
    GRAPESHOT,
    HULL,
    LOCATIONS,
    MASTER_GUNNER,
    NOBODY,
    NONE,
    SKULL,
)
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import SHOOTS, Battle, Side
from freebooter.games.marauders.state.sides import battle_of, controller, enemy_of, ship_of, side_name, side_of
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


def cannon_hits(t: Table, battle: Battle, at: int) -> int:
    """The hits that side number `at` deals after the contest; only who chose Shoot deals any (MM-AMB-55)."""
    side = battle.sides[at]
    if side.declared != SHOOTS:
        return 0
    any_success = battle.sides[0].successes + battle.sides[1].successes > 0
    won = winner_by_dice(battle) == at
    cannons = ship_of(t, side).tracks[CANNONS]
    return hits_of(
        side.successes, any_success, won, cannons, gunner_captain(t, side), side.bonus_hits, side.reduced_hits
    )


def deal_hits(t: Table, hits: list[int], weapons: bool, rule: str, spared: tuple[int, int] = (0, 0)) -> Part[None]:
    """Hits of both sides, simultaneous: all dice are rolled before the first point of damage (MM-COMBAT-19).

    `weapons`: chain-shot and grapeshot can be used with them. `spared`: the locations of each side's target that shot
    of this round has spared already.
    """
    sides = battle_of(t).sides
    for at in range(2):
        side = sides[at]
        side.shot = NONE
        side.locations = location_dice(t, hits[at])
        side.hits_dealt += hits[at]
        if hits[at] > 0:
            report_location_dice(t, side, rule)
    for side in sides:
        if side.locations:
            yield from aim(t, side, weapons)
    if t.hooked:
        yield from fire(t, BATTLE_HITS_ROLLED)
    for at in range(2):
        side, enemy = sides[at], sides[1 - at]
        if side.locations:
            ship, chooser = ship_of(t, enemy), controller(t, enemy)
            yield from take_location_dice(
                t, ship, enemy.seat, chooser, side.locations, side.shot, "MM-COMBAT-18", spared[at]
            )


def report_location_dice(t: Table, side: Side, rule: str) -> None:
    if t.journal is not None:
        t.journal.everyone("hits-rolled", rule, side=side_name(t, side), dice=faces_as_data(side.locations))


def sunk(t: Table, side: Side) -> bool:
    return ship_of(t, side).destroyed(HULL)


# What the shooter can do after rolling hit locations


def aim(t: Table, side: Side, weapons: bool) -> Part[None]:
    """Master Gunner, then one of the two kinds of shot."""
    if side.seat != NOBODY:
        if effects.active(t, t.players[side.seat], MASTER_GUNNER):
            yield from reroll_location(t, side)
        if weapons:
            yield from offer_shot(t, side)
    if t.hooked:
        yield from module_offers(t, side, AFTER_HITS)


class RerollLocation(Question[Table]):
    """Which location die is rolled again."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [PASS, *rerolls(side_of(t, t.players[seat]).locations)]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is PASS or move.value in side_of(t, t.players[ask.seat]).locations:
            return None
        return Refusal("mm-no-such-die", self.rule, face=FACES[move.value])


REROLL_LOCATION: Final = RerollLocation("reroll-location", "MM-GLORY-11", [PASS, *REROLL])


def reroll_location(t: Table, side: Side) -> Part[None]:
    """Master Gunner: one location die may be rolled again (GL-S3)."""
    answer = yield REROLL_LOCATION.ask(t, side.seat)
    if answer is PASS:
        return
    side.locations.remove(answer.value)
    side.locations.append(location_dice(t, 1)[0])
    report_location_dice(t, side, "MM-GLORY-11")


class UseShot(UseWeapon):
    """Chain-shot or grapeshot for the skulls that were rolled."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is PASS:
            return None
        side = side_of(t, t.players[ask.seat])
        aimed = SHOT_AT[move.value]
        left = ship_of(t, enemy_of(t, side)).tracks[aimed]
        count = side.locations.count(SKULL)
        return Note("mm-brings-shot", "MM-WEAPON-05", location=LOCATIONS[aimed], count=count, left=left)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """All that struck the location or was lost there, less the numbers that had been rolled for it."""
        if move is PASS:
            return {}
        side = side_of(played.before, played.before.players[ask.seat])
        aimed = SHOT_AT[move.value]
        target = enemy_of(played.before, side).seat
        count, struck = -side.locations.count(aimed), False
        for event in played.events:
            if event.data.get("seat") != target:
                continue
            if event.kind == "hits-lost" and event.data["location"] == LOCATIONS[aimed]:
                count += int(str(event.data["count"]))
            elif event.kind == "damage":
                hits = event.data["hits"]
                assert isinstance(hits, list)
                count, struck = count + int(str(hits[aimed])), True
                break
        return {"count": count} if struck else {}


USE_SHOT: Final = UseShot("use-shot", "MM-WEAPON-06", [CHAIN_SHOT, GRAPESHOT])


def offer_shot(t: Table, side: Side) -> Part[None]:
    """Chain-shot or grapeshot, not both: every skull hits masts or crew (MM-WEAPON-03, 04, 06). No skull, no use."""
    if SKULL not in side.locations:
        return
    player = t.players[side.seat]
    options = [USE_WEAPON[weapon] for weapon in (CHAIN_SHOT, GRAPESHOT) if player.has_weapon(weapon)]
    if not options:
        return
    answer = yield Ask(side.seat, USE_SHOT, [PASS, *options])
    if answer is PASS:
        return
    side.shot = answer.value
    effects.lose_weapon(t, player, side.shot, WEAPON_RULE[side.shot])
