"""What `make screenshots` takes pictures of: one module for each topic, with a function `take`."""
