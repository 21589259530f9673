# The nouns of Pirates of the 7 Seas.

game-seven-seas = Pirates of the 7 Seas
aim-seven-seas = Plunder caravans, sell the booty in port, gather chests. Every round all choose a character in secret; whoever is alone with one gets a gift. Most points win: chests, talismans and sets of 3 tokens count, Black Spots cost.
p7-aim-end = Once somebody draws the card Last Rounds, three more rounds are played{ $limit ->
    [0] {""}
   *[other] ; round { $limit } is the last in any case
}. Each adventure card then left in your hand{ $free ->
    [0] {""}
   *[other] {" "}beyond { $free }
} is one more Black Spot, and a Black Spot costs { $cost ->
    [0] nothing
    [one] 1 point
   *[other] { $cost } points
}.

seat-1 = Green
seat-2 = White
seat-3 = Blue
seat-4 = Yellow

role-shipwright = Shipwright
role-governor = Governor
role-captain = Captain
role-aborigine = Islander
role-shaman = Shaman
role-merchant = Merchant
role-cartographer = Cartographer

good-rum = rum
good-coffee = coffee
good-fruit = fruit

booty-rum = rum
booty-coffee = coffee
booty-fruit = fruit
booty-talisman = talisman

nation-england = England
nation-spain = Spain
nation-france = France
nation-holland = Holland

curse-kraken = Kraken
curse-iceberg = Iceberg
curse-sirens = Sirens
curse-riot = Riot
curse-whirlpool = Whirlpool
curse-idol = Idol
curse-salary = Salary
curse-tavern = Tavern

# What a curse does, as short as it stands on its card
does-kraken = each 1 thrown costs a fruit
does-iceberg = each 2 thrown costs a coffee
does-sirens = each 3 thrown costs a rum
does-riot = each 4 thrown costs one of the dearest good
does-whirlpool = ships near the red die cost a talisman
does-idol = everyone gives a good that its player names
does-salary = 2 chests for each guard
does-tavern = its player gives everyone a die, good or bad

port-pirate-bay = Pirate Bay
port-port-1 = Gull Harbour
port-port-2 = Lantern Quay
port-port-3 = Coral Haven
port-port-4 = Palm Landing
port-port-5 = Turtle Cove
port-port-6 = Parrot Point

# Adventure cards
card-england-1 = English caravan I
card-england-2 = English caravan II
card-england-3 = English caravan III
card-england-4 = English caravan IV
card-spain-1 = Spanish caravan I
card-spain-2 = Spanish caravan II
card-spain-3 = Spanish caravan III
card-spain-4 = Spanish caravan IV
card-france-1 = French caravan I
card-france-2 = French caravan II
card-france-3 = French caravan III
card-france-4 = French caravan IV
card-holland-1 = Dutch caravan I
card-holland-2 = Dutch caravan II
card-holland-3 = Dutch caravan III
card-holland-4 = Dutch caravan IV
card-kraken = Kraken (curse)
card-iceberg = Iceberg (curse)
card-sirens = Sirens (curse)
card-riot = Riot (curse)
card-whirlpool = Whirlpool (curse)
card-idol = Idol (curse)
card-salary = Salary (curse)
card-tavern = Tavern (curse)
card-port-1 = Gull Harbour (port)
card-port-2 = Lantern Quay (port)
card-port-3 = Coral Haven (port)
card-port-4 = Palm Landing (port)
card-port-5 = Turtle Cove (port)
card-port-6 = Parrot Point (port)

kind-caravan = Caravan
kind-port = Port
kind-curse = Curse

ritual-bargain = Bargain
ritual-double-hold = Double Hold
ritual-unsinkable-ship = Unsinkable Ship

pair-rum-coffee = rum and coffee
pair-rum-fruit = rum and fruit
pair-coffee-fruit = coffee and fruit

# Numbers of things
count-ship = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
count-pirate-ship = { $count ->
    [one] 1 pirate ship
   *[other] { $count } pirate ships
}
count-caravan-ship = { $count ->
    [one] 1 caravan ship
   *[other] { $count } caravan ships
}
count-empty-ship = { $count ->
    [one] 1 empty ship
   *[other] { $count } empty ships
}
count-chest = { $count ->
    [one] 1 chest
   *[other] { $count } chests
}
count-token = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
count-spot = { $count ->
    [one] 1 Black Spot
   *[other] { $count } Black Spots
}
count-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-booty-card = { $count ->
    [one] 1 booty card
   *[other] { $count } booty cards
}
count-caravan = { $count ->
    [one] 1 caravan
   *[other] { $count } caravans
}
count-port-card = { $count ->
    [one] 1 port card
   *[other] { $count } port cards
}
count-curse = { $count ->
    [one] 1 curse
   *[other] { $count } curses
}
count-talisman = { $count ->
    [one] 1 talisman
   *[other] { $count } talismans
}
count-guard = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
