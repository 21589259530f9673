"""What a sensible captain would do: the advice behind the weights that bots use and the hints that people get."""
