# Dziennik, który czytają ludzie.

event-new-round = Runda { $round }.
event-last-round = Runda { $round } jest ostatnia; gra się ją do końca.
event-game-ends = Gra kończy się po rundzie { $round }.

event-movement-played = { $player } zagrywa kartę ruchu: { NAME("movement", $card) }.
    .you = Zagrywasz kartę ruchu: { NAME("movement", $card) }.
event-movement-discarded = { $player } odrzuca kartę ruchu: { NAME("movement", $card) }.
    .you = Odrzucasz kartę ruchu: { NAME("movement", $card) }.
event-movement-drawn = { $player } dobiera kartę ruchu: { NAME("movement", $card) }.
    .you = Dobierasz kartę ruchu: { NAME("movement", $card) }.
event-navy-commanded = { $player } dowodzi: { NAME("ship", $ship) }, ruch { $steps }.
    .you = Dowodzisz: { NAME("ship", $ship) }, ruch { $steps }.
event-ship-activated = { $player } wybiera, co teraz płynie: { NAME("crew", $crew) }.
    .you = Wybierasz, co teraz płynie: { NAME("crew", $crew) }.
event-fortune-played = { $player } zagrywa: { NAME("fortune", $card) } ({ NAME("effect", $card) }).
    .you = Zagrywasz: { NAME("fortune", $card) } ({ NAME("effect", $card) }).
event-fortune-discarded = { $player } odrzuca kartę: { NAME("fortune", $card) }.
    .you = Odrzucasz kartę: { NAME("fortune", $card) }.
event-fortune-drawn = { $player } dobiera kartę: { NAME("fortune", $card) } ({ NAME("effect", $card) }).
    .you = Dobierasz kartę: { NAME("fortune", $card) } ({ NAME("effect", $card) }).
event-fortune-drawn-hidden = { $player } dobiera { COUNT("fortune-card", $count) }.
event-pile-renewed = { $pile ->
    [fortune] Karty fortuny się skończyły; odrzucone tworzą nowy stos.
   *[movement] Karty ruchu się skończyły; odrzucone tworzą nowy stos.
}

event-merchant-docked = { $player }: kupiec cumuje w porcie { NAME("port", $port) }, { $space }, i ładuje { $count } × { NAME("good", $good) }.
    .you = Twój kupiec cumuje w porcie { NAME("port", $port) }, { $space }, i ładuje { $count } × { NAME("good", $good) }.
event-merchant-home = { $player }: port nie ma co załadować, więc kupiec schodzi z planszy do następnej tury.
    .you = Port nie ma co załadować, więc twój kupiec schodzi z planszy do następnej tury.
event-sailed = { $player }: { NAME("kind", $crew) } płynie z { $start } na { $space } (ruch { $cost }).
    .you = Płyniesz z { $start } na { $space }: { NAME("kind", $crew) } (ruch { $cost }).
event-entered = { $player }: pirat wpływa na { $space }{ $cost ->
    [0] , do kryjówki
   *[other] {" "}(ruch { $cost })
}.
    .you = Twój pirat wpływa na { $space }{ $cost ->
        [0] , do kryjówki
       *[other] {" "}(ruch { $cost })
    }.
event-ship-pushed = { $player } przesuwa z { $start } na { $space }: { NAME("kind", $crew) }{ $owned ->
    [0] {""}
   *[other] {" "}gracza { $players }
}.
    .you = Przesuwasz z { $start } na { $space }: { NAME("kind", $crew) }{ $owned ->
        [0] {""}
       *[other] {" "}gracza { $players }
    }.
    .at-you = { $player } przesuwa twój statek z { $start } na { $space }: { NAME("crew", $crew) }.
event-ship-swept = Zamiana miejsc: { NAME("kind", $crew) }{ $owned ->
    [0] {""}
   *[other] {" "}gracza { $players }
} jest teraz na { $space }.

event-goods-sold = { $player } sprzedaje { $count } × { NAME("good", $good) } w porcie { NAME("port", $port) } za { $gained } (ma teraz { COUNT("doubloon", $doubloons) }){ $loaded ->
    [0] {""}
   *[other] {" "}i ładuje { $loaded } × { NAME("good", $fresh) }
}.
    .you = Sprzedajesz { $count } × { NAME("good", $good) } w porcie { NAME("port", $port) } za { $gained } (masz teraz { COUNT("doubloon", $doubloons) }){ $loaded ->
        [0] {""}
       *[other] {" "}i ładujesz { $loaded } × { NAME("good", $fresh) }
    }.
event-merchant-robbed = { $player } rabuje towar, którego właścicielem jest { $players }: { $count } × { NAME("good", $good) }, za { $gained } (ma teraz { COUNT("doubloon", $doubloons) }).
    .you = Rabujesz towar, którego właścicielem jest { $players }: { $count } × { NAME("good", $good) }, za { $gained } (masz teraz { COUNT("doubloon", $doubloons) }).
    .at-you = { $player } rabuje twój towar: { $count } × { NAME("good", $good) }, i dostaje { COUNT("doubloon", $gained) }.
event-treasure-buried = { $player } zakopuje skarb ({ LIST("good", $goods) }) na { $space } za { $gained } (ma teraz { COUNT("doubloon", $doubloons) }).
    .you = Zakopujesz skarb ({ LIST("good", $goods) }) na { $space } za { $gained } (masz teraz { COUNT("doubloon", $doubloons) }).
event-pirate-sunk = { $player } zatapia pirata, którego właścicielem jest { $players }, za { $gained } (ma teraz { COUNT("doubloon", $doubloons) }).
    .you = Zatapiasz pirata, którego właścicielem jest { $players }, za { $gained } (masz teraz { COUNT("doubloon", $doubloons) }).
    .at-you = { $player } zatapia twojego pirata i dostaje { COUNT("doubloon", $gained) }.
event-cube-confiscated = { $player } zabiera 1 × { NAME("good", $good) } z ładunku, którego właścicielem jest { $players }, za { $gained } (ma teraz { COUNT("doubloon", $doubloons) }).
    .you = Zabierasz 1 × { NAME("good", $good) } z ładunku, którego właścicielem jest { $players }, za { $gained } (masz teraz { COUNT("doubloon", $doubloons) }).
    .at-you = { $player } zabiera 1 × { NAME("good", $good) } z twojego kupca i dostaje { COUNT("doubloon", $gained) }.
event-merchant-sunk = { $player }: kupiec jest pusty i tonie; wraca na początku następnej tury.
    .you = Twój kupiec jest pusty i tonie; wraca na początku twojej następnej tury.
event-doubloons-taken = { $player } zabiera { COUNT("doubloon", $count) }; traci: { $players }.
    .you = Zabierasz { COUNT("doubloon", $count) }; traci: { $players }.
    .at-you = { $player } zabiera ci { COUNT("doubloon", $count) }.

event-development-bought = { $player } kupuje ulepszenie { NAME("development", $card) } za { $price }: { NAME("effect", $card) } (reszta: { COUNT("doubloon", $doubloons) }).
    .you = Kupujesz ulepszenie { NAME("development", $card) } za { $price }: { NAME("effect", $card) } (reszta: { COUNT("doubloon", $doubloons) }).
event-victory-bought = { $player } kupuje kartę zwycięstwa za { $price } (reszta: { COUNT("doubloon", $doubloons) }).
    .you = Kupujesz kartę zwycięstwa za { $price } (reszta: { COUNT("doubloon", $doubloons) }).

# Arkusz wyniku
term-start = Dublony na początku
term-sales = Sprzedaż
term-robberies = Rabunki
term-burials = Zakopane skarby
term-sinkings = Zatopieni piraci
term-cards = Karty
term-spent = Wydane
term-doubloons = Dublony na końcu
term-cards-face-up = Kupione karty
term-victory-card = Karta zwycięstwa

# Liczby, na które gracz ma oko
figure-worth = dublony razem
figure-doubloons = dublony
figure-cargo = ładunek
figure-treasures = skarby
