"""Pirates of the 7 Seas. The rules are in docs/rules/seven-seas.md; find a rule by its id.

`stages.py` the rounds, `roles/` what each role does, `plunder/` battles and booty, `curses/` the Shaman's cards,
`player/` fleets and the small things that happen, `valuing/` prices and what things are worth, `explaining/` what
refusals and previews share, `display/` what people see. Rooms import downwards only; the order stands in
pyproject.toml.
"""
