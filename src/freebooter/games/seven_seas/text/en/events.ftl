# The log that people read.

event-new-round = Round { $round }. First player: { $player }.
    .you = Round { $round }. First player: you.
event-role-called = { NAME("role", $role) }: { $players }.
    .at-you = { NAME("role", $role) }: you{ $more ->
        [0] {""}
       *[other] {" "}and { $others }
    }.
event-roles-skipped = Nobody chose: { LIST("role", $roles) }.
event-cards-back = All characters back in hand: { $players }.
event-last-rounds = { $player } draws Last Rounds: round { $last } will be the last{ $cut ->
    [yes] , since that is the limit
   *[no] {""}
}.
    .you = You draw Last Rounds: round { $last } will be the last{ $cut ->
        [yes] , since that is the limit
       *[no] {""}
    }.
event-game-ends = The game ends after round { $round }.

why-mistake = { $why ->
    [shipwright] the reserve is empty
    [governor] no nation is free
    [captain] no caravan is played
    [aborigine] no port is opened
    [shaman] no curse is played
    [merchant] nothing is sold
   *[cartographer] the deck is empty
}
event-mistake = { $player } makes a mistake: { why-mistake }.
    .you = You make a mistake: { why-mistake }.
event-no-effect = { $why ->
    [bought] { $player } buys no ship: no mistake, but no gift either
    [sold] { $player } sells nothing: no mistake, but no gift either
    [sent] Nobody has sent a ship: the caravan sails on, there is no battle and no booty
    [owed] { $player } has not enough to pay all of it; what is missing is not owed later
    [guards] Nobody has a ship on guard, so nobody pays
    [goods] { $player } has no goods to lose
   *[chests] { $player } has no chest to lose
}.
why-spot = { $why ->
    [absent] for sending no ship{" "}
    [corsair] as Corsair of the plundered nation{" "}
    [governor] as the price of the Governor{" "}
    [hand] for cards left in hand{" "}
   *[other] {""}
}
event-black-spot = { $player } takes { COUNT("spot", $count) } { why-spot }({ $spots } now).
    .you = You take { COUNT("spot", $count) } { why-spot }({ $spots } now).
event-spots-returned = { $player } gives back { COUNT("spot", $count) } ({ $spots } left).
    .you = You give back { COUNT("spot", $count) } ({ $spots } left).
event-gift-taken = { $player } takes the gift of the { NAME("role", $role) }{ $size ->
    [2] , doubled for the first player
   *[other] {""}
}.
    .you = You take the gift of the { NAME("role", $role) }{ $size ->
        [2] , doubled for the first player
       *[other] {""}
    }.
event-gift-declined = { $player } declines the gift of the { NAME("role", $role) }.
    .you = You decline the gift of the { NAME("role", $role) }.

event-chests-gained = { $player } gets { COUNT("chest", $count) } ({ $chests } now).
    .you = You get { COUNT("chest", $count) } ({ $chests } now).
event-chests-lost = { $player } loses { COUNT("chest", $count) } ({ $chests } left).
    .you = You lose { COUNT("chest", $count) } ({ $chests } left).
event-tokens-gained = { $player } gets { COUNT("token", $count) } ({ $tokens } now).
    .you = You get { COUNT("token", $count) } ({ $tokens } now).
event-talismans-lost = { $player } loses { COUNT("talisman", $count) } ({ $talismans } left).
    .you = You lose { COUNT("talisman", $count) } ({ $talismans } left).
event-goods-lost = { $player } gives up { $count } { NAME("good", $good) }.
    .you = You give up { $count } { NAME("good", $good) }.
event-goods-sold = { $player } sells { $count } { NAME("good", $good) } for { COUNT("chest", $chests) }.
    .you = You sell { $count } { NAME("good", $good) } for { COUNT("chest", $chests) }.
event-goods-loaded = { $player } loads { $count } { NAME("good", $good) }.
    .you = You load { $count } { NAME("good", $good) }.
event-goods-refused = { $player } leaves { $count } { NAME("good", $good) } behind.
    .you = You leave { $count } { NAME("good", $good) } behind.
event-final-sale = Final sale: { $player } sells everything for { COUNT("chest", $chests) }.
    .you = Final sale: you sell everything for { COUNT("chest", $chests) }.

event-ships-bought = { $player } buys { COUNT("ship", $count) } ({ COUNT("chest", $chests) } left).
    .you = You buy { COUNT("ship", $count) } ({ COUNT("chest", $chests) } left).
event-ships-gained = { $player } gets { COUNT("ship", $count) } from the reserve (fleet { $fleet }).
    .you = You get { COUNT("ship", $count) } from the reserve (fleet { $fleet }).
event-ships-lost = { $player } has too little to give and loses { COUNT("ship", $count) } to the reserve (fleet { $fleet }).
    .you = You have too little to give and lose { COUNT("ship", $count) } to the reserve (fleet { $fleet }).
event-guards-go = { $player } must send { COUNT("ship", $count) } on guard, one for each 10 chests ({ $guards } on guard now).
    .you = You must send { COUNT("ship", $count) } on guard, one for each 10 chests ({ $guards } on guard now).
event-guards-return = { $player } has { COUNT("guard", $count) } back in the fleet ({ $guards } on guard now).
    .you = You have { COUNT("guard", $count) } back in the fleet ({ $guards } on guard now).
event-corsair = { $player } becomes Corsair of { NAME("nation", $nation) }.
    .you = You become Corsair of { NAME("nation", $nation) }.
event-card-drawn = { $player } draws { NAME("card", $card) }.
    .you = You draw { NAME("card", $card) }.
event-card-drawn-hidden = { $player } draws an adventure card.

event-caravan-played = { $player } plunders { NAME("nation", $nation) }: a caravan of { COUNT("ship", $size) }.
    .you = You plunder { NAME("nation", $nation) }: a caravan of { COUNT("ship", $size) }.
event-port-played = { $player } opens { NAME("port", $port) }.
    .you = You open { NAME("port", $port) }.
event-curse-played = { $player } plays the curse { NAME("curse", $curse) }: { NAME("does", $curse) }.
    .you = You play the curse { NAME("curse", $curse) }: { NAME("does", $curse) }.
event-ritual = { $player } performs { NAME("ritual", $ritual) } for { COUNT("token", $cost) } ({ $tokens } left).
    .you = You perform { NAME("ritual", $ritual) } for { COUNT("token", $cost) } ({ $tokens } left).

event-ships-sent = { $player } sends { $count ->
    [0] no ship
   *[other] { COUNT("ship", $count) }
}.
    .you = You send { $count ->
        [0] no ship
       *[other] { COUNT("ship", $count) }
    }.
event-battle = { $player } throws the dice: { $caravan } of the caravan, { $pirates } of the pirates.
    .you = You throw the dice: { $caravan } of the caravan, { $pirates } of the pirates.
event-battle-fight = Fight { $number }, { TENTHS($distance) } mm apart: caravan { $caravan }, { $player } { $pirate } - { $sunk ->
    [both] both sink
    [pirate] the pirate sinks
   *[caravan] the caravan sinks
}.
event-battle-end = { $end ->
    [won] The caravan is sunk; pirate ships afloat: { $afloat }.
    [both] The last ships sink together: no booty.
   *[lost] No pirate ship is left; the caravan escapes with { COUNT("ship", $left) }.
}
how-many-saved = { $saved ->
    [0] {""}
    [one] , but 1 is unsinkable and returns
   *[other] , but { $saved } are unsinkable and return
}
event-ships-sunk = { $player } has { COUNT("ship", $count) } sunk{ how-many-saved }.
    .you = You have { COUNT("ship", $count) } sunk{ how-many-saved }.
event-booty-reshuffled = The booty deck is used up; its discard pile makes a new deck of { COUNT("booty-card", $count) }.

which-booty = { $count ->
    [0] no booty: none is left
   *[other] { COUNT("booty-card", $count) }: { LIST("booty", $cards) }
}
event-booty = { $player } draws { which-booty }.
    .you = You draw { which-booty }.

event-ships-safe = { COUNT("ship", $count) } of { $player } { $count ->
    [one] is
   *[other] are
} safe by the Shaman's gift.
    .you = { COUNT("ship", $count) } of yours { $count ->
        [one] is
       *[other] are
    } safe by the Shaman's gift.
event-curse-thrown = { NAME("curse", $curse) }: each { $face } costs 1 { NAME("good", $good) }.
event-curse-dice = { $player } throws { $faces }: { $struck ->
    [0] nothing
   *[other] { $struck } to pay
}.
    .you = You throw { $faces }: { $struck ->
        [0] nothing
       *[other] { $struck } to pay
    }.
event-whirlpool = Whirlpool: the red die shows { $face }; { COUNT("ship", $thrown) } thrown.
event-whirlpool-caught = A ship of { $player } is caught, { TENTHS($distance) } mm away.
    .you = One of your ships is caught, { TENTHS($distance) } mm away.
event-idol = { $player } names { NAME("good", $good) }.
    .you = You name { NAME("good", $good) }.
event-tavern-thrown = { $player } throws the tavern dice: { $faces }.
    .you = You throw the tavern dice: { $faces }.
event-tavern-die = { $player } gets the { $face }: { $face ->
    [1] a Black Spot
    [2] loses one good
    [3] loses 1 chest
    [4] gets 1 chest
    [5] gets 1 booty card
   *[6] gets 3 tokens
}.
    .you = You get the { $face }: { $face ->
        [1] a Black Spot
        [2] you lose one good
        [3] you lose 1 chest
        [4] you get 1 chest
        [5] you get 1 booty card
       *[6] you get 3 tokens
    }.

# The score sheet
term-chests = Chests
term-final-sale = Final sale
term-talismans = Talismans
term-token-sets = Sets of 3 tokens
term-black-spots = Black Spots
term-hand-spots = Black Spots for cards in hand
term-total = Total
term-tie-corsair-tiles = Tie: fewer Corsair tiles
term-tie-black-spots = Tie: fewer Black Spots

# Numbers that a player keeps an eye on
figure-points = points
figure-cargo = cargo here
figure-chests = chests
figure-ships = ships
figure-talismans = talismans
figure-tokens = tokens
figure-spots = Black Spots
