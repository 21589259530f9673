# Tips for first games: one sentence or two, told once.

tip-p7-secret = The fewer others choose your character, the better: whoever is alone with it gets a gift. Used cards, open beside each player, cannot be chosen.
tip-p7-send = Sending no ship costs a Black Spot. Only empty ships can sail, and each one that stays afloat draws booty.
tip-p7-caravan = Bigger caravans let everyone send more ships, and have more dice to sink. A Corsair of that nation takes a Black Spot.
tip-p7-gift = A gift is yours because nobody else chose this character; the first player may take it double.
tip-p7-load = Every good needs a ship of its own, and a loaded ship cannot be sent to plunder. Goods left behind now are gone.
tip-p7-sell = Fewer than three of a good bring 1 chest each. It often pays to keep two until there are three.
tip-p7-ritual = Tokens come from sunk ships and talismans. Rituals stay for the whole game, except Bargain, which sells two goods at full price.
tip-p7-corsair = Choose a nation whose caravans have been played already: each later plunder of it costs you a Black Spot.
tip-p7-curse = The curse strikes you too. Ships on guard and in the reserve are safe from it.
tip-p7-port = The new port sets the prices for everybody, from this round's Merchants on.
tip-p7-battle = Position counts: the closest enemies fight first. Look at the ruler between the dice.
tip-p7-guard = For each ten chests one ship of your fleet stays home on guard. Spending chests frees it again.
tip-p7-back = Captain, Islander and Shaman bring all used characters back; the other four stay on the table.

tip-bf-dock = Look which ports buy what you load here. Far ports pay 3 a cube, near ones 2.
tip-bf-card = One card moves three ships: your merchant, your pirate, and the navy ship of that colour. Slow cards bring fortune cards.
tip-bf-order = The order of the ships is yours, and often matters: move the one out of the way first.
tip-bf-act = Each ship may act once a turn, before, during or after it sails: sell, attack, bury. Then it may sail on with what is left.
tip-bf-buy = One card a turn. Developments help to the end of the game, so buy early; all four must be open before the victory card.
tip-bf-return = A sunk merchant comes back at any port with a full hold. You lose a trip, not the game.
tip-bf-discard = You may hold three fortune cards. Play them in your turn rather than lose them.
tip-bf-sold = After a sale the merchant loads three new cubes at once. Think of the next port already when you choose this one.
tip-bf-robbed = A robbed merchant is sunk only when its last cube is gone. The pirate must now reach a beach before the navy reaches it.
tip-bf-sunk = A sunk pirate returns empty from the distant sea in its owner's next turn.
tip-bf-fortune = Fortune cards light up when they can be played. Some only between ships, some while a ship sails.
tip-bf-last = Somebody has bought the victory card: this round is the last, and it is played to its end.

tip-mm-ship = A sloop is quick and catches others, a flute carries more and bears more hits. Traders like the flute.
tip-mm-actions = Three actions a turn: move, scout, Port. Every zone has a rule of its own; it stands on the map where you point.
tip-mm-port = Selling comes first. Each thing can be done once in a visit, and all of it is one action.
tip-mm-sell = Goods in demand bring 6 instead of 3, and three of them at once a glory point. Then the demand changes.
tip-mm-buy = Three of a kind cost 1 each, two 2 each, a single one 3. At sea your hold must carry all of it.
tip-mm-raid = Raiding brings a bounty of that nation: its ports close to you, and every navy hunts you.
tip-mm-success = A success can draw a card more, or get rid of one that hits you or lets the merchant escape.
tip-mm-battle = Shooting hits even if you lose the contest. Board when your crew is the stronger one; flee when your hull is nearly gone.
tip-mm-hit = A hull at zero sinks you. Spread the hits over masts, hold and crew first.
tip-mm-stash = Gold in the stash is safe and secret; every 10 of it is a point, up to half of the points that win.
tip-mm-bounty = A bounty makes you a pirate: ports of that nation are closed, except your home port, and others earn by beating you.
tip-mm-found = Navies and pirates look for you when you enter their zone, and at the start of your turn. In port you cannot be found.
tip-mm-zone = To be in port is not yet to do business: the Port action is an action of its own.
tip-mm-glory = Ten points win: glory on the track and gold in the stash. Each glory point brings a card too.
