"""Why a move is refused that belongs to another question, and what a move did, read from its events."""
