mm-head-loyalty = Lojalność
mm-head-loyalty-short = Loj
mm-crew-against = załoga przeciw: { $cards }
mm-loyalty = Twoja załoga jest { NAME("loyalty", $step) }{ $price ->
    [0] .
   *[other] ; następny stopień kosztuje w porcie { $price } zł.
}
