"""Glory cards, by category."""
