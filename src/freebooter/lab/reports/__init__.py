"""What many games come to: win shares, spreads, and the report that has them all."""
