"""The commands of `freebooter`, one module each in a room of their kind: a function with the name of its module."""
