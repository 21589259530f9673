"""Actions of a player turn."""
