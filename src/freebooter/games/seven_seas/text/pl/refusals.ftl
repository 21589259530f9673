# Dlaczego czegoś nie można wybrać.

p7-character-used = Postać { NAME("role", $role) } leży już zużyta na stole; postacie wracają po Kapitanie, Wyspiarce lub Szamanie.
p7-wrong-kind-of-card = Tutaj można zagrać tylko kartę { NAME("kind", $kind, case: "genitive") }.
p7-no-card-of-kind = Nie masz na ręce karty { NAME("kind", $kind, case: "genitive") }.
p7-card-not-in-hand = Nie masz tej karty.
p7-single-gift = Należy ci się tylko pojedynczy przywilej: podwójny jest dla pierwszego gracza, gdy gra troje lub czworo.
p7-reserve-too-small = Nie masz tylu statków w rezerwie, tylko { $reserve }.
p7-too-few-chests = Statek kosztuje 1 skrzynię, a ty masz { $chests }.
p7-nation-taken = { NAME("nation", $nation) } jest zajęta: Korsarzem jest { $player }.
p7-card-by-role = { NAME("card", $card) }: tę kartę zagrywa { NAME("role", $role) }. Wybierz tę postać w którejś rundzie i zagraj kartę, gdy zostanie wywołana.
p7-tile-by-governor = { NAME("nation", $nation) } nie ma jeszcze Korsarza; może nim zostać, kto działa jako Gubernator.
p7-characters-chosen = Postacie wybiera się na początku rundy, wszyscy w tajemnicy.
p7-above-ship-limit = Przeciw temu konwojowi nikt nie może wysłać więcej niż { COUNT("ship", $limit) }.
p7-only-empty-ships = Napadać mogą tylko puste statki: masz { COUNT("empty-ship", $empty) }.
p7-other-good = To pytanie dotyczy towaru: { NAME("good", $good) }; o każdy towar gra pyta osobno.
p7-not-drawn = Nie masz tylu kart { NAME("good", $good, case: "genitive") } z łupów, tylko { $count }.
p7-no-room = Na twoich statkach nie ma tyle miejsca: { $room ->
    [one] zmieści się jeszcze 1 karta
    [few] zmieszczą się jeszcze { $room } karty
   *[many] zmieści się jeszcze { $room } kart
}.
p7-not-so-many-aboard = Nie masz na statkach tylu kart { NAME("good", $good, case: "genitive") }, tylko { $count }.
p7-none-aboard = Nie masz na statkach { NAME("good", $good, case: "genitive") }.
p7-only-bargain-now = W końcowej sprzedaży z rytuałów zostają tylko Pertraktacje.
p7-too-few-tokens = To kosztuje { COUNT("token", $cost) }, a ty masz { $tokens }.
p7-no-ritual-here = Teraz nie można odprawiać rytuałów: są dla tur Cieśli okrętowego, Gubernatora, Kupca i Kartografa.
p7-no-such-die = Nie ma już kości z wynikiem { $face }.

# Opcje, które są niemożliwe
p7-option-ports = portów musi być sześć, a każdy to kolejność towarów rum, coffee, fruit.
p7-option-pirate-bay = Zatoka Piratów to kolejność towarów rum, coffee, fruit.
p7-option-caravan-sizes = wielkości konwojów to cztery liczby od 1 do 4.
p7-option-booty-counts = liczby kart łupu to cztery liczby od 0 do 100.
p7-option-round-limit = limit rund to liczba od 1 do 1000.
p7-option-cards-below-last-rounds = kart pod Ostatnimi rundami jest od 0 do 14.
p7-option-free-hand-cards-at-end = kart na ręce bez kary jest od 0 do 100.
p7-option-black-spot-vp = punkty za czaszkę to liczba od -100 do 0.
