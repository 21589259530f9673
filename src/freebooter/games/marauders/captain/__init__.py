"""What happens to a captain and his ship: dice, damage, death, glory, bounties, recovery."""
