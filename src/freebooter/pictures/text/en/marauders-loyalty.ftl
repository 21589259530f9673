mm-head-loyalty = Loyalty
mm-head-loyalty-short = Loy
mm-crew-against = crew against: { $cards }
mm-loyalty = Your crew: { NAME("loyalty", $step) }{ $price ->
    [0] .
   *[other] ; the next step costs { $price } gold in port.
}
