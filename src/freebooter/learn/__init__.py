"""Learning inside the program: the handbook of the rules, their examples, and lessons."""
