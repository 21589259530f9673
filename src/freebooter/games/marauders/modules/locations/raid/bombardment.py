"""The bombardment: a die for each working cannon, one at a time, and cards that go (SG-M9-14 to 16)."""

from typing import Final

from freebooter.games.marauders.captain.dice import faces_as_data, roll, successes
from freebooter.games.marauders.content.tables import CARGO_NAMES
from freebooter.games.marauders.modules.locations.location import location_at
from freebooter.games.marauders.modules.locations.raid import odds
from freebooter.games.marauders.modules.locations.raid.defence import drop_defence, escapes_of, plunder_of
from freebooter.games.marauders.modules.locations.raid.moves import BOMBARD
from freebooter.games.marauders.modules.locations.state import raid_of
from freebooter.games.marauders.moves import DECLINE, DISCARD_FACE, DONE
from freebooter.games.marauders.names import HULL, LOCATIONS, SKULL
from freebooter.games.marauders.previews.chances import SUCCESS, percent
from freebooter.games.marauders.previews.measured import event_about
from freebooter.games.marauders.previews.risks import loss_note
from freebooter.games.marauders.raiding.cards import without
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

BOMBARDMENT_RULE: Final = "SG-M9-14"


def bombard(t: Table, player: Player) -> Part[None]:
    """Until the dice or the cards are used up, or he ceases fire (SG-M9-15)."""
    raid = raid_of(t)
    while raid.dice > 0 and raid.cards:
        answer = yield FIRE_AGAIN.ask(t, player.seat, about=raid.dice)
        if answer is DONE:
            break
        raid.dice -= 1
        die = roll(t, 1)
        if t.journal is not None:
            t.journal.everyone("bombarded", BOMBARDMENT_RULE, seat=player.seat, dice=faces_as_data(die))
        if successes(die) > 0:
            card = yield CARD_STRUCK.ask(t, player.seat, about=raid.dice)
            if card is not DECLINE:
                drop_defence(t, raid, card.value, BOMBARDMENT_RULE)
    raid.dice = 0


# How it would go on with the cards that lie


def lies_note(t: Table, player: Player, cards: tuple[int, ...], rule: str) -> Note:
    """What these cards do, and what they leave to storm."""
    location = location_at(t, player.zone)
    assert location is not None
    points = odds.damage_of(t, player, location, cards)
    hits, outcome = sum(points), outcome_of(player, points)
    return Note(
        "mm-brings-defence", rule, outcome=outcome, hits=hits, escapes=escapes_of(cards), gold=plunder_of(cards)
    )


def outcome_of(player: Player, points: list[int]) -> str:
    """Where hits on a part that is gone go to the hull, and nothing cancels any (SG-M9-19, 20, 34)."""
    tracks = player.ship.tracks
    hull = points[HULL]
    broken = False
    for location in range(len(LOCATIONS)):
        if location != HULL:  # mutants: same `if True`, a hull that is gone sinks the ship anyway
            hull += max(0, points[location] - tracks[location])
            broken = broken or points[location] >= tracks[location]
    if hull >= tracks[HULL]:
        return "sunk"
    return "failed" if broken else "stormed"


def lies_worth(t: Table, player: Player, cards: tuple[int, ...]) -> int:
    location = location_at(t, player.zone)
    assert location is not None
    return int(odds.as_it_lies(t, player, location, cards).worth)


class FireAgain(Question[Table]):
    """Roll the next die, or cease fire; `about` are the dice left."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        if move is DONE:
            return lies_note(t, t.players[ask.seat], raid_of(t).cards, "SG-M9-17")
        return Note("mm-brings-bombard", BOMBARDMENT_RULE, chance=percent(SUCCESS))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return hits_taken(played, ask.seat) if move is DONE else {}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        fired = played.first("bombarded")
        return {} if move is DONE or fired is None else {"chance": fired.data["dice"] == [SKULL]}

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        return [loss_note(t.players[ask.seat])]

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """A success need not be used, so a die never harms."""
        return weigh([60 if move is BOMBARD else 0 for move in ask.options])


FIRE_AGAIN: Final = FireAgain("bombardment", BOMBARDMENT_RULE, [BOMBARD, DONE])


def hits_taken(played: Played[Table], seat: Seat) -> dict[str, int]:
    """Points of damage, where nothing could cancel one."""
    before = played.before.players[seat]
    damage = event_about(played, "damage", seat, "SG-M9-17")
    if damage is None or before.ship.reinforced():
        return {}
    hits = damage.data["hits"]
    assert isinstance(hits, list)
    return {"hits": sum([point for point in hits if isinstance(point, int)])}


class CardStruck(Question[Table]):
    """Which card is discarded for a success, if any; `about` are the dice left."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [*[DISCARD_FACE[card] for card in sorted(set(raid_of(t).cards))], DECLINE]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is DECLINE or move.value in raid_of(t).cards:
            return None
        return Refusal("mm-card-not-laid-out", BOMBARDMENT_RULE, card=CARGO_NAMES[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}

    def left(self, t: Table, move: Move) -> tuple[int, ...]:
        cards = raid_of(t).cards
        return cards if move is DECLINE else without(cards, move.value)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return lies_note(t, t.players[ask.seat], self.left(t, move), BOMBARDMENT_RULE)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return hits_taken(played, ask.seat)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([lies_worth(t, player, self.left(t, move)) for move in ask.options])


CARD_STRUCK: Final = CardStruck("bombardment-hit", BOMBARDMENT_RULE, [*DISCARD_FACE, DECLINE])
