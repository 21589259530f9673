"""The choice of a captain: whom the viewer was dealt, and who has paid for more."""

from freebooter.games.marauders.modules.captain_choice.view import CaptainChoiceView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[CaptainChoiceView]):
    def note(self, seat: int) -> str:
        paid = self.part.paid[seat]
        return self.say("mm-captains-paid", gold=paid) if paid else ""

    def below(self) -> list[str]:
        names = [self.words.name_of(self.game, "captain", captain) for captain in self.part.captains]
        return [self.say("mm-captains-dealt", captains=", ".join(names))] if len(names) > 1 else []
