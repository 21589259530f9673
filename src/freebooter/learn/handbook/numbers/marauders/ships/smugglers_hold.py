"""The smuggler's hold among the modifications."""

from freebooter.learn.handbook.numbers.marauders.ships.tokens import modification_table

NUMBERS = [modification_table("smugglers-hold", ("smugglers_hold",))]
