"""A turn step by step: movement card, ships, draw, purchase."""
