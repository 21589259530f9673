# The nouns of Black Fleet.

game-black-fleet = Black Fleet
aim-black-fleet = Each turn you sail three ships: your merchant sells its cargo in other ports, your pirate robs the merchants of others and buries the booty on beaches, and a navy ship hunts their pirates. Doubloons buy your four developments; whoever then buys the victory card ends the game, and the richest of those who have it wins.
bf-aim-price = The victory card costs { COUNT("doubloon", $price) }.
bf-aim-price-seat = For { $player } the victory card costs { COUNT("doubloon", $price) }.
bf-aim-late-seats = Third and fourth in the order of play begin with 1 doubloon.
bf-aim-limit = Round { $limit } is the last in any case.

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4

fleet-black = black
fleet-white = white
fleet-green = green
fleet-orange = orange

crew-merchant = merchant
crew-pirate = pirate
crew-yellow-navy = yellow navy ship
crew-violet-navy = violet navy ship

kind-merchant = the merchant
kind-pirate = the pirate
kind-yellow-navy = the yellow navy ship
kind-violet-navy = the violet navy ship

ship-merchant-1 = merchant 1
ship-merchant-2 = merchant 2
ship-merchant-3 = merchant 3
ship-merchant-4 = merchant 4
ship-pirate-1 = pirate 1
ship-pirate-2 = pirate 2
ship-pirate-3 = pirate 3
ship-pirate-4 = pirate 4
ship-yellow-navy = the yellow navy ship
ship-violet-navy = the violet navy ship

good-rum = rum
good-sugar = sugar
good-tobacco = tobacco
good-corn = corn
good-tools = tools
    .one = tool

port-la-barbaria = La Barbaria
port-vesper-point = Vesper Point
port-verdemar = Verdemar
port-goldstrand = Goldstrand
port-anvil-quay = Anvil Quay

source-sales = sales
source-robberies = robberies
source-burials = burials
source-sinkings = pirates sunk
source-cards = cards

# Fortune cards
fortune-F-01 = Fair Wind
fortune-F-02 = Full Canvas
fortune-F-03 = Black Sails
fortune-F-04 = Sealed Orders
fortune-F-05 = Signal Flags
fortune-F-06 = Joint Patrol
fortune-F-07 = Hidden Channel
fortune-F-08 = False Colours
fortune-F-09 = Contrary Current
fortune-F-10 = Whirlpool
fortune-F-11 = Double Watch
fortune-F-12 = Quick Spades
fortune-F-13 = Long Guns
fortune-F-14 = Scarce Goods
fortune-F-15 = Back-Room Deal
fortune-F-16 = Armed Merchantman
fortune-F-17 = Light Fingers
fortune-F-18 = Price on Their Heads
fortune-F-19 = Rich Haul
fortune-F-20 = Marked Chest
fortune-F-21 = Change of Orders

effect-F-01 = merchant or pirate 2 steps more
effect-F-02 = merchant 3 steps more
effect-F-03 = pirate 3 steps more
effect-F-04 = the navy ship may sail 3 steps more
effect-F-05 = command the other navy ship instead
effect-F-06 = command the other navy ship too, with 2 steps
effect-F-07 = the ship may cross islands
effect-F-08 = merchant or pirate may pass through ships
effect-F-09 = between ships: push an opponent's ship, or a navy ship not yours, up to 2 spaces
effect-F-10 = between ships: any two ships side by side change places
effect-F-11 = the ship may act once more
effect-F-12 = the pirate that has attacked may bury too
effect-F-13 = one attack at a distance of 2
effect-F-14 = your next sale pays 1 more per cube
effect-F-15 = sell what this port refuses, for 2 per cube
effect-F-16 = your merchant attacks a merchant: 2 doubloons, 1 of its cubes goes back to port
effect-F-17 = between ships: take 1 doubloon from each opponent
effect-F-18 = each pirate you sink this turn pays 2 more
effect-F-19 = your pirate's next attack pays 2 more
effect-F-20 = your pirate's next burial pays 2 more
effect-F-21 = discard your other movement card, its value adds to this ship's steps

# Developments
development-D5-01 = Extra Canvas
development-D5-02 = Lean Hull
development-D5-03 = Friend of the Admiral
development-D5-04 = Honest Scales
development-D5-05 = Harbour Gossip
development-D5-06 = Bounty Papers
development-D8-01 = Matched Rigging
development-D8-02 = Eager Return
development-D8-03 = Boarding Prize
development-D8-04 = Secret Charts
development-D8-05 = Swivel Guns
development-D8-06 = Two Commissions
development-D11-01 = Smugglers' Coves
development-D11-02 = Shallow Draught
development-D11-03 = Long Nines
development-D11-04 = Bills of Exchange
development-D11-05 = Harbour Battery
development-D11-06 = Change of Flags
development-D14-01 = Swift Squadron
development-D14-02 = Veteran Crew
development-D14-03 = Double Locker
development-D14-04 = Free-Trade Charter
development-D14-05 = Customs Officers
development-D14-06 = High Admiral

effect-D5-01 = merchant 1 step more
effect-D5-02 = pirate 1 step more
effect-D5-03 = the navy ship may sail 2 steps more
effect-D5-04 = each sale pays 1 more
effect-D5-05 = draw 1 fortune card more when you draw, never discard for a symbol, hold up to 4
effect-D5-06 = each pirate you sink pays 1 more
effect-D8-01 = pirate and navy ship 1 step more
effect-D8-02 = pirate 3 steps more in a turn in which it enters
effect-D8-03 = each attack of your pirate pays 2 more
effect-D8-04 = each treasure you bury pays 4 more
effect-D8-05 = your merchant may sink an adjacent pirate for 4
effect-D8-06 = choose the navy ship each turn, 1 step more
effect-D11-01 = your pirate may enter at a lair, and sail from lair to lair in 1 step
effect-D11-02 = merchant and pirate may cross islands
effect-D11-03 = attacks at a distance of up to 2
effect-D11-04 = each sale pays 2 more
effect-D11-05 = your merchant cannot be attacked on a dock
effect-D11-06 = once a turn, between ships, merchant and pirate may change places if at most 6 spaces apart
effect-D14-01 = merchant 1 step, pirate 2, navy ship 2 more
effect-D14-02 = your pirate may attack and bury in one turn
effect-D14-03 = your pirate holds 2 treasures; an attack takes as many as fit, 2 for each
effect-D14-04 = sell refused goods for 3 per cube; each sale pays 2 more
effect-D14-05 = the navy ship may take a cube from a merchant for 3
effect-D14-06 = command both navy ships, each 2 steps more

# Numbers of things
count-step = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
count-doubloon = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}
count-fortune-card = { $count ->
    [one] a fortune card
   *[other] { $count } fortune cards
}

# What a review counts instead of points.
review-unit = doubloons
