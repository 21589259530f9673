"""Re-deals everything that a seat cannot know."""

from freebooter.games.marauders.content.tables import GLORY_MOMENTS, STASH_PER_POINT
from freebooter.games.marauders.names import NOBODY, NONE
from freebooter.games.marauders.state import CHOOSING, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Seat
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance


def captain_is_secret(t: Table, player: Player) -> bool:
    """Before the reveal, and between death and return unless the old captain was washed ashore."""
    return t.stage == CHOOSING or not (player.afloat or player.washed)


def redeal(t: Table, seat: Seat, chance: Chance) -> None:
    """Secret are hands, rumours, faces of cargo, stashes, captains before the reveal and face-down tokens."""
    others = [player for player in t.players if player.seat != seat]
    drawn = t.drawn_by not in (seat, NOBODY)
    redeal_captains(t, others, chance)
    redeal_cargo(t, others, drawn, chance)
    redeal_glory(t, others, drawn, chance)
    redeal_rumours(t, others, drawn, chance)
    redeal_stashes(t, others, chance)
    redeal_merchants(t, chance)
    redeal_modifications(t, t.players[seat].looked, chance)
    redeal_events(t, seat, chance)


def put_back(bag: Bag, cards: tuple[int, ...]) -> None:
    for card in cards:
        bag.add(card)


def deal(bag: Bag, count: int, chance: Chance) -> tuple[int, ...]:
    return tuple(sorted([chance.draw(bag) for card in range(count)]))


def redeal_captains(t: Table, others: list[Player], chance: Chance) -> None:
    secret = [player for player in others if player.captain != NONE and captain_is_secret(t, player)]
    for player in secret:
        t.decks.captains.add(player.captain)
    for player in secret:
        player.captain = chance.draw(t.decks.captains)


def redeal_cargo(t: Table, others: list[Player], drawn: bool, chance: Chance) -> None:
    for player in others:
        put_back(t.decks.cargo, player.cargo)
    if drawn:
        put_back(t.decks.cargo, t.drawn_cargo)
    for player in others:
        player.cargo = deal(t.decks.cargo, len(player.cargo), chance)
    if drawn:
        t.drawn_cargo = deal(t.decks.cargo, len(t.drawn_cargo), chance)


def redeal_glory(t: Table, others: list[Player], drawn: bool, chance: Chance) -> None:
    """A card that was announced must be one that fits the moment."""
    bag = t.decks.glory
    for player in others:
        put_back(bag, player.hand)
    if drawn:
        put_back(bag, t.drawn_glory)
    announcers = [player for player in others if player.announced != NONE]
    for player in announcers:
        fitting = [card for card in bag.kinds() if GLORY_MOMENTS[card] >> t.moment & 1]
        player.announced = fitting[chance.below(len(fitting))]
        bag.take(player.announced)
    for player in others:
        known = () if player.announced == NONE else (player.announced,)
        rest = deal(bag, len(player.hand) - len(known), chance)
        player.hand = tuple(sorted((*known, *rest)))
    if drawn:
        t.drawn_glory = deal(bag, len(t.drawn_glory), chance)


def redeal_rumours(t: Table, others: list[Player], drawn: bool, chance: Chance) -> None:
    bag = t.decks.rumours
    holders = [player for player in others if player.rumour != NONE]
    for player in holders:
        bag.add(player.rumour)
    if drawn:
        put_back(bag, t.drawn_rumours)
    for player in holders:
        player.rumour = chance.draw(bag)
    if drawn:
        t.drawn_rumours = deal(bag, len(t.drawn_rumours), chance)


def redeal_stashes(t: Table, others: list[Player], chance: Chance) -> None:
    """Anything within the bounds that everyone knows, but below what would have been declared."""
    for player in others:
        most = player.stash_most
        wanting = t.rules.points_to_win - player.track
        if not player.declared and wanting <= t.rules.stash_limit:
            most = min(most, wanting * STASH_PER_POINT - 1)
        most = max(most, player.stash_least)
        stash = player.stash_least + chance.below(most - player.stash_least + 1)
        t.minted += stash - player.stash
        player.stash = stash


def redeal_merchants(t: Table, chance: Chance) -> None:
    """Within a batch everyone knows which nations there are, and nobody where."""
    board = t.board
    for batch in sorted(set(board.merchant_batch)):
        zones = [
            z for z in range(len(board.merchant)) if board.merchant_batch[z] == batch and board.merchant[z] != NONE
        ]
        mixed = mix([board.merchant[zone] for zone in zones], chance)
        for zone, nation in zip(zones, mixed, strict=True):
            board.merchant[zone] = nation


def redeal_modifications(t: Table, looked: int, chance: Chance) -> None:
    """Face-down tokens that the seat has not looked at."""
    board = t.board
    hidden = [
        zone
        for zone in range(len(board.modification))
        if board.modification[zone] != NONE and not board.modification_open[zone] and not looked >> zone & 1
    ]
    for batch in sorted({board.modification_batch[zone] for zone in hidden}):
        zones = [zone for zone in hidden if board.modification_batch[zone] == batch]
        mixed = mix([board.modification[zone] for zone in zones], chance)
        for zone, token in zip(zones, mixed, strict=True):
            board.modification[zone] = token


def mix(things: list[int], chance: Chance) -> list[int]:
    """In another order, which does not depend on the one they came in."""
    pool = sorted(things)
    mixed: list[int] = []
    while pool:
        mixed.append(pool.pop(chance.below(len(pool))))
    return mixed


def redeal_events(t: Table, seat: Seat, chance: Chance) -> None:
    """Cards whose order somebody else has seen (GL-16)."""
    unseen = [at for at in range(len(t.event_top)) if not t.event_seen[at] >> seat & 1]
    top = list(t.event_top)
    for at in unseen:
        t.decks.events.add(top[at])
    for at in unseen:
        top[at] = chance.draw(t.decks.events)
    t.event_top = tuple(top)
