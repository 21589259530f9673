"""Battles: naval combat, crew combat and what follows."""
