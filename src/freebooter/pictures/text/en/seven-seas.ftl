# The table of Pirates of the 7 Seas.

letter-rum = R
letter-coffee = C
letter-fruit = F

p7-title = Round { $round }{ $last ->
    [0] {""}
   *[other] {" "}(the last is { $last })
}. First player: { $player }.
p7-deck = Deck { $left } (Last Rounds under { $above }), booty { $booty }.
p7-deck-last = Deck { $left }, booty { $booty }.
p7-port = { NAME("port", $port) } pays for three or more: rum { $rum }, coffee { $coffee }, fruit { $fruit } each; for fewer 1.
p7-plunder = { $player } plunders { NAME("nation", $nation) } ({ COUNT("ship", $size) }). Sent: { $sent }.
p7-tavern = Tavern dice to give: { $faces }.
p7-hand = Your hand: { $cards }.
p7-does = { NAME("card", $card) }: { NAME("does", $card) }.
p7-pays = { NAME("card", $card) }: rum { $rum }, coffee { $coffee }, fruit { $fruit }; your cargo would sell for { $cargo } there.
p7-hand-empty = Your hand is empty.
p7-chosen = Chosen: { NAME("role", $role) }.
p7-you = { $name } (you)
p7-plays = { NAME("role", $role) } now
p7-used = used: { $roles }
p7-corsair = Corsair of { $nations }
p7-legend = Ships: { $empty } empty, R C F loaded, { $guard } guard, { $reserve } reserve. Points: if the game ended now, cargo sold and cards in hand charged.

p7-head-ships = Ships
p7-head-ships-short = Ships
p7-head-places = Fleet/guards/reserve
p7-head-places-short = F/G/R
p7-head-chests = Chests
p7-head-chests-short = Chests
p7-head-tokens = Tokens
p7-head-tokens-short = Tokens
p7-head-talismans = Talismans
p7-head-talismans-short = Tal.
p7-head-spots = Black Spots
p7-head-spots-short = Spots
p7-head-points = Points
p7-head-points-short = Points
p7-head-cards = Cards
p7-head-cards-short = Cards

p7-spoken = { $name }: points now { $points }, { $chests } chests, fleet { $fleet } ({ $empty } empty), guards { $guards }, reserve { $reserve }, cargo { $cargo }, tokens { $tokens }, talismans { $talismans }, Black Spots { $spots }, cards { $cards }.
