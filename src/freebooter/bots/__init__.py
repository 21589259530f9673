"""Bots: random, greedy, search, and levels of it. They see what their seat sees, and worlds that fit it."""

from freebooter.bots.bot import Bot, Situation, Thought, choose, choose_in, play_move, safe_choose
from freebooter.bots.registry import add_bot, bot_names, make_bot, parts_of

__all__ = [
    "Bot", "Situation", "Thought", "add_bot", "bot_names", "choose", "choose_in", "make_bot", "parts_of",
    "play_move", "safe_choose",
]  # fmt: skip
