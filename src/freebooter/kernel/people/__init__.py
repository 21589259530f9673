"""What people need of a game beyond its rules: what they choose from before it begins, and how it is told to them.

A game may leave out all of it.
"""
