option-modules-hard-life = Hard life
option-modules-hard-life-help = Two naval ships of different nations and a pirate are at sea from the first round on, away from your home ports.
