# Black Fleet in ten minutes: the title, what to do, a hint, and why it mattered.

lesson-bf-card-title = One card, three ships
lesson-bf-card-goal = Play the card that moves your pirate farthest, then sail all three: merchant, pirate, and the navy ship.
lesson-bf-card-hint = Choose a card, choose a ship, choose where it sails, finish that ship, choose the next.
lesson-bf-card-why = Each turn you play one card. It says how far your merchant, your pirate and the navy ship of that colour may sail. The order is yours; each ship may act once, before, during or after it sails.

lesson-bf-sell-title = Sell where they pay
lesson-bf-sell-goal = Bring your rum to Verdemar in the east and sell it.
lesson-bf-sell-hint = Only the card with merchant 5 reaches a dock of Verdemar. Sail there, then sell.
lesson-bf-sell-why = A port buys three colours, near goods for 2 and far ones for 3 a cube, and never its own. After a sale your merchant loads three new cubes at once: so each trip pays.

lesson-bf-rob-title = Rob a merchant
lesson-bf-rob-goal = Sail your pirate beside the merchant at Verdemar and attack it.
lesson-bf-rob-hint = Only the card with pirate 4 reaches M7, next to the merchant at M6. Then attack.
lesson-bf-rob-why = An attack brings 2 doubloons and a cube into your pirate's hold. It needs an empty hold and a space right beside the merchant. A robbed merchant sails on until its last cube is gone.

lesson-bf-bury-title = Bury the treasure
lesson-bf-bury-goal = Your pirate carries a stolen cube. Bury it on the beach that pays 6.
lesson-bf-bury-hint = The beach I7 pays 6; the card with pirate 4 moves your pirate there. Stand on it, then bury.
lesson-bf-bury-why = The stolen cube is worth 3, 4 or 6 on a beach, the best ones lie in the middle. Attack and burial are both actions, so they take two turns; meanwhile the navy may find you.

lesson-bf-navy-title = Call the navy
lesson-bf-navy-goal = A pirate has robbed you and lies at E6. Sink it with the yellow navy ship.
lesson-bf-navy-hint = Play the card of the yellow navy, sail it to F6, beside the pirate, and attack.
lesson-bf-navy-why = The navy belongs to whoever plays a card of its colour. A sunk pirate pays you 2, loses its treasure, and begins again at the edge of the map. It comes back next turn: being sunk is not the end.

lesson-bf-fortune-title = A card up your sleeve
lesson-bf-fortune-goal = No card carries your merchant far enough. Play Fair Wind on the way and sell at Verdemar.
lesson-bf-fortune-hint = Play merchant 4, activate the merchant, play Fair Wind for 2 more steps, sail to N5 and sell.
lesson-bf-fortune-why = Slow movement cards bring fortune cards at the end of the turn. You may hold three, and play any number in your own turn; they light up when their moment has come.

lesson-bf-develop-title = Grow stronger
lesson-bf-develop-goal = Bury the treasure at L9 for 3 doubloons, end the turn, and buy your first development for 5.
lesson-bf-develop-hint = Play pirate 4, sail the pirate to L9, bury, finish the ship, end the turn, buy.
lesson-bf-develop-why = At the end of a turn you may buy one card. A development helps for the rest of the game; buying early pays. Money itself wins nothing.

lesson-bf-win-title = The winning turn
lesson-bf-win-goal = All four developments are yours and the victory card costs 10. Find the three missing doubloons and buy it.
lesson-bf-win-hint = Your last development lets a navy ship take a cube from a merchant for 3. The yellow navy lies beside one.
lesson-bf-win-why = When all four developments lie open, the victory card is for sale. Whoever buys it wins, the richest if there are several; the round is played to its end, so later seats may still catch up.
