"""The content files and reading them."""
