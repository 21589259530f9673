"""A plunder: ships are sent, dice are thrown, the closest fight."""
