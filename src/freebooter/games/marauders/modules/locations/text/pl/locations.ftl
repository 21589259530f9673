option-modules-locations = Miejsca
option-modules-locations-help = Koło portów leży szesnaście miejsc: misjonarze, tubylcy, forty, przystanie piratów, więzienia, rafy, miasteczka i faktorie. Kapitan na morzu odwiedza to, które leży w jego strefie, albo je rabuje.

# Rodzaje miejsc
place-missionary = misjonarz
place-natives = tubylcy
place-naval-fort = fort
place-pirate-haven = przystań piratów
place-prison = więzienie
place-reef = rafa
place-town = miasteczko
place-trade-station = faktoria

offers-missionary = Zapłać 3 dukaty za każdą usuniętą nagrodę jednej nacji. Rabunek: 3 karty, których trafienia się nie liczą.
offers-natives = Za kartę towaru naprawiają wszystko oprócz załogi. Rabunek: 4 karty, bez nagrody za głowę.
offers-naval-fort = Nie dla piratów. Wyślij okręt miejscowej nacji do sąsiedniej strefy; jeśli go nie ma, wezwij kapitana z talii wydarzeń. Rabunek: 6 kart.
offers-pirate-haven = Tylko dla piratów. Uzupełnij załogę i dobierz pogłoskę, za darmo i bez rzutu. Rabunek: 4 karty, bez nagrody za głowę.
offers-prison = Zapłać 5 dukatów za pierwszego specjalistę nowego typu z talii sławy. Rabunek: 4 karty, a specjalista za darmo.
offers-reef = Rzuć na Zwiad: każdy sukces może być kartą towaru, bronią specjalną, pogłoską albo członkiem załogi; za każde znalezisko kadłub dostaje 1 trafienie, mniej o sukcesy Żeglugi. Nie można jej zrabować.
offers-town = Jedna czynność jak w porcie: sprzedaż, zakup (4 karty, 3 zaraz po poprzednim zakupie), stocznia, werbunek, pogłoski. Rabunek: 5 kart.
offers-trade-station = Nie dla piratów. Sprzedaj albo kup towary (6 kart, 3 zaraz po poprzednim zakupie); towar poszukiwany jak w porcie. Rabunek: 5 kart.

# Szesnaście miejsc
site-san-telmo-mission = Misja San Telmo
site-chapel-point = Przylądek Kaplicy
site-springs-village = Wioska u Źródeł
site-canoe-beach = Plaża Czółen
site-fort-resolute = Fort Nieugięty
site-castle-of-the-tides = Zamek Przypływów
site-careen-cove = Zatoczka Kilowania
site-lantern-bight = Zatoka Latarni
site-the-cistern = Cysterna
site-iron-bastion = Żelazny Bastion
site-broken-tooth = Złamany Ząb
site-drowned-man-cay = Wysepka Topielca
site-fishers-landing = Przystań Rybaków
site-windward-hamlet = Nawietrzna Osada
site-logwood-station = Faktoria Kampeszowa
site-company-wharf = Nabrzeże Kompanii

purpose-reef = by znaleźć coś przy rafie
purpose-reef-passage = by minąć rafę
death-reef = rozbija się na rafie
death-location-raid = ginie przy rabunku miejsca
deed-location = zrabowanie miejsca
term-location = Zrabowane miejsca

find-cargo = karta towaru
find-weapon = broń specjalna
find-rumour = pogłoska
find-crew = 1 członek załogi

part-both = załoga i pogłoska
part-crew = tylko załoga
part-rumour = tylko pogłoska

place-outcome-plundered = zrabowane
place-outcome-retreated = przerwany
place-outcome-failed = nieudany
place-outcome-beaten = załoga przepadła
place-outcome-sunk = statek zatopiony

# Pytania i możliwości
prompt-absolution-from = Nagrody której nacji usuwa misjonarz?
prompt-absolution = Ile nagród usunąć ({ NAME("nation", $nation) }), po { COUNT("ducat", $gold) }?
prompt-bombardment = Ostrzał, pozostaje { COUNT("die", $count) }: czy strzelasz?
prompt-bombardment-hit = Trafienie: którą kartę odrzucasz? (pozostaje { COUNT("die", $count) })
prompt-ground-assault = Czy lądujesz i szturmujesz?
prompt-location-cargo = Co odrzucasz? Reszta łupu zostaje i musi zmieścić się w ładowni.
prompt-natives-price = Którą kartę dajesz za naprawy?
prompt-pirate-haven = Co bierzesz w przystani piratów?
prompt-reef-find = Co wydobywasz? (znaleziska do tej pory: { $count })
prompt-send-navy = { NAME("npc", $npc) }, { NAME("zone", $zone) }: dokąd płynie?
prompt-town = Miasteczko, { NAME("zone", $zone) }: co robisz, tę jedną rzecz?
prompt-trade-station = Faktoria, { NAME("zone", $zone) }: sprzedajesz czy kupujesz?

move-visit-location = odwiedź miejsce
move-raid-location = zrabuj miejsce
move-bombard = strzelaj
move-assault = szturmuj
move-retreat = wycofaj się
move-haven = { NAME("part", $part) }
move-find = { NAME("find", $find) }
move-send-navy = { NAME("zone", $zone) }

# Co to da
mm-brings-missionary = { COUNT("ducat", $price) } za każdą usuniętą nagrodę, teraz najwyżej { $most } jednej nacji; masz { COUNT("ducat", $gold) }
mm-brings-natives = karta towaru za naprawę, punkty: { $points }
mm-brings-navy-sent = { NAME("npc", $npc) } ({ NAME("zone", $zone) }) płynie do wybranej sąsiedniej strefy
mm-brings-navy-called = { $count ->
    [0] w talii wydarzeń nie ma już kapitana: { NAME("npc", $npc) }
   *[other] na końcu rundy przybywa kapitan ({ NAME("npc", $npc) }); talia wydarzeń jest tasowana
}
mm-brings-haven = { $crew ->
    [0] {""}
   *[other] { COUNT("crew", $crew) } za darmo{ $rumour ->
        [none] {""}
       *[other] ,{" "}
    }
}{ $rumour ->
    [none] {""}
    [other] pogłoska, zatrzymujesz jedną
   *[new] pogłoska
}
mm-brings-joining = { COUNT("crew", $crew) } za darmo
mm-brings-prison = { COUNT("ducat", $price) } za pierwszego specjalistę z talii sławy; brakuje ci typów: { $types }; masz { COUNT("ducat", $gold) }
mm-brings-reef = choć jedno znalezisko { $chance } % ({ COUNT("die", $dice) }); każde to trafienie w kadłub, mniej o sukcesy Żeglugi ({ COUNT("die", $steering) })
mm-brings-find = trafienia w kadłub: { $finds }, mniej o sukcesy ({ COUNT("die", $dice) }){ $sunk ->
    [0] {""}
   *[other] ; utrata statku { $sunk } %
}
mm-brings-town = jedna czynność jak w porcie, bez jego mocy; zakup: { COUNT("card", $cards) }
mm-brings-station = sprzedaż albo zakup; zakup: { COUNT("card", $cards) }
mm-brings-place-raid = obrona: { COUNT("card", $cards) }, ostrzał: { COUNT("die", $dice) }; udaje się { $success } %, około { COUNT("ducat", $gold, case: "genitive") }; śmierć kapitana { $dead } %; średnio trafień { TENTHS($hits) }, strat w załodze { TENTHS($crew) }{ $nation ->
    [none] {""}
   *[other] ; { NAME("nation", $nation) }: nagroda za głowę { $bounty }, po sukcesie { $more }
}
mm-brings-bombard = { $chance } % na odrzucenie karty
mm-brings-defence = { $outcome ->
    [sunk] wtedy twój statek tonie, a kapitan ginie ({ COUNT("hit", $hits) })
    [failed] wtedy część statku jest zniszczona i rabunek się nie udaje ({ COUNT("hit", $hits) })
   *[stormed] wtedy { COUNT("hit", $hits) } i { COUNT("ducat", $gold) } do wzięcia; obrońców: { $escapes }
}
mm-brings-assault = { COUNT("die", $dice) }, obrońców: { $escapes }; średnie straty w załodze { TENTHS($lost) }, śmierć kapitana { $dead } %; inaczej { COUNT("ducat", $gold) }{ $glory ->
    [0] {""}
   *[other] {" "}i 1 punkt sławy
}

# Dlaczego nie
mm-place-from-port = Miejsca odwiedza się i rabuje z morza.
mm-no-place-here = Nie ma tu miejsca do odwiedzenia ani zrabowania: { NAME("zone", $zone) }.
mm-place-visited = W tej turze już tam byłeś: { NAME("place", $place) }.
mm-place-for-pirates = Tam przyjmują tylko piratów.
mm-place-not-for-pirates = Tam nie przyjmują piratów.
mm-place-not-raided = Na rafie nie ma czego rabować.
mm-ship-unfit-to-raid = Część twojego statku jest zniszczona: nie ma rabunku.
mm-nobody-wants-you = Nie ma nagrody za twoją głowę.
mm-nothing-to-repair = Nie ma nic do naprawy.
mm-no-card-to-give = Nie masz karty towaru, którą można dać.
mm-navy-awaited = Jego kapitan jest już w drodze: { NAME("npc", $npc) }.
mm-navy-not-so-far = Płynie tylko do strefy sąsiedniej: { NAME("zone", $zone) }.
mm-nothing-at-haven = Nic tam dla ciebie nie ma: załoga jest pełna, a pogłosek zabrakło.
mm-nobody-joins = Nikt nie przyłączy się za darmo.
mm-no-rumours-left = Zabrakło pogłosek.
mm-no-weapon-lacking = Masz już każdą broń specjalną.

# Dziennik
event-place-laid = { NAME("zone", $zone) }: { NAME("site", $site) } ({ NAME("place", $place) }).
event-place-removed = { NAME("site", $site) } ({ NAME("zone", $zone) }) znika na zawsze.
event-place-visited = { $player } odwiedza: { NAME("site", $site) } ({ NAME("place", $place) }).
event-navy-not-found = Nie znaleziono kapitana ({ NAME("npc", $npc) }); talia wydarzeń jest tasowana.
event-nobody-freed = { $player } nie znajduje specjalisty i nic nie płaci.
event-prisoner-left = { $player } ma już takiego: { NAME("glory", $card) }.
event-reef-find = { $player } wydobywa: { NAME("find", $find) }.
event-place-raid-begins = { $player } rabuje: { NAME("site", $site) } ({ NAME("place", $place) }).
event-place-defends = Obrona: { LIST("cargo", $cards) }.
event-bombarded = { $player } strzela z dział: { LIST("face", $dice) }.
event-place-raid-ends = { $outcome ->
    [sunk] { $player } tonie pod ostrzałem z brzegu.
    [failed] { $player } musi przerwać rabunek.
    [retreated] { $player } przerywa rabunek.
    [beaten] Załoga gracza { $player } przegrywa na brzegu.
   *[plundered] { $player } plądruje miejsce.
}

# Statystyka
lab-table-places-visited = Odwiedzone miejsca
lab-table-places-raided = Zrabowane miejsca
lab-table-place-raids = Jak kończą się rabunki miejsc
lab-measure-visits = odwiedziny miejsc
lab-measure-place-raids = rabunki miejsc

feat-places-visited = odwiedzone miejsca
feat-places-plundered = zrabowane miejsca
