"""The three kinds of ship and what each does as its action."""
