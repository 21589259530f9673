# The table of Black Fleet.

letter-sugar = S
letter-tobacco = T
letter-corn = C
letter-tools = O

bf-sign-merchant = M
bf-sign-pirate = P
bf-sign-yellow-navy = NY
bf-sign-violet-navy = NV
bf-sign-victory = V

bf-title = Round { $round }{ $last ->
    [0] {""}
   *[other] {" "}(the last)
}. Turn of { $player }.
bf-left = { COUNT("step", $steps) }, { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
} left
bf-bonus-sale = next sale +{ $count } per cube
bf-bonus-attack = next attack +{ $count }
bf-bonus-burial = next burial +{ $count }
bf-bonus-sinking = each pirate sunk +{ $count }

bf-hint-sail = { $first }-{ $last }: sail to the space with that number on the map.
bf-hint-sail-acts = { $first }-{ $last }: sail to the space with that number; ! marks spaces where the ship can act.
bf-hint-drift = { $first }-{ $last }: the space with that number on the map.
bf-hint-dock = { $first }-{ $last }: the dock with that number. Your merchant loads 3 goods of the port beside it.

bf-beside-head = port stock buys for
bf-beside-1 = r       dock of [R]
bf-beside-2 = (3)     beach, pays 3
bf-beside-3 = M1 P1 merchant pirate
bf-beside-4 = P1$ loot  M1* sailing
bf-beside-5 = NY NV   navy ships
bf-beside-6 = x lair ^ isle ~ outer
bf-beside-head-long = Ports: stock, and what they pay for a cube
bf-beside-1-long = r        a dock of [R]: merchants sell and load there
bf-beside-2-long = (3)      a beach: a pirate buries a treasure there for 3
bf-beside-3-long = M1 P1    merchant and pirate of player 1
bf-beside-4-long = P1$ M1*  a pirate with a treasure; the ship that is sailing
bf-beside-5-long = NY NV    the yellow and the violet navy ship
bf-beside-6-long = x lair, ^ island, ~ distant sea where pirates come from

bf-port = { NAME("port", $port) }: { $stock ->
    [one] 1 { NAME("good", $good, case: "one") }
   *[other] { $stock } { NAME("good", $good) }
}; buys { $buys }. Docks: { $docks }.
bf-beaches = Beaches by value: { $beaches }. Lairs: { $lairs }.
bf-navy = Yellow navy ship at { $yellow }, violet navy ship at { $violet }.

bf-hand-movement = Your movement cards: { $cards }
bf-cargo = Cargo: { $count ->
    [one] 1 { NAME("good", $good, case: "one") }
   *[other] { $count } { NAME("good", $good) }
}; sells at { $pays }.
bf-hand-fortune = Your fortune cards: { $cards }
bf-own-developments = Your developments (others see them when you have bought them):
bf-own-development = { $price } { NAME("development", $card) }: { NAME("effect", $card) }
bf-you = { $name } (you)
bf-offshore = distant sea
bf-sunk = sunk
bf-legend = Ports and their goods: { $ports }. Cards: movement + fortune. Bought: prices in brackets are paid; after all four comes the victory card, V.

bf-head-fleet = Fleet
bf-head-fleet-short = Fleet
bf-head-doubloons = Doubloons
bf-head-doubloons-short = Doubl.
bf-head-merchant = Merchant
bf-head-merchant-short = Merchant
bf-head-pirate = Pirate
bf-head-pirate-short = Pirate
bf-head-cards = Cards
bf-head-cards-short = Cards
bf-head-bought = Bought
bf-head-bought-short = Bought

bf-spoken = { $name }, { NAME("fleet", $fleet) } fleet: { COUNT("doubloon", $doubloons) }; merchant { $merchant }, cargo { $cargo }; pirate { $pirate }, treasure { $treasure }; movement cards { $movement }, fortune cards { $fortune }; bought: { $bought }; still to buy: { $left }, { $has ->
    [0] victory card for { $victory }
   *[other] and has the victory card
}.
