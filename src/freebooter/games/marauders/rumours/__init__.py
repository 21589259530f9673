"""Rumours: hearing them, acting on them, what is true about them (MM-RUMOR, ledger 3.8)."""

from freebooter.games.marauders.rumours import rewards
from freebooter.games.marauders.rumours.acting import act, act_refusal, can_act, shore_result
from freebooter.games.marauders.rumours.hearing import receive_rumour

__all__ = [
    "act", "act_refusal", "can_act", "shore_result",
    "receive_rumour",
    "rewards",
]  # fmt: skip
