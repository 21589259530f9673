# What is asked, and what can be chosen.

prompt-choose-character = Choose your character for this round, in secret.
prompt-gift = You alone chose the { NAME("role", $role) }: which gift do you take?
prompt-buy-ships = Shipwright: how many ships do you buy from your reserve?
prompt-take-tile = Governor: whose Corsair do you become? { $reserve ->
    [0] Your reserve is empty: it brings no ship.
   *[other] You get { COUNT("ship", $reserve) } from your reserve.
}
prompt-captain-card = Captain: which caravan do you plunder?
prompt-send-ships = { $captain ->
    [you] You plunder { NAME("nation", $nation) } ({ COUNT("ship", $size) }): how many empty ships do you send? At most { $limit }.
   *[other] { $player } plunders { NAME("nation", $nation) } ({ COUNT("ship", $size) }): how many empty ships do you send? At most { $limit }.
}
prompt-load-goods = You drew { LIST("booty", $cards) }. How much { NAME("good", $good) } do you load? The rest is discarded.
prompt-aborigine-card = Islander: which port do you open?
prompt-shaman-card = Shaman: which curse do you play? It strikes everyone, you too.
prompt-sell-goods = Merchant: how much { NAME("good", $good) } do you sell? { $price ->
    [1] Here it brings 1 each.
   *[other] Three or more bring { $price } each, fewer 1 each.
} Each kind is asked in turn.
prompt-ritual = { $when ->
    [before] Before your action as { NAME("role", $role) }: perform a ritual? You may do so again after it.
   *[after] Your action as { NAME("role", $role) } is done. Perform a ritual, or end your turn?
}
prompt-final-bargain = Final sale: bargain before the rest is sold?
prompt-discard-surplus = Your ships cannot carry all your goods any more: which do you discard?
prompt-name-good = Idol: which good does everyone have to give?
prompt-give-die = { $own ->
    [yes] Tavern: which die do you take?
   *[no] Tavern: which die does { $player } get?
}
prompt-tavern-goods = Tavern: which good do you lose?

move-choose = { NAME("role", $role) }
move-decline = play no card
move-gift = { $size ->
    [0] take no gift
    [1] take the gift
   *[other] take the double gift
}
move-buy-ships = { $count ->
    [0] buy no ship
   *[other] buy { COUNT("ship", $count) }
}
move-take-tile = Corsair of { NAME("nation", $nation) }
move-play-card = { NAME("card", $card) }
move-send = { $count ->
    [0] send no ship
   *[other] send { COUNT("ship", $count) }
}
move-keep = { $count ->
    [0] load no { NAME("good", $good) }
   *[other] load { $count } { NAME("good", $good) }
}
move-sell = { $count ->
    [0] sell no { NAME("good", $good) }
   *[other] sell { $count } { NAME("good", $good) }
}
move-discard = discard 1 { NAME("good", $good) }
move-name-good = { NAME("good", $good) }
move-give-die = the die with { $face }
move-no-ritual = no ritual
p7-no-ritual-before = no ritual – on to your action
p7-no-ritual-after = done – end my turn
p7-no-bargain = no bargain – sell the rest
move-bargain = Bargain: { NAME("pair", $goods) }
move-double-hold = Double Hold
move-unsinkable-ship = Unsinkable Ship
