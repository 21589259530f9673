"""At a table: playing, seats, and the game afterwards, as replay and review."""
