"""Navies and pirates that no player commands."""
