"""The Port action and its activities."""
