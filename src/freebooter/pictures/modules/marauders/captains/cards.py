"""The new cards: events of this round, rumours that lie face up, and the yard that has burnt."""

from freebooter.games.marauders.modules.cards.view import CardsView
from freebooter.pictures.modules import ModulePicture

SIGN = "^"


class Picture(ModulePicture[CardsView]):
    def line(self) -> str:
        on = ", ".join(self.say(f"happening-{name}") for name in self.part.events)
        found = [self.say("mm-cards-events", events=on)] if on else []
        open_ones = ", ".join(self.say(f"rumour-{name}") for name in self.part.rumours if name)
        if open_ones:
            found.append(self.say("mm-cards-rumours", rumours=open_ones))
        return " ".join(found)

    def sign(self, zone: str) -> str:
        return SIGN if zone == self.part.burnt else ""

    def spoken(self, zone: str) -> str:
        return self.say("mm-cards-burnt") if zone == self.part.burnt else ""

    def legend(self) -> str:
        return self.say("mm-cards-legend") if self.part.burnt else ""
