# mypyc: skip
"""What people need of a game beyond its rules: what they choose from before it begins, how it is told to them, and when
they are asked. All of it may be left out of a game."""
