# Merchants & Marauders in ten minutes: the title, what to do, a hint, and why it mattered.

lesson-mm-move-title = Three actions
lesson-mm-move-goal = Sail from the port of Cartagena into the port of Petite Goave this turn.
lesson-mm-move-hint = Leave the port, sail to Petite Goave, enter its port: one action each.
lesson-mm-move-why = A turn has three actions: move, scout, or the Port action. Leaving and entering a port count as moves, so a neighbouring port is a whole turn away. In port nobody can look for you.

lesson-mm-sell-title = Sell what is in demand
lesson-mm-sell-goal = St. John wants fruit. Sell your three fruit and earn a glory point.
lesson-mm-sell-hint = Take the Port action, sell goods, choose 3 fruit, done.
lesson-mm-sell-why = Goods in demand bring 6 gold instead of 3, and three of them in one sale a glory point. Selling comes first in port; then you may buy, repair, hire, and more. Three of a kind are cheapest to buy.

lesson-mm-raid-title = Raid a merchant
lesson-mm-raid-goal = A merchant sails off Port Royal. Find it, raid it, and let a success make the plunder worth a glory point.
lesson-mm-raid-hint = Look for the merchant and raid it. Spend your success on one more card, then choose done to load what you found.
lesson-mm-raid-why = Looking takes an action and a Scouting roll; skulls are successes. Three cards tell what you win and where you are hit; successes change them. Twelve gold or more is a glory point. The robbed nation puts a bounty on you: its ports close, and every navy hunts you.

lesson-mm-battle-title = A sea battle
lesson-mm-battle-goal = A pirate sloop lies off Havana. Look for it and beat it.
lesson-mm-battle-hint = Look for the pirate sloop. After the first broadside choose to board: your crew is as good as theirs.
lesson-mm-battle-why = In each round both sides choose: shoot, board or flee, and roll Seamanship. The winner gets what it chose; whoever shot still hits. Boarding lets the crews decide. Beating a pirate brings gold and a glory point.

lesson-mm-mission-title = Claim a mission
lesson-mm-mission-goal = There is a mission for you in this port. Take the Port action and claim it.
lesson-mm-mission-hint = Take the Port action, then choose the mission. It costs you 10 gold now.
lesson-mm-mission-why = Two missions always lie on the map. Claim one in its port, if you meet what it asks; you may have one at a time. Doing it pays gold and a glory point.

lesson-mm-rumour-title = Follow a rumour
lesson-mm-rumour-goal = Ask for rumours here, leave the harbour office, and act on what you hear.
lesson-mm-rumour-hint = Ask for rumours (2 gold and an Influence roll), then done. The rumour is about this very port: act on it.
lesson-mm-rumour-why = A rumour says where it can be tested, and by which skill. If it is true you get what it tells of, and a glory point. Trying it at the right place takes one action.

lesson-mm-stash-title = Gold into the stash
lesson-mm-stash-goal = You are in your home port with 21 gold. Stash 20 of it.
lesson-mm-stash-hint = Take the Port action, then stash 20 gold.
lesson-mm-stash-why = Every 10 gold in the stash is a point, up to five, and nobody sees how much you have. Gold on board is lost when your captain dies; the stash stays. Ten points win the game.

lesson-mm-danger-title = Before you end the turn
lesson-mm-danger-goal = The Dutch want you, and their navy is here. End your turn where it cannot find you.
lesson-mm-danger-hint = Your home port lets you in in spite of the bounty. Enter it, then end the turn.
lesson-mm-danger-why = At the start of your turn, and whenever you enter its zone, a navy that wants you rolls to find you, and even an equal fight can cost you captain, ship and cargo. Read the risk line before you end a turn: a port is safe.
