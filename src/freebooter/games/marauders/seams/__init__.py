"""How modules reach into the rules: every seam, the calls that go to the modules of a game, and which there are."""
