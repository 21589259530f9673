# Co wybór przyniesie albo ile kosztuje.

# Końcówki wspólne dla kilku
alone-shipwright = { $gift ->
    [0] {""}
   *[other] ; samemu: { $rest ->
        [yes] z reszty do { COUNT("ship", $gift, case: "genitive") } za darmo
       *[no] { COUNT("ship", $gift) } za darmo
    }
}
alone-governor = { $gift ->
    [0] {""}
   *[other] ; samemu: oddajesz czaszki: { $gift }
}
alone-captain = { $gift ->
    [0] {""}
    [1] ; samemu: 2 żetony
   *[other] ; samemu: 4 żetony
}
alone-aborigine = { $gift ->
    [0] {""}
   *[other] ; samemu: { COUNT("booty-card", $gift) }
}
alone-shaman = { $gift ->
    [0] {""}
   *[other] ; samemu: twoje bezpieczne statki: { $safe }
}
alone-merchant = { $gift ->
    [0] {""}
   *[other] ; samemu: jeszcze { COUNT("chest", $gift, case: "accusative") }
}
alone-cartographer = { $gift ->
    [0] {""}
   *[other] ; samemu: do { COUNT("card", $gift, case: "genitive") } więcej
}
characters-back = { $back ->
    [0] {""}
    [one] ; wraca 1 postać
    [few] ; wracają { $back } postacie
   *[many] ; wraca { $back } postaci
}
p7-odds = { $sinks } % szans na zatopienie; średnio tracone statki: { TENTHS($lost) }, karty łupu: { TENTHS($cards) }. { COUNT("pirate-ship", $pirates) } na { COUNT("caravan-ship", $size, case: "accusative") }{ $still ->
    [0] {""}
   *[other] {" "}na razie, jakby kolejni gracze ({ $still }) nic nie wysłali
}
a-mistake = pomyłka, 1 czaszka ({ $points })
instead = { $pays ->
    [ship] statek
   *[chest] skrzynię
}

# Wybór postaci
brings-shipwright = { $most ->
    [0] w rezerwie { COUNT("ship", $reserve) }, ale nie masz skrzyń
   *[other] kupujesz do { COUNT("ship", $most, case: "genitive") } po 1 skrzyni (masz { $chests })
}{ alone-shipwright }
brings-governor = dostajesz { COUNT("ship", $reserve) } za czaszkę ({ $points }); następna za każdy napad na wybrany naród{ $free ->
    [1] {" "}(został tylko 1: bierze go, kto pierwszy)
   *[other] {""}
}{ alone-governor }
brings-captain = napad: { COUNT("caravan", $count) } (do { COUNT("ship", $largest, case: "genitive") }), { $empty ->
    [0] ale nie masz pustych statków, za to czaszka ({ $points })
   *[other] masz { COUNT("empty-ship", $empty) }
}{ alone-captain }{ characters-back }
brings-aborigine = otwierasz port: { COUNT("port-card", $count) }; ładunek wart teraz { $now }, tam { $best }{ alone-aborigine }{ characters-back }
brings-shaman = klątwa na wszystkich, na ciebie też (na ręce { COUNT("curse", $count) }){ alone-shaman }{ characters-back }
brings-merchant = twój ładunek jest wart { $chests } ({ NAME("port", $port) }){ alone-merchant }
brings-cartographer = dobierasz 1 kartę (w talii { $left }){ alone-cartographer }
brings-mistake-shipwright = twoja rezerwa jest pusta: { a-mistake }
brings-mistake-governor = żaden naród nie jest wolny: { a-mistake }
brings-mistake-captain = nie masz konwoju na ręce: { a-mistake }{ characters-back }
brings-mistake-aborigine = nie masz karty portu na ręce: { a-mistake }{ characters-back }
brings-mistake-shaman = nie masz klątwy na ręce: { a-mistake }{ characters-back }
brings-mistake-merchant = nie masz towarów: { a-mistake }
brings-mistake-cartographer = talia jest pusta: { a-mistake }

# Zagranie karty
brings-decline = { a-mistake }; karty zostają na ręce
brings-caravan = w konwoju { COUNT("ship", $size) }. Każdy może wysłać do { $limit }; masz { COUNT("empty-ship", $empty) }{ $most ->
    [0] {""}
   *[other] . Twoje { $most } bez pomocy zatopi go { $sinks } razy na 100
}{ $corsair ->
    [you] ; jesteś Korsarzem: 1 czaszka
    [other] ; Korsarzem jest { $player }
   *[nobody] {""}
}
brings-port = rum { $rum }, kawa { $coffee }, owoce { $fruit }; twój ładunek będzie wart { $there } (teraz { $now })
brings-dice-curse = za każdą { $face } trzeba oddać kartę { NAME("good", $good, case: "genitive") } albo { instead }; rzucasz { $thrown } (bezpieczne { $safe }), masz { $held }
brings-whirlpool = statki blisko czerwonej kości kosztują talizman albo { instead }; rzucasz { $thrown } (bezpieczne { $safe }), masz { $held }
brings-idol = wybierasz towar; każdy oddaje 1 kartę albo { instead }
brings-salary = każdy płaci 2 skrzynie za statek na straży; ty: { $chests } (na straży { $guards })
brings-tavern = kości: { $dice }, od 1 (czaszka) do 6 (3 żetony); każdemu dajesz jedną

# Przywileje
brings-gift-shipwright = { $count ->
    [0] nic: twoja rezerwa jest pusta
   *[other] { COUNT("ship", $count) } z rezerwy za darmo
}
brings-gift-governor = oddajesz { COUNT("spot", $count, case: "accusative") } (+{ $points })
brings-gift-captain = { COUNT("token", $count) }
brings-gift-aborigine = { COUNT("booty-card", $count) }
brings-gift-merchant = { COUNT("chest", $count) }
brings-gift-cartographer = jeszcze { COUNT("card", $count) }; na końcu każda karta na ręce { $free ->
    [0] {""}
   *[other] ponad { $free }{" "}
}daje czaszkę

# Postacie
brings-buy = potem { COUNT("chest", $chests) }, flota { $fleet }, na straży { $guards }
brings-buy-none = to nie pomyłka, ale i bez przywileju
brings-tile = 1 czaszka teraz ({ $points }) i 1 za każdy napad na jego konwój (takich kart zostało { $left }, z tego u ciebie { $own })
brings-send-none = { COUNT("spot", $spots) } ({ $points }), bez łupów
brings-send = { p7-odds }
brings-send-corsair = 1 czaszka dla Korsarza ({ $points }); { p7-odds }
brings-load = na statkach { $aboard } × { NAME("good", $good) }, miejsca jeszcze { $room }; ładunek będzie wart { $value }{ $left ->
    [0] {""}
   *[other] ; odrzucasz { $left }
}
brings-load-none = odrzucasz { $left } × { NAME("good", $good) }; nic nie ładujesz
brings-sell = { COUNT("chest", $chests) }, po { $each }{ $kept ->
    [0] {""}
   *[other] ; zostaje { $kept }
}
brings-sell-none = zostaje { $kept }{ $must ->
    [yes] ; nic nie sprzedać to pomyłka ({ $points })
   *[no] {""}
}
brings-discard = zostaje { $aboard } × { NAME("good", $good) }; ładunek będzie wart { $value } (teraz { $now })
brings-name = { $held ->
    [0] płacisz { instead }
   *[other] oddajesz 1 z { $held }
}; z pozostałych { $give } może oddać kartę, { $pay } zapłaci { instead }
brings-name-nothing = nie masz czego oddać ani czym zapłacić; z pozostałych { $give } może oddać kartę, { $pay } zapłaci { instead }
brings-die = { $face ->
    [1] czaszka
    [2] traci jeden towar
    [3] traci 1 skrzynię
    [4] dostaje 1 skrzynię
    [5] dostaje 1 kartę łupu
   *[6] dostaje 3 żetony
}
brings-die-nothing = { $face ->
    [2] traci jeden towar, ale go nie ma: nic
    [5] dostaje 1 kartę łupu, ale żadnej już nie ma: nic
   *[other] traci 1 skrzynię, ale jej nie ma: nic
}

# Rytuały
brings-bargain = { COUNT("chest", $chests) } za { COUNT("token", $cost) } (zostaje { $tokens })
brings-double-hold = jeden statek uniesie dwa towary: miejsca jeszcze { $room }, za { COUNT("token", $cost) } (zostaje { $tokens })
brings-unsinkable-ship = z zatopionych w bitwie do floty wróci: { COUNT("ship", $level) }, za { COUNT("token", $cost) } (zostaje { $tokens })
brings-no-ritual = masz { COUNT("token", $tokens) }, na końcu to { COUNT("point", $points) }
