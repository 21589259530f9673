"""What programs that learn see of Merchants & Marauders."""

from freebooter.games.marauders.display import features
from freebooter.games.marauders.state import Table
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.programs.observer import Observer
from freebooter.kernel.seat import Seat


class MaraudersObserver(Observer[Table]):
    def fill(self, state: Table, seat: Seat, row: FeatureRow) -> None:
        features.fill(state, seat, row)
