# What an option would bring or cost.

# Endings that several use
alone-shipwright = { $gift ->
    [0] {""}
   *[other] ; if alone: { $rest ->
        [yes] up to { COUNT("ship", $gift) } of the rest free
       *[no] { COUNT("ship", $gift) } free
    }
}
alone-governor = { $gift ->
    [0] {""}
    [1] ; if alone: 1 Black Spot back
   *[other] ; if alone: { $gift } Black Spots back
}
alone-captain = { $gift ->
    [0] {""}
    [1] ; if alone: 2 tokens
   *[other] ; if alone: 4 tokens
}
alone-aborigine = { $gift ->
    [0] {""}
   *[other] ; if alone: { COUNT("booty-card", $gift) }
}
alone-shaman = { $gift ->
    [0] {""}
   *[other] ; if alone: { $safe } of your ships safe
}
alone-merchant = { $gift ->
    [0] {""}
   *[other] ; if alone: { COUNT("chest", $gift) } more
}
alone-cartographer = { $gift ->
    [0] {""}
   *[other] ; if alone: up to { COUNT("card", $gift) } more
}
characters-back = { $back ->
    [0] {""}
    [1] ; 1 used character back
   *[other] ; { $back } used characters back
}
p7-odds = { $sinks } % to sink it; on average { TENTHS($lost) } ships lost, { TENTHS($cards) } cards drawn. { COUNT("pirate-ship", $pirates) } against { COUNT("caravan-ship", $size) }{ $still ->
    [0] {""}
    [one] {" "}so far, as if the one still to come sent none
   *[other] {" "}so far, as if the { $still } still to come sent none
}
a-mistake = a mistake, 1 Black Spot ({ $points })
instead = { $pays ->
    [ship] a ship
   *[chest] a chest
}

# Choosing a character
brings-shipwright = { $most ->
    [0] { COUNT("ship", $reserve) } in reserve, but no chest to pay with
   *[other] buy up to { COUNT("ship", $most) }, 1 chest each (you have { $chests })
}{ alone-shipwright }
brings-governor = get { COUNT("ship", $reserve) }; costs 1 Black Spot ({ $points }), and 1 more whenever the nation you pick is plundered{ $free ->
    [1] {" "}(only 1 is left: whoever comes first takes it)
   *[other] {""}
}{ alone-governor }
brings-captain = plunder: { COUNT("caravan", $count) } (up to { COUNT("ship", $largest) }), { $empty ->
    [0] but no empty ship to send, which costs 1 Black Spot ({ $points })
   *[other] { COUNT("empty-ship", $empty) } to send
}{ alone-captain }{ characters-back }
brings-aborigine = open a port: { COUNT("port-card", $count) }; your cargo sells for { $now } now, { $best } there{ alone-aborigine }{ characters-back }
brings-shaman = curse everyone, you too ({ COUNT("curse", $count) } in hand){ alone-shaman }{ characters-back }
brings-merchant = your cargo sells for { COUNT("chest", $chests) } at { NAME("port", $port) }{ alone-merchant }
brings-cartographer = draw 1 card ({ $left } left){ alone-cartographer }
brings-mistake-shipwright = your reserve is empty: { a-mistake }
brings-mistake-governor = no nation is free: { a-mistake }
brings-mistake-captain = no caravan in hand: { a-mistake }{ characters-back }
brings-mistake-aborigine = no port card in hand: { a-mistake }{ characters-back }
brings-mistake-shaman = no curse in hand: { a-mistake }{ characters-back }
brings-mistake-merchant = no goods aboard: { a-mistake }
brings-mistake-cartographer = the deck is empty: { a-mistake }

# Playing a card
brings-decline = { a-mistake }; you keep your cards
brings-caravan = a caravan of { $size }. Everyone may send up to { COUNT("ship", $limit) }; you have { $empty } empty{ $most ->
    [0] {""}
   *[other] . Your { $most } alone would sink it { $sinks } times in 100
}{ $corsair ->
    [you] ; you are the Corsair: 1 Black Spot
    [other] ; the Corsair is { $player }
   *[nobody] {""}
}
brings-port = rum { $rum }, coffee { $coffee }, fruit { $fruit }; your cargo would sell for { $there } (now { $now })
brings-dice-curse = each { $face } thrown costs 1 { NAME("good", $good) } or { instead }; you throw { $thrown } ({ $safe } safe), hold { $held }
brings-whirlpool = ships near the red die cost 1 talisman or { instead }; you throw { $thrown } ({ $safe } safe), hold { $held }
brings-idol = you name a good; everyone gives 1 or { instead }
brings-salary = everyone pays 2 chests per guard; you: { $chests } for { COUNT("guard", $guards) }
brings-tavern = { $dice } dice, from 1 (Black Spot) to 6 (3 tokens); you give one to everybody

# Gifts
brings-gift-shipwright = { $count ->
    [0] nothing: your reserve is empty
   *[other] { COUNT("ship", $count) } from reserve, free
}
brings-gift-governor = give back { COUNT("spot", $count) } (+{ $points })
brings-gift-captain = { COUNT("token", $count) }
brings-gift-aborigine = { COUNT("booty-card", $count) }
brings-gift-merchant = { COUNT("chest", $count) }
brings-gift-cartographer = { COUNT("card", $count) } more; at the end each card in hand { $free ->
    [0] {""}
   *[other] beyond { $free }{" "}
}brings a Black Spot

# The roles
brings-buy = { COUNT("chest", $chests) } left, fleet { $fleet }, { COUNT("guard", $guards) }
brings-buy-none = no mistake, but no gift either
brings-tile = 1 Black Spot now ({ $points }), and 1 whenever its caravan is plundered ({ $left } such cards left, { $own } of them in your hand)
brings-send-none = { COUNT("spot", $spots) } ({ $points }), no booty
brings-send = { p7-odds }
brings-send-corsair = 1 Black Spot as Corsair ({ $points }); { p7-odds }
brings-load = { $aboard } { NAME("good", $good) } aboard, room for { $room } more; your cargo then sells for { $value }{ $left ->
    [0] {""}
   *[other] ; { $left } discarded
}
brings-load-none = { $left } { NAME("good", $good) } discarded; no ship is loaded
brings-sell = { COUNT("chest", $chests) }, { $each } each{ $kept ->
    [0] {""}
   *[other] ; { $kept } left aboard
}
brings-sell-none = { $kept } left aboard{ $must ->
    [yes] ; selling nothing at all is a mistake ({ $points })
   *[no] {""}
}
brings-discard = { $aboard } { NAME("good", $good) } left; your cargo then sells for { $value } (now { $now })
brings-name = { $held ->
    [0] you pay { instead }
   *[other] you give 1 of { $held }
}; of the others { $give } can give it, { $pay } must pay { instead }
brings-name-nothing = you have nothing to give and no { $pays ->
    [ship] ship
   *[chest] chest
} to pay with; of the others { $give } can give it, { $pay } must pay { instead }
brings-die = { $face ->
    [1] a Black Spot
    [2] loses one good
    [3] loses 1 chest
    [4] gets 1 chest
    [5] gets 1 booty card
   *[6] gets 3 tokens
}
brings-die-nothing = { $face ->
    [2] loses one good, but has none: nothing
    [5] gets 1 booty card, but none is left: nothing
   *[other] loses 1 chest, but has none: nothing
}

# Rituals
brings-bargain = { COUNT("chest", $chests) } for { COUNT("token", $cost) } ({ $tokens } left)
brings-double-hold = one ship carries two goods: then there is room for { $room } more, for { COUNT("token", $cost) } ({ $tokens } left)
brings-unsinkable-ship = { COUNT("ship", $level) } sunk in a battle will return to the fleet, for { COUNT("token", $cost) } ({ $tokens } left)
brings-no-ritual = keep { COUNT("token", $tokens) }, worth { COUNT("point", $points) } at the end
