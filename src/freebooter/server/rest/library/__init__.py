"""What can be read without a table: the games, their rules and lessons, and statistics."""
