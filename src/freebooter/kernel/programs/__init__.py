"""What programs need of a game beyond its rules: how positions are valued, and rows of numbers to learn from.

A game may leave out all of it.
"""
