ship-brig = brig
option-modules-brig = The brig
option-modules-brig-help = Shipyards also sell the brig for 20 gold: cargo 4, crew 2, two cannons, manoeuvrability 3. With it galleons are slower.
