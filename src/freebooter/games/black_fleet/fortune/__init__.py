"""Fortune cards: one class per kind of effect; the content says which card has which, for which ships, how much."""
