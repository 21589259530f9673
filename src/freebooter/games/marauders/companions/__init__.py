"""What Merchants & Marauders says to people and programs besides its rules: the companions of its `Game`."""
