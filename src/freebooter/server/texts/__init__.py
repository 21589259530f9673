"""Texts in the reader's language: sentences, names, the handbook."""
