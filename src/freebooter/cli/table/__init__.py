"""A game at the terminal: its questions, what is typed, and what comes of it."""
