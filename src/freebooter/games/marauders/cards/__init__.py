"""Cards: what each says, where data cannot say it."""
