"""Locations: a sign at each zone of the chart, what lies in the viewer's zone, and a raid under way."""

from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.modules.locations.view import LocationsView
from freebooter.pictures.modules import ModulePicture


class Picture(ModulePicture[LocationsView]):
    def line(self) -> str:
        """The raid, or the location of the viewer's zone; else nothing."""
        raid = self.part.raid
        if raid is not None:
            site = self.part.places[raid.zone].name
            cards = ", ".join(self.words.name_of(self.game, "cargo", card) for card in raid.cards) or "-"
            return self.say("mm-place-raid", seat=raid.seat + 1, site=site, cards=cards, dice=raid.dice)
        view = self.view
        assert isinstance(view, TableView)
        zone = "" if view.seat is None else view.players[view.seat].zone
        place = self.part.places.get(zone)
        if place is None:
            return ""
        return self.say("mm-place-here", site=place.name, place=place.kind, visited=int(place.visited))

    def sign(self, zone: str) -> str:
        place = self.part.places.get(zone)
        return "" if place is None else self.say(f"mm-sign-{place.kind}")

    def spoken(self, zone: str) -> str:
        place = self.part.places.get(zone)
        return "" if place is None else self.say("mm-place", site=place.name, place=place.kind)

    def legend(self) -> str:
        return self.say("mm-places-legend") if self.part.places else ""
