"""Upgrades of NPCs: a line with the tokens of their captains, and the captured ones under their owners."""

from collections.abc import Sequence

from freebooter.games.marauders.modules.upgrades.view import UpgradesView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[UpgradesView]):
    def line(self) -> str:
        parts = []
        for card in self.part.cards:
            captain = self.words.name_of(self.game, "happening", card.captain)
            parts.append(f"{captain}: {self.names(card.modifications, card.weapons)}")
        return self.say("mm-upgrades", pool=self.part.pool, list="; ".join(parts) or "-")

    def note(self, seat: int) -> str:
        for captured in self.part.captured:
            if captured.seat == seat:
                return self.say("mm-captured", list=self.names(captured.modifications, captured.weapons))
        return ""

    def names(self, modifications: Sequence[str], weapons: Sequence[str]) -> str:
        named = [self.words.name_of(self.game, "modification", name) for name in modifications]
        return ", ".join([*named, *[self.words.name_of(self.game, "weapon", name) for name in weapons]])
