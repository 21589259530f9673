"""Tools of the repository; each is a script. They are a package only for their tests."""
