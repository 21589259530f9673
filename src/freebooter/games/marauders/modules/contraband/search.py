"""Naval ships search captains who carry contraband and are no pirates (SG-M7-17 to 21, SG-AMB-31, SG-AMB-92)."""

from typing import Final

from freebooter.games.marauders import odds
from freebooter.games.marauders.actions.scout import match_of
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.combat.start import npc_side, player_side, start_battle
from freebooter.games.marauders.content.tables import NPC_NAMES, NPC_NATION
from freebooter.games.marauders.modules.contraband.advice import giving_up, resisting
from freebooter.games.marauders.modules.contraband.hold import discard, drawer_of, exposed
from freebooter.games.marauders.modules.contraband.moves import GIVE_UP, RESIST
from freebooter.games.marauders.modules.contraband.stowing import choose_hidden
from freebooter.games.marauders.names import NATIONS, NONE
from freebooter.games.marauders.npcs.hostility import reasons
from freebooter.games.marauders.previews.chances import percent, tenths
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.npc_kinds import is_navy
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

SMUGGLER: Final = 8  # the reason of a naval ship, beside the priorities of `hostility`


def searched_by(t: Table, npc: Npc, player: Player) -> bool:
    """Does a naval ship look for smugglers like this one? Not for pirates, whom it hunts anyway (SG-M7-21)."""
    return is_navy(npc) and not player.is_pirate() and exposed(t, player) > 0


def only_searches(t: Table, npc: Npc, player: Player, zone: int = NONE) -> bool:
    """Has the NPC no other reason to look for him, where he is or would be (SG-AMB-31)?"""
    # mutants: same `return (reasons`, it saves work only
    return searched_by(t, npc, player) and reasons(t, npc, player, False, zone) == SMUGGLER


def note_searchers(t: Table, player: Player) -> None:
    """Before they scout: who comes for contraband alone loses interest when there is none left (SG-AMB-92)."""
    searching = 0
    for npc in t.npcs:
        if npc.zone == player.zone and only_searches(t, npc, player):
            searching |= 1 << npc.number
    drawer_of(t).searching = searching


def has_lost_interest(t: Table, npc: Npc, player: Player) -> bool:
    return drawer_of(t).searching >> npc.number & 1 != 0 and reasons(t, npc, player, False) == 0


class Response(ValuedOffer):
    """To a search; `about` is the naval ship."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if only_searches(t, t.npcs[ask.about], t.players[ask.seat]):
            return None
        return Refusal("mm-not-searched", "SG-AMB-31", npc=NPC_NAMES[ask.about])


class Resist(Response):
    """He attacks, and is wanted for it (SG-M7-19)."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player, npc = t.players[ask.seat], t.npcs[ask.about]
        duel = odds.battle_with_npc(t, player, npc, True)
        return Note(
            "mm-brings-resisting",
            "SG-M7-19",
            hits=tenths(duel.hits),
            taken=tenths(duel.taken),
            crew=percent(duel.crew.win),
            match=match_of(duel),
            nation=NATIONS[NPC_NATION[npc.number]],
        )

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        yield from ()
        npc = t.npcs[t.found_by]
        if t.journal is not None:
            t.journal.everyone("search-resisted", "SG-M7-19", seat=seat, npc=NPC_NAMES[npc.number])
        start_battle(t, player_side(t.players[seat]), npc_side(t, npc))


class GiveUp(Response):
    """All contraband that can be seen goes overboard (SG-M7-20)."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return Note("mm-brings-giving-up", "SG-M7-20", count=exposed(t, t.players[ask.seat]))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Known when nobody is asked what stays hidden."""
        thrown = event_about(played, "contraband-given-up", ask.seat)
        return {} if thrown is None else {"count": number_in(thrown, "count")}

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        player, npc = t.players[seat], t.npcs[t.found_by]
        found = yield from choose_hidden(t, player)
        if t.journal is not None:
            name = NPC_NAMES[npc.number]
            t.journal.everyone("contraband-given-up", "SG-M7-20", seat=seat, npc=name, count=len(found))
        discard(t, player, found, "SG-M7-20")


RESISTING: Final = Resist([RESIST])
GIVING_UP: Final = GiveUp([GIVE_UP])


def response_values(t: Table, ask: Ask) -> dict[Move, int]:
    """What each response is worth."""
    player, npc = t.players[ask.seat], t.npcs[ask.about]
    return {RESIST: resisting(t, player, npc), GIVE_UP: -giving_up(t, player)}
