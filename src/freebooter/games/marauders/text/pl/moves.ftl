# O co się pyta i co można wybrać.

prompt-action = { $actions ->
    [0] Nie masz już akcji. Kończysz turę?
   *[other] Co robisz? Masz { COUNT("action", $actions, case: "accusative") }.
}
prompt-bargain = Sprytny targ: który towar tanieje?
prompt-battle-offer = Czy używasz tego w bitwie?
prompt-buy = Co kupujesz? Gdy skończysz, reszta wraca.
prompt-carpenter = Cieśla: co naprawia?
prompt-chasers = { $whose ->
    [own] Czy strzelasz z dział pościgowych: 1 trafienie przed manewrami?
   *[other] Czy wróg strzela z dział pościgowych: 1 trafienie przed manewrami?
}
prompt-choose-ship = Jakim statkiem płynie twój kapitan?
prompt-choose-weapon = Którą broń specjalną bierzesz?
prompt-claim-mission = { NAME("zone", $zone) }: którą misję podejmujesz?
prompt-claim-ship = Czy przejmujesz statek: { NAME("ship", $ship) }?{ $unwanted ->
    [0] {""}
   *[other] {" "}Niechciany łup można przedtem odrzucić.
}
prompt-customs = Kontrola celna: zapłać { COUNT("ducat", $gold) } albo odrzuć kartę właśnie kupioną.
prompt-declare = Runda { $round }: { $whose ->
    [own] co robisz?
    [ashore] decydujesz za wroga na lądzie.
   *[other] decydujesz za statek: { NAME("npc", $whose) }.
}
prompt-demand = { NAME("zone", $zone) }: jakiego towaru mają tu szukać?
prompt-draw-offer = Czy używasz tego przy dobieraniu?
prompt-drop-cargo = Ładownia nie pomieści tego na morzu: co odrzucasz?
prompt-engage-merchant = Znaleziony kupiec: { NAME("nation", $nation) }. Czy go rabujesz?
prompt-enter-after-all = Port { NAME("zone", $zone) } cię nie wpuszcza. Czy wchodzisz w ten sposób?
prompt-enter-by = { NAME("zone", $zone) }: port jest dla ciebie zamknięty. Jak wchodzisz?
prompt-found-response = Znalazł cię statek: { NAME("npc", $npc) }. Czy używasz tego?
prompt-npc-scouts = Szuka cię statek: { NAME("npc", $npc) }. Czy używasz tego?
prompt-npc-has-found = Znalazł cię statek: { NAME("npc", $npc) }. Czy używasz tego przy jego rzucie?
prompt-grappling-hooks = { $whose ->
    [own] Czy używasz haków abordażowych, by powtórzyć rzut kośćmi?
   *[other] Czy wróg używa haków abordażowych, by powtórzyć rzut kośćmi?
}
prompt-hand-limit = Masz za dużo kart sławy: którą odrzucasz?
prompt-hire-crew = Ilu ludzi najmujesz? Każdy kosztuje { COUNT("ducat", $gold) }.
prompt-keep-glory = Którą kartę sławy zatrzymujesz?
prompt-keep-goods = Które towary zatrzymujesz?
prompt-keep-rumour = Którą pogłoskę zatrzymujesz?
prompt-kings-grace = Królewska łaska: za { COUNT("ducat", $gold) } jedna nagroda za głowę spada o 1. Która?
prompt-lower-bounty = { NAME("nation", $nation) }: o ile spada nagroda za twoją głowę?
prompt-lower-bounty-of = Nagroda której nacji spada?
prompt-make-room = Na cały łup nie ma miejsca: co odrzucasz?
prompt-merchant-nation = Kupiec na wodach { NAME("zone", $zone) }: czyj jest? Za rabunek ta nacja wyznaczy nagrodę za twoją głowę.
prompt-name-good = Jaki towar nazywasz przed dobieraniem?
prompt-offer-ship = Czy kupujesz statek za { COUNT("ducat", $gold) }?
prompt-order-events = Czytanie z nieba: { $count ->
    [1] które wydarzenie ma być pierwsze?
   *[other] które wydarzenie ma być następne?
}
prompt-pardon-count = Akt łaski, { NAME("nation", $nation) }: o ile spada nagroda za twoją głowę?
prompt-pardon-nation = Akt łaski: nagroda której nacji?
prompt-place-hit = { $whose ->
    [own] Czaszka: o miejscu tego trafienia decydujesz ty. Gdzie?
   *[other] Czaszka: decydujesz, gdzie trafiony jest wrogi statek. Gdzie?
}
prompt-place-modification = Ulepszenie starego statku wraca do portu: którego?
prompt-port = { NAME("zone", $zone) }: co robisz w porcie?
prompt-port-royal-fee = Test się nie udał. Czy płacisz { COUNT("ducat", $gold) }, by wejść?
prompt-raid-cargo = { $over ->
    [0] Co wyrzucasz za burtę? Reszta łupu jest twoja.
   *[other] W ładowni mieści się { $room }, masz { $cards }: co wyrzucasz za burtę?
}
prompt-raid-exchange = Którą kartę wymieniasz za darmo?
prompt-raid-reprisal = List kaperski: które trafienie odrzucasz? (zostało { $count })
prompt-raid-success = Do wydania: { COUNT("success", $count) }. Na co idzie następny?
prompt-raid-weapon = Wynik: { COUNT("success", $count) }. Czy zużywasz broń specjalną na jeszcze jeden?
prompt-redraw-captain = Twój nowy kapitan: { NAME("captain", $captain) }. { $choices ->
    [1] Przy porcie macierzystym nie ma statku piratów, więc nie można losować innego.
   *[other] Przy porcie macierzystym jest statek piratów: czy losujesz innego kapitana?
}
prompt-redraw-goods = Czy dobierasz wszystkie karty na nowo za { COUNT("ducat", $gold) }?
prompt-reinforced-hull = { $whose ->
    [own] Wzmocniony kadłub: które trafienie anulujesz?
   *[other] Wzmocniony kadłub wroga: które trafienie przepada?
}
prompt-reroll-claim = Wynik: { COUNT("success", $count) }. Czy powtarzasz rzut na misję?
prompt-reroll-contest = { $whose ->
    [own] Haki abordażowe: rzut którą kością powtarzasz? (powtórzone: { $count })
   *[other] Haki abordażowe wroga: rzut którą kością się powtarza? (powtórzone: { $count })
}
prompt-reroll-location = Pierwszy kanonier: który rzut na miejsce trafienia powtarzasz?
prompt-resolve-card = Pora na kartę { NAME("glory", $card) }. Czy ją zagrywasz?
prompt-reward-nation = Pokonany kapitan: { $player }. Która nacja płaci ci nagrodę?
prompt-roll-offer = Czy używasz tego przy rzucie?
prompt-search-good = Jakiego towaru szukasz?
prompt-sell = Co sprzedajesz?
prompt-shipyard = Co robisz w stoczni?
prompt-spare-timber = Zapasowe belki: co naprawiasz?
prompt-stash = Ile dukatów chowasz? Każde 10 w skrytce to punkt.
prompt-stash-tens = Ile dukatów chowasz? Najpierw pełne dziesiątki.
prompt-stash-ones = { $count ->
    [0] Ile dukatów chowasz?
   *[other] Chowasz { $count }0 dukatów. Ile jeszcze?
}
prompt-take-modification = Które ulepszenie bierzesz?
prompt-transfer = Które ulepszenie przechodzi na nowy statek ({ NAME("ship", $ship) })?
prompt-use-shot = { $whose ->
    [own] Czy używasz specjalnej amunicji?
   *[other] Czy wróg używa specjalnej amunicji?
}
prompt-veer-direction = Zmienny wiatr: dokąd ma płynąć?
prompt-veer-icon = Zmienny wiatr: który statek wydarzenia { NAME("happening", $event) } skręca?
prompt-withdraw-ones = { $count ->
    [0] Ile dukatów wyjmujesz?
   *[other] Wyjmujesz { $count }0 dukatów. Ile jeszcze?
}

# Okna na karty
prompt-window-buy = Przed dobieraniem przy zakupie: czy zagrywasz kartę?
prompt-window-sold = Sprzedaż: { COUNT("card", $count) }. Czy zagrywasz kartę?
prompt-window-claim = Podejmujesz misję { NAME("mission", $mission) }: czy zagrywasz kartę?
prompt-window-checked = Twój test: { COUNT("success", $count) }. Czy zagrywasz kartę?
prompt-window-rumour = Przed rzutem na pogłoskę { NAME("rumour", $rumour) }: czy zagrywasz kartę?
prompt-window-deed = Misja lub pogłoska wypełniona: czy zagrywasz kartę?
prompt-window-scouted = Statek znaleziony: czy zagrywasz kartę?
prompt-window-event = Wydarzenie { NAME("happening", $event) }: czy zagrywasz kartę?
prompt-window-found = Znalazł cię statek ({ NAME("npc", $npc) }): czy zagrywasz kartę?
prompt-window-bought = { $player } kupuje { COUNT("card", $count, case: "accusative") } towaru: czy zagrywasz kartę?
prompt-window-death = Twój kapitan ma zginąć: czy zagrywasz kartę?
prompt-window-engage = Zaczynasz bitwę: czy zagrywasz kartę?
prompt-window-declared = Obie strony ogłosiły zamiary: czy zagrywasz kartę przed rzutem?
prompt-window-contest = Manewry rozstrzygnięte: czy zagrywasz kartę?
prompt-window-between-rounds = Przed następną rundą: czy zagrywasz kartę?
prompt-window-crew-start = Zaczyna się walka załóg: czy zagrywasz kartę?
prompt-window-crew-round = Przed tą rundą walki załóg: czy zagrywasz kartę?
prompt-window-naval-won = Walka morska wygrana: czy zagrywasz kartę?
prompt-window-crew-won = Walka załóg wygrana: czy zagrywasz kartę?

move-pass = nic
move-done = gotowe
move-pay = zapłać
move-decline = nie
move-roll = powtórz rzut
move-nation = { NAME("nation", $nation) }
move-good = { NAME("good", $good) }
move-play = zagraj { NAME("glory", $card) }: { NAME("does", $card) }
move-announce = zapowiedz zakrytą kartę { NAME("glory", $card) }: { NAME("does", $card) }
move-discard-glory = odrzuć { NAME("glory", $card) }: { NAME("does", $card) }
move-keep-glory = zatrzymaj { NAME("glory", $card) }: { NAME("does", $card) }
move-keep-rumour = zatrzymaj { NAME("rumour", $rumour) }: { NAME("does", $rumour) }
move-keep-specialist = zatrzymaj { NAME("glory", $card) }
move-choose-ship = { NAME("ship", $ship) }
move-captain = { NAME("captain", $captain) }
move-redraw = losuj na nowo
move-retire = koniec służby: porzuć tego kapitana
move-sail-on = płyń dalej
move-end-turn = zakończ turę
move-sail = płyń: { NAME("zone", $zone) }
move-enter-port = wejdź do portu
move-leave-port = wypłyń z portu na morze
move-enter-by = { NAME("way", $way) }
move-scout-player = szukaj: { $player }
move-scout-npc = szukaj: { NAME("npc", $npc) }
move-scout-merchant = szukaj kupca
move-scout-spanish-merchant = spotkaj kupca bez rzutu, jeśli jest hiszpański
move-port-action = wykonaj akcję portową
move-act-on-rumour = sprawdź swoją pogłoskę
move-pursue-mission = wypełniaj swoją misję
move-do = { NAME("activity", $activity) }
move-sell = { $count ->
    [0] nie sprzedawaj: { NAME("good", $good) }
   *[other] sprzedaj { $count } × { NAME("good", $good) }
}
move-buy = { $count ->
    [0] nie kupuj: { NAME("good", $good) }
   *[other] kup { $count } × { NAME("good", $good) }
}
move-keep = { $count ->
    [0] nie zatrzymuj: { NAME("good", $good) }
   *[other] zatrzymaj { $count } × { NAME("good", $good) }
}
move-discard-cargo = odrzuć 1 × { NAME("good", $good) }
move-discard-load = odrzuć ładunek misji
move-buy-ship = kup { NAME("ship", $ship, case: "accusative") }
move-repair = napraw 1 punkt: { NAME("location", $location) }
move-buy-weapon = kup { NAME("weapon", $weapon) }: { NAME("does", $weapon) }
move-sell-weapon = sprzedaj { NAME("weapon", $weapon) }
move-buy-modification = kup ulepszenie „{ NAME("modification", $modification) }”: { NAME("does", $modification) }
move-refresh = przygotuj znowu: { NAME("modification", $modification) }
move-transfer = przenieś: { NAME("modification", $modification) }
move-place-modification = port { NAME("zone", $zone) }
move-take-modification = weź z portu { NAME("zone", $zone) }
move-hire-crew = { $count ->
    [0] nie najmuj nikogo
   *[other] najmij: { $count }
}
move-claim-mission = { NAME("mission", $mission) }: { NAME("does", $mission) }
move-complete-mission = zakończ swoją misję
move-stash-tens = { $tens ->
    [0] schowaj mniej niż 10 dukatów
   *[other] schowaj { $tens }0 dukatów lub trochę więcej
}
move-stash-ones = { COUNT("ducat", $ones) }
move-withdraw-tens = { $tens ->
    [0] wyjmij mniej niż 10 dukatów
   *[other] wyjmij { $tens }0 dukatów lub trochę więcej
}
move-withdraw-ones = { COUNT("ducat", $ones) }
move-lower-bounty = o { $count }
move-engage = rabuj
move-let-sail = pozwól odpłynąć
move-spend-weapon = zużyj { NAME("weapon", $weapon) }
move-draw-cargo = dobierz jeszcze jedną kartę
move-discard-face = odrzuć { NAME("cargo", $card) }
move-exchange-face = wymień { NAME("cargo", $card) }
move-shoot = strzelaj
move-board = abordaż
move-flee = uciekaj
move-take-hit = { NAME("location", $location) }
move-cancel-hit = anuluj trafienie: { NAME("location", $location) }
move-mend = napraw 1 punkt: { NAME("location", $location) }
move-use-weapon = użyj broni „{ NAME("weapon", $weapon) }”: { NAME("does", $weapon) }
move-use-modification = użyj: { NAME("modification", $modification) }
move-reroll = powtórz rzut kością: { NAME("face", $face) }
move-claim-ship = przejmij statek
move-keep-ship = zostań na swoim statku
move-icon = statek numer { $number }
move-direct = { NAME("towards", $towards) }
move-put-next = { NAME("happening", $event) }: { NAME("does", $event) }
