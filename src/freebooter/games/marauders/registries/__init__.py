"""The lists of the game that an expansion module can add to, one file each: kinds of cards, and things with a name.

A module adds an entry when it is imported; the docstring of each file shows how. The base enters its own kinds in the
same way, where their rules are. `checks` compares the content with the registries when every module is there.

| file | what it lists |
|---|---|
| `purposes` | what a skill roll is for |
| `hazards` | what a ship has to ride out at sea |
| `deeds` | what earns a glory point |
| `deaths` | what a captain dies of |
| `activities` | what can be done in a Port action |
| `abilities` | what captains can do |
| `event_effects` | what world events do |
| `rewards` | what rumours and missions give |
| `mission_tasks` | what completes a mission |
| `mission_needs` | what claiming a mission takes |
| `shots` | weapons spent after the roll of hits |
| `entry_ways` | ways into a closed port |
| `things` | things of modules that texts name |
"""
