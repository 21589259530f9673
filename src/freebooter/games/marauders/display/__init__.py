"""What people see: views of the table, numbers for the board, lines of the log."""
