"""Other processes: the bots that think, and their levels."""
