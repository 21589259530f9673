"""The cargo hold: what fits, and what goes overboard."""
