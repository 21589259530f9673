"""Commands of who runs a server: starting it, its data, its tables and guests."""
