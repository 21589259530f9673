"""Black Fleet: merchants, pirates and two navy ships on one sea, for three or four players."""
