# mypyc: skip
"""What programs need of a game beyond its rules: those that search value positions, those that learn see rows of
numbers. All of it may be left out of a game."""
