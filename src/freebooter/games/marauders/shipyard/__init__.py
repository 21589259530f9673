"""Trade in ships, modifications and special weapons."""
