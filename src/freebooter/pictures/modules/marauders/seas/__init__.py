"""Pictures of modules about the sea: wind, storm, places and what is found there."""
