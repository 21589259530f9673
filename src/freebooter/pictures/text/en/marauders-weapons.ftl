mm-ship-burns = { $name }: the ship burns.
mm-die-less = { $name }: caltrops, 1 die less in the next roll.
