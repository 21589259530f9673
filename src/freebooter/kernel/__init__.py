"""The kernel: flows, moves, chance, matches, worlds and records. It knows no game."""
