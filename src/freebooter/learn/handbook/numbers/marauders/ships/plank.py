"""The plank among the modifications."""

from freebooter.learn.handbook.numbers.marauders.ships.tokens import modification_table

NUMBERS = [modification_table("plank", ("plank",))]
