# Co można wybrać przed grą: nazwa, co to zmienia, i każda wartość słowami.

option-edition = Zestaw
option-edition-help = Gotowy zestaw modułów dodatku. Wszystko, czego niżej nie zmienisz, jest jak w tym zestawie.
option-edition-base = Gra podstawowa: bez modułów
option-edition-first-voyage = Pierwszy rejs: nowe karty, przysługi i galeon ze skarbem, łatwe na początek
option-edition-merchants = Kupcy: kontrabanda i nowe miejsca, dla handlarzy i odkrywców
option-edition-rough-seas = Wzburzone morza: wiatr, sztormy i silniejsze statki, wrogiem jest morze
option-edition-cutthroats = Zabijaki: krótka gra do 7 punktów dla tych, którzy chcą walczyć
option-edition-everything = Wszystko: wszystkie moduły, do 12 punktów
option-points-to-win = Punkty sławy do zwycięstwa
option-points-to-win-help = Kto ma ich tyle, kończy grę wraz z tą rundą. Im mniej, tym krótsza gra; połowa może pochodzić ze skrytki.
option-final-points = Gdy dość punktów ma kilku graczy
option-final-points-help = Kto z nich wygrywa.
option-final-points-total = kto ma najwięcej punktów, razem z tymi ze skrytki
option-final-points-track = kto ma najwięcej punktów bez skrytki
option-npc-orders = Obce statki
option-npc-orders-help = Kto decyduje za okręt lub pirata w bitwie z graczem.
option-npc-orders-neighbour = sąsiad po lewej tego, z kim walczy
option-npc-orders-program = program, według stałych reguł: szybciej
option-asks-before-end = Przed końcem tury
option-asks-before-end-help = Czy gracz jest pytany i widzi zagrożenia, gdy nic więcej nie może zrobić.
option-asks-before-end-yes = gracz jest pytany
option-asks-before-end-no = tura kończy się sama
option-modules = Moduły dodatku
option-modules-help = Zasady, które dochodzą do gry podstawowej.
