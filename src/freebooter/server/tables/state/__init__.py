"""A table itself, in memory: its match, its log, orders and what may be taken back. No input, no output, no waiting."""
