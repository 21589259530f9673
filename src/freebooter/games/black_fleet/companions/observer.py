"""What programs that learn see of Black Fleet."""

from freebooter.games.black_fleet.display import features
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.programs.observer import Observer
from freebooter.kernel.seat import Seat


class BlackFleetObserver(Observer[Table]):
    def fill(self, state: Table, seat: Seat, row: FeatureRow) -> None:
        features.fill(state, seat, row)
