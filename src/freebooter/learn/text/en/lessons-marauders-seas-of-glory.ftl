# Seas of Glory, module by module: the title, what to do, a hint, and why it mattered.

path-seas-of-glory = Seas of Glory

lesson-sg-wind-title = A step for nothing
lesson-sg-wind-goal = The wind blows east. Sail from San Juan into the port of St. John in this one turn.
lesson-sg-wind-hint = Leave the port. St. Maarten lies east: that step is free. Then sail to St. John and enter its port.
lesson-sg-wind-why = Once a turn a step with the wind costs no action, so you can go four steps with three actions. Your first step against it costs two. Plan with the wind of this round: it turns with each one.

lesson-sg-storm-title = Round the storm
lesson-sg-storm-goal = The storm is in the Caribbean Sea. Reach the port of Caracas this turn without sailing into it.
lesson-sg-storm-hint = Sail to Basse-Terre instead, then to Caracas, and enter the port.
lesson-sg-storm-why = Whoever enters the storm, or begins a turn in it at sea, takes three hits, less the Seamanship successes. Ports are safe. It moves with each new wind: look where it may be next. Inside it nobody looks for you, which may be worth a hit.

lesson-sg-brig-title = A brig for 20 gold
lesson-sg-brig-goal = You have 25 gold. Buy a brig here.
lesson-sg-brig-hint = Take the Port action, go to the shipyard, buy the brig. Your flute is taken in payment.
lesson-sg-brig-why = The brig stands between the first ships and the big ones: hold 4, two cannons, manoeuvrability 3. It brings no glory point, but it comes early. With it galleons are slower (manoeuvrability 1), so it catches them, and gets away from them.

lesson-sg-modify-title = From the reserve
lesson-sg-modify-goal = The modification of this port is sold. Draw another one from the reserve and buy it.
lesson-sg-modify-hint = Take the Port action, draw a modification, then buy it for 3 gold.
lesson-sg-modify-why = New modifications are about: a crow's nest for seeing, a carved hull for fleeing and chasing. With the market a port without one lets you draw: you see it first, and what you do not buy stays there for sale. It pays where your ship will stay with you for long.

lesson-sg-weapons-title = Double shot
lesson-sg-weapons-goal = A pirate sloop is here, and you have double shot. Find it, fire, and use the double shot.
lesson-sg-weapons-hint = Look for the pirate sloop, shoot, and when a skull strikes use the double shot.
lesson-sg-weapons-why = Double shot makes up to two skulls count twice. Heated shot sets a ship on fire instead: a hit before each further round. Caltrops take a die from the enemy when you board. Each is bought for 3 gold, used once, and any of them helps in a raid on a merchant.

lesson-sg-smuggle-title = Contraband
lesson-sg-smuggle-goal = Buy goods here and take the muskets for Basse-Terre as contraband.
lesson-sg-smuggle-hint = Take the Port action, buy goods, choose the muskets as contraband: 3 gold.
lesson-sg-smuggle-why = Contraband costs 3 gold and sells for 10, but only in the port on its card; Basse-Terre is the next zone. It is bought before other goods. While you carry it every navy that meets you searches you: choose a short way without naval ships.

lesson-sg-deliver-title = Delivered in Havana
lesson-sg-deliver-goal = Your contraband is for Havana, and here you are. Sell it.
lesson-sg-deliver-hint = Take the Port action, sell goods, choose the contraband.
lesson-sg-deliver-why = 10 gold for a card of 3, and each second card that you sell brings a glory point, in whatever port: the first of a pair waits with your captain. If a navy finds you, you throw everything overboard, or fight it and are wanted.

lesson-sg-town-title = A town asks no questions
lesson-sg-town-goal = You are wanted, and have plunder aboard. Sell two spices in the town off St. Maarten.
lesson-sg-town-hint = Visit the town, sell goods, choose 2 spices, done.
lesson-sg-town-why = Places are visited from the sea, one action, once a turn. In a town you do one thing of a port: sell, buy, repair, hire or listen. It is open to all, even to those who are wanted there; but nothing that belongs to the port, such as missions and stashes, is done there.

lesson-sg-station-title = The trade station
lesson-sg-station-goal = Nassau wants cocoa, and its trade station buys it too. Sell your three cocoa there.
lesson-sg-station-hint = Visit the place, choose to sell, set 3 cocoa and press the button that sells them.
lesson-sg-station-why = A trade station pays as its port does, with the glory point for three in demand, and you save the way in and out. Buying there shows six cards. Only honest captains may come, and each visit is for one of the two.

lesson-sg-prison-title = Out of prison
lesson-sg-prison-goal = A prison lies off Santo Domingo. Free a specialist for 5 gold.
lesson-sg-prison-hint = Leave the port, then visit the place.
lesson-sg-prison-why = For 5 gold the first specialist of a type that you lack joins you at once, from whatever port and without a roll. You do not choose which one. A raid on a prison brings one for nothing, and bounties.

lesson-sg-reef-title = What lies on the reef
lesson-sg-reef-goal = Search the reef off St. John and bring up a special weapon.
lesson-sg-reef-hint = Leave the port, visit the reef, take a special weapon, choose grappling hooks.
lesson-sg-reef-why = Each Scouting success is one find: a card, a weapon, a rumour or a crew. Each find is a hit on the hull, less your Seamanship successes, so stop while the hull can bear it. It pays for good scouts with a sound ship.

lesson-sg-natives-title = Repairs in a bay
lesson-sg-natives-goal = Your hold is damaged, and natives live here. Have it repaired for a card of cocoa.
lesson-sg-natives-hint = Visit the place, then give the cocoa.
lesson-sg-natives-why = One cargo card repairs everything but the crew, far from any shipyard, and also for those who are wanted. The more is broken, the better the bargain. Their raid has four cards and brings no bounty.

lesson-sg-missionary-title = Forgiven
lesson-sg-missionary-goal = Spain wants you. Sail to Bridgetown and let the missionary there take the bounty away.
lesson-sg-missionary-hint = Sail to Bridgetown, then visit the place: 3 gold for the bounty.
lesson-sg-missionary-why = A missionary takes away bounties of one nation, 3 gold each. Without any you are no pirate: ports open, navies let you pass. It pays before a trading trip, or when you want to visit forts and trade stations.

lesson-sg-haven-title = Among pirates
lesson-sg-haven-goal = You are wanted, and short of crew. Fill it in the haven here, and listen to a rumour.
lesson-sg-haven-hint = Visit the place and take both, crew and a rumour.
lesson-sg-haven-why = In a haven pirates get a full crew and a rumour in one action, for nothing and without a roll. It is closed to honest captains. After a raid that cost you crew it is the first place to look for.

lesson-sg-fort-title = A word with the fort
lesson-sg-fort-goal = The English navy lies off Bridgetown. From the fort here, send it to St. John.
lesson-sg-fort-hint = Visit the place and choose St. John.
lesson-sg-fort-why = A fort moves the naval ship of its nation by a zone: away from your contraband, or onto a rival with a bounty. If the nation has no ship at sea, one is called. Pirates are not let in, and six cards defend it.

lesson-sg-favour-title = Once more, please
lesson-sg-favour-goal = You have two favours. Find the merchant off Curaçao, with a favour if need be, and raid it.
lesson-sg-favour-hint = Leave the port, look for the merchant. If the roll fails use a favour, then raid.
lesson-sg-favour-why = A favour repeats one of your rolls outside battle, a draw of cards, or the roll of a navy that found you. Some also open a closed port. They cost 2 gold at the end of a Port action, missions bring them, five are the most. Spend them where a failure costs a turn.

lesson-sg-loyalty-title = A pleased crew
lesson-sg-loyalty-goal = Raise the loyalty of your crew to Pleased, then hire your Master-at-Arms for nothing.
lesson-sg-loyalty-hint = Take the Port action, raise loyalty (3 gold), then play the Master-at-Arms: 6 gold saved.
lesson-sg-loyalty-why = A pleased crew recruits free and brings specialists free; a happy one fights better, a fierce one may do more. NPC cards, stashing and idling in port cost a step. At Restless specialists stop working, at Mutiny your captain may die. Pay before it gets there.

lesson-sg-cards-title = What your captain can do
lesson-sg-cards-goal = Ask for rumours. If nobody talks, use the ability of Amandine Lescure.
lesson-sg-cards-hint = Take the Port action, ask for rumours; the roll fails, so pay 1 gold and roll again.
lesson-sg-cards-why = The new cards bring 16 captains, 25 missions, 25 rumours and new events. Many new captains have something to use at the right moment: it is then among your choices. Pirates may come with a brig or a man-o-war, navies with a man-o-war in peace.

lesson-sg-captains-title = Two captains
lesson-sg-captains-goal = You want to do missions. Keep the captain with the better Influence, and give him a flute.
lesson-sg-captains-hint = Baltasar Quiroga has Influence 4. Keep him, then choose the flute.
lesson-sg-captains-why = Two captains are dealt, one stays: read home port, skills and ability, and choose for the game that you mean to play. Influence is for missions, rumours and crews, Scouting and Seamanship for raids, Leadership for boarding.

lesson-sg-cutthroat-title = Lying in wait
lesson-sg-cutthroat-goal = A rival lies in the port of Old Providence. End your turn here at sea, and look for them when they come out.
lesson-sg-cutthroat-hint = End the turn. When your rival leaves the port you are asked: look for them.
lesson-sg-cutthroat-why = A captain at sea may look at once for whoever arrives. It costs two actions of your next turn, found or not, and an attack on an honest captain brings a bounty. So do it for a fight that you should win; and do not sail past a stronger captain.

lesson-sg-bag-title = Last, and first again
lesson-sg-bag-goal = You are the last of this round, with one action left. Go for the port of Nassau.
lesson-sg-bag-hint = Sail to Nassau. Your cube may be the first of the new round: then enter the port.
lesson-sg-bag-why = Cubes from a bag decide who is next, so nobody knows the order. Those still in the bag are shown. Whoever was last has a fair chance to be first again: two turns in a row. Whoever was first may have to wait long, so end that turn in a safe place.

lesson-sg-glory-title = Dear glory
lesson-sg-glory-goal = You have sold well at home and have 31 gold. Stash as much as brings points, and not a coin more.
lesson-sg-glory-hint = The first point costs 10 gold, the second 15 more: stash 25. A third would be 45.
lesson-sg-glory-why = Here the first point of the stash costs 10 gold, the second 15 more, then 20, 25, 30: five points are 100 gold. With 31 gold, 25 bring two points, and the other 6 are better spent on crew or a weapon. Glory from deeds costs nothing more: spend gold on the ship that earns it.

lesson-sg-hard-title = A hard life
lesson-sg-hard-goal = A pirate sloop lies off Tortuga. Reach the port of Nassau this turn without meeting it.
lesson-sg-hard-hint = Sail to Havana, then to Nassau, and enter the port.
lesson-sg-hard-why = Two navies and a pirate are at sea before the first turn, so even the first trip has its danger. A pirate looks for everybody who enters its zone; a way round it often takes no longer. Those ships are also prey: beaten pirates bring glory early, if you are strong enough.

lesson-sg-raid-title = Raid a place
lesson-sg-raid-goal = Natives live off San Juan. Raid them and come away with 10 gold more.
lesson-sg-raid-hint = Raid the place and fire. Two cards hit your masts, and a sloop that loses both cannot storm: take the cheaper one away, spices 3. Then storm the place.
lesson-sg-raid-why = Cards defend a place. Each cannon may take one away; then the hits that are left strike your ship, and the defenders your crew, less the Leadership successes. What is left is your gold and cargo: 12 gold are a glory point. Natives and havens bring no bounty. Then the place is gone.

lesson-sg-upgrades-title = A better pirate
lesson-sg-upgrades-goal = The pirate sloop here has advanced rigs. Find it, and beat it by your crew.
lesson-sg-upgrades-hint = Look for the pirate sloop, then board: its rigs help it to sail, not to fight on deck.
lesson-sg-upgrades-why = With each NPC card an upgrade is drawn: a modification or a weapon that its ship has in every battle. Read it before you look for a fight: long guns hurt from afar, hammocks mean a bigger crew. If its crew is beaten, unused weapons are yours, and a claimed ship keeps its modifications.

lesson-sg-treasure-title = The treasure galleon
lesson-sg-treasure-goal = From your man-o-war you have shot down the crew of the treasure galleon. Take it, with the 35 gold of its hoard.
lesson-sg-treasure-hint = Board: if it sinks, the gold goes down with it. Place the hit on the hull, of which you have most, not on the crew that must fight. Then take the hoard.
lesson-sg-treasure-why = It sails with the events, 5 gold richer each time, and attacks nobody. Beating it is a glory point; by boarding the hoard is yours, if it sinks the gold is lost. The attack is a Spanish bounty, each 10 gold another. So wait for a strong ship, and board when its crew is the weaker one: the odds stand beside the choice.
