"""The cards and maps: the files, reading and checking them, and the tables and boards that the rules use."""
