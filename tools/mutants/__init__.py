"""Mutation testing for the rules of a game: a small fault is put into a rule, and a test must notice."""
