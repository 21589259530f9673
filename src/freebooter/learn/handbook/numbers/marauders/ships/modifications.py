"""The new modifications."""

from freebooter.learn.handbook.numbers.marauders.ships.tokens import modification_table

NUMBERS = [modification_table("modifications", ("modifications",))]
