"""The printed game: cards, ships, zones and tokens, loaded from TOML, checked, and laid out as lists of numbers."""
