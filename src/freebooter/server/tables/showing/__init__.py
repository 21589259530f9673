"""What each reader is shown of a table: its view, its log, and past moments."""
