# What is asked, and what can be chosen.

prompt-choose-character = Choose your character for this round, in secret.
prompt-gift = You alone chose the { NAME("role", $role) }: which gift do you take?
prompt-buy-ships = Shipwright: how many ships do you buy from your reserve?
prompt-take-tile = Governor: of which nation do you become Corsair?
prompt-captain-card = Captain: which caravan do you plunder?
prompt-send-ships = How many empty ships do you send against { NAME("nation", $nation) } ({ COUNT("ship", $size) })? At most { $limit }.
prompt-load-goods = You drew { $drawn } { NAME("good", $good) }: how much do you load? The rest is discarded. Each kind is asked in turn.
prompt-aborigine-card = Aborigine: which port do you open?
prompt-shaman-card = Shaman: which curse do you play? It strikes everyone, you too.
prompt-sell-goods = Merchant: how much { NAME("good", $good) } do you sell? { $price ->
    [1] Here it brings 1 each.
   *[other] Three or more bring { $price } each, fewer 1 each.
} Each kind is asked in turn.
prompt-ritual = Do you perform a ritual? You can before and after your action.
prompt-final-bargain = Final sale: do you bargain before the rest is sold?
prompt-discard-surplus = Your ships cannot carry all your goods any more: which do you discard?
prompt-name-good = Idol: which good does everyone have to give?
prompt-give-die = Tavern: which die does { $player } get?
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
move-bargain = Bargain: { NAME("pair", $goods) }
move-double-hold = Double Hold
move-unsinkable-ship = Unsinkable Ship
