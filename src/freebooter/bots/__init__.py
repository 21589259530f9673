"""Bots: random, greedy, search, and levels of it. They see what their seat sees, and worlds that fit it."""

from freebooter.bots.bot import Bot, Lookout
from freebooter.bots.catalogue import add_bot, bot_names, make_bot, safe_choose

__all__ = ["Bot", "Lookout", "add_bot", "bot_names", "make_bot", "safe_choose"]
