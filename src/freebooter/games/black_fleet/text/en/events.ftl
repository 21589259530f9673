# The log that people read.

event-new-round = Round { $round }.
event-last-round = Round { $round } is the last; it is played to its end.
event-game-ends = The game ends after round { $round }.

event-movement-played = { $player } plays { NAME("movement", $card) }.
    .you = You play { NAME("movement", $card) }.
event-movement-discarded = { $player } discards the movement card { NAME("movement", $card) }.
    .you = You discard the movement card { NAME("movement", $card) }.
event-movement-drawn = { $player } draws the movement card { NAME("movement", $card) }.
    .you = You draw the movement card { NAME("movement", $card) }.
event-navy-commanded = { $player } commands { NAME("ship", $ship) } with { COUNT("step", $steps) }.
    .you = You command { NAME("ship", $ship) } with { COUNT("step", $steps) }.
event-ship-activated = { $player } chooses which ship sails now: the { NAME("crew", $crew) }.
    .you = You choose which ship sails now: the { NAME("crew", $crew) }.
event-fortune-played = { $player } plays { NAME("fortune", $card) }: { NAME("effect", $card) }.
    .you = You play { NAME("fortune", $card) }: { NAME("effect", $card) }.
event-fortune-discarded = { $player } discards { NAME("fortune", $card) }.
    .you = You discard { NAME("fortune", $card) }.
event-fortune-drawn = { $player } draws { NAME("fortune", $card) }: { NAME("effect", $card) }.
    .you = You draw { NAME("fortune", $card) }: { NAME("effect", $card) }.
event-fortune-drawn-hidden = { $player } draws { COUNT("fortune-card", $count) }.
event-pile-renewed = { $pile ->
    [fortune] The fortune cards are used up; the discards make a new pile.
   *[movement] The movement cards are used up; the discards make a new pile.
}

event-merchant-docked = { $player }: the merchant docks at { NAME("port", $port) }, { $space }, and loads { $count ->
    [one] 1 { NAME("good", $good, case: "one") }
   *[other] { $count } { NAME("good", $good) }
}.
    .you = Your merchant docks at { NAME("port", $port) }, { $space }, and loads { $count ->
        [one] 1 { NAME("good", $good, case: "one") }
       *[other] { $count } { NAME("good", $good) }
    }.
event-merchant-home = { $player }: the port has nothing to load, so the merchant goes home until the next turn.
    .you = The port has nothing to load, so your merchant goes home until your next turn.
event-sailed = { $player }: { NAME("kind", $crew) } sails { $start } to { $space } ({ COUNT("step", $cost) }).
    .you = You sail the { NAME("crew", $crew) } from { $start } to { $space } ({ COUNT("step", $cost) }).
event-entered = { $player }: the pirate enters at { $space }{ $cost ->
    [0] , a lair
   *[other] {" "}({ COUNT("step", $cost) })
}.
    .you = Your pirate enters at { $space }{ $cost ->
        [0] , a lair
       *[other] {" "}({ COUNT("step", $cost) })
    }.
event-ship-pushed = { $player } pushes { $owned ->
    [0] { NAME("kind", $crew) }
   *[other] { $players }'s { NAME("crew", $crew) }
} from { $start } to { $space }.
    .you = You push { $owned ->
        [0] { NAME("kind", $crew) }
       *[other] { $players }'s { NAME("crew", $crew) }
    } from { $start } to { $space }.
    .at-you = { $player } pushes your { NAME("crew", $crew) } from { $start } to { $space }.
event-ship-swept = Places change: { $owned ->
    [0] { NAME("kind", $crew) }
   *[other] { $players }'s { NAME("crew", $crew) }
} is at { $space } now.

event-goods-sold = { $player } sells { $count ->
    [one] 1 { NAME("good", $good, case: "one") }
   *[other] { $count } { NAME("good", $good) }
} at { NAME("port", $port) } for { $gained } ({ COUNT("doubloon", $doubloons) } now){ $loaded ->
    [0] {""}
    [one] {" "}and loads 1 { NAME("good", $fresh, case: "one") }
   *[other] {" "}and loads { $loaded } { NAME("good", $fresh) }
}.
    .you = You sell { $count ->
        [one] 1 { NAME("good", $good, case: "one") }
       *[other] { $count } { NAME("good", $good) }
    } at { NAME("port", $port) } for { $gained } ({ COUNT("doubloon", $doubloons) } now){ $loaded ->
        [0] {""}
        [one] {" "}and load 1 { NAME("good", $fresh, case: "one") }
       *[other] {" "}and load { $loaded } { NAME("good", $fresh) }
    }.
event-merchant-robbed = { $player } robs { $players } of { $count ->
    [one] 1 { NAME("good", $good, case: "one") }
   *[other] { $count } { NAME("good", $good) }
} for { $gained } ({ COUNT("doubloon", $doubloons) } now).
    .you = You rob { $players } of { $count ->
        [one] 1 { NAME("good", $good, case: "one") }
       *[other] { $count } { NAME("good", $good) }
    } for { $gained } ({ COUNT("doubloon", $doubloons) } now).
    .at-you = { $player } robs you of { $count ->
        [one] 1 { NAME("good", $good, case: "one") }
       *[other] { $count } { NAME("good", $good) }
    } and gets { COUNT("doubloon", $gained) }.
event-treasure-buried = { $player } buries { LIST("good", $goods) } at { $space } for { $gained } ({ COUNT("doubloon", $doubloons) } now).
    .you = You bury { LIST("good", $goods) } at { $space } for { $gained } ({ COUNT("doubloon", $doubloons) } now).
event-pirate-sunk = { $player } sinks { $players }'s pirate for { $gained } ({ COUNT("doubloon", $doubloons) } now).
    .you = You sink { $players }'s pirate for { $gained } ({ COUNT("doubloon", $doubloons) } now).
    .at-you = { $player } sinks your pirate and gets { COUNT("doubloon", $gained) }.
event-cube-confiscated = { $player } takes 1 { NAME("good", $good, case: "one") } from { $players }'s merchant for { $gained } ({ COUNT("doubloon", $doubloons) } now).
    .you = You take 1 { NAME("good", $good, case: "one") } from { $players }'s merchant for { $gained } ({ COUNT("doubloon", $doubloons) } now).
    .at-you = { $player } takes 1 { NAME("good", $good, case: "one") } from your merchant and gets { COUNT("doubloon", $gained) }.
event-merchant-sunk = { $player }: the merchant is empty and sunk; it comes back at the start of the next turn.
    .you = Your merchant is empty and sunk; it comes back at the start of your next turn.
event-doubloons-taken = { $player } takes { COUNT("doubloon", $count) } from { $players }.
    .you = You take { COUNT("doubloon", $count) } from { $players }.
    .at-you = { $player } takes { COUNT("doubloon", $count) } from you.

event-development-bought = { $player } buys { NAME("development", $card) } for { $price }: { NAME("effect", $card) } ({ COUNT("doubloon", $doubloons) } left).
    .you = You buy { NAME("development", $card) } for { $price }: { NAME("effect", $card) } ({ COUNT("doubloon", $doubloons) } left).
event-victory-bought = { $player } buys the victory card for { $price } ({ COUNT("doubloon", $doubloons) } left).
    .you = You buy the victory card for { $price } ({ COUNT("doubloon", $doubloons) } left).

# The score sheet
term-start = Doubloons at the start
term-sales = Sales
term-robberies = Robberies
term-burials = Burials
term-sinkings = Pirates sunk
term-cards = Cards
term-spent = Spent
term-doubloons = Doubloons at the end
term-cards-face-up = Cards bought
term-victory-card = Victory card

# Numbers that a player keeps an eye on
figure-worth = doubloons in all
figure-doubloons = doubloons
figure-cargo = cargo
figure-treasures = treasures
