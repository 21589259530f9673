"""Before a game: who I am, the tables there are, sitting down, and inviting others."""
