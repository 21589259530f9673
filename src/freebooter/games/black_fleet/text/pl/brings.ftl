# Co da lub ile kosztuje wybór.

bf-brings-cargo = ładuje { $count } × { NAME("good", $good) }; najwięcej, po { $price }, płaci { NAME("port", $port) }{ $other ->
    [none] {""}
   *[other] {" "}i { NAME("port", $other) }
}
bf-brings-movement = { $symbol ->
    [draw-one] potem dobierasz 1 kartę fortuny
    [draw-two] potem dobierasz 2 karty fortuny
    [discard-one] potem odrzucasz 1 kartę fortuny, jeśli ją masz
   *[none] bez kart fortuny
}
bf-brings-steps = ruch { $steps }
bf-brings-purchase = { $card ->
    [victory] ta runda będzie ostatnia; z tych, którzy mają tę kartę, wygrywa najbogatszy
   *[other] { NAME("development", $card) }: { NAME("effect", $card) }
}; reszta: { COUNT("doubloon", $left) }
bf-brings-doubloons = daje { COUNT("doubloon", $doubloons) }
bf-brings-sale = daje { COUNT("doubloon", $doubloons) }, potem { $count ->
    [0] nie ma co ładować: statek wraca do ciebie
   *[other] ładuje { $count } × { NAME("good", $good) }
}
bf-brings-stop = ruch { $cost }, zostaje { $left }{ $sale ->
    [0] {""}
   *[other] ; sprzedaż da { $sale }
}{ $burial ->
    [0] {""}
   *[other] ; zakopanie da { $burial }
}{ $attack ->
    [0] {""}
   *[other] ; atak da { $attack }
}
bf-brings-second-card = odrzucasz kartę { NAME("movement", $card) }: ruch większy o { $steps }
