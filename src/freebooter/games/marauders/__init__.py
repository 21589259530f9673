"""Merchants & Marauders: two to four captains in the Caribbean.

Rooms, from the bottom up; each uses only those below it (the order is in pyproject.toml):

- `content`, `state`: what is printed, and what lies on the table
- `registries`, `seams`: what modules add by name, and how they reach into the rules
- `effects`, `prices`, `port_entry`, `values`: gold and cards that move, what things cost, where one may enter, what
  things are worth
- `hand`, `captain`, `combat`, `npcs`: playing glory cards; dice, damage, death, glory; the numbers of a battle; NPCs
- `missions`, `odds`, `advice`: missions, exact chances, what a sensible captain would do
- `shipyard`, `rumours`, `port`, `battle`, `raiding`: what one can do in port, and the fights
- `actions`, `turn`: a player turn, and the course of the game
- `glory_cards`, `modules`: one rule for each card; expansions, which use `seams` and `menus`
- `game` shows all of it to the kernel; `display` and `previews` are for people
"""
