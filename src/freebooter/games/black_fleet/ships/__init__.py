"""Ships: where they may sail and stop, whom they may attack, and what each kind does as its action."""
