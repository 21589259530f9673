"""The eight curses."""
