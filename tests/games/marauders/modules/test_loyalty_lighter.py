"""How loyalty makes an option lighter: as the advice does for one that is worth less by so much."""

from freebooter.games.marauders.modules.loyalty.comments import lighter
from freebooter.games.marauders.values import weigh


def test_a_loss_weighs_as_much_as_in_the_advice() -> None:
    for loss in (0, 1, 3, 6, 20, 59):
        assert lighter(1001, loss) == weigh([0, -loss])[1]
    assert lighter(1001, -5) == 1001, "what is no loss changes nothing"
    assert lighter(1001, 4000) == 2 and lighter(3, 40) == 1, "nothing loses all its weight"
