"""The seven roles, one file each."""
