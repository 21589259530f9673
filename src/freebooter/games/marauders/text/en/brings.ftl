# What an option would bring or cost. Chances are of rolls with so many dice: a third of the faces are skulls.

chance-of-one = { $dice ->
    [0] 0
    [1] 33
    [2] 56
    [3] 70
    [4] 80
    [5] 87
    [6] 91
    [7] 94
   *[other] 96
}
chance-of-two = { $dice ->
    [0] 0
    [1] 0
    [2] 11
    [3] 26
    [4] 41
    [5] 54
    [6] 65
    [7] 74
   *[other] 80
}
chance = { $needed ->
    [2] { chance-of-two }
   *[other] { chance-of-one }
} %

mm-brings-cost = { COUNT("action", $actions) }
mm-brings-port-step = { COUNT("action", $actions) }{ $closed ->
    [0] {""}
   *[other] ; the port is closed to you
}
mm-brings-check = { COUNT("die", $dice) }, { $needed } { $needed ->
    [1] success
   *[other] successes
} needed: { chance }
mm-brings-no-roll = no roll
mm-brings-retirement = your captain is lost with ship, cargo and { $gold } gold on board; the stash stays, a new captain comes next turn
mm-brings-paid-check = { $price ->
    [0] free
   *[other] { $price } gold
}{ $dice ->
    [0] {""}
   *[other] ; { COUNT("die", $dice) }: { chance-of-one } %
}
mm-brings-crew = up to { $wanted } crew; { $free ->
    [0] { COUNT("die", $dice) }, any success fills the crew for free; otherwise for gold
   *[other] all for free
}
mm-brings-mission = { $dice ->
    [0] no roll
   *[other] { COUNT("die", $dice) }: { chance }
}{ $price ->
    [0] {""}
   *[other] ; costs { $price } gold
}; earns { $gold } gold and 1 glory point
mm-brings-earn = { $gold } gold and 1 glory point
mm-brings-purchase = { $each } each; { $price } in all, of { $gold } gold
mm-brings-sale = { $gold } gold{ $demanded ->
    [0] {""}
   *[other] , in demand; 3 of these bring a glory point
}
mm-brings-price = { $price ->
    [0] free
   *[other] { $price } gold
}
mm-brings-stash = { $price ->
    [0] no fee
   *[other] fee { $price } gold
}; so far { $stash } in the stash and { COUNT("point", $points) }
mm-brings-ship = { $price } gold, your own brings { $sale }: { $net } to pay; cannons { $cannons }
mm-brings-gold = { $gold } gold
mm-brings-bounty = { NAME("nation", $nation) } bounty { $bounty }; about 3 cards of plunder, and hits to take
mm-brings-card-gone = worth { $value }, { NAME("icon", $icon) }
mm-brings-plunder = plunder { $gold } gold; escape icons left: { $escapes }
mm-brings-contest = { COUNT("die", $dice) } in the contest
mm-brings-shots = { COUNT("die", $dice) } in the contest, at most { COUNT("hit", $cannons) }
