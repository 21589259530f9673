"""The commands of `freebooter`, one module each: a function with the name of its module."""
