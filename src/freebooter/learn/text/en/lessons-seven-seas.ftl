# Pirates of the 7 Seas in ten minutes: the title, what to do, a hint, and why it mattered.

lesson-p7-shipwright-title = A character in secret
lesson-p7-shipwright-goal = Choose the Shipwright, then buy all three ships of your reserve.
lesson-p7-shipwright-hint = Press the Shipwright. When it is called, press the biggest number of ships.
lesson-p7-shipwright-why = Every round all choose a character in secret, then the seven are called in order from the Shipwright to the Cartographer. Ships are what you plunder and carry with; each costs a chest, and chests are points.

lesson-p7-gift-title = Alone is better
lesson-p7-gift-goal = Both others have used their Cartographer. Choose the one character that nobody else can choose, and take the gift.
lesson-p7-gift-hint = The used cards lie open beside each player. The Cartographer is sure to be yours alone.
lesson-p7-gift-why = Whoever is alone with a character gets a gift, the first player a double one. Used cards stay on the table until their owner plays Captain, Islander or Shaman: so you can know what others cannot choose.

lesson-p7-captain-title = Plunder a caravan
lesson-p7-captain-goal = Choose the Captain, plunder the French caravan with four ships, and load the goods.
lesson-p7-captain-hint = Play the French caravan, send 4 ships, watch the dice, then load the coffee.
lesson-p7-captain-why = All dice are thrown at once. The two enemies that lie closest fight first, the higher face wins, equal faces sink both. When the caravan is sunk, each ship still afloat draws a booty card; goods need a ship each.

lesson-p7-merchant-title = Three of a kind
lesson-p7-merchant-goal = Choose the Merchant and sell three rum together for 9 chests.
lesson-p7-merchant-hint = The port pays 3 for rum, but only if you sell three or more. Keep the single coffee for later.
lesson-p7-merchant-why = One or two of a good bring 1 chest each, whatever the port pays. Three or more bring the full price. For every ten chests one ship stays at home on guard.

lesson-p7-port-title = Choose your market
lesson-p7-port-goal = Your three fruit are worth 1 each here. Open a port that pays 3 for fruit, then sell them next round.
lesson-p7-port-hint = The Islander plays a port card: Turtle Cove pays best for fruit. The Merchant comes in the round after.
lesson-p7-port-why = The open port sets the prices for everyone until somebody opens another. The Islander comes before the Merchant in the same round, and gives all your used characters back.

lesson-p7-governor-title = After a lost battle
lesson-p7-governor-goal = Your fleet was sunk. Choose the Governor: perform the ritual Unsinkable Ship, then become a Corsair to get every ship back.
lesson-p7-governor-hint = The ritual is asked first: Unsinkable Ship, then no more rituals. Then take the tile of Holland: you know where its caravans are.
lesson-p7-governor-why = Sunk ships bring tokens, and tokens pay for rituals. The Governor brings the whole reserve back for one Black Spot; but a Corsair takes another spot whenever caravans of that nation are plundered.

lesson-p7-curse-title = A curse for all
lesson-p7-curse-goal = Choose the Shaman, play the Tavern, and give yourself the die with the 6.
lesson-p7-curse-hint = Play the Tavern card. The first die is for you: take the 6.
lesson-p7-curse-why = A curse strikes everyone, you too, so play it when it hurts others more. Kraken, Iceberg, Sirens and Riot throw dice for every ship in a fleet; ships on guard or in the reserve are safe.

lesson-p7-end-title = The last round
lesson-p7-end-goal = This is the last round. Play your last card so that the final sale brings 12 chests.
lesson-p7-end-hint = Everything is sold at the end anyway. The Islander opens Palm Landing, which pays 3 for coffee.
lesson-p7-end-why = After the last round all goods are sold at the open port. Chests and talismans are points, three tokens one more; each Black Spot costs points, and so do cards left in your hand.
