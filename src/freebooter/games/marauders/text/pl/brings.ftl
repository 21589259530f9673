# Co wybór daje lub kosztuje. Szanse dotyczą rzutów tyloma kośćmi: jedna trzecia ścianek to czaszki.

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
   *[other] ; port jest dla ciebie zamknięty
}
mm-brings-check = { COUNT("die", $dice) }, potrzeba: { COUNT("success", $needed) }; szansa { chance }
mm-brings-no-roll = bez rzutu
mm-brings-retirement = tracisz kapitana, statek, ładunek i { COUNT("ducat", $gold) } na pokładzie; skrytka zostaje, nowy kapitan w następnej turze
mm-brings-paid-check = { $price ->
    [0] za darmo
   *[other] { COUNT("ducat", $price) }
}{ $dice ->
    [0] {""}
   *[other] ; { COUNT("die", $dice) }: { chance-of-one } %
}
mm-brings-crew = wolne miejsca w załodze: { $wanted }; { $free ->
    [0] { COUNT("die", $dice) }, każdy sukces daje pełną załogę za darmo; inaczej za złoto
   *[other] wszyscy za darmo
}
mm-brings-mission = { $dice ->
    [0] bez rzutu
   *[other] { COUNT("die", $dice) }: { chance }
}{ $price ->
    [0] {""}
   *[other] ; kosztuje { COUNT("ducat", $price) }
}; daje { COUNT("ducat", $gold) } i 1 punkt sławy
mm-brings-earn = { COUNT("ducat", $gold) } i 1 punkt sławy
mm-brings-purchase = po { $each }; razem { $price }, masz { COUNT("ducat", $gold) }
mm-brings-sale = { COUNT("ducat", $gold) }{ $demanded ->
    [0] {""}
   *[other] , towar poszukiwany; 3 takie dają punkt sławy
}
mm-brings-price = { $price ->
    [0] za darmo
   *[other] { COUNT("ducat", $price) }
}
mm-brings-stash = { $price ->
    [0] bez opłaty
   *[other] opłata { COUNT("ducat", $price) }
}; dotąd w skrytce { $stash } i { COUNT("point", $points) }
mm-brings-ship = { COUNT("ducat", $price) }, twój daje { $sale }: do zapłaty { $net }; działa { $cannons }
mm-brings-gold = { COUNT("ducat", $gold) }
mm-brings-bounty = { NAME("nation", $nation) }: nagroda za twoją głowę { $bounty }; około 3 kart łupu i trafienia
mm-brings-card-gone = warta { $value }, { NAME("icon", $icon) }
mm-brings-plunder = łup { COUNT("ducat", $gold) }; symbole ucieczki: { $escapes }
mm-brings-contest = { COUNT("die", $dice) } w manewrach
mm-brings-shots = { COUNT("die", $dice) } w manewrach, najwyżej { COUNT("hit", $cannons) }
