"""What people see: views, log lines, and numbers for the board."""
