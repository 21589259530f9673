# O co się martwić przed odpowiedzią: po jednym zdaniu.

mm-risk-npc-here = W tej strefie jest { NAME("npc", $npc) } i poszuka cię na początku twojej następnej tury: { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-npc-arrives = Na koniec rundy przypłynie tu { NAME("npc", $npc) } i poszuka cię: { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-npc-hunts = Poluje na ciebie { NAME("npc", $npc) } ({ NAME("zone", $zone) }): przypłynie { $comes } %, potem znajdzie { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-captain = { $player } może przed twoją następną turą { $steps ->
    [0] cię poszukać
   *[other] przypłynąć i cię poszukać
}: { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-loss = Klęska zabiera kapitana, statek ({ NAME("ship", $ship) }, kadłub { $hull }){ $gold ->
    [0] {""}
   *[other] , { COUNT("ducat", $gold) }
}{ $cargo ->
    [0] {""}
   *[other] , ładunek: { COUNT("card", $cargo) }
}; punkty i skrytka zostają.
mm-risk-storm = Na morzu szaleje sztorm: wyjście z portu to średnio { TENTHS($hits) } trafienia{ $sunk ->
    [0] {""}
   *[other] {" "}i { $sunk } % na zatonięcie
}.
mm-risk-blockade = Na redzie czeka { NAME("npc", $npc) } i poszuka cię, gdy wypłyniesz: { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-surplus = Na morzu nie zmieści się w ładowni: { COUNT("card", $count) }; przepadnie po wyjściu z portu.
mm-risk-unsold = Sprzedaż jest zawsze pierwsza: po każdej innej czynności poszukiwane towary (za { COUNT("ducat", $gold) }) zostają na pokładzie.
mm-risk-outlaw = { $wanted ->
    [0] Nagroda za twoją głowę ({ NAME("nation", $nation) }) zamyka ci porty: { $ports }; { $navies ->
        [0] każda flota, która się pojawi, będzie na ciebie polować
       *[other] floty na morzu, które ruszą za tobą: { $navies }
    }.
   *[other] Nagroda za twoją głowę ({ NAME("nation", $nation) }) już jest; im wyższa, tym łatwiej cię znaleźć.
}
