"""Contraband for tests: cards by the names of their ports, captains in port, searches."""

from freebooter.games.marauders.content.tables import CARGO_NAMES
from freebooter.games.marauders.modules.contraband.hold import drawer_of, put_aboard
from freebooter.games.marauders.names import NASSAU, NONE, TOBACCO, TRINIDAD
from tests.games.marauders.table import PORT_ACTION, Captain, Play, card, table

HAVANA_BARK = "cocoa-3-crew-havana"
HAVANA_WINE = "rum-4-escape-havana"
BRIDGETOWN_MILLS = "cocoa-2-escape-bridgetown"
BRIDGETOWN_POWDER = "sugar-3-escape-bridgetown"
CARTAGENA_BISCUIT = "fruit-1-none-cartagena"
ROYAL_NUTMEG = "spices-5-crew-port-royal"
PAMPHLETS = "tobacco-2-none-petite-goave"
SEALS = "sugar-2-escape-st-maarten"

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)


def smuggles(game: Play, seat: int, *names: str) -> Play:
    """A captain has these cards as contraband."""
    for name in names:
        game.t.decks.cargo.take(card(name))
        put_aboard(game.t, game[seat], card(name))
    return game


def contraband(game: Play, seat: int = 0) -> list[str]:
    return [CARGO_NAMES[kind] for kind in drawer_of(game.t).aboard[seat]]


def half(game: Play, seat: int = 0) -> str:
    kind = drawer_of(game.t).halves[seat]
    return "" if kind == NONE else CARGO_NAMES[kind]


def goods(game: Play, seat: int = 0) -> list[str]:
    return [CARGO_NAMES[kind] for kind in game[seat].cargo]


def discarded(game: Play) -> list[str]:
    return [CARGO_NAMES[kind] for kind in game.t.decks.cargo_discard.kinds()]


def in_port(
    zone: int = TRINIDAD,
    demand: int = TOBACCO,
    held: tuple[str, ...] = (),
    others: tuple[str, ...] = (),
    **more: object,
) -> Play:
    """A captain in port with this contraband; another one far away with these glory cards."""
    captain = Captain(zone=zone, in_port=True, **more)  # type: ignore[arg-type]
    game = table(captain, Captain(hand=others), game=PORT_ACTION, modules=["contraband"]).demands(zone, demand)
    return smuggles(game, 0, *held).begins()


def draws(game: Play, *names: str) -> Play:
    """The captain draws these cards and is asked what he buys."""
    game.draws_cargo(*names).seat(0).says("do-buy")
    return game


def offered(game: Play, verb: str) -> list[str]:
    """Options that begin like this, without the verb."""
    return [name.removeprefix(f"{verb}-") for name in game.options if name.startswith(f"{verb}-")]
