"""Merchants & Marauders: two to four captains in the Caribbean."""
