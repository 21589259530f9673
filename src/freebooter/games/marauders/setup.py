"""Laying the table out (MM-SETUP-01 to 15). Ships are chosen, and captains shown, in the first flow of the game."""

from typing import Final

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.names import NATIONS, NONE
from freebooter.games.marauders.seams.module_set import change_decks, drawers_of
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Board, Decks, Npc, Table, Turn, empty_board
from freebooter.games.marauders.state.player import Player, new_player
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance


def set_up(rules: Rules, seats: int, chance: Chance) -> Table:
    decks = full_decks(rules)
    change_decks(decks, rules)
    board = empty_board()
    lay_tokens(board, decks, chance)
    offer_missions(board, decks, chance)
    players = [deal_captain(seat, decks, chance) for seat in range(seats)]
    npcs = new_npcs(rules)
    first = chance.below(seats)  # MM-SETUP-15
    return Table(
        chance, rules, players, npcs, decks, board, first, Turn(tables.ACTIONS_PER_TURN), [], [],
        drawers_of(rules, seats),
    )  # fmt: skip


def new_npcs(rules: Rules) -> list[Npc]:
    """All up to the last one of the packs in play, each in the place of its number; views leave out what is between."""
    last = max([number for number, pack in enumerate(tables.NPC_PACK) if pack in rules.packs])
    return [Npc(number) for number in range(last + 1)]


def full_deck(rules: Rules, packs: list[str], counts: list[int]) -> Bag:
    """A deck with the cards of the packs in play."""
    return Bag([counts[kind] if packs[kind] in rules.packs else 0 for kind in range(len(packs))])


def one_each(rules: Rules, packs: list[str]) -> Bag:
    return full_deck(rules, packs, [1] * len(packs))


def empty(kinds: list[str]) -> Bag:
    return Bag([0] * len(kinds))


_full_decks: Final[dict[tuple[str, ...], Decks]] = {}
"""By packs; copies share them until they change."""


def full_decks(rules: Rules) -> Decks:
    """The decks before anything is drawn."""
    if rules.packs not in _full_decks:
        _full_decks[rules.packs] = new_decks(rules)
    return _full_decks[rules.packs].copy()


def new_decks(rules: Rules) -> Decks:
    """Decks are bags, since nobody knows their order (MM-SETUP-01)."""
    return Decks(
        captains=one_each(rules, tables.CAPTAIN_PACK),
        captains_lost=empty(tables.CAPTAIN_IDS),
        cargo=full_deck(rules, tables.CARGO_PACK, tables.CARGO_COUNT),
        cargo_discard=empty(tables.CARGO_NAMES),
        glory=full_deck(rules, tables.GLORY_PACK, tables.GLORY_COUNT),
        glory_discard=empty(tables.GLORY_IDS),
        missions=one_each(rules, tables.MISSION_PACK),
        missions_discard=empty(tables.MISSION_IDS),
        rumours=full_deck(rules, tables.RUMOUR_PACK, [int(card == at) for at, card in enumerate(tables.RUMOUR_CARD)]),
        rumours_discard=empty(tables.RUMOUR_IDS),
        events=full_deck(rules, tables.EVENT_PACK, tables.EVENT_COUNT),
        events_spent=empty(tables.EVENT_IDS),
        demand=Bag(tables.DEMAND_TOKENS[:]),
        merchants=Bag(tables.MERCHANT_TOKENS[:]),
        modifications=full_deck(rules, tables.MODIFICATION_PACK, tables.MODIFICATION_TOKENS),
    )


def lay_tokens(board: Board, decks: Decks, chance: Chance) -> None:
    """Demand face up, modifications face down, in ports; merchants in every zone (MM-SETUP-02 to 04)."""
    for zone in tables.PORTS:
        board.demand[zone] = chance.draw(decks.demand)
        board.modification[zone] = chance.draw(decks.modifications)
    for zone in range(len(board.merchant)):
        board.merchant[zone] = chance.draw(decks.merchants)
    board.batches = 1
    assert decks.merchants.counts == [0] * len(NATIONS)


def offer_missions(board: Board, decks: Decks, chance: Chance) -> None:
    """Two missions, each at its location (MM-SETUP-05)."""
    board.missions = tuple(sorted([chance.draw(decks.missions) for each in range(tables.MISSIONS_ON_OFFER)]))


def deal_captain(seat: int, decks: Decks, chance: Chance) -> Player:
    """Hidden from the others until ships are chosen (MM-SETUP-09)."""
    player = new_player(seat)
    player.captain = chance.draw(decks.captains)
    assert player.captain != NONE
    return player
