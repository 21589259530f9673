# Rzeczowniki gry „Piraci 7 mórz”.

game-seven-seas = Piraci 7 mórz
aim-seven-seas = Napadaj na konwoje, sprzedawaj łupy w porcie, zbieraj skrzynie. Co rundę wszyscy w tajemnicy wybierają postać; kto jest z nią sam, dostaje przywilej. Wygrywa najwięcej punktów: liczą się skrzynie, talizmany i trójki żetonów, czaszki kosztują.
p7-aim-end = Gdy ktoś dobierze kartę Ostatnie rundy, gra się jeszcze trzy rundy{ $limit ->
    [0] {""}
   *[other] ; runda { $limit } jest ostatnia w każdym razie
}. Każda karta przygody, która wtedy zostanie na ręce{ $free ->
    [0] {""}
   *[other] {" "}(ponad { $free })
}, to jeszcze jedna czaszka, a czaszka kosztuje { $cost ->
    [0] 0 punktów
    [one] 1 punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}.

seat-1 = Zielony
seat-2 = Biały
seat-3 = Niebieski
seat-4 = Żółty

role-shipwright = Cieśla okrętowy
role-governor = Gubernator
role-captain = Kapitan
role-aborigine = Wyspiarka
role-shaman = Szaman
role-merchant = Kupiec
role-cartographer = Kartograf

good-rum = rum
    .genitive = rumu
    .accusative = rum
good-coffee = kawa
    .genitive = kawy
    .accusative = kawę
good-fruit = owoce
    .genitive = owoców
    .accusative = owoce

booty-rum = rum
booty-coffee = kawa
booty-fruit = owoce
booty-talisman = talizman

nation-england = Anglia
    .genitive = Anglii
nation-spain = Hiszpania
    .genitive = Hiszpanii
nation-france = Francja
    .genitive = Francji
nation-holland = Holandia
    .genitive = Holandii

curse-kraken = Kraken
curse-iceberg = Góra lodowa
curse-sirens = Syreny
curse-riot = Bunt
curse-whirlpool = Wir wodny
curse-idol = Idol
curse-salary = Wypłata
curse-tavern = Tawerna

# Co robi klątwa, tak krótko, jak na karcie
does-kraken = każda wyrzucona 1 kosztuje owoce
does-iceberg = każda wyrzucona 2 kosztuje kawę
does-sirens = każda wyrzucona 3 kosztuje rum
does-riot = każda wyrzucona 4 kosztuje najdroższy towar
does-whirlpool = statki blisko czerwonej kości kosztują talizman
does-idol = każdy oddaje towar wskazany przez grającego
does-salary = 2 skrzynie za statek na straży
does-tavern = grający daje każdemu kość, dobrą albo złą

port-pirate-bay = Zatoka Piratów
port-port-1 = Mewia Przystań
port-port-2 = Nabrzeże Latarni
port-port-3 = Koralowy Port
port-port-4 = Palmowy Brzeg
port-port-5 = Żółwia Zatoczka
port-port-6 = Papuzi Cypel

# Karty przygód
card-england-1 = Konwój angielski I
card-england-2 = Konwój angielski II
card-england-3 = Konwój angielski III
card-england-4 = Konwój angielski IV
card-spain-1 = Konwój hiszpański I
card-spain-2 = Konwój hiszpański II
card-spain-3 = Konwój hiszpański III
card-spain-4 = Konwój hiszpański IV
card-france-1 = Konwój francuski I
card-france-2 = Konwój francuski II
card-france-3 = Konwój francuski III
card-france-4 = Konwój francuski IV
card-holland-1 = Konwój holenderski I
card-holland-2 = Konwój holenderski II
card-holland-3 = Konwój holenderski III
card-holland-4 = Konwój holenderski IV
card-kraken = Kraken (klątwa)
card-iceberg = Góra lodowa (klątwa)
card-sirens = Syreny (klątwa)
card-riot = Bunt (klątwa)
card-whirlpool = Wir wodny (klątwa)
card-idol = Idol (klątwa)
card-salary = Wypłata (klątwa)
card-tavern = Tawerna (klątwa)
card-port-1 = Mewia Przystań (port)
card-port-2 = Nabrzeże Latarni (port)
card-port-3 = Koralowy Port (port)
card-port-4 = Palmowy Brzeg (port)
card-port-5 = Żółwia Zatoczka (port)
card-port-6 = Papuzi Cypel (port)

kind-caravan = konwój
    .genitive = konwoju
kind-port = port
    .genitive = portu
kind-curse = klątwa
    .genitive = klątwy

ritual-bargain = Pertraktacje
ritual-double-hold = Podwójna ładownia
ritual-unsinkable-ship = Niezatapialny statek

pair-rum-coffee = rum i kawa
pair-rum-fruit = rum i owoce
pair-coffee-fruit = kawa i owoce

# Liczby rzeczy
count-ship = { $count ->
    [one] 1 statek
    [few] { $count } statki
   *[many] { $count } statków
}
    .genitive = { $count ->
        [one] 1 statku
       *[many] { $count } statków
    }
count-pirate-ship = { $count ->
    [one] 1 piracki statek
    [few] { $count } pirackie statki
   *[many] { $count } pirackich statków
}
count-caravan-ship = { $count ->
    [one] 1 statek konwoju
    [few] { $count } statki konwoju
   *[many] { $count } statków konwoju
}
    .accusative = { $count ->
        [one] 1 statek konwoju
        [few] { $count } statki konwoju
       *[many] { $count } statków konwoju
    }
count-empty-ship = { $count ->
    [one] 1 pusty statek
    [few] { $count } puste statki
   *[many] { $count } pustych statków
}
    .genitive = { $count ->
        [one] 1 pustego statku
       *[many] { $count } pustych statków
    }
count-chest = { $count ->
    [one] 1 skrzynia
    [few] { $count } skrzynie
   *[many] { $count } skrzyń
}
    .accusative = { $count ->
        [one] 1 skrzynię
        [few] { $count } skrzynie
       *[many] { $count } skrzyń
    }
count-token = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
count-spot = { $count ->
    [one] 1 czaszka
    [few] { $count } czaszki
   *[many] { $count } czaszek
}
    .accusative = { $count ->
        [one] 1 czaszkę
        [few] { $count } czaszki
       *[many] { $count } czaszek
    }
count-point = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
count-card = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .accusative = { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    .genitive = { $count ->
        [one] 1 karty
       *[other] { $count } kart
    }
count-booty-card = { $count ->
    [one] 1 karta łupu
    [few] { $count } karty łupu
   *[many] { $count } kart łupu
}
    .accusative = { $count ->
        [one] 1 kartę łupu
        [few] { $count } karty łupu
       *[many] { $count } kart łupu
    }
    .genitive = { $count ->
        [one] 1 karty łupu
       *[many] { $count } kart łupu
    }
count-caravan = { $count ->
    [one] 1 konwój
    [few] { $count } konwoje
   *[many] { $count } konwojów
}
count-port-card = { $count ->
    [one] 1 karta portu
    [few] { $count } karty portu
   *[many] { $count } kart portu
}
count-curse = { $count ->
    [one] 1 klątwa
    [few] { $count } klątwy
   *[many] { $count } klątw
}
count-talisman = { $count ->
    [one] 1 talizman
    [few] { $count } talizmany
   *[many] { $count } talizmanów
}
count-guard = { $count ->
    [one] 1 statek na straży
    [few] { $count } statki na straży
   *[many] { $count } statków na straży
}
