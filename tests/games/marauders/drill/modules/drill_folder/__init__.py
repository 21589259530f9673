"""A module may be a folder too."""

IMPORTED = True
