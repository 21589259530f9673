"""Plunder after a won crew combat, from players and navies, and the beaten ship itself (MM-PLUNDER)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.hold import stow
from freebooter.games.marauders.battle.sides import battle_of, ship_of
from freebooter.games.marauders.counsel.tales import rumour
from freebooter.games.marauders.counsel.worth import weigh
from freebooter.games.marauders.death import place_modifications
from freebooter.games.marauders.fight import Side
from freebooter.games.marauders.glory import keep_hand_limit
from freebooter.games.marauders.hooks import SHIP_CLAIMED, fire, query_plunder
from freebooter.games.marauders.moves import CLAIM_SHIP, KEEP_RUMOUR, KEEP_SHIP
from freebooter.games.marauders.names import CANNONS, CARGO, CREW, HULL, LOCATIONS, MASTS, NOBODY, NONE, PLUNDERS_NAVIES
from freebooter.games.marauders.sheet import Player, Ship
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    CAPTAIN_ABILITY,
    CAPTAIN_AMOUNT,
    CARGO_NAMES,
    CARGO_VALUE,
    GLORY_NAMES,
    GLORY_SPECIALIST,
    NPC_NATION,
    SHIP_NAMES,
    SHIP_SELL,
    WEAPON_NAMES,
)
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note, Refusal, Said

NAVY_CARDS: Final = 3  # MM-PLUNDER-05


def plunder_player(t: Table, winner: Player, loser: Player) -> Part[None]:
    """All that is aboard, within the winner's limits (MM-PLUNDER-02 to 04).

    Gold, and weapons and specialists that the winner lacks, are always welcome. What a captain washed ashore keeps
    cannot be taken (GL-17).
    """
    effects.discard_mission(t, loser, "MM-PLUNDER-02 MM-MISSION-08")
    if loser.gold > 0:
        effects.hand_over_gold(t, loser, winner, "MM-PLUNDER-02")
    take_weapons(t, winner, loser)
    if not loser.washed:
        take_specialists(t, winner, loser)
        yield from take_hand(t, winner, loser)
    yield from take_rumour(t, winner, loser)
    yield from offer_ship(t, winner, loser.ship)
    t.drawn_by = winner.seat
    t.drawn_cargo = loser.cargo
    loser.cargo = ()
    yield from stow(t, winner, "MM-PLUNDER-02", False)


def plunder_npc(t: Table, winner: Player, side: Side) -> Part[None]:
    """A navy's hold, then the ship; an NPC pirate has nothing aboard (MM-PLUNDER-05, MM-PLUNDER-06)."""
    ship = ship_of(t, side)
    if NPC_NATION[side.npc] != NONE:
        search_navy(t, winner, side, ship.damage(CARGO))
    yield from offer_ship(t, winner, ship)
    yield from stow(t, winner, "MM-PLUNDER-05", True)


# From a player


def take_weapons(t: Table, winner: Player, loser: Player) -> None:
    """One of each kind at most (MM-PLUNDER-04); the others are lost with the loser."""
    for weapon in range(len(WEAPON_NAMES)):
        if loser.has_weapon(weapon) and not winner.has_weapon(weapon):
            effects.lose_weapon(t, loser, weapon, "MM-PLUNDER-02")
            effects.gain_weapon(t, winner, weapon, "MM-PLUNDER-02")


def take_specialists(t: Table, winner: Player, loser: Player) -> None:
    """They join free of charge; doubled ones are discarded (MM-PLUNDER-03)."""
    for card in loser.employed:
        effects.dismiss(t, loser, card, "MM-PLUNDER-03")
        if not winner.employs(GLORY_SPECIALIST[card]):
            t.decks.glory_discard.take(card)
            effects.employ(t, winner, card, "MM-PLUNDER-03")


def take_hand(t: Table, winner: Player, loser: Player) -> Part[None]:
    """The winner sees all of them and keeps as many as his hand allows."""
    cards = loser.hand
    if not cards:
        return
    loser.hand = ()
    winner.hand = tuple(sorted([*winner.hand, *cards]))
    if t.journal is not None:
        names: list[Datum] = [GLORY_NAMES[card] for card in cards]
        who, rule = winner.seat, "MM-PLUNDER-02"
        t.journal.only(who, "glory-taken", rule, seat=who, loser=loser.seat, cards=names)
        t.journal.all_but(who, "glory-taken-hidden", rule, seat=who, loser=loser.seat, count=len(cards))
    yield from keep_hand_limit(t, winner)


class CapturedRumour(Question[Table]):
    """Which rumour the winner keeps, his own or the captured one."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [KEEP_RUMOUR[t.players[seat].rumour], KEEP_RUMOUR[t.drawn_rumours[0]]]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value == t.players[ask.seat].rumour or move.value == t.drawn_rumours[0]:
            return None
        return Refusal("mm-not-drawn", "MM-RUMOR-03", move=move.name)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([rumour(t.players[ask.seat], move.value) for move in ask.options])


CAPTURED_RUMOUR: Final = CapturedRumour("keep-rumour", "MM-RUMOR-03", KEEP_RUMOUR)


def take_rumour(t: Table, winner: Player, loser: Player) -> Part[None]:
    """One rumour at most: the winner chooses, the other is shuffled back (MM-PLUNDER-04, MM-RUMOR-03)."""
    if loser.rumour == NONE:
        return
    if t.journal is not None:
        t.journal.everyone("rumour-taken", "MM-PLUNDER-02", seat=winner.seat, loser=loser.seat)
    if winner.rumour == NONE:
        winner.rumour = loser.rumour
        loser.rumour = NONE
        return
    t.drawn_by = winner.seat
    t.drawn_rumours = (loser.rumour,)
    loser.rumour = NONE
    answer = yield CAPTURED_RUMOUR.ask(t, winner.seat, shown=True)
    back = t.drawn_rumours[0]
    if answer.value == back:
        back = winner.rumour
        winner.rumour = answer.value
    t.decks.rumours.add(back)
    t.drawn_rumours = ()
    t.drawn_by = NOBODY


# From a navy


def search_navy(t: Table, winner: Player, side: Side, cargo_hits: int) -> None:
    """Cards are drawn and their values paid, then one goes at random for each cargo hit (MM-PLUNDER-05)."""
    count = NAVY_CARDS
    if CAPTAIN_ABILITY[winner.captain] == PLUNDERS_NAVIES:
        count += CAPTAIN_AMOUNT[winner.captain]  # CAP-02
    cards: list[int] = []
    for draw in range(count):
        card = effects.draw_cargo(t)
        if card != NONE:
            cards.append(card)
    gold = sum([CARGO_VALUE[card] for card in cards])
    if t.hooked:
        gold = query_plunder(t, gold, winner.seat, side.npc)
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in cards]
        t.journal.reveal("navy-plundered", "MM-PLUNDER-05", seat=winner.seat, cards=names, lost=cargo_hits)
    effects.gain_gold(t, winner, gold, "MM-PLUNDER-05")
    for hit in range(min(cargo_hits, len(cards))):
        effects.discard_cargo(t, cards.pop(t.chance.below(len(cards))))
    t.drawn_by = winner.seat
    t.drawn_cargo = tuple(sorted(cards))


# The ship


class ClaimShip(Question[Table]):
    """Whether the winner changes into the beaten ship; `about` is its kind."""

    def words(self, t: Table, ask: Ask) -> dict[str, Said]:
        return {"ship": SHIP_NAMES[ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        """The ship as it is, damage included (MM-AMB-71)."""
        if move is KEEP_SHIP:
            return None
        battle, own = battle_of(t), t.players[ask.seat].ship
        ship = ship_of(t, battle.sides[1 - battle.winner])
        return Note(
            "mm-brings-claim",
            "MM-PLUNDER-08 MM-AMB-71",
            hull=ship.tracks[HULL],
            masts=ship.tracks[MASTS],
            cargo=ship.tracks[CARGO],
            cannons=ship.tracks[CANNONS],
            crew=min(own.tracks[CREW], ship.value(CREW)),
            modifications=bin(own.modifications).count("1"),
        )

    def came(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """The ship the captain sails then, unless specialists have mended it; tokens that lie about once more."""
        if move is KEEP_SHIP:
            return {}
        found = {"modifications": tokens_about(played.after) - tokens_about(played.before)}
        if played.first("repaired") is None and played.first("crew-gained") is None:
            tracks = played.after.players[ask.seat].ship.tracks
            found |= {LOCATIONS[location]: tracks[location] for location in range(len(LOCATIONS))}
        return found

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """The beaten ship, if it is a better one."""
        better = claim_worth(ask.about) - claim_worth(t.players[ask.seat].ship.kind)
        return weigh([10 * better if move is CLAIM_SHIP else 0 for move in ask.options])


def tokens_about(t: Table) -> int:
    """Modifications in ports and in the reserve."""
    return t.decks.modifications.left + len([token for token in t.board.modification if token != NONE])


def claim_worth(kind: int) -> int:
    return SHIP_SELL[kind] if SHIP_SELL[kind] else 15  # nobody buys a man-o-war


CLAIM: Final = ClaimShip("claim-ship", "MM-PLUNDER-07", [KEEP_SHIP, CLAIM_SHIP])


def offer_ship(t: Table, winner: Player, beaten: Ship) -> Part[None]:
    """The winner may discard his ship and take the beaten one (MM-PLUNDER-07)."""
    answer = yield CLAIM.ask(t, winner.seat, about=beaten.kind)
    if answer is CLAIM_SHIP:
        yield from claim_ship(t, winner, beaten)


def claim_ship(t: Table, winner: Player, beaten: Ship) -> Part[None]:
    """Damage stays and so do its modifications; the crew moves over, as far as there is room (MM-AMB-71, MM-AMB-72).

    The modifications of the old ship go back into the game (MM-PLUNDER-08). No glory for the ship (MM-PLUNDER-09).
    """
    modifications = winner.ship.modifications
    crew = winner.ship.tracks[CREW]
    winner.ship = beaten.copy()
    winner.ship.tracks[CREW] = min(crew, winner.ship.value(CREW))
    strip(beaten)
    if t.journal is not None:
        t.journal.everyone("ship-claimed", "MM-PLUNDER-07", seat=winner.seat, ship=SHIP_NAMES[beaten.kind])
    if t.hooked:
        yield from fire(t, SHIP_CLAIMED, winner.seat, beaten.kind)
    yield from place_modifications(t, winner, modifications)


def strip(ship: Ship) -> None:
    """What the loser is left with until he is buried: a ship without modifications."""
    ship.modifications = 0
    ship.flipped = 0
    for location in range(len(LOCATIONS)):
        ship.tracks[location] = min(ship.tracks[location], ship.value(location))
