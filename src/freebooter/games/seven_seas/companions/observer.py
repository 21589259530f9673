"""What programs that learn see of Pirates of the 7 Seas."""

from freebooter.games.seven_seas.display import features
from freebooter.games.seven_seas.display.kept_features import ShownGame
from freebooter.games.seven_seas.state import Table
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.programs.observer import KeptRows, Observer
from freebooter.kernel.seat import Seat


class SevenSeasObserver(Observer[Table]):
    def fill(self, state: Table, seat: Seat, row: FeatureRow) -> None:
        features.fill(state, seat, row)

    def kept_rows(self) -> KeptRows:
        return ShownGame()
