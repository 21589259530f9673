"""Hits of a battle: how many a side deals, their location dice, and simultaneous hits of both sides."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.contest import UseWeapon, rerolls, winner_by_dice
from freebooter.games.marauders.battle.offers import AFTER_HITS, module_offers
from freebooter.games.marauders.captain.damage import take_location_dice
from freebooter.games.marauders.captain.dice import faces_as_data, location_dice
from freebooter.games.marauders.combat.program import boarding_strength, shot_by_program
from freebooter.games.marauders.combat.strength import gunner_captain, hits_of
from freebooter.games.marauders.combat.weapons import can_use_weapon, spend_weapon, weapons_of
from freebooter.games.marauders.content.tables import WEAPON_NAMES, WEAPON_RULE
from freebooter.games.marauders.moves import PASS, REROLL, USE_WEAPON
from freebooter.games.marauders.names import (
    CANNONS,
    CREW,
    FACES,
    HULL,
    LOCATIONS,
    MASTER_GUNNER,
    MASTS,
    NOBODY,
    NONE,
    SKULL,
)
from freebooter.games.marauders.registries.shots import SHOT_WEAPONS, SHOTS, Shot, add_shot, shot_of
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import SHOOTS, Battle, Side
from freebooter.games.marauders.state.sides import (
    battle_of,
    by_program,
    controller,
    enemy_of,
    ship_of,
    side_led_by,
    side_name,
    side_of,
)
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat, Taken
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


NOTHING_SPARED: Final = (0, 0)


def deal_hits(
    t: Table, hits: int, hits_back: int, weapons: bool, rule: str, spared: tuple[int, int] = NOTHING_SPARED
) -> Taken:
    """Hits of both sides, simultaneous: all dice are rolled before the first point of damage (MM-COMBAT-19).

    `hits` are those of the aggressor, `hits_back` of the defender. `weapons`: special weapons can be used with them,
    those of modules too. `spared`: the locations of each side's target that shot of this round has spared already.
    """
    sides = battle_of(t).sides
    roll_locations(t, sides[0], hits, rule)
    roll_locations(t, sides[1], hits_back, rule)
    return strike(t, sides, weapons, spared) if hits > 0 or hits_back > 0 else ()


def roll_locations(t: Table, side: Side, hits: int, rule: str) -> None:
    side.shot = NONE
    side.locations = location_dice(t, hits)
    side.hits_dealt += hits
    if hits > 0:
        report_location_dice(t, side, rule)


def strike(t: Table, sides: list[Side], weapons: bool, spared: tuple[int, int]) -> Part[None]:
    for side in sides:
        if side.locations:
            shot = aim(t, side, weapons)
            if shot:
                yield from shot
    if t.hooked and (sides[0].locations or sides[1].locations):
        rest = modules_of(t).hits_rolled(t, battle_of(t))
        if rest:
            yield from rest
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


def aim(t: Table, side: Side, weapons: bool) -> Taken:
    """Master Gunner, then one kind of shot, then what modules offer."""
    gunner = side.seat != NOBODY and effects.active(t, t.players[side.seat], MASTER_GUNNER)
    # mutants: same `if True`, it saves work only
    if gunner or (weapons and (t.hooked or weapons_of(t, side) != 0)):
        return aim_with(t, side, gunner, weapons)
    return ()


def aim_with(t: Table, side: Side, gunner: bool, weapons: bool) -> Part[None]:
    if gunner:
        yield from reroll_location(t, side)
    if not weapons:
        return
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


class AimedShot(Shot):
    """Chain-shot and grapeshot: every skull hits masts or crew (MM-WEAPON-03 to 05)."""

    def preview(self, t: Table, side: Side) -> Note | None:
        left = ship_of(t, enemy_of(t, side)).tracks[self.aimed]
        count = side.locations.count(SKULL)
        return Note("mm-brings-shot", "MM-WEAPON-05", location=LOCATIONS[self.aimed], count=count, left=left)

    def measured(self, played: Played[Table], side: Side) -> dict[str, int]:
        """All that struck the location or was lost there, less the numbers that had been rolled for it."""
        target = enemy_of(played.before, side).seat
        count, struck = -side.locations.count(self.aimed), False
        for event in played.events:
            if event.data.get("seat") != target:
                continue
            if event.kind == "hits-lost" and event.data["location"] == LOCATIONS[self.aimed]:
                count += int(str(event.data["count"]))
            elif event.kind == "damage":
                hits = event.data["hits"]
                assert isinstance(hits, list)
                count, struck = count + int(str(hits[self.aimed])), True
                break
        return {"count": count} if struck else {}


class ChainShot(AimedShot):
    def program_rank(self, t: Table, side: Side) -> int:
        """While there are masts to hit."""
        return 0 if ship_of(t, enemy_of(t, side)).destroyed(MASTS) else CHAIN_SHOT_RANK


class Grapeshot(AimedShot):
    def program_rank(self, t: Table, side: Side) -> int:
        """For the stronger crew, while there is a crew to hit."""
        enemy = enemy_of(t, side)
        stronger = boarding_strength(t, side) > boarding_strength(t, enemy)
        return GRAPESHOT_RANK if stronger and not ship_of(t, enemy).destroyed(CREW) else 0


CHAIN_SHOT_RANK: Final = 10
GRAPESHOT_RANK: Final = 20
add_shot(ChainShot("chain-shot", MASTS))
add_shot(Grapeshot("grapeshot", CREW))


class UseShot(UseWeapon):
    """One of the shots for the locations that were rolled; each explains itself."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        refusal = super().refusal(t, ask, move)
        if refusal is not None or move is PASS:
            return refusal
        if shot_of(move.value).is_useful(t, side_led_by(t, ask.seat)):
            return None
        return Refusal("mm-weapon-of-no-use", self.rule, weapon=WEAPON_NAMES[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return None if move is PASS else shot_of(move.value).preview(t, side_led_by(t, ask.seat))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move is PASS:
            return {}
        return shot_of(move.value).measured(played, side_led_by(played.before, ask.seat))


USE_SHOT: Final = UseShot("use-shot", "MM-WEAPON-06", SHOT_WEAPONS)


def offer_shot(t: Table, side: Side) -> Part[None]:
    """One kind of shot, where one can do anything with the roll (MM-WEAPON-03, 04, 06)."""
    if weapons_of(t, side) == 0:  # mutants: same `if False` `== 1`, it saves work only
        return
    shots = [shot for shot in SHOTS if can_use_weapon(t, side, shot.weapon) and shot.is_useful(t, side)]
    options = [USE_WEAPON[shot.weapon] for shot in shots]
    if not options:  # mutants: same `if False`, PASS alone answers itself
        return
    if by_program(t, side):
        answer = shot_by_program(t, side, shots)
    else:
        answer = yield Ask(controller(t, side), USE_SHOT, [PASS, *options])
    if answer is PASS:
        return
    side.shot = answer.value
    spend_weapon(t, side, side.shot, WEAPON_RULE[side.shot])
    yield from shot_of(side.shot).use(t, side)
