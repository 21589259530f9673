"""Dear glory: what the points of a stash cost, and how much the viewer's next one needs."""

from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.modules.dear_glory.view import DearGloryView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[DearGloryView]):
    def line(self) -> str:
        return self.say("mm-dear-glory", totals=", ".join(map(str, self.part.totals)))

    def below(self) -> list[str]:
        view = self.view
        assert isinstance(view, TableView)
        assert view.seat is not None, "a viewer without a seat has nothing below"
        stash = view.players[view.seat].stash_least  # the owner knows it exactly
        more = [gold for gold in self.part.totals if gold > stash]
        return [self.say("mm-dear-glory-next", gold=more[0])] if more else []
