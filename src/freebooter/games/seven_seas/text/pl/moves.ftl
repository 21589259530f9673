# O co gra pyta i co można wybrać.

prompt-choose-character = Wybierz w tajemnicy postać na tę rundę.
prompt-gift = Tylko ty masz tę postać ({ NAME("role", $role) }): jaki przywilej bierzesz?
prompt-buy-ships = Cieśla okrętowy: ile statków kupujesz z rezerwy?
prompt-take-tile = Gubernator: czyim Korsarzem zostajesz? { $reserve ->
    [0] Twoja rezerwa jest pusta: nie dostaniesz statków.
   *[other] Z rezerwy dostajesz { COUNT("ship", $reserve) }.
}
prompt-captain-card = Kapitan: na który konwój napadasz?
prompt-send-ships = { $captain ->
    [you] Napadasz na konwój { NAME("nation", $nation, case: "genitive") } ({ COUNT("ship", $size) }): ile pustych statków wysyłasz? Najwyżej { $limit }.
   *[other] { $player } napada na konwój { NAME("nation", $nation, case: "genitive") } ({ COUNT("ship", $size) }): ile pustych statków wysyłasz? Najwyżej { $limit }.
}
prompt-load-goods = Twoje łupy: { LIST("booty", $cards) }. Ile kart { NAME("good", $good, case: "genitive") } ładujesz? Reszta przepada.
prompt-aborigine-card = Wyspiarka: który port otwierasz?
prompt-shaman-card = Szaman: którą klątwę rzucasz? Dotyka wszystkich, ciebie też.
prompt-sell-goods = Kupiec: ile kart { NAME("good", $good, case: "genitive") } sprzedajesz? { $price ->
    [1] Tutaj po 1.
   *[other] Od trzech w górę po { $price }, poniżej po 1.
} O każdy towar jest osobne pytanie.
prompt-ritual = { $when ->
    [before] Przed akcją ({ NAME("role", $role) }): odprawiasz rytuał? Można też po niej.
   *[after] Akcja skończona ({ NAME("role", $role) }). Odprawiasz rytuał czy kończysz turę?
}
prompt-final-bargain = Końcowa sprzedaż: czy najpierw pertraktujesz?
prompt-discard-surplus = Twoje statki nie uniosą już całego ładunku: co odrzucasz?
prompt-name-good = Idol: jaki towar każdy musi oddać?
prompt-give-die = { $own ->
    [yes] Tawerna: którą kość bierzesz?
   *[no] Tawerna: którą kość dostaje { $player }?
}
prompt-tavern-goods = Tawerna: jaki towar tracisz?

move-choose = { NAME("role", $role) }
move-decline = nie zagrywaj karty
move-gift = { $size ->
    [0] bez przywileju
    [1] przyjmij przywilej
   *[other] przyjmij podwójny przywilej
}
move-buy-ships = { $count ->
    [0] nie kupuj statków
   *[other] kup { COUNT("ship", $count) }
}
move-take-tile = Korsarz { NAME("nation", $nation, case: "genitive") }
move-play-card = { NAME("card", $card) }
move-send = { $count ->
    [0] nie wysyłaj statków
   *[other] wyślij { COUNT("ship", $count) }
}
move-keep = { $count ->
    [0] nie ładuj { NAME("good", $good, case: "genitive") }
   *[other] załaduj { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") }
}
move-sell = { $count ->
    [0] nie sprzedawaj { NAME("good", $good, case: "genitive") }
   *[other] sprzedaj { COUNT("card", $count, case: "accusative") } { NAME("good", $good, case: "genitive") }
}
move-discard = odrzuć 1 kartę { NAME("good", $good, case: "genitive") }
move-name-good = { NAME("good", $good) }
move-give-die = kość z wynikiem { $face }
move-no-ritual = bez rytuału
p7-no-ritual-before = bez rytuału – do akcji
p7-no-ritual-after = gotowe – koniec tury
p7-no-bargain = bez pertraktacji – sprzedaj resztę
move-bargain = Pertraktacje: { NAME("pair", $goods) }
move-double-hold = Podwójna ładownia
move-unsinkable-ship = Niezatapialny statek
