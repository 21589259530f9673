"""Games as environments for programs that learn: who is asked, what may be done, what a seat sees (a row of named
features, from its own knowledge alone), what the end is worth.

For the libraries that people use there are `freebooter.lab.pettingzoo`, `.gymnasium` and `.openspiel`, all of the
extra `lab`.
"""

from freebooter.lab.environments.batched import BatchedGames, random_codes
from freebooter.lab.environments.rewards import REWARDS
from freebooter.lab.environments.stepped import SteppedGame, feature_names, features_version

__all__ = ["REWARDS", "BatchedGames", "SteppedGame", "feature_names", "features_version", "random_codes"]
