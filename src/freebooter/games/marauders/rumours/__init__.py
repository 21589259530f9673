"""Rumours: hearing them, acting on them, what is true about them (MM-RUMOR, ledger 3.8)."""

from freebooter.games.marauders.rumours.acting import act as act
from freebooter.games.marauders.rumours.acting import act_refusal as act_refusal
from freebooter.games.marauders.rumours.acting import can_act as can_act
from freebooter.games.marauders.rumours.acting import shore_result as shore_result
from freebooter.games.marauders.rumours.hearing import receive_rumour as receive_rumour
