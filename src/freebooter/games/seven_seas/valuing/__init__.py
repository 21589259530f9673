"""What is paid for Goods at a port, and what things are worth to a pirate."""
