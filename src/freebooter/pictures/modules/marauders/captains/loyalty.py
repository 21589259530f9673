"""Loyalty: a column with the step of every crew, and below it the price of the viewer's next one."""

from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.modules.loyalty.view import LoyaltyView
from freebooter.pictures.modules import ModulePicture
from freebooter.pictures.picture import Head


class Picture(ModulePicture[LoyaltyView]):
    def column(self) -> Head | None:
        return Head(self.say("mm-head-loyalty"), self.say("mm-head-loyalty-short"), True)

    def cell(self, seat: int) -> str:
        step = self.part.steps[seat]
        return self.words.name_of(self.game, "loyalty", step) if step else "-"

    def note(self, seat: int) -> str:
        cards = ", ".join([self.words.name_of(self.game, "glory", card) for card in self.part.refused[seat]])
        return self.say("mm-crew-against", cards=cards) if cards else ""

    def below(self) -> list[str]:
        assert isinstance(self.view, TableView)
        seat = self.view.seat
        if seat is None or not self.part.steps[seat]:
            return []
        return [self.say("mm-loyalty", step=self.part.steps[seat], price=self.part.prices[seat])]
