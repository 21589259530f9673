"""The connections of browsers to a table: what waits to be read, and who is there."""
