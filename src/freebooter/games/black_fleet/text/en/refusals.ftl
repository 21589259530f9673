# Why a move is not on offer.

# Which ship, and when
bf-no-ship-active = No ship is sailing: choose one first.
bf-ships-in-step-two = Ships sail after you have played a movement card, and before you draw and buy.
bf-only-between-ships = Only between two ships: finish the one that is sailing first.
bf-ship-finished = The { NAME("crew", $ship) } has sailed already; each ship sails once a turn.
bf-navy-not-commanded = The { NAME("crew", $ship) } is not yours to command this turn; your movement card says which navy ship is.
bf-finish-first = Finish the { NAME("crew", $ship) } first: each ship is done with before the next.
bf-card-for-other-ship = That card is not for the ship that is sailing.
bf-command-by-card = Your movement card says which navy ship you command.

# Sailing
bf-land = { $space } is land.
bf-not-on-map = There is no such space on this map: { $space }.
bf-distant-sea = { $space } is the distant sea; ships come from there, none goes there.
bf-here-already = The ship is at { $space } already.
bf-too-far = { $space } is too far: { $distance ->
    [-1] no way leads there
   *[other] { COUNT("step", $distance) }
}, and { $steps } left.
bf-out-of-reach = { $space } is too far for every ship that may still sail.
bf-way-blocked = Other ships bar the way to { $space }, and there is no shorter one around them.
bf-entry-blocked = Ships bar the entry from the distant sea to { $space }.
bf-space-taken = { $space } holds another ship.
bf-no-way-on = No ship may stay where another is, and there is no way on from there.
bf-must-leave-space = { $space } holds another ship: sail on before you finish.

# Actions
bf-no-action-left = This ship has used its action.
bf-no-second-attack = This ship has attacked already this turn.
bf-attack-or-bury = The pirate has one action a turn: attack or bury.
bf-own-ship = That is your own ship.
bf-not-in-game = Nobody sails that ship in this game.
bf-off-board = That ship is not on the board.
bf-out-of-range = That ship is not on an adjacent space.
bf-enter-first = The pirate must enter the board first.
bf-hold-full = The pirate's hold is full: bury the treasure first, on a beach.
bf-pirates-rob-merchants = Pirates attack merchants only.
bf-merchant-unarmed = Your merchant has no guns for that.
bf-navy-hunts-pirates = Navy ships attack pirates only.
bf-safe-on-dock = A harbour battery protects that merchant on its dock.
bf-only-merchants-sell = Only merchants sell.
bf-not-docked = The merchant is not on a dock: sail to one beside a port.
bf-own-goods = No port buys the goods it sells itself.
bf-goods-refused = { NAME("port", $port) } does not buy { NAME("good", $good) }.
bf-only-pirates-bury = Only pirates bury.
bf-no-treasure = The pirate has no treasure: rob a merchant first.
bf-not-on-beach = The pirate is not on a beach.
bf-no-change-of-flags = You do not have Change of Flags.
bf-flags-changed = You have changed flags this turn already.
bf-both-on-board = Your merchant and your pirate must both be on the board.
bf-flags-too-far = Your merchant and your pirate are too far apart to change flags.

# Fortune cards
bf-not-in-hand = You do not hold { NAME("fortune", $card) }.
bf-fortune-in-step-two = { NAME("fortune", $card) } can be played only while your ships sail.
bf-card-without-effect = That card would change nothing now.
bf-no-steps-left = That ship has no steps left.
bf-no-sale-to-come = Your merchant will not sell any more this turn.
bf-no-attack-to-come = Your pirate will not attack any more this turn.
bf-no-burial-to-come = Your pirate will not bury any more this turn.
bf-no-sinking-to-come = None of your ships can sink a pirate any more this turn.
bf-both-navy-commanded = You command both navy ships already.
bf-navy-has-sailed = The navy ship you command has sailed, or is sailing.
bf-shares-space = Not while a ship is on the space of another: sail on first.
bf-no-other-movement-card = You have no other movement card.
bf-other-navy-colour = Your other movement card is for the other navy ship.
bf-nothing-to-push = There is no ship that the current could move.
bf-none-side-by-side = No two ships are side by side.
bf-not-attacked-yet = Your pirate has not attacked this turn.
bf-armed-for-merchants = With this card your merchant attacks merchants only.
bf-no-target = No ship to attack is in range.
bf-port-buys-it = The port buys these goods anyway: sell them.
bf-all-poor = No opponent has a doubloon.
bf-cannot-push = The current cannot push { NAME("ship", $ship) }: it must be an opponent's ship or a navy ship you do not command, on the board, with free sea beside it.
bf-cannot-drift-there = The current does not reach { $space }: at most 2 free spaces, past no ship.
bf-not-side-by-side = No ship to change places with is beside { NAME("ship", $ship) }.

# Purchases, placing, cards
bf-too-poor = That costs { COUNT("doubloon", $price) }, and you have { $doubloons }.
bf-bought-already = You have bought that card already.
bf-developments-first = The victory card comes last: buy your four developments first.
bf-buy-at-the-end = Cards are bought at the end of the turn, when your ships have sailed.
bf-dock-taken = Another ship is at dock { $space }.
bf-port-short = That port has only { $stock ->
    [one] 1 { NAME("good", $good, case: "one") }
   *[other] { $stock } { NAME("good", $good) }
}, and a merchant starts with { $cubes }.
bf-not-dealt-to-you = That development was not dealt to you.
bf-movement-not-in-hand = You do not hold that movement card.
bf-card-played-already = You have played your movement card this turn.

# Options that cannot be
bf-option-victory-price = the victory price is 10 or 20, for all or seat by seat (10,20,10).
bf-option-choose-developments = developments can be chosen with three players only.
bf-option-map = there is no such map.
bf-option-round-limit = the round limit is a number from 1 to 1000.
