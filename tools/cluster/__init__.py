"""A fleet on this machine: PostgreSQL, servers, a proxy and players, while things are killed. `make cluster`."""
