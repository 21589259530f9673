"""Pictures of modules about captains, their crews, their cards and their turns."""
