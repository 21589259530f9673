# What is asked, and what can be chosen.

prompt-action = { $actions ->
    [0] You have no actions left. Do you end the turn?
   *[other] What do you do? You have { COUNT("action", $actions) }.
}
prompt-bargain = Shrewd Bargain: which good becomes cheaper?
prompt-battle-offer = Do you use this in the battle?
prompt-buy = What do you buy? The rest goes back when you are done.
prompt-carpenter = Carpenter: what is repaired?
prompt-chasers = { $whose ->
    [own] Do you fire the chasers: 1 hit before the contest?
   *[other] Are the chasers fired: 1 hit before the contest?
}
prompt-choose-ship = Which ship does your captain sail?
prompt-choose-weapon = Which special weapon do you take?
prompt-claim-mission = { NAME("zone", $zone) }: which mission do you claim?
prompt-claim-ship = Do you take over the { NAME("ship", $ship) }?{ $unwanted ->
    [0] {""}
   *[other] {" "}Plunder that you do not want can be discarded first.
}
prompt-customs = Customs Search: pay { $gold } gold, or which card just bought do you discard?
prompt-declare = Round { $round }: { $whose ->
    [own] what do you do?
    [ashore] you decide for the enemy ashore.
   *[other] you decide for the { NAME("npc", $whose) }.
}
prompt-demand = { NAME("zone", $zone) }: which good shall be in demand?
prompt-draw-offer = Do you use this for the draw?
prompt-drop-cargo = Your hold cannot carry all of this at sea: what do you discard?
prompt-engage-merchant = You have found a merchant of { NAME("nation", $nation, case: "noun") }. Do you raid it?
prompt-enter-after-all = { NAME("zone", $zone) } turns you away. Do you get in like this?
prompt-enter-by = { NAME("zone", $zone) } is closed to you. How do you get in?
prompt-found-response = The { NAME("npc", $npc) } has found you. Do you use this?
prompt-npc-scouts = The { NAME("npc", $npc) } is looking for you. Do you use this?
prompt-npc-has-found = The { NAME("npc", $npc) } has found you. Do you use this for its roll?
prompt-grappling-hooks = { $whose ->
    [own] Do you use the grappling hooks to roll dice again?
   *[other] Does the enemy ship use its grappling hooks to roll dice again?
}
prompt-hand-limit = You hold too many glory cards: which one do you discard?
prompt-hire-crew = How many do you hire, for { $gold } gold each?
prompt-keep-glory = Which glory card do you keep?
prompt-keep-goods = Which goods do you keep?
prompt-keep-rumour = Which rumour do you keep?
prompt-kings-grace = King's Grace: for { $gold } gold one bounty is lowered by 1. Which?
prompt-lower-bounty = By how much is the { NAME("nation", $nation) } bounty lowered?
prompt-lower-bounty-of = Which nation's bounty is lowered?
prompt-make-room = There is no room for all the plunder: what do you discard?
prompt-merchant-nation = A merchant { off-zone }: whose is it? That nation puts a price on your head if you raid it.
prompt-name-good = Which good do you name before drawing?
prompt-offer-ship = Do you buy the ship for { $gold } gold?
prompt-order-events = Reading the Sky: { $count ->
    [1] which event comes first?
   *[other] which event comes next?
}
prompt-pardon-count = Sealed Pardon: by how much is the { NAME("nation", $nation) } bounty lowered?
prompt-pardon-nation = Sealed Pardon: which nation's bounty?
prompt-place-hit = { $whose ->
    [own] A skull: this hit is yours to place. Where?
   *[other] A skull: you place this hit on the enemy ship. Where?
}
prompt-place-modification = Your old ship's modification goes back to a port: which?
prompt-port = { NAME("zone", $zone) }: what do you do in port?
prompt-port-royal-fee = The check has failed. Do you pay { $gold } gold to get in?
prompt-raid-cargo = { $over ->
    [0] What goes overboard? All the rest of the plunder is yours.
   *[other] Your hold takes { $room }, you have { $cards }: what goes overboard?
}
prompt-raid-exchange = Which card do you exchange for nothing?
prompt-raid-reprisal = Letters of Reprisal: which hit do you discard? ({ $count } left)
prompt-raid-success = { COUNT("success", $count) } to spend: what do you do with the next one?
prompt-raid-weapon = { COUNT("success", $count) }. Do you spend a special weapon for one more?
prompt-redraw-captain = Your new captain is { NAME("captain", $captain) }. { $choices ->
    [1] No pirate ship lies off the home port, so another cannot be drawn.
   *[other] A pirate ship lies off the home port: do you draw another captain?
}
prompt-redraw-goods = Do you draw all cards anew, for { $gold } gold?
prompt-reinforced-hull = { $whose ->
    [own] Reinforced hull: which hit do you cancel?
   *[other] Reinforced hull of the enemy ship: which hit is cancelled?
}
prompt-reroll-claim = { COUNT("success", $count) }. Do you roll again for the mission?
prompt-reroll-contest = { $whose ->
    [own] Grappling hooks: which die do you roll again? ({ $count } rolled again)
   *[other] Grappling hooks of the enemy ship: which die is rolled again? ({ $count } rolled again)
}
prompt-reroll-location = Master Gunner: which hit location do you roll again?
prompt-resolve-card = It is time for { NAME("glory", $card) }. Do you play it?
prompt-reward-nation = Which nation pays you the reward for { $player }?
prompt-roll-offer = Do you use this for the roll?
prompt-search-good = Which good do you look for?
prompt-sell = What do you sell?
prompt-shipyard = What do you do at the shipyard?
prompt-spare-timber = Spare Timber: what is repaired?
prompt-stash = How much gold do you stash? Every 10 in the stash are a point.
prompt-stash-tens = How much gold do you stash? First the full tens.
prompt-stash-ones = { $count ->
    [0] How much gold do you stash?
   *[other] You stash { $count }0 gold. How much more?
}
prompt-take-modification = Which modification do you take?
prompt-transfer = Which modification moves over to the { NAME("ship", $ship) }?
prompt-use-shot = { $whose ->
    [own] Do you use a special shot?
   *[other] Does the enemy ship use a special shot?
}
prompt-veer-direction = Veering Wind: where does it sail instead?
prompt-veer-icon = Veering Wind: which ship of { NAME("happening", $event) } turns?
prompt-withdraw-ones = { $count ->
    [0] How much gold do you take out?
   *[other] You take out { $count }0 gold. How much more?
}

# Windows for cards
prompt-window-buy = Before you draw for Buy goods: do you play a card?
prompt-window-sold = You have sold { COUNT("card", $count) }: do you play a card?
prompt-window-claim = You claim { NAME("mission", $mission) }: do you play a card?
prompt-window-checked = Your check: { COUNT("success", $count) }. Do you play a card?
prompt-window-rumour = Before the roll for { NAME("rumour", $rumour) }: do you play a card?
prompt-window-deed = Your mission or rumour is completed: do you play a card?
prompt-window-scouted = You have found the ship: do you play a card?
prompt-window-event = The event is { NAME("happening", $event) }: do you play a card?
prompt-window-found = The { NAME("npc", $npc) } has found you: do you play a card?
prompt-window-bought = { $player } has bought { $count ->
    [one] 1 cargo card
   *[other] { $count } cargo cards
}: do you play a card?
prompt-window-death = Your captain is about to die: do you play a card?
prompt-window-engage = You engage: do you play a card?
prompt-window-declared = Both have declared: do you play a card before the roll?
prompt-window-contest = The contest is decided: do you play a card?
prompt-window-between-rounds = Before the next round: do you play a card?
prompt-window-crew-start = Crew combat begins: do you play a card?
prompt-window-crew-round = Before this round of crew combat: do you play a card?
prompt-window-naval-won = You have won the naval combat: do you play a card?
prompt-window-crew-won = You have won the crew combat: do you play a card?

move-pass = nothing
move-done = done
move-pay = pay
move-decline = no
move-roll = roll again
move-nation = { NAME("nation", $nation) }
move-good = { NAME("good", $good) }
move-play = play { NAME("glory", $card) }: { NAME("does", $card) }
move-announce = announce { NAME("glory", $card) }, face down: { NAME("does", $card) }
move-discard-glory = discard { NAME("glory", $card) }: { NAME("does", $card) }
move-keep-glory = keep { NAME("glory", $card) }: { NAME("does", $card) }
move-keep-rumour = keep { NAME("rumour", $rumour) }: { NAME("does", $rumour) }
move-keep-specialist = keep { NAME("glory", $card) }
move-choose-ship = { NAME("ship", $ship) }
move-captain = { NAME("captain", $captain) }
move-redraw = draw anew
move-retire = retire: give up this captain
move-sail-on = sail on
move-end-turn = end the turn
move-sail = sail to { $zone ->
    [caribbean-sea] the Caribbean Sea
   *[other] { NAME("zone", $zone) }
}
move-enter-port = enter the port
move-leave-port = leave the port for the sea
move-enter-by = { NAME("way", $way) }
move-scout-player = look for { $player }
move-scout-npc = look for the { NAME("npc", $npc) }
move-scout-merchant = look for the merchant
move-scout-spanish-merchant = meet the merchant without a roll, if it is Spanish
move-port-action = take the Port action
move-act-on-rumour = act on your rumour
move-pursue-mission = go on with your mission
move-do = { NAME("activity", $activity) }
move-sell = { $count ->
    [0] sell no { NAME("good", $good) }
   *[other] sell { $count } { NAME("good", $good) }
}
move-buy = { $count ->
    [0] buy no { NAME("good", $good) }
   *[other] buy { $count } { NAME("good", $good) }
}
move-keep = { $count ->
    [0] keep no { NAME("good", $good) }
   *[other] keep { $count } { NAME("good", $good) }
}
move-discard-cargo = discard 1 { NAME("good", $good) }
move-discard-load = discard the load of your mission
move-buy-ship = buy a { NAME("ship", $ship) }
move-repair = repair 1 point: { NAME("location", $location) }
move-buy-weapon = buy { NAME("weapon", $weapon) }: { NAME("does", $weapon) }
move-sell-weapon = sell { NAME("weapon", $weapon) }
move-buy-modification = buy { NAME("modification", $modification) }: { NAME("does", $modification) }
move-refresh = make ready: { NAME("modification", $modification) }
move-transfer = move over: { NAME("modification", $modification) }
move-place-modification = to { NAME("zone", $zone) }
move-take-modification = take the one in { NAME("zone", $zone) }
move-hire-crew = { $count ->
    [0] hire nobody
   *[other] hire { $count }
}
move-claim-mission = { NAME("mission", $mission) }: { NAME("does", $mission) }
move-complete-mission = complete your mission
move-stash-tens = { $tens ->
    [0] stash less than 10 gold
   *[other] stash { $tens }0 gold or a little more
}
move-stash-ones = { $ones } gold
move-withdraw-tens = { $tens ->
    [0] take out less than 10 gold
   *[other] take out { $tens }0 gold or a little more
}
move-withdraw-ones = { $ones } gold
move-lower-bounty = by { $count }
move-engage = raid it
move-let-sail = let it sail
move-spend-weapon = spend { NAME("weapon", $weapon) }
move-draw-cargo = draw one more card
move-discard-face = discard { NAME("cargo", $card) }
move-exchange-face = exchange { NAME("cargo", $card) }
move-shoot = shoot
move-board = board
move-flee = flee
move-take-hit = { NAME("location", $location) }
move-cancel-hit = cancel the hit on: { NAME("location", $location) }
move-mend = repair 1 point: { NAME("location", $location) }
move-use-weapon = use { NAME("weapon", $weapon) }: { NAME("does", $weapon) }
move-use-modification = use { NAME("modification", $modification) }
move-reroll = roll a { NAME("face", $face) } again
move-claim-ship = take the ship over
move-keep-ship = keep your own ship
move-icon = ship number { $number }
move-direct = { NAME("towards", $towards) }
move-put-next = { NAME("happening", $event) }: { NAME("does", $event) }
