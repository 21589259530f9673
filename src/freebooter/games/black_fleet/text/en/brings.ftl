# What an option would bring or cost.

bf-brings-cargo = loads { $count ->
    [one] 1 { NAME("good", $good, case: "one") }
   *[other] { $count } { NAME("good", $good) }
}; { NAME("port", $port) }{ $other ->
    [none] {" "}pays
   *[other] {" "}and { NAME("port", $other) } pay
} most, { $price } each
bf-brings-movement = { $symbol ->
    [draw-one] then draw 1 fortune card
    [draw-two] then draw 2 fortune cards
    [discard-one] then discard 1 fortune card, if you have one
   *[none] no fortune card
}
bf-brings-steps = { COUNT("step", $steps) }
bf-brings-purchase = { $card ->
    [victory] this round becomes the last; among those who have it the richest wins
   *[other] { NAME("development", $card) }: { NAME("effect", $card) }
}; { COUNT("doubloon", $left) } left
bf-brings-doubloons = brings { COUNT("doubloon", $doubloons) }
bf-brings-sale = brings { COUNT("doubloon", $doubloons) }, then { $count ->
    [0] nothing to load: your merchant goes home
    [one] loads 1 { NAME("good", $good, case: "one") }
   *[other] loads { $count } { NAME("good", $good) }
}
bf-brings-stop = { COUNT("step", $cost) }, { $left } left{ $sale ->
    [0] {""}
   *[other] ; can sell for { $sale }
}{ $burial ->
    [0] {""}
   *[other] ; can bury for { $burial }
}{ $attack ->
    [0] {""}
   *[other] ; can attack for { $attack }
}
bf-brings-second-card = discards { NAME("movement", $card) }: { $steps } more { $steps ->
    [one] step
   *[other] steps
}
