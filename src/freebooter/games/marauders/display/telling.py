"""How the lines of Merchants & Marauders are told: what each weighs for whom, and what is a step of something else."""

from typing import Final

from freebooter.games.marauders.content.tables import CARGO_GOOD
from freebooter.games.marauders.display.shown_again import full_tracks
from freebooter.games.marauders.registries.tellings import add_tellings
from freebooter.games.marauders.scoring import points, points_of_gold
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.people.telling import LEAD, MINE, MOMENT, STEP, Figure, Tell

BASE_TELLINGS: Final[dict[str, Tell]] = {
    "round-begins": Tell(icon="round"),
    "turn-begins": Tell(icon="turn"),
    "actions-unused": Tell(icon="turn"),
    "game-ends": Tell(MOMENT, MOMENT, icon="end"),
    "points-declared": Tell(MOMENT, MINE, icon="star"),
    # Moving and scouting
    "sailed": Tell(icon="ship", place="zone"),
    "left-port": Tell(icon="port", place="zone"),
    "entered-port": Tell(icon="port", place="zone"),
    "port-opened": Tell(icon="port", place="zone"),
    "skill-rolled": Tell(own=MINE, part=LEAD, icon="dice"),
    "npc-moved": Tell(MOMENT, icon="ship", place="zone"),
    "npc-stays": Tell(icon="ship", place="zone"),
    "npc-scouts": Tell(MOMENT, MINE, icon="dice"),
    "npc-drawn": Tell(MOMENT, icon="ship", place="zone"),
    "npc-revealed": Tell(MOMENT, icon="ship", place="zone"),
    "npc-arrives": Tell(MOMENT, icon="ship", place="zone"),
    "hidden-from-npc": Tell(own=MINE, icon="ship"),
    # Events
    "event-drawn": Tell(MOMENT, icon="event"),
    "war": Tell(MOMENT, icon="battle"),
    "peace": Tell(MOMENT, icon="flag"),
    "navies-sail": Tell(part=STEP, icon="ship"),
    "icon-turned": Tell(icon="card"),
    "events-ordered": Tell(icon="card"),
    "events-seen": Tell(part=STEP, icon="card"),
    "merchants-dealt": Tell(part=STEP, icon="ship"),
    "merchant-to-track": Tell(part=LEAD, icon="ship", place="zone"),
    "demand-changed": Tell(MOMENT, MOMENT, icon="demand", place="zone"),
    "demand-stays": Tell(icon="demand", place="zone"),
    "mission-offered": Tell(icon="mission"),
    # Gold, cargo, ship
    "gold-gained": Tell(part=STEP, icon="gold"),
    "gold-paid": Tell(part=STEP, icon="gold"),
    "gold-lost": Tell(MOMENT, MINE, icon="gold"),
    "gold-taken": Tell(MOMENT, icon="gold"),
    "stashed": Tell(MOMENT, icon="stash"),
    "stashed-hidden": Tell(MOMENT, icon="stash"),
    "gold-withdrawn": Tell(part=STEP, icon="stash"),
    "cargo-loaded": Tell(part=STEP, icon="goods"),
    "cargo-loaded-hidden": Tell(part=STEP, icon="goods"),
    "cargo-discarded": Tell(part=STEP, icon="goods"),
    "crew-gained": Tell(icon="crew"),
    "crew-fallen": Tell(MOMENT, MINE, icon="crew"),
    "repaired": Tell(icon="ship"),
    "weapon-gained": Tell(MOMENT, icon="buy"),
    "weapon-lost": Tell(icon="battle"),
    "weapon-used": Tell(own=MINE, icon="battle"),
    "modification-gained": Tell(MOMENT, icon="buy"),
    "modification-opened": Tell(icon="buy", place="zone"),
    "modification-placed": Tell(part=STEP, icon="buy", place="zone"),
    "modification-ready": Tell(part=STEP, icon="ship"),
    "modifications-seen": Tell(part=STEP, icon="card"),
    "bounty-gained": Tell(MOMENT, MINE, icon="danger"),
    "bounty-lowered": Tell(own=MINE, icon="flag"),
    # Port
    "port-action": Tell(icon="port", place="zone"),
    "goods-sold": Tell(icon="gold", place="zone"),
    "good-named": Tell(part=LEAD, icon="goods"),
    "good-bargained": Tell(part=LEAD, icon="goods"),
    "goods-drawn": Tell(part=LEAD, icon="goods"),
    "goods-drawn-hidden": Tell(part=LEAD, icon="goods"),
    "goods-replaced": Tell(part=LEAD, icon="goods"),
    "goods-put-back": Tell(part=STEP, icon="goods"),
    "goods-bought": Tell(icon="goods", place="zone"),
    "demand-drawn": Tell(part=LEAD, icon="demand"),
    "ship-traded": Tell(MOMENT, icon="buy"),
    # Cards
    "glory-gained": Tell(MOMENT, MINE, icon="star"),
    "glory-drawn": Tell(own=MINE, part=STEP, icon="card"),
    "glory-drawn-hidden": Tell(part=STEP, icon="card"),
    "glory-discarded": Tell(part=STEP, icon="card"),
    "glory-cards-discarded": Tell(part=STEP, icon="card"),
    "glory-taken": Tell(MOMENT, MINE, icon="card"),
    "glory-taken-hidden": Tell(MOMENT, MINE, icon="card"),
    "card-announced": Tell(icon="card"),
    "card-shown": Tell(icon="card"),
    "card-played": Tell(MOMENT, icon="card"),
    "card-declined": Tell(icon="card"),
    "specialist-employed": Tell(MOMENT, icon="crew"),
    "specialist-dismissed": Tell(own=MINE, icon="crew"),
    "mission-claimed": Tell(MOMENT, icon="mission"),
    "mission-leg": Tell(icon="mission", place="zone"),
    "mission-completed": Tell(MOMENT, MINE, icon="mission"),
    "mission-lost": Tell(MOMENT, MINE, icon="mission"),
    "mission-lost-with-ship": Tell(MOMENT, MINE, icon="mission"),
    "mission-lost-with-load": Tell(MOMENT, MINE, icon="mission"),
    "rumour-heard": Tell(own=MINE, icon="rumour"),
    "rumour-heard-hidden": Tell(icon="rumour"),
    "rumour-shown": Tell(icon="rumour"),
    "rumour-true": Tell(MOMENT, MOMENT, icon="rumour"),
    "rumour-false": Tell(MOMENT, MOMENT, icon="rumour"),
    "rumour-discarded": Tell(part=STEP, icon="rumour"),
    "rumour-taken": Tell(MOMENT, icon="rumour"),
    "merchant-plundered": Tell(own=MINE, icon="goods"),
    "searched": Tell(own=MINE, icon="goods"),
    # Raid
    "raid-begins": Tell(MOMENT, icon="battle", place="zone"),
    "merchant-let-go": Tell(icon="ship"),
    "raid-cards": Tell(part=STEP, icon="goods"),
    "raid-card-drawn": Tell(part=STEP, icon="goods"),
    "raid-card-dropped": Tell(part=STEP, icon="goods"),
    "raid-ends": Tell(MOMENT, MINE, icon="battle"),
    # Battle
    "battle-begins": Tell(MOMENT, MINE, icon="battle"),
    "shore-combat": Tell(MOMENT, icon="battle"),
    "declared": Tell(MOMENT, MOMENT, part=STEP, icon="battle"),
    "contest-rolled": Tell(MOMENT, MINE, part=STEP, icon="dice"),
    "contest-won": Tell(part=STEP, icon="battle"),
    "contest-drawn": Tell(part=STEP, icon="battle"),
    "hits-rolled": Tell(MOMENT, MINE, part=STEP, icon="dice"),
    "long-guns": Tell(MOMENT, MINE, part=STEP, icon="dice"),
    "chasers-fired": Tell(part=STEP, icon="battle"),
    "swivel-guns": Tell(MOMENT, MINE, part=STEP, icon="dice"),
    "hits-to-hull": Tell(MOMENT, MINE, part=STEP, icon="danger"),
    "hits-lost": Tell(part=STEP, icon="battle"),
    "damage": Tell(MOMENT, MINE, icon="danger"),
    "hit-cancelled": Tell(part=STEP, icon="ship"),
    "hit-shrugged-off": Tell(part=STEP, icon="crew"),
    "boarded": Tell(MOMENT, MINE, part=STEP, icon="battle"),
    "escaped": Tell(MOMENT, MINE, icon="ship"),
    "battle-fades": Tell(MOMENT, MINE, icon="battle"),
    "ship-sunk": Tell(MOMENT, MINE, icon="danger"),
    "crew-rolled": Tell(MOMENT, MINE, part=STEP, icon="dice"),
    "crew-lost": Tell(MOMENT, MINE, part=STEP, icon="crew"),
    "crews-spent": Tell(MOMENT, MINE, icon="battle"),
    "crew-combat-won": Tell(MOMENT, MINE, icon="battle"),
    "reward-paid": Tell(MOMENT, MINE, icon="gold"),
    "navy-plundered": Tell(MOMENT, icon="goods"),
    "ship-claimed": Tell(MOMENT, icon="ship"),
    # Captains
    "captain-died": Tell(MOMENT, MINE, icon="danger"),
    "captain-drawn": Tell(own=MINE, icon="crew"),
    "captain-drawn-hidden": Tell(icon="crew"),
    "captain-enters": Tell(MOMENT, MINE, icon="crew"),
    "washed-ashore": Tell(MOMENT, MINE, icon="crew"),
}
"""By kind of line: every glory point, purchase of note, change of demand and stash is a moment; each roll is its own
player's. Who it is that rolls or is hit stands in `seat` (see `log_lines`)."""

add_tellings(BASE_TELLINGS)


def figures(t: Table, seat: Seat) -> list[Figure]:
    """Points, money, what the hold carries and who wants it; what threatens the captain, and how near others are to
    the end, as far as they show it (MM-STASH-04).
    """
    player = t.players[seat]
    demand = t.board.demand
    wanted = len([card for card in player.cargo if CARGO_GOOD[card] in demand])
    ship = player.ship
    hits = sum(full_tracks(ship.kind, ship.modifications)) - sum(ship.tracks) if player.afloat else 0
    rival = max([other.track + points_of_gold(t, other.stash_least) for other in t.players if other is not player])
    return [
        Figure("points", points(t, player)),
        Figure("gold", player.gold),
        Figure("stash", player.stash),
        Figure("cargo", len(player.cargo)),
        Figure("wanted", wanted),
        Figure("hits", hits, worse=True),
        Figure("bounty", sum(player.bounties), worse=True),
        Figure("rival", rival, worse=True),
    ]
