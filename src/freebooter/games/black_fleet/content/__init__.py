"""The cards and maps: the files, reading and checking them, and the tables that the rules use."""
