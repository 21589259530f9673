"""What Pirates of the 7 Seas says to people and programs besides its rules: the companions of its `Game`."""
