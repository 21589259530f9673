"""Pictures of modules about ships and what is built into them."""
