"""The course of the game: rounds, events, player turns."""
