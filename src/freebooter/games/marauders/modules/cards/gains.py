"""What rumours give instead of gold to whoever chooses it: see `choices`."""

from typing import Final, final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice import zone_values
from freebooter.games.marauders.captain.lost_modifications import place_modifications
from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.content.tables import (
    BOUNTY_LIMIT,
    MISSION_NAMES,
    MODIFICATION_NAMES,
    SHIP_NAMES,
    SHIP_TRACKS,
)
from freebooter.games.marauders.hold.overboard import drop_surplus
from freebooter.games.marauders.missions.claiming import take_mission
from freebooter.games.marauders.missions.earnings import token_refusal
from freebooter.games.marauders.modules.cards.drawer import NAME
from freebooter.games.marauders.moves import CHOOSE_NATION, CLAIM_MISSION, MOVES, PACK_OF
from freebooter.games.marauders.names import LOCATIONS, NATIONS, NONE
from freebooter.games.marauders.rumours.allowance import beyond_the_card
from freebooter.games.marauders.rumours.pardons import WantedBy
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.shipyard.ships import BETTER_SHIP, fitted_ship
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import gold_worth, weigh
from freebooter.kernel.ask import Ask, Part, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, Param, Refusal

RULE: Final = "MM-RUMOR-06"
CHOOSE_GOLD: Final = MOVES.one("choose-gold")
CHOOSE_SURVIVORS: Final = MOVES.one("choose-survivors")
CHOOSE_FREE_CLAIM: Final = MOVES.one("choose-free-claim")
CHOOSE_TOKEN: Final = MOVES.one("choose-token")
CHOOSE_BOUNTIES: Final = MOVES.one("choose-bounties")
CHOOSE_GIFT: Final = MOVES.one("choose-gift")
MOVE_BOUNTIES: Final = MOVES.counts("move-bounties", 5)


def _name_packs() -> None:
    choices = [CHOOSE_GOLD, CHOOSE_SURVIVORS, CHOOSE_FREE_CLAIM, CHOOSE_TOKEN, CHOOSE_BOUNTIES, CHOOSE_GIFT]
    for move in [*choices, *MOVE_BOUNTIES]:
        PACK_OF[move.code] = NAME


_name_packs()


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain:
    """What can be had instead of the gold."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move

    def prepare(self, t: Table, player: Player) -> None:
        """Before the captain chooses."""

    def refusal(self, t: Table, player: Player, reward: Reward) -> Refusal | None:
        """Why it would bring nothing."""
        return None

    def preview(self, t: Table, player: Player, reward: Reward) -> Note | None:
        return None

    def worth(self, t: Table, player: Player, reward: Reward) -> int:
        return 0

    def give(self, t: Table, player: Player, reward: Reward) -> Part[None]:
        raise TypeError("a gain must say what it gives")


# The survivors of a wreck


@final
class Survivors(Gain):
    """They fill the crew and have some gold (SOG-RUM-01)."""

    def preview(self, t: Table, player: Player, reward: Reward) -> Note | None:
        return Note("mm-brings-survivors", RULE, gold=reward.keep, count=self.joining(t, player))

    def joining(self, t: Table, player: Player) -> int:
        count = player.crew_wanted()
        return modules_of(t).free_crew(t, count, player) if t.hooked else count

    def worth(self, t: Table, player: Player, reward: Reward) -> int:
        return 30 * self.joining(t, player) + gold_worth(t, player, reward.keep)

    def give(self, t: Table, player: Player, reward: Reward) -> Part[None]:
        yield from ()
        effects.crew_joins(t, player, player.crew_wanted(), RULE)
        effects.gain_gold(t, player, reward.keep, RULE)


# A mission for nothing


class FreeClaim(Question[Table]):
    """Any open mission, wherever it lies."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in t.board.missions:
            return None
        return Refusal("mm-mission-not-open", self.rule, mission=MISSION_NAMES[move.value])

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([zone_values.claim_worth(player, move.value) for move in ask.options])


FREE_CLAIM: Final = FreeClaim("free-claim", RULE, CLAIM_MISSION)


@final
class ClaimForNothing(Gain):
    """Rolls, payments and conditions fall away; it counts as claiming (SOG-RUM-12)."""

    def refusal(self, t: Table, player: Player, reward: Reward) -> Refusal | None:
        return None if t.board.missions else Refusal("mm-no-open-mission", RULE)

    def preview(self, t: Table, player: Player, reward: Reward) -> Note | None:
        return Note("mm-brings-free-claim", RULE, count=len(t.board.missions))

    def worth(self, t: Table, player: Player, reward: Reward) -> int:
        best = max([zone_values.claim_worth(player, kind) for kind in t.board.missions])
        return best if player.mission == NONE else best - zone_values.claim_worth(player, player.mission) - 10

    def give(self, t: Table, player: Player, reward: Reward) -> Part[None]:
        """A load needs room: old cargo may go overboard."""
        answer = yield FREE_CLAIM.ask(t, player.seat)
        take_mission(t, player, answer.value, free=True)
        yield from drop_surplus(t, player, "MM-AMB-08")
        if t.hooked:
            yield from modules_of(t).mission_claimed(t, player, answer.value)


# The modification of the port


@final
class TokenHere(Gain):
    """A face-down token is turned up first; the ship must be able to have it (SOG-RUM-17)."""

    def prepare(self, t: Table, player: Player) -> None:
        effects.open_modification(t, player.zone)

    def refusal(self, t: Table, player: Player, reward: Reward) -> Refusal | None:
        return token_refusal(t, player, player.zone)

    def preview(self, t: Table, player: Player, reward: Reward) -> Note | None:
        token = t.board.modification[player.zone]
        return Note("mm-brings-token", RULE, modification=MODIFICATION_NAMES[token])

    def worth(self, t: Table, player: Player, reward: Reward) -> int:
        return 50

    def give(self, t: Table, player: Player, reward: Reward) -> Part[None]:
        yield from ()
        effects.add_modification(t, player, effects.clear_modification(t, player.zone), RULE)


# Bounties


def has_room(player: Player, nation: int) -> bool:
    """Can another nation take over bounties of this one?"""
    return any([other != nation and player.bounties[other] < BOUNTY_LIMIT for other in range(len(NATIONS))])


class OldNation(WantedBy):
    """A nation whose bounties another one can take over."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [move for move in super().options(t, seat, about) if has_room(t.players[seat], move.value)]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if player.bounties[move.value] > 0 and not has_room(player, move.value):
            return Refusal("mm-others-at-their-limit", "MM-BOUNTY-06")
        return super().refusal(t, ask, move)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """One that can be rid of altogether."""
        bounties = t.players[ask.seat].bounties
        return weigh([10 if bounties[move.value] <= 3 else 0 for move in ask.options])


class OtherNation(Question[Table]):
    """The nation that takes over the bounties of the nation `about`."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value == ask.about:
            return Refusal("mm-same-nation", self.rule, nation=NATIONS[ask.about])
        if t.players[ask.seat].bounties[move.value] >= BOUNTY_LIMIT:
            return Refusal("mm-bounty-at-its-limit", "MM-BOUNTY-06", nation=NATIONS[move.value])
        return None

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"nation": NATIONS[ask.about]}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """One whose ports are closed to the captain already."""
        bounties = t.players[ask.seat].bounties
        return weigh([10 if bounties[move.value] > 0 else 0 for move in ask.options])


class HowMany(Question[Table]):
    """How many of the bounties of the nation `about`."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return beyond_the_card(ask, move, self.rule)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"nation": NATIONS[ask.about]}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([5 * move.value for move in ask.options])


BOUNTIES_OF: Final = OldNation("bounties-of", RULE, CHOOSE_NATION)
BOUNTIES_TO: Final = OtherNation("bounties-to", RULE, CHOOSE_NATION)
BOUNTIES_MOVED: Final = HowMany("bounties-moved", RULE, MOVE_BOUNTIES)


@final
class BountiesMoved(Gain):
    """From one nation to one other, which may not have wanted the captain yet (SOG-RUM-22)."""

    def refusal(self, t: Table, player: Player, reward: Reward) -> Refusal | None:
        movable = [nation for nation in range(len(NATIONS)) if player.bounties[nation] > 0 and has_room(player, nation)]
        return None if movable else Refusal("mm-no-bounty-to-move", RULE)

    def preview(self, t: Table, player: Player, reward: Reward) -> Note | None:
        return Note("mm-brings-moved-bounties", RULE, count=min(reward.keep, max(player.bounties)))

    def worth(self, t: Table, player: Player, reward: Reward) -> int:
        return 15 if max(player.bounties) > 2 else -10

    def give(self, t: Table, player: Player, reward: Reward) -> Part[None]:
        old = yield BOUNTIES_OF.ask(t, player.seat)
        new = yield BOUNTIES_TO.ask(t, player.seat, about=old.value)
        most = min(reward.keep, player.bounties[old.value], BOUNTY_LIMIT - player.bounties[new.value])
        answer = yield Ask(player.seat, BOUNTIES_MOVED, MOVE_BOUNTIES[1 : most + 1], about=old.value)
        effects.lower_bounty(t, player, old.value, answer.value, RULE)
        effects.gain_bounty(t, player, new.value, answer.value, RULE)


# A ship


@final
class GiftOfShip(Gain):
    """Not a purchase: no glory, nothing paid; the modifications of the old ship go back into the game (SOG-RUM-25)."""

    def preview(self, t: Table, player: Player, reward: Reward) -> Note | None:
        values = effects.new_ship_values(t, SHIP_NAMES.index(reward.ship), player.seat)
        return Note(
            "mm-brings-gift",
            RULE,
            ship=reward.ship,
            hull=values["hull"],
            cargo=values["cargo"],
            masts=values["masts"],
            crew=values["crew"],
            cannons=values["cannons"],
            manoeuvrability=values["manoeuvrability"],
        )

    def worth(self, t: Table, player: Player, reward: Reward) -> int:
        tracks = SHIP_TRACKS[SHIP_NAMES.index(reward.ship)]
        better = sum([tracks[location] - player.ship.tracks[location] for location in range(len(LOCATIONS))])
        return BETTER_SHIP * better // 2

    def give(self, t: Table, player: Player, reward: Reward) -> Part[None]:
        old = player.ship
        player.ship = fitted_ship(SHIP_NAMES.index(reward.ship), old, 0)
        if t.journal is not None:
            t.journal.everyone("ship-given", RULE, seat=player.seat, ship=reward.ship, old=SHIP_NAMES[old.kind])
        yield from place_modifications(t, player, old.modifications)
        yield from drop_surplus(t, player, "MM-AMB-08")
