"""Copies of a table share nothing that changes and forget nothing, at any question."""

from freebooter.kernel.state import as_data, field_names
from tests.games.seven_seas.table import fresh, wander


def test_a_copy_of_the_table_keeps_every_field_of_its_state_and_shares_no_list() -> None:
    met = {"plunder": False, "quay": False, "tavern": False, "tiles": False, "spent": False}
    for seed in range(2):
        for game in wander(fresh(3, seed=seed), seed, most=1000):
            t, copy = game.t, game.t.copy()
            for name in field_names(type(t)):
                if name not in ("chance", "journal"):
                    assert as_data(getattr(copy, name)) == as_data(getattr(t, name)), name
                if isinstance(getattr(t, name), list):
                    assert getattr(copy, name) is not getattr(t, name), name
            assert all(one.cargo is not two.cargo for one, two in zip(t.players, copy.players, strict=True))
            assert t.plunder is None or (copy.plunder is not None and copy.plunder.sent is not t.plunder.sent)
            met["plunder"] |= t.plunder is not None
            met["quay"] |= sum(t.quay) > 0
            met["tavern"] |= bool(t.tavern)
            met["tiles"] |= max(t.tiles) >= 0
            met["spent"] |= bool(t.spent)
    assert all(met.values()), met
