"""The prison: a specialist for gold, or for nothing after a raid (SG-LOC-PRISON)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import GLORY_NAMES, GLORY_SPECIALIST
from freebooter.games.marauders.modules.locations.location import Location, add_location
from freebooter.games.marauders.modules.locations.tokens import PRISON
from freebooter.games.marauders.names import NONE, SPECIALISTS
from freebooter.games.marauders.previews.measured import event_about, gold_spent
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import cost
from freebooter.kernel.ask import Part, Played, Seat
from freebooter.kernel.note import Note, Refusal

PRICE_OF_RELEASE: Final = 5
PRISON_RULE: Final = "SG-LOC-PRISON-02"
SPECIALIST: Final = 75  # what one more is worth


def types_lacking(player: Player) -> int:
    return len([each for each in range(len(SPECIALISTS)) if not player.employs(each)])


class Prison(Location):
    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        """Nobody is turned away who can pay, unless no further specialist may join (SG-LOC-PRISON-01, SG-AMB-44)."""
        return modules_of(t).may_employ(t, player) or too_poor(t, player, PRICE_OF_RELEASE, PRISON_RULE)

    def may_visit(self, t: Table, player: Player) -> bool:
        return effects.purse(t, player) >= PRICE_OF_RELEASE and modules_of(t).may_employ(t, player) is None

    def preview(self, t: Table, player: Player) -> Note:
        lacking, gold = types_lacking(player), effects.purse(t, player)
        return Note("mm-brings-prison", PRISON_RULE, price=PRICE_OF_RELEASE, gold=gold, types=lacking)

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        """Nothing is paid where nobody is found (SG-AMB-82)."""
        found = event_about(played, "specialist-employed", seat, PRISON_RULE)
        return {} if found is None else {"price": gold_spent(played, seat)}

    def worth(self, t: Table, player: Player, zone: int) -> int:
        if player.gold < PRICE_OF_RELEASE or modules_of(t).may_employ(t, player) is not None:
            return 0
        return max(0, SPECIALIST * types_lacking(player) // len(SPECIALISTS) - cost(t, player, PRICE_OF_RELEASE))

    def visit(self, t: Table, player: Player) -> Part[None]:
        yield from ()
        free_prisoner(t, player, PRICE_OF_RELEASE, PRISON_RULE)

    def raided(self, t: Table, player: Player) -> Part[None]:
        """Without payment (SG-LOC-PRISON-07)."""
        yield from ()
        if modules_of(t).may_employ(t, player) is None:
            free_prisoner(t, player, 0, "SG-LOC-PRISON-07")


def free_prisoner(t: Table, player: Player, price: int, rule: str) -> None:
    """The first specialist of a new type is paid for and employed; nobody found costs nothing (SG-AMB-82)."""
    effects.refill(t, t.decks.glory, t.decks.glory_discard)
    card = find_specialist(t, player)
    if card == NONE:
        if t.journal is not None:
            t.journal.everyone("nobody-freed", "SG-AMB-82", seat=player.seat)
        return
    effects.pay_gold(t, player, price, rule)
    effects.employ(t, player, card, rule)


def find_specialist(t: Table, player: Player) -> int:
    """Look through the deck; those of a type aboard are discarded, others go back (SG-LOC-PRISON-03, 04)."""
    deck = t.decks.glory
    while True:
        found = [card for card in deck.kinds() if GLORY_SPECIALIST[card] != NONE]
        if not found:
            return NONE
        card = found[t.chance.below(len(found))] if len(found) > 1 else found[0]
        deck.take(card)
        if not player.employs(GLORY_SPECIALIST[card]):
            return card
        t.decks.glory_discard.add(card)
        if t.journal is not None:
            t.journal.reveal("prisoner-left", "SG-LOC-PRISON-03", seat=player.seat, card=GLORY_NAMES[card])


add_location(Prison(PRISON, defence=4))
