"""Games that go on without a person: answers where nothing is to be decided, standing orders, games in batches."""
