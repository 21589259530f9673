"""What happens at a table without a person: answers of bots and by orders, hints, and the deal."""
