"""Contraband: a column with the number of cards aboard, unfinished pairs, and the viewer's own cards."""

from freebooter.games.marauders.modules.contraband.view import ContrabandView
from freebooter.pictures.modules import ModulePicture
from freebooter.pictures.picture import Head


class Picture(ModulePicture[ContrabandView]):
    def column(self) -> Head | None:
        return Head(self.say("mm-head-contraband"), self.say("mm-head-contraband-short"))

    def cell(self, seat: int) -> str:
        return str(self.part.aboard[seat])

    def note(self, seat: int) -> str:
        half = self.part.halves[seat]
        return self.say("mm-contraband-half", card=half) if half else ""

    def legend(self) -> str:
        return self.say("mm-contraband-legend")

    def below(self) -> list[str]:
        own = self.part.own
        if not own:
            return []
        cards = ", ".join([self.words.name_of(self.game, "cargo", card) for card in own])
        return [self.say("mm-own-contraband", cards=cards)]
