# Co można wybrać przed grą: nazwa, co to zmienia, i każda wartość słowami.

option-victory-price = Cena karty zwycięstwa
option-victory-price-help = Kto ma wszystkie ulepszenia, kupuje tę kartę, a runda jest ostatnia. Osobna cena dla każdego miejsca wyrównuje szanse.
option-victory-price-10 = 10 dublonów
option-victory-price-20 = 20 dublonów: dłuższa gra
option-victory-price-each = dla każdego miejsca osobno
option-late-seats-paid = Trzeci i czwarty w kolejności
option-late-seats-paid-help = Kto zaczyna, ma małą przewagę; wyrównuje ją dublon.
option-late-seats-paid-yes = zaczynają z 1 dublonem
option-late-seats-paid-no = zaczynają bez pieniędzy, jak inni
option-choose-developments = Ulepszenia
option-choose-developments-help = Cztery ulepszenia, które każdy może kupić. Wybierać można tylko w grze dokładnie na trzy osoby.
option-choose-developments-yes = w każdej cenie dostaje się dwa i zatrzymuje jedno
option-choose-developments-no = w każdej cenie dostaje się jedno
option-map = Mapa
option-map-help = Morze, po którym się pływa.
option-map-standard = morze z pudełka, narysowane przez nas
option-round-limit = Ostatnia możliwa runda
option-round-limit-help = Po tej rundzie gra się kończy, nawet jeśli nikt nie kupił karty zwycięstwa. Gra trwa od 6 do 12 rund, z kartą zwycięstwa za 20 o jedną lub dwie więcej.
option-tie-break = Tyle samo dublonów na końcu
option-tie-break-help = Kto wygrywa, jeśli kilka osób kupiło kartę zwycięstwa i ma tyle samo dublonów.
option-tie-break-yes = większy ładunek, potem skarb w ładowni, potem dalsze miejsce w kolejności
option-tie-break-no = dzielą się zwycięstwem
