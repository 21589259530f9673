# Why a move is not on offer.

p7-character-used = The { NAME("role", $role) } lies used on the table; characters come back after the Captain, Islander or Shaman.
p7-wrong-kind-of-card = Only a { NAME("kind", $kind) } card can be played here.
p7-no-card-of-kind = You have no { NAME("kind", $kind) } card in hand.
p7-card-not-in-hand = You do not hold that card.
p7-single-gift = Only the single gift is yours: the double one is for the first player among three or four.
p7-reserve-too-small = { $reserve ->
    [0] Your reserve is empty.
   *[other] Your reserve has only { COUNT("ship", $reserve) }.
}
p7-too-few-chests = A ship costs 1 chest, and you have { $chests }.
p7-nation-taken = { NAME("nation", $nation) } is taken: its Corsair is { $player }.
p7-card-by-role = { NAME("card", $card) } is played by the { NAME("role", $role) }: choose that character in a round, and play the card when it is called.
p7-tile-by-governor = { NAME("nation", $nation) } has no Corsair yet; whoever is called as Governor can become it.
p7-characters-chosen = Characters are chosen at the start of a round, by all in secret.
p7-above-ship-limit = Nobody may send more than { COUNT("ship", $limit) } against this caravan.
p7-only-empty-ships = Only empty ships can plunder: you have { COUNT("empty-ship", $empty) }.
p7-other-good = This question is about { NAME("good", $good) }; each good has its own.
p7-not-drawn = You drew only { $count } { NAME("good", $good) }.
p7-no-room = { $room ->
    [0] Your ships have no room left.
    [one] Your ships have room for only 1 more card.
   *[other] Your ships have room for only { $room } more cards.
}
p7-not-so-many-aboard = You have only { $count } { NAME("good", $good) } aboard.
p7-none-aboard = You have no { NAME("good", $good) } aboard.
p7-only-bargain-now = In the final sale Bargain is the only ritual left.
p7-too-few-tokens = That costs { COUNT("token", $cost) }, and you have { $tokens }.
p7-no-ritual-here = No ritual can be performed now: rituals belong to the turns of Shipwright, Governor, Merchant and Cartographer.
p7-no-such-die = There is no die with { $face } left to give.

# Options that cannot be
p7-option-ports = there must be six ports, and each is an order of rum, coffee and fruit.
p7-option-pirate-bay = Pirate Bay is an order of rum, coffee and fruit.
p7-option-caravan-sizes = caravan sizes are four numbers from 1 to 4.
p7-option-booty-counts = booty counts are four numbers from 0 to 100.
p7-option-round-limit = the round limit is a number from 1 to 1000.
p7-option-cards-below-last-rounds = the cards below Last Rounds are a number from 0 to 14.
p7-option-free-hand-cards-at-end = the free cards in hand are a number from 0 to 100.
p7-option-black-spot-vp = the points for a Black Spot are a number from -100 to 0.
