"""Glory cards in hand: when each may be played, the windows that ask for them, the registry of their rules."""
