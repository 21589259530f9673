"""The new modifications."""

from freebooter.learn.handbook.numbers.marauders.tokens import modification_table

NUMBERS = [modification_table("modifications", ("modifications",))]
