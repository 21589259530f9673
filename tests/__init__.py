"""The tests. This file keeps the name `tests` ours, whatever other packages install."""
