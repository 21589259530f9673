# Co wybór daje lub kosztuje. Szanse liczy silnik gry.

mm-brings-retirement = tracisz kapitana, statek, ładunek, misję, pogłoskę{ $cards ->
    [0] {""}
   *[other] , karty sławy ({ $cards })
} i { COUNT("ducat", $gold) } na pokładzie; punkty i skrytka zostają, nowy kapitan w następnej turze
mm-brings-purchase = po { $each }; razem { $price }, masz { COUNT("ducat", $gold) }{ $surplus ->
    [0] {""}
   *[other] ; { COUNT("card", $surplus) } ponad pojemność ładowni na morzu
}{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}
mm-brings-bought = { COUNT("card", $count) } za { COUNT("ducat", $gold) }; reszta wraca{ $surplus ->
    [0] {""}
   *[other] ; { COUNT("card", $surplus) } ponad pojemność ładowni na morzu
}{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}
mm-brings-sold = { COUNT("card", $count) } za { COUNT("ducat", $gold) }
mm-brings-sale = { COUNT("ducat", $gold) }{ $demanded ->
    [0] {""}
   *[other] , towar poszukiwany
}{ $glory ->
    [0] {""}
   *[other] {" "}i 1 punkt sławy
}
mm-brings-price = { $price ->
    [0] za darmo
   *[other] { COUNT("ducat", $price) }
}
mm-brings-price-stash = { COUNT("ducat", $price) }; { mm-from-stash }
mm-from-stash = ze skrytki { COUNT("ducat", $stash) }{ $lost ->
    [0] {""}
   *[other] : -{ COUNT("point", $lost) }
}
mm-brings-stash = { $price ->
    [0] bez opłaty
   *[other] opłata { COUNT("ducat", $price) }
}; w skrytce { $stash }, razem { COUNT("point", $points) }
mm-brings-redraw = { COUNT("ducat", $price) }{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}; odrzucasz: { LIST("good", $goods) }
mm-brings-no-redraw = do wyboru zostaje: { LIST("good", $goods) }
mm-brings-visit-end = { $unsold ->
    [0] {""}
   *[other] poszukiwane tu towary zostają na pokładzie: { COUNT("ducat", $unsold) }
}{ $mission ->
    [0] {""}
   *[other] { $unsold ->
        [0] {""}
       *[other] ;{" "}
    }twoją misję można tu zakończyć
}
mm-brings-stashed = { $price ->
    [0] {""}
   *[other] opłata { COUNT("ducat", $price) };{" "}
}potem w skrytce { $stash }, razem { COUNT("point", $points) }
mm-brings-ship = { COUNT("ducat", $price) }, twój daje { $sale }: { $back ->
    [0] do zapłaty { $net }
   *[other] zwrot { $back }
}{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}{ $glory ->
    [0] {""}
   *[other] ; +1 punkt sławy
}; { mm-brings-ship-values }
mm-brings-ship-values = kadłub { $hull }, ładownia { $cargo }, maszty { $masts }, załoga { $crew }, działa { $cannons }; zwrotność { $manoeuvrability }
mm-brings-port = 1 akcja: sprzedaż, kupno, stocznia, załoga, pogłoski, misja, skrytka
mm-brings-declaring = ogłaszasz { COUNT("point", $points) }: gra kończy się z tą rundą{ $actions ->
    [0] {""}
   *[other] ; niezużyte: { COUNT("action", $actions) }
}
mm-brings-end = niezużyte: { COUNT("action", $actions) }
mm-brings-gold = { COUNT("ducat", $gold) }
mm-brings-card-gone = warta { $value }, { NAME("icon", $icon) }
mm-brings-sail = { COUNT("action", $actions) }{ $found ->
    [0] {""}
   *[other] ; szuka cię tam { NAME("npc", $npc) }: znajdzie { $found } %
}
mm-brings-sail-storm = { COUNT("action", $actions) }; sztorm: średnio { TENTHS($storm) } trafienia, zatonięcie { $sunk } %{ $found ->
    [0] {""}
   *[other] ; szuka cię tam { NAME("npc", $npc) }: znajdzie { $found } %
}
mm-brings-enter = { COUNT("action", $actions) }{ $closed ->
    [0] {""}
   *[other] ; port jest dla ciebie zamknięty
}{ $shoals ->
    [0] {""}
   *[other] ; mielizny: { $shoals } % na utratę 1 kadłuba
}
mm-brings-leave = { COUNT("action", $actions) }{ $storm ->
    [0] {""}
   *[other] ; sztorm: średnio { TENTHS($storm) } trafienia, zatonięcie { $sunk } %
}{ $found ->
    [0] {""}
   *[other] ; na redzie czeka { NAME("npc", $npc) }: znajdzie { $found } %
}{ $surplus ->
    [0] {""}
   *[other] ; { COUNT("card", $surplus) } ponad pojemność ładowni
}{ $unsold ->
    [0] {""}
   *[other] ; niesprzedane poszukiwane towary: { COUNT("ducat", $unsold) }
}{ $closed ->
    [0] {""}
   *[other] ; port zamyka się za tobą
}
mm-brings-check = { $chance } % ({ COUNT("die", $dice) }{ $needed ->
    [1] {""}
   *[other] , potrzeba: { COUNT("success", $needed) }
})
mm-brings-hunt = znajdziesz { $chance } % ({ COUNT("die", $dice) }); { mm-match }: trafienia w rundzie { TENTHS($hits) } do { TENTHS($taken) }, walka załóg wygrana { $crew } %; cała bitwa, na próbę: wygrana około { $won } %, przegrana { $lost } %{ $nation ->
    [none] {""}
   *[other] ; nagroda za twoją głowę: { NAME("nation", $nation) }
}{ $reward ->
    [0] {""}
   *[other] ; do zdobycia { COUNT("ducat", $reward) }
}
mm-match = { $match ->
    [weaker] masz słabszy statek
    [stronger] masz silniejszy statek
   *[even] siły wyrównane
}
mm-brings-merchant = { $dice ->
    [0] bez rzutu
   *[other] znajdziesz { $chance } % ({ COUNT("die", $dice) })
}{ $able ->
    [0] ; ale ze zniszczoną częścią statku nie ma rabunku
   *[other] ; rabunek udaje się { $success } %, około { COUNT("ducat", $gold, case: "genitive") }; utrata statku { $sunk } %
}
mm-brings-shore = { $dice ->
    [0] {""}
   *[other] { $chance } % ({ COUNT("die", $dice) }), potem{" "}
}walka załóg: wygrana { $win } %, przegrana { $lose } % - a przegrana to śmierć kapitana
mm-brings-paid-check = { $price ->
    [0] za darmo
   *[other] { COUNT("ducat", $price) }
}{ $dice ->
    [0] {""}
   *[other] ; { $chance } % ({ COUNT("die", $dice) })
}
mm-brings-paid-check-stash = { COUNT("ducat", $price) }; { mm-from-stash }{ $dice ->
    [0] {""}
   *[other] ; { $chance } % ({ COUNT("die", $dice) })
}
mm-brings-crew = wolne miejsca w załodze: { $wanted }; { $free ->
    [0] { $chance } % ({ COUNT("die", $dice) }) na pełną załogę za darmo, inaczej za złoto
   *[other] wszyscy za darmo
}
mm-brings-crew-paid = wolne miejsca w załodze: { $wanted }; po { $price } złota, bez rzutu
mm-brings-mission = { $dice ->
    [0] bez rzutu
   *[other] { $chance } % ({ COUNT("die", $dice) })
}{ $price ->
    [0] {""}
   *[other] ; kosztuje { COUNT("ducat", $price) }
}{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}; daje { COUNT("ducat", $gold) } i 1 punkt sławy
mm-brings-earn = { $further ->
    [0] { $dice ->
        [0] { COUNT("ducat", $gold) } i 1 punkt sławy
       *[other] { $chance } % ({ COUNT("die", $dice) }): { COUNT("ducat", $gold) } i 1 punkt sławy
    }
   *[other] etap za tobą, dalej do następnego portu
}
mm-brings-shoot = manewry: wygrana { $win } %, przegrana { $lose } %; { $hits ->
    [0] bez trafień
   *[other] średnio { TENTHS($hits) } trafienia
}{ $sinks ->
    [0] {""}
   *[other] , wróg tonie { $sinks } %
}{ mm-against }
mm-brings-board = abordaż udaje się { $win } %, potem walka załóg: wygrana { $crew } %, przegrana { $fails } %{ mm-against }
mm-brings-flee = ucieczka udaje się { $win } %{ mm-against }
mm-whole-battle = . Bitwa tak do końca, na próbę: wygrana około { $won } %, przegrana { $beaten } %
mm-against = { $shoot ->
    [0] {""}
   *[other] . Przeciw ostrzałowi: średnio { TENTHS($taken) } trafienia w twoją stronę{ $sunk ->
        [0] {""}
       *[other] , zatonięcie { $sunk } %
    }
}{ $board ->
    [0] {""}
   *[other] . Przeciw abordażowi: wdzierają się { $boarded } %, { $yours ->
        [0] statek przepada
       *[other] giniesz
    } { $lost } %
}{ $flee ->
    [0] {""}
   *[other] . Przeciw ucieczce: uchodzą { $eludes } %
}{ mm-whole-battle }
mm-brings-crews = do końca: wygrana { $win } %, przegrana { $lose } %; w tej rundzie średnio zabierasz załogi { TENTHS($taken) }, tracisz { TENTHS($lost) }
mm-brings-hooks = po powtórzeniu rzutu właściwymi kośćmi wygrywasz { $chance } %
mm-brings-shot = czaszki ({ $count }) trafiają: { NAME("location", $location) } (zostało { $left }); nadmiar przepada
mm-brings-chasers = 1 trafienie przed rzutem; raz w bitwie
mm-brings-hit = { $left } przed tymi trafieniami; { $location ->
    [hull] przy 0 statek tonie, a kapitan ginie
    [cargo] karty, które się nie mieszczą, przepadają
    [masts] przy 0 tylko ostrzał, jedną kością
    [crew] przy 0 nie ma abordażu, a walka załóg jest przegrana
   *[cannons] mniej trafień; przy 0 żadnych
}{ $gone ->
    [0] {""}
   *[other] . Czego tu brak, w tym nie ma już czego trafić: taki strzał też trafia w kadłub
}
mm-brings-hit-lost = nic tam nie zostało, a po strzale z tej rundy takie trafienie przepada
mm-brings-claim = kadłub { $hull }, maszty { $masts }, ładownia { $cargo }, załoga { $crew }, działa { $cannons }, tak jak jest{ $modifications ->
    [0] {""}
   *[other] ; ulepszenia starego statku ({ $modifications }) zostają
}
mm-brings-flag = po rabunku ściga cię { NAME("nation", $nation) }: nagroda za głowę { $bounty }
mm-brings-engage = { NAME("nation", $nation) }: nagroda za twoją głowę { $bounty }; rabunek udaje się { $success } %, jeśli wyrzucasz złe karty, około { COUNT("ducat", $gold, case: "genitive") }; utrata statku { $sunk } %
mm-brings-raid = { $outcome ->
    [plundered] wtedy { COUNT("ducat", $gold) }{ $glory ->
        [0] {""}
       *[other] {" "}i 1 punkt sławy
    }
    [escaped] wtedy kupiec ucieka
    [failed] wtedy część statku jest zniszczona i rabunek się nie udaje
   *[sunk] wtedy twój statek tonie, a kapitan ginie
}
mm-brings-raid-card = { $success ->
    [0] wtedy rabunek się nie udaje
   *[other] wtedy { $success } % na sukces, około { COUNT("ducat", $gold, case: "genitive") }
}{ $glory ->
    [0] {""}
   *[other] , sława { $glory } %
}{ $sunk ->
    [0] {""}
   *[other] ; utrata statku { $sunk } %
}
mm-brings-successes = wtedy { COUNT("success", $count) }
mm-brings-selling = { $cards ->
    [1] 1 karta
   *[other] wszystko ({ COUNT("card", $cards) })
} za { COUNT("ducat", $gold) }{ $demanded ->
    [0] {""}
   *[other] , poszukiwanych: { $demanded } (3 dają punkt sławy)
}
mm-brings-unwanted-good = jeśli wypadnie, cena jak przy jednej karcie więcej; teraz nikt go nie szuka
mm-brings-wanted-good = jeśli wypadnie, cena jak przy jednej karcie więcej; popyt: { LIST("zone", $zones) }
mm-brings-buying = dobierasz { COUNT("card", $cards, case: "accusative") }; masz { COUNT("ducat", $gold) }
mm-brings-yard = { $damage ->
    [0] nic do naprawy
   *[other] uszkodzenia: { $damage }, naprawa { $price ->
        [0] za darmo
       *[other] za { COUNT("ducat", $price) }
    }
}{ $modification ->
    [none] {""}
   *[other] ; na sprzedaż: { NAME("modification", $modification) } (za { COUNT("ducat", $fitting) })
}; broń za { COUNT("ducat", $weapon) }{ $ship ->
    [0] {""}
   *[other] ; inny statek od { COUNT("ducat", $ship, case: "genitive") } z twoim w rozliczeniu
}{ $payable ->
    [0] ; na nic z tego cię nie stać
   *[other] {""}
}
