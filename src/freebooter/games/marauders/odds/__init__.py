"""Exact odds, from the faces of a die and the functions with which the rules count dice and read rolls.

`contest`, `hits` and `crews` know no table; they are pure and cached, since previews ask the same questions often.
`battle` and `scouting` count the dice of a table with the functions that roll them; `raiding.raid_odds` does so for
raids. Only what the seat knows goes in (MM-AMB-88).
"""

from freebooter.games.marauders.odds.battle import BattleOdds as BattleOdds
from freebooter.games.marauders.odds.battle import Exchange as Exchange
from freebooter.games.marauders.odds.battle import battle_with_npc as battle_with_npc
from freebooter.games.marauders.odds.battle import battle_with_player as battle_with_player
from freebooter.games.marauders.odds.battle import crew_losses as crew_losses
from freebooter.games.marauders.odds.battle import crew_to_the_end as crew_to_the_end
from freebooter.games.marauders.odds.battle import exchange as exchange
from freebooter.games.marauders.odds.battle import expected_declarations as expected_declarations
from freebooter.games.marauders.odds.contest import Contest as Contest
from freebooter.games.marauders.odds.contest import contest as contest
from freebooter.games.marauders.odds.crews import CrewCombatOdds as CrewCombatOdds
from freebooter.games.marauders.odds.crews import boarding as boarding
from freebooter.games.marauders.odds.crews import crew_combat as crew_combat
from freebooter.games.marauders.odds.crews import crew_round as crew_round
from freebooter.games.marauders.odds.hits import sinking as sinking
from freebooter.games.marauders.odds.hits import struck as struck
from freebooter.games.marauders.odds.scouting import npc_finds as npc_finds
from freebooter.games.marauders.odds.scouting import player_finds as player_finds
from freebooter.games.marauders.previews.chances import at_least as at_least
from freebooter.games.marauders.previews.chances import percent as percent
from freebooter.games.marauders.previews.chances import rolls as rolls
from freebooter.games.marauders.previews.chances import successes_of as successes_of
from freebooter.games.marauders.previews.chances import tenths as tenths
