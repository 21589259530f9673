# What can be chosen before a game: a name, what it does, and each value in words.

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
option-modules = Modules of the expansion
option-modules-help = Rules that come on top of those of the base game.
