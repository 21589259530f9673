option-modules-two-captains = Two captains
option-modules-two-captains-help = Each player is dealt two captains at the start and keeps one.
option-modules-captains-for-gold = Captains for gold
option-modules-captains-for-gold-help = At the start each player may pay 2 of the 10 gold for a second captain, and 2 more for a third, and keeps one of them.
prompt-keep-captain = Which captain do you keep?
prompt-buy-captain = You have { COUNT("captain-card", $count) } to choose from. Do you pay { $gold } gold for another?
count-captain-card = { $count ->
    [one] { $count } captain
   *[other] { $count } captains
}
event-captain-offered = { $player } is dealt a captain to choose from: { NAME("captain", $captain) }. { NAME("does", $captain) }
event-captain-offered-hidden = { $player } is dealt a captain to choose from.
event-captain-kept = { $player } keeps { NAME("captain", $captain) }.
event-captain-paid = { $player } will pay { $count } gold for another captain.
mm-brings-captain = home { NAME("zone", $zone) }; Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }, Influence { $influence }. { NAME("does", $captain) }
mm-brings-captain-for-gold = -{ $price } gold: you begin with { $gold }
mm-captain-not-dealt = { NAME("captain", $captain) } is not among your captains.
