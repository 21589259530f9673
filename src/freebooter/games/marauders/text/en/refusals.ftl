# Why a move is not on offer.

# Battle
mm-npc-too-strong-to-flee = This ship does not flee.
mm-nation-at-war-with-you = { NAME("nation", $nation, case: "noun") } is at war with { NAME("nation", $own, case: "noun") } and pays you nothing.
mm-hit-not-there = This hit cannot strike there: { NAME("location", $location) }.
mm-location-destroyed = The { NAME("location", $location) } { $location ->
    [masts] are
    [cannons] are
   *[other] is
} already destroyed.
mm-location-not-hit = The { NAME("location", $location) } { $location ->
    [masts] were
    [cannons] were
   *[other] was
} not hit.
mm-not-mendable = The { NAME("location", $location) } cannot be repaired now.
mm-no-such-die = There is no { NAME("face", $face) } among the dice.
mm-no-such-weapon = You do not have { NAME("weapon", $weapon) }.
mm-shoot-in-first-round = In the first round both shoot.
mm-masts-destroyed = With destroyed masts a ship can only shoot.
mm-crew-destroyed = Without crew nobody can board.
mm-no-bounty-on-loser = There is no { NAME("nation", $nation) } bounty on the beaten captain.
mm-nation-wants-you = { NAME("nation", $nation, case: "noun") } wants you and pays you nothing.
mm-weapon-of-no-use = { NAME("weapon", $weapon) } would do nothing here.

# Cards
mm-card-before-choice = { NAME("glory", $card) } has to be played before this choice is made.
mm-too-little-gold = That costs { $price } gold, and you can pay { $gold }.
mm-no-room = There is no room for that many: you have { COUNT("card", $aboard) }.
mm-card-without-effect = { NAME("glory", $card) } would do nothing now: { $reason } ({ NAME("does", $card) })
mm-card-not-in-hand = You do not hold { NAME("glory", $card) }.
mm-card-other-moment = { NAME("glory", $card) } is not for this moment ({ NAME("moment", $moment) }). { NAME("does", $card) }
mm-announce-hidden = Here { NAME("glory", $card) } is announced face down first.
mm-play-openly = Here { NAME("glory", $card) } is played openly.
mm-card-declined = You have declined { NAME("glory", $card) } in this window.
mm-specialist-twice = You employ one already: { NAME("glory", $card) }.
mm-hire-elsewhere = Not here. { NAME("does", $card) }
mm-hire-at-home = Only in your home port, { NAME("zone", $zone) }: { NAME("glory", $card) }.
mm-hire-tried = You have tried this turn: { NAME("glory", $card) }.
mm-not-held = You do not hold { NAME("glory", $card) }; { $limit } may stay.
mm-not-drawn = That card was not drawn.
mm-not-captured = That is not part of the plunder.
mm-none-aboard = You have no { NAME("good", $good) } aboard.
mm-no-load = You carry no load for a mission.
mm-not-wanted-by = There is no { NAME("nation", $nation) } bounty on you.
mm-bounty-not-so-high = The bounty is only { $bounty }.
mm-not-bought = No { NAME("good", $good) } was bought just now.
mm-event-not-seen = That event is not among those you look at.
mm-no-such-icon = The event has only { $count } ships.
mm-not-so-many-drawn = { $count ->
    [0] You drew no { NAME("good", $good) }.
   *[other] You drew only { $count } { NAME("good", $good) }.
}
mm-other-card-announced = You have announced { NAME("glory", $card) }.
mm-beyond-the-card = The card allows { $least } to { $most }.

# Why a glory card would do nothing now, after a colon
mm-why-at-sea = you are at sea.
mm-why-chest-at-hand = your stash is here, in your home port.
mm-why-contest-lost = you have lost the contest.
mm-why-courier-here = you have a courier here already.
mm-why-enemy-does-not-shoot = the enemy does not shoot.
mm-why-enemy-without-crew = the enemy has no crew left.
mm-why-hidden = you are hidden from this ship already.
mm-why-in-port = you are in port.
mm-why-lines-are-cut = the lines are cut already.
mm-why-no-action = you have no action left for it.
mm-why-no-cannons = your cannons are destroyed.
mm-why-no-events = there are not two events left to look at.
mm-why-no-gold = you have no gold, neither on board nor in the stash.
mm-why-no-goods-drawn = no goods have been drawn yet.
mm-why-no-masts = your masts are destroyed.
mm-why-no-port = there is no port here.
mm-why-no-roll = the mission is claimed without a roll.
mm-why-no-rumours = there is no rumour left to hear.
mm-why-no-war = your nation is not at war with the one that would put a bounty on you.
mm-why-nobody-boards = the enemy has not won the contest by boarding.
mm-why-not-fleeing = you are not fleeing in this contest.
mm-why-not-in-hand = it is no longer in your hand.
mm-why-not-shooting = you are not shooting in this contest.
mm-why-not-wanted = nobody wants you.
mm-why-not-won = you have not won the contest.
mm-why-nothing-bought = nothing of what was bought is left.
mm-why-nothing-to-mend = no location is damaged without being destroyed.
mm-why-own-goods = the goods are your own.
mm-why-port-is-open = the port is open to you.
mm-why-saved = you are saved already.
mm-why-stashed = the stash has been used in this Port action.

# Port
mm-no-cargo-cards = There are no cargo cards to draw.
mm-task-tried = You have tried this turn: { NAME("mission", $mission) }.
mm-mission-non-pirates = { NAME("mission", $mission) } is not for pirates.
mm-mission-pirates = { NAME("mission", $mission) } is for pirates only.
mm-chest-at-home = The stash is only in your home port.
mm-spoken-of-already = You have decided on { NAME("good", $good) } already.
mm-too-little-aboard = You have only { $gold } gold on board.
mm-not-to-be-moved = It cannot be moved to the new ship: { NAME("modification", $modification) }.
mm-other-ship = A { NAME("ship", $ship) } is not what is offered.
mm-no-starting-ship = Nobody starts with a { NAME("ship", $ship) }.
mm-weapons-enough = You cannot carry more special weapons: { $limit } at most.
mm-weapon-twice = You have { NAME("weapon", $weapon) } already.
mm-token-not-drawn = There was no token of { NAME("good", $good) } among those drawn.
mm-no-pirate-at-home = You may draw another captain only if the first one would find a pirate's welcome at home.
mm-activity-done = Each activity can be done once in a Port action: { NAME("activity", $activity) }.
mm-nothing-to-sell = You have nothing to sell.
mm-nothing-at-yard = There is nothing you could do at the shipyard with { $gold } gold.
mm-crew-full = { $wanted ->
    [0] Your crew is complete.
   *[other] Your ship has room for { $wanted } more only.
}
mm-no-mission = You have no mission.
mm-mission-not-in-port = { NAME("mission", $mission) } is not completed in port. { NAME("does", $mission) }
mm-mission-elsewhere = { NAME("mission", $mission) } goes on elsewhere: { NAME("zone", $zone) }.
mm-goods-missing = You do not have the goods for { NAME("mission", $mission) }. { NAME("does", $mission) }
mm-mission-attempt-used = You have tried to claim a mission in this Port action.
mm-no-mission-here = There is no mission in { NAME("zone", $zone) } now.
mm-mission-not-on-offer = { NAME("mission", $mission) } is not on offer here.
mm-mission-needs-no-bounty = { NAME("mission", $mission) } is not for captains wanted by { NAME("nation", $nation, case: "noun") } (your bounty: { $bounty }).
mm-mission-needs-gold = { NAME("mission", $mission) } costs { $price } gold; you have { $gold } on board.
mm-mission-needs-crew = { NAME("mission", $mission) } needs { $wanted } crew; you have { $crew }.
mm-mission-needs-ship = You do not have the ship for { NAME("mission", $mission) }. { NAME("does", $mission) }
mm-mission-needs-space = { NAME("mission", $mission) } needs a free space in your hold.
mm-nothing-to-stash = You have no gold to stash.
mm-courier-wants-gold = The fee is { $price } gold; you have { $gold } on board.
mm-not-so-many-aboard = { $count ->
    [0] You have no { NAME("good", $good) } aboard.
   *[other] You have only { $count } { NAME("good", $good) } aboard.
}
mm-room-enough = There is room enough ({ $room }): nothing has to go.
mm-withdraw-something = At least 1 gold has to come aboard.
mm-stash-too-small = There is only { $stash } gold in the stash.
mm-weapon-just-traded = Each weapon is traded once per Port action: { NAME("weapon", $weapon) }.
mm-ship-not-for-sale = No { NAME("ship", $ship) } is for sale.
mm-own-ship-unsaleable = Your { NAME("ship", $ship) } cannot be sold.
mm-crew-is-recruited = Crew is recruited, not repaired.
mm-not-damaged = The { NAME("location", $location) } { $location ->
    [masts] are
    [cannons] are
   *[other] is
} not damaged.
mm-no-repair-for-pirates = In this port pirates cannot repair.
mm-weapon-not-in-game = There is no { NAME("weapon", $weapon) } in this game.
mm-modification-face-down = The token in this port lies face down until the next Port action.
mm-modification-not-here = That modification is not in this port: { NAME("modification", $modification) }.
mm-modification-twice = Your ship has that already: { NAME("modification", $modification) }.
mm-modification-useless = That would do nothing for your ship: { NAME("modification", $modification) }.
mm-no-such-modification = Your ship does not have that: { NAME("modification", $modification) }.
mm-no-free-port = There lies a modification already: { NAME("zone", $zone) }.
mm-sell-first = Goods can be sold only before anything else is done in port.
mm-no-recruits-for-pirates = In this port pirates cannot recruit.
mm-courier-brings-nothing = From here gold can be stashed, but not taken out.
mm-nothing-to-refresh = That is ready: { NAME("modification", $modification) }.
mm-only-in-port = That is a service of a port.
mm-no-modification-there = There is no modification you could take: { NAME("zone", $zone) }.

# Raid
mm-not-this-way-in = That is no way into the port of { NAME("zone", $zone) }.
mm-merchant-of-other-nation = This merchant is not { NAME("nation", $nation) }.
mm-card-not-laid-out = That card is not laid out: { NAME("cargo", $card) }.
mm-card-does-not-hit = That card shows no hit: { NAME("cargo", $card) }.
mm-hold-too-small = { COUNT("card", $count) } lie there, and there is room for { $room }.

# Turn
mm-no-actions-left = You have no actions left for that.
mm-too-few-actions = That costs { $actions } actions; you have { $left } left.
mm-must-respond = The { NAME("npc", $npc) } wants an answer: choose one.
mm-port-closed-bounty = The port of { NAME("zone", $zone) } is closed to you: { NAME("nation", $nation, case: "noun") } wants you.
mm-port-closed-war = The port of { NAME("zone", $zone) } is closed to you: { NAME("nation", $nation, case: "noun") } is at war with your nation.
mm-rumour-elsewhere = This is not the place of your rumour.
mm-retire-in-port = Captains retire in port.
mm-retire-too-late = Captains retire before their first action.
mm-in-port-already = You are in the port of { NAME("zone", $zone) } already.
mm-no-port-here = There is no port here: { NAME("zone", $zone) }.
mm-scout-from-port = From a port nobody can be scouted: leave it first.
mm-scouted-already = You have looked for that ship this turn.
mm-not-in-port = You are not in a port.
mm-port-action-used = One Port action a turn: you have taken it.
mm-here-for-a-rumour = You are in { NAME("zone", $zone) } for the sake of the rumour only.
mm-port-check-failed = The check has failed: { NAME("zone", $zone) } does nothing for you this turn.
mm-no-rumour = You have no rumour.
mm-no-merchant = There is no merchant here: { NAME("zone", $zone) }.
mm-not-alone = You are not alone here.
mm-not-wanted-here = This is neither your home nor a port of a nation that wants you.
mm-mission-without-action = No action of its own: { NAME("mission", $mission) } goes on by itself, or in a Port action by "complete your mission". { NAME("does", $mission) }
mm-at-sea-already = You are at sea already, { off-zone }.
mm-leave-port-first = Leave the port of { NAME("zone", $zone) } first.
mm-not-adjacent = { NAME("zone", $zone) } has no border with { NAME("zone", $here) }.
mm-no-such-captain = There is no such captain to look for.
mm-captain-is-dead = { $player } has no captain at sea.
mm-captain-in-port = { $player } is in port, where nobody can be scouted.
mm-captain-elsewhere = { $player } is elsewhere: { NAME("zone", $zone) }.
mm-npc-not-at-sea = It is not at sea: { NAME("npc", $npc) }.
mm-npc-elsewhere = It is elsewhere, { off-zone }: { NAME("npc", $npc) }.
mm-only-off-cartagena = Only off Cartagena are Spanish merchants found without a roll.

# The reason of a bad option
mm-option-points-to-win = the points to win are a number from 2 to 30.
mm-no-such-module = there is no module { $module }{ $named ->
       *[none] ; none is installed.
        [near] . Do you mean { $names }?
        [all] . There are: { $names }.
    }
mm-no-such-preset = there is no preset { $preset }; there are: { $known }.
mm-modules-exclude = { NAME("option-modules", $module) } and { NAME("option-modules", $other) } cannot be played together.
mm-module-needs = { NAME("option-modules", $module) } needs { NAME("option-modules", $needed) }.
mm-preset-needs = { NAME("option-modules", $needed) } cannot be left out of the preset { $preset } as long as { NAME("option-modules", $module) } is in it.
mm-module-implied = { NAME("option-modules", $module) } is switched on because of { NAME("option-modules", $by) }.
