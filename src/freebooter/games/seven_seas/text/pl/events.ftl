# Dziennik, który czytają ludzie.

event-new-round = Runda { $round }. Pierwszy gracz: { $player }.
    .you = Runda { $round }. Pierwszy gracz: ty.
event-role-called = { NAME("role", $role) }: { $players }.
    .at-you = { NAME("role", $role) }: ty{ $more ->
        [0] {""}
       *[other] {" "}i { $others }
    }.
event-roles-skipped = Nikt nie wybrał: { LIST("role", $roles) }.
event-cards-back = Wszystkie postacie wracają na rękę: { $players }.
event-last-rounds = { $player } dobiera Ostatnie rundy: runda { $last } będzie ostatnia{ $cut ->
    [yes] , bo taki jest limit
   *[no] {""}
}.
    .you = Dobierasz Ostatnie rundy: runda { $last } będzie ostatnia{ $cut ->
        [yes] , bo taki jest limit
       *[no] {""}
    }.
event-game-ends = Gra kończy się po rundzie { $round }.

why-mistake = { $why ->
    [shipwright] rezerwa jest pusta
    [governor] żaden naród nie jest wolny
    [captain] nie zagrano konwoju
    [aborigine] nie otwarto portu
    [shaman] nie rzucono klątwy
    [merchant] nic nie sprzedano
   *[cartographer] talia jest pusta
}
event-mistake = { $player } popełnia pomyłkę: { why-mistake }.
    .you = Popełniasz pomyłkę: { why-mistake }.
event-no-effect = { $why ->
    [bought] { $player } nie kupuje statków: to nie pomyłka, ale przywileju też nie ma
    [sold] { $player } nic nie sprzedaje: to nie pomyłka, ale przywileju też nie ma
    [sent] Nikt nie wysyła statków: konwój płynie dalej, bez bitwy i bez łupów
    [owed] { $player } nie ma dość, by oddać wszystko; brakująca reszta przepada
    [guards] Nikt nie ma statku na straży, więc nikt nie płaci
    [goods] { $player } nie ma towaru do stracenia
   *[chests] { $player } nie ma skrzyni do stracenia
}.
why-spot = { $why ->
    [absent] za niewysłanie statków{" "}
    [corsair] jako Korsarz napadniętego narodu{" "}
    [governor] jako cenę Gubernatora{" "}
    [hand] za karty na ręce{" "}
   *[other] {""}
}
event-black-spot = { $player } bierze { COUNT("spot", $count, case: "accusative") } { why-spot }(teraz { $spots }).
    .you = Bierzesz { COUNT("spot", $count, case: "accusative") } { why-spot }(teraz { $spots }).
event-spots-returned = { $player } oddaje { COUNT("spot", $count, case: "accusative") } (zostaje { $spots }).
    .you = Oddajesz { COUNT("spot", $count, case: "accusative") } (zostaje { $spots }).
event-gift-taken = { $player } bierze przywilej ({ NAME("role", $role) }{ $size ->
    [2] , podwójny dla pierwszego gracza
   *[other] {""}
}).
    .you = Bierzesz przywilej ({ NAME("role", $role) }{ $size ->
        [2] , podwójny dla pierwszego gracza
       *[other] {""}
    }).
event-gift-declined = { $player } rezygnuje z przywileju ({ NAME("role", $role) }).
    .you = Rezygnujesz z przywileju ({ NAME("role", $role) }).

event-chests-gained = { $player } dostaje { COUNT("chest", $count, case: "accusative") } (teraz { $chests }).
    .you = Dostajesz { COUNT("chest", $count, case: "accusative") } (teraz { $chests }).
event-chests-lost = { $player } traci { COUNT("chest", $count, case: "accusative") } (zostaje { $chests }).
    .you = Tracisz { COUNT("chest", $count, case: "accusative") } (zostaje { $chests }).
event-tokens-gained = { $player } dostaje { COUNT("token", $count) } (teraz { $tokens }).
    .you = Dostajesz { COUNT("token", $count) } (teraz { $tokens }).
event-talismans-lost = { $player } traci { COUNT("talisman", $count) } (zostaje { $talismans }).
    .you = Tracisz { COUNT("talisman", $count) } (zostaje { $talismans }).
event-goods-lost = { $player } oddaje { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") }.
    .you = Oddajesz { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") }.
event-goods-sold = { $player } sprzedaje { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") } za { COUNT("chest", $chests, case: "accusative") }.
    .you = Sprzedajesz { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") } za { COUNT("chest", $chests, case: "accusative") }.
event-goods-loaded = { $player } ładuje { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") }.
    .you = Ładujesz { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") }.
event-goods-refused = { $player } zostawia { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") }.
    .you = Zostawiasz { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") }.
event-final-sale = Końcowa sprzedaż: { $player } sprzedaje wszystko za { COUNT("chest", $chests, case: "accusative") }.
    .you = Końcowa sprzedaż: sprzedajesz wszystko za { COUNT("chest", $chests, case: "accusative") }.

event-ships-bought = { $player } kupuje { COUNT("ship", $count) } (skrzynie: { $chests }).
    .you = Kupujesz { COUNT("ship", $count) } (skrzynie: { $chests }).
event-ships-gained = { $player } dostaje { COUNT("ship", $count) } z rezerwy (flota { $fleet }).
    .you = Dostajesz { COUNT("ship", $count) } z rezerwy (flota { $fleet }).
event-ships-lost = { $player } ma za mało kart i traci { COUNT("ship", $count) }, do rezerwy (flota { $fleet }).
    .you = Masz za mało kart i tracisz { COUNT("ship", $count) }, do rezerwy (flota { $fleet }).
event-guards-go = { $player } musi wysłać na straż { COUNT("ship", $count) }, po jednym na każde 10 skrzyń (na straży teraz { $guards }).
    .you = Musisz wysłać na straż { COUNT("ship", $count) }, po jednym na każde 10 skrzyń (na straży teraz { $guards }).
event-guards-return = { $player } ma znów we flocie { COUNT("ship", $count) } ze straży (na straży teraz { $guards }).
    .you = Masz znów we flocie { COUNT("ship", $count) } ze straży (na straży teraz { $guards }).
event-corsair = { $player } zostaje Korsarzem { NAME("nation", $nation, case: "genitive") }.
    .you = Zostajesz Korsarzem { NAME("nation", $nation, case: "genitive") }.
event-card-drawn = { $player } dobiera kartę: { NAME("card", $card) }.
    .you = Dobierasz kartę: { NAME("card", $card) }.
event-card-drawn-hidden = { $player } dobiera kartę przygody.

event-caravan-played = { $player } napada na konwój: { NAME("nation", $nation) }, { COUNT("ship", $size) }.
    .you = Napadasz na konwój: { NAME("nation", $nation) }, { COUNT("ship", $size) }.
event-port-played = { $player } otwiera port: { NAME("port", $port) }.
    .you = Otwierasz port: { NAME("port", $port) }.
event-curse-played = { $player } rzuca klątwę { NAME("curse", $curse) }: { NAME("does", $curse) }.
    .you = Rzucasz klątwę { NAME("curse", $curse) }: { NAME("does", $curse) }.
event-ritual = { $player } odprawia rytuał: { NAME("ritual", $ritual) }, za { COUNT("token", $cost) } (zostaje { $tokens }).
    .you = Odprawiasz rytuał: { NAME("ritual", $ritual) }, za { COUNT("token", $cost) } (zostaje { $tokens }).

event-ships-sent = { $player } { $count ->
    [0] nie wysyła statków
   *[other] wysyła { COUNT("ship", $count) }
}.
    .you = { $count ->
        [0] Nie wysyłasz statków
       *[other] Wysyłasz { COUNT("ship", $count) }
    }.
event-battle = { $player } rzuca: kości konwoju { $caravan }, pirackie { $pirates }.
    .you = Rzucasz: kości konwoju { $caravan }, pirackie { $pirates }.
event-battle-fight = Walka { $number }, odległość { TENTHS($distance) } mm: konwój { $caravan }, { $player } { $pirate } - { $sunk ->
    [both] toną oba
    [pirate] tonie pirat
   *[caravan] tonie konwój
}.
event-battle-end = { $end ->
    [won] Konwój zatopiony; pirackich statków na wodzie: { $afloat }.
    [both] Ostatnie statki toną razem: bez łupów.
   *[lost] Nie został żaden piracki statek; konwój ucieka, ma { COUNT("ship", $left) }.
}
how-many-saved = { $saved ->
    [0] {""}
   *[other] , z tego jako niezatapialne wraca: { $saved }
}
event-ships-sunk = { $player } ma zatopione: { COUNT("ship", $count) }{ how-many-saved }.
    .you = Zatopione masz: { COUNT("ship", $count) }{ how-many-saved }.
event-booty-reshuffled = Talia łupów się skończyła; z kart odrzuconych powstaje nowa: { COUNT("booty-card", $count) }.

which-booty = { COUNT("booty-card", $count, case: "accusative") }: { LIST("booty", $cards) }
event-booty = { $player } { $count ->
    [0] nie dobiera łupu: nic nie zostało
   *[other] dobiera { which-booty }
}.
    .you = { $count ->
        [0] Nie dobierasz łupu: nic nie zostało
       *[other] Dobierasz { which-booty }
    }.

event-ships-safe = { $player }: przywilej Szamana chroni { COUNT("ship", $count) }.
    .you = Przywilej Szamana chroni twoje statki: { $count }.
event-curse-thrown = { NAME("curse", $curse) }: za każdą { $face } trzeba oddać 1 kartę { NAME("good", $good, case: "genitive") }.
event-curse-dice = { $player } rzuca { $faces }: { $struck ->
    [0] bez strat
   *[other] do oddania { $struck }
}.
    .you = Rzucasz { $faces }: { $struck ->
        [0] bez strat
       *[other] do oddania { $struck }
    }.
event-whirlpool = Wir wodny: czerwona kość pokazuje { $face }; rzucono { COUNT("ship", $thrown) }.
event-whirlpool-caught = Wir porywa statek: { $player }, odległość { TENTHS($distance) } mm.
    .you = Wir porywa twój statek, odległość { TENTHS($distance) } mm.
event-idol = { $player } wybiera: { NAME("good", $good) }.
    .you = Wybierasz: { NAME("good", $good) }.
event-tavern-thrown = { $player } rzuca kośćmi tawerny: { $faces }.
    .you = Rzucasz kośćmi tawerny: { $faces }.
event-tavern-die = { $player } dostaje { $face }: { $face ->
    [1] czaszka
    [2] traci jeden towar
    [3] traci 1 skrzynię
    [4] dostaje 1 skrzynię
    [5] dostaje 1 kartę łupu
   *[6] dostaje 3 żetony
}.
    .you = Dostajesz { $face }: { $face ->
        [1] czaszka
        [2] tracisz jeden towar
        [3] tracisz 1 skrzynię
        [4] dostajesz 1 skrzynię
        [5] dostajesz 1 kartę łupu
       *[6] dostajesz 3 żetony
    }.

# Arkusz punktów
term-chests = Skrzynie
term-final-sale = Końcowa sprzedaż
term-talismans = Talizmany
term-token-sets = Trójki żetonów
term-black-spots = Czaszki
term-hand-spots = Czaszki za karty na ręce
term-total = Razem
term-tie-corsair-tiles = Remis: mniej kafelków Korsarza
term-tie-black-spots = Remis: mniej czaszek

# Liczby, na które gracz ma oko
figure-points = punkty
figure-cargo = ładunek tutaj
figure-chests = skrzynie
figure-ships = statki
figure-talismans = talizmany
figure-tokens = żetony
figure-spots = czaszki
