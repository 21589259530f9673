"""What a player has, and the small things that happen to it: the fleet with its holds, Goods, chests, Black Spots."""
