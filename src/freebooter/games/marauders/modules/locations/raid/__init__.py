"""The raid on a location, step by step, and what it is likely to bring."""
