"""The plunder: everyone sends ships in turn, the Captain throws, the closest fight, booty is shared."""

from typing import Final

from freebooter.games.seven_seas.explaining.measured import counted, events_of, records, spots_taken
from freebooter.games.seven_seas.moves import SEND
from freebooter.games.seven_seas.names import NATIONS, NOBODY, nation_of
from freebooter.games.seven_seas.player.effects import gain_tokens, report_no_effect, take_black_spot
from freebooter.games.seven_seas.player.fleet import empty_ships
from freebooter.games.seven_seas.plunder.battle import Battle, battle_data, fight
from freebooter.games.seven_seas.plunder.battle_worth import battle_worth
from freebooter.games.seven_seas.plunder.booty import take_booty
from freebooter.games.seven_seas.plunder.odds import battle_odds, in_per_cent
from freebooter.games.seven_seas.plunder.tray import throw
from freebooter.games.seven_seas.questions import RoleQuestion
from freebooter.games.seven_seas.state import BattleOutcome, Player, Plunder, Table
from freebooter.games.seven_seas.valuing.worth import black_spot, weigh
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal, mistake


def ship_limit(t: Table, card: int) -> int:
    """The most ships one player may send, whatever is in the fleet (P7-CAPTAIN-06, P7-AMB-01)."""
    size = t.rules.caravan_sizes[card]
    if t.rules.adds_to_limit:
        return size + 5 - t.seats
    return size * (5 - t.seats)


def most_ships(t: Table, player: Player, card: int) -> int:
    """Only empty ships of the fleet may be sent (P7-CAPTAIN-05)."""
    return min(ship_limit(t, card), empty_ships(player))


def yet_to_send(t: Table, seat: Seat) -> int:
    """How many players decide after this one (P7-CAPTAIN-04)."""
    captain = seat if t.plunder is None else t.plunder.captain
    return t.seats - 1 - (seat - captain) % t.seats


class SendShips(RoleQuestion):
    """How many ships to send against a caravan; `about` is its card."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return SEND[: most_ships(t, t.players[seat], about) + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        limit, empty = ship_limit(t, ask.about), empty_ships(t.players[ask.seat])
        if move.value > limit:
            return Refusal("p7-above-ship-limit", "P7-CAPTAIN-06", limit=limit)
        if move.value > empty:
            return Refusal("p7-only-empty-ships", "P7-CAPTAIN-05", empty=empty)
        return None

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        size = t.rules.caravan_sizes[ask.about]
        found: dict[str, Param] = {
            "nation": NATIONS[nation_of(ask.about)],
            "size": size,
            "limit": ship_limit(t, ask.about),
        }
        if t.plunder is not None:  # mutants: same `if True`, ships are sent to a plunder
            found["captain"] = "you" if t.plunder.captain == ask.seat else "other"
            found["seat"] = t.plunder.captain + 1
        return found

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        card, count = ask.about, move.value
        corsair = t.tiles[nation_of(card)] == ask.seat
        points = t.rules.spot_points
        if count == 0:
            spots = 2 if pays_as_corsair(t, ask.seat, card, 0) else 1
            return mistake("brings-send-none", "P7-CAPTAIN-07", spots=spots, points=spots * points)
        # mutants: same `if False`, ships are sent to a plunder
        pirates = count if t.plunder is None else count + sum(t.plunder.sent)
        size = t.rules.caravan_sizes[card]
        message = "brings-send-corsair" if corsair else "brings-send"
        odds = battle_odds(size, pirates, count, t.players[ask.seat].unsinkable)
        return Note(
            message,
            "P7-CAPTAIN-21",
            count=count,
            pirates=pirates,
            size=size,
            points=points,
            sinks=in_per_cent(odds.sinks),
            lost=round(10 * odds.lost),
            cards=round(10 * odds.cards),
            still=yet_to_send(t, ask.seat),
        )

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """Booty against the ships that will be lost, with those that others will send, too."""
        player, card, spot = t.players[ask.seat], ask.about, black_spot(t)
        size = t.rules.caravan_sizes[card]
        others = yet_to_send(t, ask.seat) * (1 + size // 2)
        if t.plunder is not None:
            for sent in t.plunder.sent:
                others += sent
        corsair = t.tiles[nation_of(card)] == ask.seat
        worth: list[int] = []
        for move in ask.options:
            count = move.value
            if count == 0:
                worth.append(-2 * spot if corsair and t.rules.absent_corsair_twice else -spot)
            else:
                found = battle_worth(t, player, size, others + count, count)
                worth.append(found - spot if corsair else found)
        return weigh(worth)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        """Whether the caravan was sunk, where no other could send more before the throw."""
        before = played.before
        if move.value == 0 or before.plunder is None or yet_to_send(before, ask.seat) > 0:
            return {}
        battles = events_of(played, "battle", before.plunder.captain)
        return {"sinks": battles[0].data["caravan_left"] == 0}

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        before, seat = played.before, ask.seat
        spots = spots_taken(played, seat, "P7-CAPTAIN-07", "P7-CAPTAIN-08")
        points = spots * before.rules.spot_points
        if move.value == 0:
            return {"spots": spots, "points": points}
        assert before.plunder is not None
        sent = counted(played, "ships-sent", seat)
        found = {"count": sent, "pirates": sum(before.plunder.sent) + sent}
        if before.tiles[nation_of(ask.about)] == seat:
            found["points"] = points
        for battle in events_of(played, "battle", before.plunder.captain):
            owners = [die["owner"] for die in records(battle, "dice")]
            found["size"] = owners.count(NOBODY)
        return found


SEND_SHIPS: Final = SendShips("send-ships", "P7-CAPTAIN-04", SEND)


def plunder(t: Table, captain: Player, card: int) -> Part[None]:
    sent = [0] * t.seats
    t.plunder = Plunder(captain.seat, card, sent)
    yield from send_ships(t, captain, card, sent)
    if sum(sent) > 0:  # otherwise the card is spent and nothing is thrown (P7-AMB-10)
        battle, owners = throw_and_fight(t, captain, card, sent)
        survivors = bring_home(t, captain, battle, owners)
        t.outcome = outcome_of(t, captain, card, sent, battle, survivors)
        t.plunder = None
        if battle.caravan_left == 0:  # mutants: same `if True`, otherwise no ship came home
            for player in t.clockwise(captain.seat):  # each draws all before the next (P7-AMB-18)
                if survivors[player.seat] > 0:
                    yield from take_booty(t, player, survivors[player.seat], "P7-CAPTAIN-21")
    else:
        report_no_effect(t, captain, "sent", "P7-AMB-10")
    t.plunder = None


def send_ships(t: Table, captain: Player, card: int, sent: list[int]) -> Part[None]:
    """One after another from the Captain on, openly and finally (P7-CAPTAIN-04, P7-AMB-13)."""
    for player in t.clockwise(captain.seat):
        answer = yield SEND_SHIPS.ask(t, player.seat, about=card)
        sent[player.seat] = answer.value
        if t.journal is not None:
            t.journal.everyone("ships-sent", "P7-CAPTAIN-04", seat=player.seat, count=answer.value)
        take_plunder_spots(t, player, card, answer.value)


def take_plunder_spots(t: Table, player: Player, card: int, sent: int) -> None:
    """At the moment of sending (P7-AMB-14). The two penalties are two rules, so both may apply (P7-AMB-11)."""
    if sent == 0:
        take_black_spot(t, player, "P7-CAPTAIN-07")
    if pays_as_corsair(t, player.seat, card, sent):
        take_black_spot(t, player, "P7-CAPTAIN-08")


def pays_as_corsair(t: Table, seat: Seat, card: int, sent: int) -> bool:
    """Corsairs of the nation pay, those who send no ship in one edition only (P7-CAPTAIN-08, P7-AMB-11)."""
    return t.tiles[nation_of(card)] == seat and (sent > 0 or t.rules.absent_corsair_twice)


def throw_and_fight(t: Table, captain: Player, card: int, sent: list[int]) -> tuple[Battle, list[int]]:
    """The Captain throws all dice together; pirate dice lie in the order of their owners from the Captain on."""
    caravan = t.rules.caravan_sizes[card]
    owners = [NOBODY] * caravan
    for player in t.clockwise(captain.seat):
        owners.extend([player.seat] * sent[player.seat])
    battle = fight(throw(t.chance, len(owners), t.rules), caravan)
    if t.journal is not None:
        t.journal.everyone("battle", "P7-CAPTAIN-10 P7-CAPTAIN-13", seat=captain.seat, **battle_data(battle, owners))
    return battle, owners


def outcome_of(
    t: Table, captain: Player, card: int, sent: list[int], battle: Battle, survivors: list[int]
) -> BattleOutcome:
    """What everyone has of it so far; booty cards are still to be drawn."""
    tokens = [max(0, sent[p.seat] - survivors[p.seat] - p.unsinkable) for p in t.players]
    none = [0] * t.seats
    return BattleOutcome(captain.seat, card, battle.caravan_left, sent[:], survivors, tokens, none, none)


def bring_home(t: Table, captain: Player, battle: Battle, owners: list[int]) -> list[int]:
    """Sunk ships go to the reserve and bring tokens; Unsinkable Ship saves the first of them (P7-RITUAL-12 to 14).

    Returns how many ships of each seat are still afloat.
    """
    sunk = [0] * t.seats
    survivors = [0] * t.seats
    for die in range(battle.caravan, len(owners)):
        if battle.afloat[die]:
            survivors[owners[die]] += 1
        else:
            sunk[owners[die]] += 1
    for player in t.clockwise(captain.seat):
        lost = sunk[player.seat]
        if lost == 0:
            continue
        saved = min(lost, player.unsinkable)  # fresh in each battle (P7-AMB-15)
        player.fleet -= lost - saved
        player.reserve += lost - saved
        if t.journal is not None:
            rule = "P7-CAPTAIN-15 P7-RITUAL-12" if saved else "P7-CAPTAIN-15"
            t.journal.everyone("ships-sunk", rule, seat=player.seat, count=lost, saved=saved)
        gain_tokens(t, player, lost - saved, "P7-CAPTAIN-20")
    return survivors
