"""What Black Fleet says to people and programs besides its rules: the companions of its `Game`."""
