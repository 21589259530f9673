"""Re-deals everything that a seat cannot know."""

from freebooter.games.marauders.content.tables import GLORY_MOMENTS, RUMOUR_CARD
from freebooter.games.marauders.names import NOBODY, NONE
from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import CHOOSING, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.reserve import Reserve
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
    redeal_cargo(t, seat, others, drawn, chance)
    redeal_glory(t, others, drawn, chance)
    redeal_rumours(t, others, drawn, chance)
    redeal_stashes(t, others, chance)
    redeal_merchants(t, chance)
    redeal_modifications(t, t.players[seat].looked, chance)
    redeal_events(t, seat, chance)
    for drawer in t.ext:
        drawer.redeal(t, seat, chance)


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


def redeal_cargo(t: Table, seat: Seat, others: list[Player], drawn: bool, chance: Chance) -> None:
    for player in others:
        put_back(t.decks.cargo, player.cargo)
    if drawn:
        put_back(t.decks.cargo, t.drawn_cargo)
    for drawer in t.ext:
        drawer.redeal_cargo(t, seat, chance)
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
    """All but those that lie face up, as the later part of a rumour does."""
    bag = t.decks.rumours
    holders = [player for player in others if player.rumour != NONE and is_hidden(player.rumour)]
    for player in holders:
        bag.add(player.rumour)
    hidden = tuple([kind for kind in t.drawn_rumours if is_hidden(kind)])
    if drawn:
        put_back(bag, hidden)
    for player in holders:
        player.rumour = chance.draw(bag)
    if drawn:
        seen = [kind for kind in t.drawn_rumours if not is_hidden(kind)]
        t.drawn_rumours = tuple(sorted([*seen, *deal(bag, len(hidden), chance)]))


def is_hidden(rumour: int) -> bool:
    return RUMOUR_CARD[rumour] == rumour


def redeal_stashes(t: Table, others: list[Player], chance: Chance) -> None:
    """Anything within the bounds that everyone knows, but below what would have been declared."""
    for player in others:
        most = player.stash_most if player.declared else most_undeclared(t, player)
        stash = player.stash_least + chance.below(most - player.stash_least + 1)
        t.minted += stash - player.stash
        player.stash = stash


def most_undeclared(t: Table, player: Player) -> int:
    """The most that a stash can hold, within its bounds, of a player who has not declared that he has won."""
    wanting = t.rules.points_to_win - player.track
    least, most = player.stash_least, player.stash_most
    if points_of_gold(t, most) < wanting:
        return most
    while least < most:  # more gold is never worth fewer points
        middle = (least + most + 1) // 2
        if points_of_gold(t, middle) < wanting:
            least = middle
        else:
            most = middle - 1
    return least


def redeal_merchants(t: Table, chance: Chance) -> None:
    """Within a batch everyone knows which nations there are, and nobody where."""
    board = t.board.own()
    mix_batches(
        board.merchant, board.merchant_batch, [z for z, nation in enumerate(board.merchant) if nation != NONE], chance
    )


def redeal_modifications(t: Table, looked: int, chance: Chance) -> None:
    """Face-down tokens that the seat has not looked at."""
    board = t.board.own()
    hidden = [
        zone
        for zone in range(len(board.modification))
        if board.modification[zone] != NONE and not board.modification_open[zone] and not looked >> zone & 1
    ]
    if t.hooked:
        reserve = modules_of(t).secret_reserve(t)
        if reserve is not None:
            redeal_with_reserve(t, reserve, hidden, looked, chance)
            return
    mix_batches(board.modification, board.modification_batch, hidden, chance)


def mix_batches(tokens: list[int], batches: list[int], zones: list[int], chance: Chance) -> None:
    """Mix the tokens of these zones, each batch by itself, the oldest first."""
    while zones:
        oldest = batches[zones[0]]
        for zone in zones:
            oldest = min(oldest, batches[zone])
        batch = [zone for zone in zones if batches[zone] == oldest]
        mixed = mix([tokens[zone] for zone in batch], chance)
        for at in range(len(batch)):
            tokens[batch[at]] = mixed[at]
        zones = [zone for zone in zones if batches[zone] != oldest]


def redeal_with_reserve(t: Table, reserve: Reserve, hidden: list[int], looked: int, chance: Chance) -> None:
    """Face-down tokens and a secret reserve are mixed; the oldest batch is dealt first, since fewer tokens fit it."""
    board = t.board.own()
    known = reserve.copy()
    for zone in range(len(board.modification)):
        if looked >> zone & 1 and board.modification[zone] != NONE and not board.modification_open[zone]:
            known.turned_up(board.modification[zone], board.modification_batch[zone])
    counts = t.decks.modifications.counts[:]
    for zone in hidden:
        counts[board.modification[zone]] += 1
    tokens = [(kind, first) for kind in range(len(counts)) for first in known.first_batches(kind, counts[kind])]
    for batch in sorted({board.modification_batch[zone] for zone in hidden}):
        for zone in hidden:
            if board.modification_batch[zone] == batch:
                fitting = [token for token in tokens if token[1] <= batch]
                drawn = fitting[chance.below(len(fitting))]
                tokens.remove(drawn)
                board.modification[zone] = drawn[0]
                counts[drawn[0]] -= 1
    t.decks.modifications = Bag(counts)


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
