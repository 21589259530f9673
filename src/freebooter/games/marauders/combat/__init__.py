"""The numbers of a battle: its sides, their dice and hits, what they may declare. Nothing is rolled or asked here."""
