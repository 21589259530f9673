"""Cutthroat: who has scouted off turn, and pays for it."""

from freebooter.games.marauders.modules.cutthroat.view import CutthroatView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[CutthroatView]):
    def note(self, seat: int) -> str:
        if seat in self.part.marked:
            return self.say("mm-cutthroat-marked")
        return self.say("mm-cutthroat-owing") if seat in self.part.owing else ""
