option-modules-flexible-turns = Flexible turns
option-modules-flexible-turns-help = The player whose turn comes next is drawn after each turn, so nobody knows the order of a round. With it galleons are slower.
event-cube-drawn = The cube of { $player } is drawn from the bag.
