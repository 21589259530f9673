"""The books of a game: who has won and why, and what never changes in total."""
