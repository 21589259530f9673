"""Parts of previews: chances and risks, and how the laws measure what came of them."""
