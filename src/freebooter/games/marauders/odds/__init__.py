"""Odds from the faces of a die and the functions with which the rules count dice and read rolls; exact but in `whole`.

`contest`, `hits` and `crews` know no table; they are pure and cached, since previews ask the same questions often.
`battle` and `scouting` count the dice of a table with the functions that roll them; `raiding.raid_odds` does so for
raids. Only what the seat knows goes in (MM-AMB-88).
"""

from freebooter.games.marauders.odds.battle import (
    Exchange,
    crew_losses,
    crew_to_the_end,
    exchange,
    expected_declarations,
)
from freebooter.games.marauders.odds.coming_battle import BattleOdds, battle_with_npc, battle_with_player
from freebooter.games.marauders.odds.contest import Contest, contest
from freebooter.games.marauders.odds.crews import CrewCombatOdds, boarding, crew_combat, crew_round
from freebooter.games.marauders.odds.hits import sinking, struck
from freebooter.games.marauders.odds.scouting import npc_finds, player_finds
from freebooter.games.marauders.odds.whole import WholeBattle, about, fought_out
from freebooter.games.marauders.previews.chances import at_least, percent, rolls, successes_of, tenths

__all__ = [
    "BattleOdds", "Exchange", "battle_with_npc", "battle_with_player", "crew_losses", "crew_to_the_end", "exchange",
    "expected_declarations",
    "Contest", "contest",
    "CrewCombatOdds", "boarding", "crew_combat", "crew_round",
    "sinking", "struck",
    "npc_finds", "player_finds",
    "WholeBattle", "about", "fought_out",
    "at_least", "percent", "rolls", "successes_of", "tenths",
]  # fmt: skip
