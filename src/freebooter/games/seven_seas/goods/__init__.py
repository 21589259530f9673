"""Goods: drawing and loading them, their prices, giving them up."""
