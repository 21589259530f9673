"""What is counted over many games: the statistics that a game declares, and how sure one can be of a share."""
