"""The reef: finds for who looks, and hits on the hull for each (SG-LOC-REEF)."""

from typing import Final

from freebooter.games.marauders import effects, rumours
from freebooter.games.marauders.captain import damage, death, dice
from freebooter.games.marauders.content.tables import CAPTAIN_SKILLS
from freebooter.games.marauders.draws import add_draw, cargo_again, offer_repeat
from freebooter.games.marauders.hold.overboard import drop_surplus
from freebooter.games.marauders.missions.earnings import CHOOSE_WEAPON, weapons_lacking
from freebooter.games.marauders.modules.locations.kinds.pirate_haven import rumours_left
from freebooter.games.marauders.modules.locations.location import Location, add_location
from freebooter.games.marauders.modules.locations.tokens import REEF
from freebooter.games.marauders.moves import DONE, MOVES
from freebooter.games.marauders.names import (
    GAINED_BY_REWARD,
    HULL,
    LOCATIONS,
    NOBODY,
    NONE,
    SCOUTING,
    SEAMANSHIP,
)
from freebooter.games.marauders.previews.chances import at_least, percent, successes_of
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled
from freebooter.games.marauders.previews.risks import loss_note
from freebooter.games.marauders.registries.deaths import new_death
from freebooter.games.marauders.registries.purposes import new_purpose
from freebooter.games.marauders.registries.things import new_things
from freebooter.games.marauders.rumours.goods import lay_drawn
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import HIT, SOLD_ELSEWHERE, loss_if_killed, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

REEF_RULE: Final = "SG-LOC-REEF-03"
FOR_REEF: Final = new_purpose("reef", "SG-LOC-REEF-02")
FOR_REEF_PASSAGE: Final = new_purpose("reef-passage", "SG-LOC-REEF-04")
AT_REEF: Final = add_draw("reef", cargo_again)
BY_REEF: Final = new_death("reef")

FINDS: Final = new_things("find", ["cargo", "weapon", "rumour", "crew"])
FIND: Final = MOVES.each("find", "find", FINDS)
FIND_CARGO: Final = FIND[0]
FIND_WEAPON: Final = FIND[1]
FIND_RUMOUR: Final = FIND[2]
FIND_CREW: Final = FIND[3]


class Reef(Location):
    """Anyone may visit it (SG-LOC-REEF-01), and nobody can raid it (SG-LOC-REEF-05)."""

    def preview(self, t: Table, player: Player) -> Note:
        count = dice.pool(t, player, SCOUTING, FOR_REEF, 0)
        steering = dice.pool(t, player, SEAMANSHIP, FOR_REEF_PASSAGE, 0)
        chance = percent(at_least(count))
        return Note(
            "mm-brings-reef", "SG-LOC-REEF-02 SG-LOC-REEF-04", dice=count, chance=chance, steering=steering
        )  # fmt: skip

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        return dice_rolled(played, "reef")

    def came_true(self, played: Played[Table], seat: Seat) -> dict[str, bool]:
        return check_passed(played, "reef")

    def worth(self, t: Table, player: Player, zone: int) -> int:
        """A find or two, as far as the hull allows."""
        skills = CAPTAIN_SKILLS[player.captain]
        finds = min(2, player.ship.tracks[HULL] - 1 + skills[SEAMANSHIP] // 3)
        return max(0, 11 * skills[SCOUTING] * finds - 12) if finds > 0 else 0

    def visit(self, t: Table, player: Player) -> Part[None]:
        """Finds one after the other, all before the Seamanship roll (SG-AMB-46); unused successes are lost."""
        successes = yield from dice.roll_skill(t, player, SCOUTING, FOR_REEF)
        finds = 0
        while finds < successes:
            answer = yield NEXT_FIND.ask(t, player.seat, about=finds, shown=True)
            if answer is DONE:
                break
            finds += 1
            yield from gain_find(t, player, answer)
        if finds > 0:
            yield from pass_reef(t, player, finds)


def gain_find(t: Table, player: Player, move: Move) -> Part[None]:
    if t.journal is not None:
        t.journal.everyone("reef-find", REEF_RULE, seat=player.seat, find=FINDS[move.value])
    if move is FIND_CARGO:
        yield from find_cargo(t, player)
    elif move is FIND_WEAPON:
        weapon = yield CHOOSE_WEAPON.ask(t, player.seat)
        effects.gain_weapon(t, player, weapon.value, REEF_RULE)
    elif move is FIND_RUMOUR:
        yield from rumours.receive_rumour(t, player)
    else:
        effects.crew_joins(t, player, 1, REEF_RULE)


def find_cargo(t: Table, player: Player) -> Part[None]:
    """A card off the deck; where it does not fit, it or old cargo goes overboard (SG-AMB-112, SG-M9-35)."""
    lay_drawn(t, player, 1)
    yield from offer_repeat(t, player, AT_REEF)
    cards = t.drawn_cargo
    t.drawn_cargo = ()
    t.drawn_by = NOBODY
    effects.load_cargo(t, player, list(cards), REEF_RULE, False)
    yield from modules_of(t).cargo_gained(t, player, cards, GAINED_BY_REWARD)
    yield from drop_surplus(t, player, REEF_RULE)


def pass_reef(t: Table, player: Player, finds: int) -> Part[None]:
    """The hull takes a hit for each find, less one for each success (SG-LOC-REEF-04, SG-AMB-77)."""
    rule = "SG-LOC-REEF-04"
    got = yield from dice.roll_skill(t, player, SEAMANSHIP, FOR_REEF_PASSAGE, needed=finds)
    points = [0] * len(LOCATIONS)
    points[HULL] = damage.hazard_hits(t, player, max(0, finds - got), rule)
    yield from damage.take_points(t, player.ship, player.seat, player.seat, points, rule)
    if player.ship.destroyed(HULL):
        yield from death.kill_captain(t, player, BY_REEF, rule)


# Finds


def sunk_chance(t: Table, player: Player, finds: int) -> float:
    """The chance that the reef sinks the ship after so many finds, as long as nothing is rolled again."""
    hull = player.ship.tracks[HULL] + (1 if player.ship.reinforced() else 0)
    chances = successes_of(dice.pool(t, player, SEAMANSHIP, FOR_REEF_PASSAGE, 0))
    total = 0.0
    for successes in range(len(chances)):
        hits = damage.hazard_hits(t, player, max(0, finds - successes), "SG-LOC-REEF-04")
        total += chances[successes] if hits >= hull else 0.0
    return total


class NextFind(Question[Table]):
    """What the next success is turned into; `about` is the number of finds so far."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        """Only what can be kept (SG-AMB-112)."""
        player = t.players[ask.seat]
        if move is FIND_CARGO and t.decks.cargo.left + t.decks.cargo_discard.left == 0:
            return Refusal("mm-no-cargo-cards", REEF_RULE)
        if move is FIND_WEAPON and not weapons_lacking(t, player):
            return Refusal("mm-no-weapon-lacking", REEF_RULE)
        if move is FIND_RUMOUR and not rumours_left(t):
            return Refusal("mm-no-rumours-left", REEF_RULE)
        if move is FIND_CREW:
            if player.crew_wanted() < 1:
                return Refusal("mm-crew-full", REEF_RULE, wanted=0)
            if effects.free_crew(t, player, 1) < 1:  # mutants: same `player, 2`, all of them join, or nobody
                return Refusal("mm-nobody-joins", REEF_RULE)
        return None

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        finds = ask.about + (0 if move is DONE else 1)
        if finds == 0:
            return None
        player = t.players[ask.seat]
        steering = dice.pool(t, player, SEAMANSHIP, FOR_REEF_PASSAGE, 0)
        sunk = percent(sunk_chance(t, player, finds))
        return Note("mm-brings-find", "SG-LOC-REEF-04", finds=finds, dice=steering, sunk=sunk)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Known when the passage comes next."""
        return dice_rolled(played, "reef-passage")

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        player = t.players[ask.seat]
        return [loss_note(player)] if sunk_chance(t, player, ask.about + 1) > 0 else []

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([find_worth(t, t.players[ask.seat], ask.about, move) for move in ask.options])


NEXT_FIND: Final = NextFind("reef-find", REEF_RULE, [*FIND, DONE])


def find_worth(t: Table, player: Player, finds: int, move: Move) -> int:
    if move is DONE:
        return 0
    sunk = sunk_chance(t, player, finds + 1) - sunk_chance(t, player, finds)
    risk = int(sunk * loss_if_killed(player)) + HIT[HULL] // (2 if finds else 4)
    if move is FIND_CARGO:
        return (SOLD_ELSEWHERE + 8 if effects.room_of(t, player) > 0 else 5) - risk
    if move is FIND_WEAPON:
        return 22 - risk
    if move is FIND_RUMOUR:
        return (45 if player.rumour == NONE else 10) - risk
    return 45 - risk


add_location(Reef(REEF, defence=0))
