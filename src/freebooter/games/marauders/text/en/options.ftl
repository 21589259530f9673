# What can be chosen before a game: a name, what it does, and each value in words.

option-edition = Preset
option-edition-help = A ready set of modules of the expansion. All that you leave alone below follows this choice.
option-edition-base = Base game: no module
option-edition-first-voyage = First voyage: new cards, favours and a treasure galleon, easy to learn
option-edition-merchants = Merchants: contraband and places to visit, for traders and explorers
option-edition-rough-seas = Rough seas: wind, storms and stronger ships, the sea is the enemy
option-edition-cutthroats = Cutthroats: a short game to 7 points for those who want to fight
option-edition-everything = Everything: all modules, to 12 points
option-points-to-win = Glory points that win
option-points-to-win-help = When a captain has this many points, that round is the last. Fewer points make a shorter game; half of them can come from the stash.
option-final-points = When several have enough points
option-final-points-help = Who of them wins.
option-final-points-total = the captain with the most points, including the stash
option-final-points-track = the captain with the most points, without the stash
option-npc-orders = Ships that no player owns
option-npc-orders-help = Who decides for a warship or pirate in its battle with a player.
option-npc-orders-neighbour = the player to the left of the one it fights
option-npc-orders-program = the program, by fixed orders: quicker
option-asks-before-end = Before a turn ends
option-asks-before-end-help = Whether its player is asked, and sees the risks, when nothing else is left to do.
option-asks-before-end-yes = the player is asked
option-asks-before-end-no = the turn ends by itself
option-modules = Modules of the expansion
option-modules-help = Rules that come on top of those of the base game.
