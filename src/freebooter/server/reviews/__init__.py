"""Reviews of finished tables: worked out in a process that gives way to everything else, stored, told."""
