"""The eight kinds of location, one file each, and the trade that two of them have."""
