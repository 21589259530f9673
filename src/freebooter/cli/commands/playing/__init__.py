"""Commands for those who play: a game, and what becomes of its record."""
