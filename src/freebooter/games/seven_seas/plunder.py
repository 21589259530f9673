"""The plunder: everyone sends ships in turn, the Captain throws, the closest fight, booty is shared."""

from freebooter.games.seven_seas.battle import Battle, fight, story
from freebooter.games.seven_seas.booty import take_booty
from freebooter.games.seven_seas.effects import gain_tokens, take_black_spot, tell_no_effect
from freebooter.games.seven_seas.fleet import empty_ships, settle_guards
from freebooter.games.seven_seas.moves import SEND
from freebooter.games.seven_seas.names import NOBODY, nation_of
from freebooter.games.seven_seas.state import Player, Plunder, Table
from freebooter.games.seven_seas.tray import throw
from freebooter.kernel.ask import Ask, Part


def ship_limit(t: Table, card: int) -> int:
    """The most ships one player may send, whatever is in the fleet (P7-CAPTAIN-06, P7-AMB-01)."""
    size = t.rules.caravan_sizes[card]
    if t.rules.adds_to_limit:
        return size + 5 - t.seats
    return size * (5 - t.seats)


def most_ships(t: Table, player: Player, card: int) -> int:
    """Only empty ships of the fleet may be sent (P7-CAPTAIN-05)."""
    return min(ship_limit(t, card), empty_ships(player))


def plunder(t: Table, captain: Player, card: int) -> Part[None]:
    sent = [0] * t.seats
    t.plunder = Plunder(captain.seat, card, sent)
    yield from send_ships(t, captain, card, sent)
    if sum(sent) > 0:  # otherwise the card is spent and nothing is thrown (P7-AMB-10)
        battle, owners = throw_and_fight(t, captain, card, sent)
        survivors = bring_home(t, captain, battle, owners)
        t.plunder = None
        if battle.caravan_left == 0:  # mutants: same `if True`, otherwise no ship came home
            for player in t.clockwise(captain.seat):  # each draws all before the next (P7-AMB-18)
                if survivors[player.seat] > 0:
                    yield from take_booty(t, player, survivors[player.seat], "P7-CAPTAIN-21")
    else:
        tell_no_effect(t, captain, "sent", "P7-AMB-10")
    t.plunder = None


def send_ships(t: Table, captain: Player, card: int, sent: list[int]) -> Part[None]:
    """One after another from the Captain on, openly and finally (P7-CAPTAIN-04, P7-AMB-13)."""
    for player in t.clockwise(captain.seat):
        most = most_ships(t, player, card)
        answer = yield Ask(player.seat, "send-ships", SEND[: most + 1], about=card)
        sent[player.seat] = answer.value
        if t.journal is not None:
            t.journal.everyone("ships-sent", "P7-CAPTAIN-04", seat=player.seat, count=answer.value)
        take_plunder_spots(t, player, card, answer.value)


def take_plunder_spots(t: Table, player: Player, card: int, sent: int) -> None:
    """At the moment of sending (P7-AMB-14). The two penalties are two rules, so both may fall (P7-AMB-11)."""
    absent = sent == 0
    if absent:
        take_black_spot(t, player, "P7-CAPTAIN-07")
    if t.tiles[nation_of(card)] == player.seat and not (absent and not t.rules.absent_corsair_twice):
        take_black_spot(t, player, "P7-CAPTAIN-08")


def throw_and_fight(t: Table, captain: Player, card: int, sent: list[int]) -> tuple[Battle, list[int]]:
    """The Captain throws all dice together; pirate dice lie in the order of their owners from the Captain on."""
    caravan = t.rules.caravan_sizes[card]
    owners = [NOBODY] * caravan
    for player in t.clockwise(captain.seat):
        owners.extend([player.seat] * sent[player.seat])
    battle = fight(throw(t.chance, len(owners), t.rules), caravan)
    if t.journal is not None:
        t.journal.everyone("battle", "P7-CAPTAIN-10 P7-CAPTAIN-13", seat=captain.seat, **story(battle, owners))
    return battle, owners


def bring_home(t: Table, captain: Player, battle: Battle, owners: list[int]) -> list[int]:
    """Sunk ships go to the reserve and bring tokens; Unsinkable Ship saves the first of them (P7-RITUAL-12 to 14).

    Tells how many ships of each seat are still afloat.
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
        settle_guards(t, player)  # mutants: same, a lost ship frees none
    return survivors
