"""What a sensible captain would do: the advice that bots follow while they think, and that hints are made of."""
