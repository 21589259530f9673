"""Governor: become Corsair of a nation and call all ships back."""

from typing import Final

from freebooter.games.seven_seas.explaining.measured import counted, spots_taken
from freebooter.games.seven_seas.gifts import Gift, accept_gift, gift_if_alone
from freebooter.games.seven_seas.moves import TAKE_TILE
from freebooter.games.seven_seas.names import ALL_NATIONS, NATIONS, NOBODY, Nation, caravans_of
from freebooter.games.seven_seas.player.effects import give_back_spots, make_mistake, take_black_spot
from freebooter.games.seven_seas.player.fleet import ships_from_reserve
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.rituals import RITUAL_BEFORE, perform_rituals
from freebooter.games.seven_seas.setup import in_game
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.worth import black_spot, weigh
from freebooter.kernel.ask import Ask, Flow, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal, mistake


def free_nations(t: Table) -> list[Nation]:
    """A nation can be taken only once in the game (P7-GOVERNOR-02)."""
    return [nation for nation in ALL_NATIONS if t.tiles[nation] == NOBODY]


def preview_governor(t: Table, player: Player) -> Note:
    """Preview of the role as things stand now."""
    free, points = len(free_nations(t)), t.rules.spot_points
    if free == 0:
        return mistake("brings-mistake-governor", "P7-GOVERNOR-04", points=points)
    gift = min(gift_if_alone(t, player), player.spots + 1)  # that of this action can go back, too
    reserve = player.reserve
    return Note("brings-governor", "P7-GOVERNOR-01", free=free, reserve=reserve, points=points, gift=gift)


class TakeTile(RoleQuestion):
    """Of which nation to become Corsair."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [TAKE_TILE[nation] for nation in free_nations(t)]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        corsair = t.tiles[move.value]
        if corsair == NOBODY:
            return None
        return Refusal("p7-nation-taken", "P7-GOVERNOR-02", nation=NATIONS[move.value], seat=corsair + 1)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"reserve": t.players[ask.seat].reserve}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """With the caravans of the nation still to come: each may cost the Corsair a Black Spot."""
        player, points = t.players[ask.seat], t.rules.spot_points
        caravans = [card for card in caravans_of(Nation(move.value)) if in_game(t.rules, t.seats, card)]
        left = len([card for card in caravans if card not in t.spent])
        own = len([card for card in caravans if card in player.hand])
        return Note("brings-tile", "P7-CAPTAIN-08", left=left, own=own, reserve=player.reserve, points=points)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Few caravans to come; those in the own hand need not be played."""
        hand, spot = t.players[ask.seat].hand, black_spot(t)
        worth: list[int] = []
        for move in ask.options:
            left = 0
            for card in caravans_of(Nation(move.value)):
                if card not in t.spent:
                    left += 1 if card in hand else 2
            worth.append(-left * spot // 8)
        return weigh(worth)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        after, caravans = played.after, caravans_of(Nation(move.value))
        in_hands = sum([card in player.hand for player in after.players for card in caravans])
        spots = spots_taken(played, ask.seat, "P7-GOVERNOR-01")
        return {
            "left": in_hands + sum([after.adventure.counts[card] for card in caravans]),
            "own": sum([card in after.players[ask.seat].hand for card in caravans]),
            "reserve": counted(played, "ships-gained", ask.seat, "P7-GOVERNOR-01"),
            "points": spots * after.rules.spot_points,
        }


class GovernorGift(Gift):
    """Black Spots go back (P7-GOVERNOR-05, 06)."""

    def preview_gift(self, t: Table, player: Player, size: int) -> Note:
        count = min(size, player.spots)
        return Note("brings-gift-governor", "P7-GOVERNOR-05", count=count, points=-count * t.rules.spot_points)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        if move.value == 0:
            return {}
        count = counted(played, "spots-returned", ask.seat, "P7-GOVERNOR-05")
        return {"count": count, "points": -count * played.after.rules.spot_points}


TILE: Final = TakeTile("take-tile", "P7-GOVERNOR-01", TAKE_TILE)
GOVERNOR_GIFT: Final = GovernorGift()


def governor(t: Table, player: Player) -> Flow:
    yield from perform_rituals(t, player, RITUAL_BEFORE)
    if not free_nations(t):
        make_mistake(t, player, "P7-GOVERNOR-04")
    else:
        answer = yield TILE.ask(t, player.seat)
        become_corsair(t, player, Nation(answer.value))
        returned = yield from accept_gift(t, player, GOVERNOR_GIFT)
        give_back_spots(t, player, returned, "P7-GOVERNOR-05")
    yield from perform_rituals(t, player)


def become_corsair(t: Table, player: Player, nation: Nation) -> None:
    """All three parts belong to the action, also with an empty reserve (P7-GOVERNOR-01, P7-AMB-43)."""
    take_black_spot(t, player, "P7-GOVERNOR-01")
    t.tiles[nation] = player.seat
    if t.journal is not None:
        t.journal.everyone("corsair", "P7-GOVERNOR-01", seat=player.seat, nation=NATIONS[nation])
    ships_from_reserve(t, player, player.reserve, "P7-GOVERNOR-01")
