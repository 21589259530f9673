# What to worry about before answering
risk-no-empty-ship = None of your ships is empty: if a Captain plunders, you can send none and take a Black Spot ({ $points })
risk-nothing-to-sell = A Bargain now leaves you no goods to sell: as Merchant you would then make a mistake and take a Black Spot ({ $points })
risk-hand = { COUNT("card", $count) } in hand: { $count ->
    [one] it
   *[other] they
} would cost { COUNT("point", $cost) } if the game ended now
risk-round-limit = { $left ->
    [0] This is the last round of the game
    [1] The game ends after the next round
   *[other] The game ends { $left } rounds after this
}
