"""Tools of the repository; each is a script of its own, and a package only for its tests."""
