"""Values of options: bots use them while they search, and hints are made of them."""
