# Rzeczowniki gry „Black Fleet”.

game-black-fleet = Black Fleet
aim-black-fleet = W każdej turze płyną trzy twoje statki: kupiec sprzedaje ładunek w innych portach, pirat rabuje cudzych kupców i zakopuje łup na plażach, a okręt ściga cudzych piratów. Za dublony kupujesz swoje cztery ulepszenia; kto potem kupi kartę zwycięstwa, kończy grę, a z tych, którzy ją mają, wygrywa najbogatszy.
bf-aim-price = Karta zwycięstwa kosztuje { COUNT("doubloon", $price) }.
bf-aim-price-seat = Cena karty zwycięstwa, { $player }: { COUNT("doubloon", $price) }.
bf-aim-late-seats = Trzeci i czwarty w kolejności zaczynają z 1 dublonem.
bf-aim-limit = Runda { $limit } jest ostatnia w każdym razie.

seat-1 = Gracz 1
seat-2 = Gracz 2
seat-3 = Gracz 3
seat-4 = Gracz 4

fleet-black = czarna
fleet-white = biała
fleet-green = zielona
fleet-orange = pomarańczowa

crew-merchant = kupiec
crew-pirate = pirat
crew-yellow-navy = żółty okręt
crew-violet-navy = fioletowy okręt

kind-merchant = kupiec
kind-pirate = pirat
kind-yellow-navy = żółty okręt
kind-violet-navy = fioletowy okręt

ship-merchant-1 = kupiec 1
    .accusative = kupca 1
    .genitive = kupca 1
ship-merchant-2 = kupiec 2
    .accusative = kupca 2
    .genitive = kupca 2
ship-merchant-3 = kupiec 3
    .accusative = kupca 3
    .genitive = kupca 3
ship-merchant-4 = kupiec 4
    .accusative = kupca 4
    .genitive = kupca 4
ship-pirate-1 = pirat 1
    .accusative = pirata 1
    .genitive = pirata 1
ship-pirate-2 = pirat 2
    .accusative = pirata 2
    .genitive = pirata 2
ship-pirate-3 = pirat 3
    .accusative = pirata 3
    .genitive = pirata 3
ship-pirate-4 = pirat 4
    .accusative = pirata 4
    .genitive = pirata 4
ship-yellow-navy = żółty okręt
    .accusative = żółty okręt
    .genitive = żółtego okrętu
ship-violet-navy = fioletowy okręt
    .accusative = fioletowy okręt
    .genitive = fioletowego okrętu

good-rum = rum
good-sugar = cukier
good-tobacco = tytoń
good-corn = kukurydza
good-tools = narzędzia

port-la-barbaria = La Barbaria
port-vesper-point = Zorza
port-verdemar = Verdemar
port-goldstrand = Złoty Brzeg
port-anvil-quay = Kowadło

source-sales = sprzedaż
source-robberies = rabunki
source-burials = zakopane skarby
source-sinkings = zatopieni piraci
source-cards = karty

# Karty fortuny
fortune-F-01 = Pomyślny wiatr
fortune-F-02 = Pełne żagle
fortune-F-03 = Czarne żagle
fortune-F-04 = Tajne rozkazy
fortune-F-05 = Flagi sygnałowe
fortune-F-06 = Wspólny patrol
fortune-F-07 = Ukryty przesmyk
fortune-F-08 = Fałszywa bandera
fortune-F-09 = Przeciwny prąd
fortune-F-10 = Wir
fortune-F-11 = Podwójna wachta
fortune-F-12 = Szybkie łopaty
fortune-F-13 = Długie działa
fortune-F-14 = Rzadki towar
fortune-F-15 = Układ na zapleczu
fortune-F-16 = Uzbrojony kupiec
fortune-F-17 = Lepkie palce
fortune-F-18 = Cena za głowy
fortune-F-19 = Bogaty łup
fortune-F-20 = Znaczona skrzynia
fortune-F-21 = Zmiana rozkazów

effect-F-01 = ruch kupca lub pirata większy o 2
effect-F-02 = ruch kupca większy o 3
effect-F-03 = ruch pirata większy o 3
effect-F-04 = ruch okrętu większy o 3
effect-F-05 = dowodzisz drugim okrętem zamiast tego
effect-F-06 = dowodzisz też drugim okrętem, z ruchem 2
effect-F-07 = statek może przepływać przez wyspy
effect-F-08 = kupiec lub pirat może mijać statki
effect-F-09 = między ruchami: przesuń statek przeciwnika lub nie swój okręt o najwyżej 2 pola
effect-F-10 = między ruchami: dowolne dwa statki obok siebie zamieniają się miejscami
effect-F-11 = statek ma jeszcze jedną akcję
effect-F-12 = pirat, który atakował, może też zakopać skarb
effect-F-13 = jeden atak z odległości 2
effect-F-14 = najbliższa sprzedaż płaci o 1 więcej za kostkę
effect-F-15 = sprzedaj to, czego port nie kupuje, po 2 za kostkę
effect-F-16 = kupiec atakuje kupca: 2 dublony, a 1 jego kostka wraca do portu
effect-F-17 = między ruchami: zabierz po 1 dublonie każdemu przeciwnikowi
effect-F-18 = każdy pirat zatopiony w tej turze daje o 2 więcej
effect-F-19 = najbliższy atak pirata daje o 2 więcej
effect-F-20 = najbliższe zakopanie skarbu daje o 2 więcej
effect-F-21 = odrzuć drugą kartę ruchu, a jej wartość powiększy ruch statku

# Ulepszenia
development-D5-01 = Dodatkowe płótno
development-D5-02 = Smukły kadłub
development-D5-03 = Przyjaciel admirała
development-D5-04 = Uczciwa waga
development-D5-05 = Plotki portowe
development-D5-06 = List gończy
development-D8-01 = Dobrany takielunek
development-D8-02 = Szybki powrót
development-D8-03 = Premia za abordaż
development-D8-04 = Tajne mapy
development-D8-05 = Działka burtowe
development-D8-06 = Dwa patenty
development-D11-01 = Zatoczki przemytników
development-D11-02 = Małe zanurzenie
development-D11-03 = Dalekosiężne działa
development-D11-04 = Weksle
development-D11-05 = Bateria portowa
development-D11-06 = Zmiana bandery
development-D14-01 = Szybka eskadra
development-D14-02 = Załoga weteranów
development-D14-03 = Podwójna skrzynia
development-D14-04 = Przywilej wolnego handlu
development-D14-05 = Celnicy
development-D14-06 = Wielki admirał

effect-D5-01 = ruch kupca większy o 1
effect-D5-02 = ruch pirata większy o 1
effect-D5-03 = ruch okrętu większy o 2
effect-D5-04 = każda sprzedaż daje o 1 więcej
effect-D5-05 = dobierasz o 1 kartę fortuny więcej, nie odrzucasz przez symbol, trzymasz do 4
effect-D5-06 = każdy zatopiony pirat daje o 1 więcej
effect-D8-01 = ruch pirata i okrętu większy o 1
effect-D8-02 = ruch pirata większy o 3 w turze, w której wpływa na planszę
effect-D8-03 = każdy atak pirata daje o 2 więcej
effect-D8-04 = każdy zakopany skarb daje o 4 więcej
effect-D8-05 = kupiec może zatopić sąsiedniego pirata za 4
effect-D8-06 = co turę wybór okrętu, a jego ruch jest większy o 1
effect-D11-01 = pirat może wpłynąć przez kryjówkę i płynąć z jednej do drugiej za ruch 1
effect-D11-02 = kupiec i pirat mogą przepływać przez wyspy
effect-D11-03 = ataki z odległości do 2
effect-D11-04 = każda sprzedaż daje o 2 więcej
effect-D11-05 = twojego kupca przy nabrzeżu nie można atakować
effect-D11-06 = raz na turę, między ruchami, kupiec i pirat mogą się zamienić miejscami, jeśli dzieli ich najwyżej 6 pól
effect-D14-01 = ruch kupca większy o 1, pirata o 2, okrętu o 2
effect-D14-02 = pirat może w jednej turze atakować i zakopać skarb
effect-D14-03 = pirat mieści 2 skarby; atak zabiera, ile się zmieści, po 2 za każdy
effect-D14-04 = sprzedajesz nawet to, czego port nie kupuje, po 3 za kostkę; każda sprzedaż daje o 2 więcej
effect-D14-05 = okręt może zabrać kupcowi kostkę za 3
effect-D14-06 = dowodzisz oboma okrętami, ruch każdego większy o 2

# Liczby rzeczy
count-step = ruch { $count }
count-doubloon = { $count ->
    [one] 1 dublon
    [few] { $count } dublony
   *[many] { $count } dublonów
}
count-fortune-card = { $count ->
    [one] kartę fortuny
    [few] { $count } karty fortuny
   *[many] { $count } kart fortuny
}

# Co liczy analiza zamiast punktów.
review-unit = dublona
