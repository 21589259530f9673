"""Black Fleet: merchants, pirates and two navy ships on one sea, for three or four players.

`content/` cards and maps, `state.py` what lies on the table, `turn/` the steps of a turn, `ships/` sailing and
actions, `fortune/` the fortune cards, `accounts/` who has won and why, `advice/` for bots and hints, `display/` what
people see. Rooms import downwards only; the order stands in pyproject.toml.
"""
