"""Tables of the modules of Merchants & Marauders, one file for each."""
