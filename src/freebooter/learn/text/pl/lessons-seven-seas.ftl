# Piraci 7 mórz w dziesięć minut: tytuł, zadanie, podpowiedź i dlaczego to ważne.

lesson-p7-shipwright-title = Postać w tajemnicy
lesson-p7-shipwright-goal = Wybierz Cieślę okrętowego, a potem kup wszystkie trzy statki z rezerwy.
lesson-p7-shipwright-hint = Naciśnij Cieślę okrętowego. Gdy zostanie wywołany, naciśnij największą liczbę statków.
lesson-p7-shipwright-why = Co rundę wszyscy wybierają postać w tajemnicy, potem siedem postaci jest wywoływanych po kolei, od Cieśli okrętowego do Kartografa. Statkami napadasz i wozisz towary; każdy kosztuje skrzynię, a skrzynie to punkty.

lesson-p7-gift-title = Lepiej być samemu
lesson-p7-gift-goal = Obaj przeciwnicy zużyli już Kartografa. Wybierz postać, której nikt inny wybrać nie może, i weź przywilej.
lesson-p7-gift-hint = Zużyte karty leżą odkryte przy każdym graczu. Kartograf na pewno będzie tylko twój.
lesson-p7-gift-why = Kto jako jedyny wybrał postać, dostaje przywilej, a pierwszy gracz podwójny. Zużyte karty leżą na stole, aż ich właściciel zagra Kapitana, Wyspiarkę lub Szamana: wiesz więc, czego inni wybrać nie mogą.

lesson-p7-captain-title = Napadnij na konwój
lesson-p7-captain-goal = Wybierz Kapitana, napadnij na francuski konwój czterema statkami i załaduj towary.
lesson-p7-captain-hint = Zagraj francuski konwój, wyślij 4 statki, obejrzyj kości, potem załaduj kawę.
lesson-p7-captain-why = Wszystkie kości rzuca się naraz. Najpierw walczą wrogowie leżący najbliżej siebie, wygrywa wyższa ścianka, równe toną obie. Gdy konwój zatonie, za każdy ocalały statek dobiera się kartę łupu; każdy towar potrzebuje statku.

lesson-p7-merchant-title = Trzy jednakowe
lesson-p7-merchant-goal = Wybierz Kupca i sprzedaj naraz trzy karty rumu za 9 skrzyń.
lesson-p7-merchant-hint = Port płaci za rum po 3, ale tylko gdy sprzedasz trzy lub więcej. Jedną kawę zachowaj na później.
lesson-p7-merchant-why = Jedna lub dwie karty towaru przynoszą po 1 skrzyni, choćby port płacił więcej. Trzy lub więcej kart przynosi pełną cenę. Na każde dziesięć skrzyń jeden statek zostaje na straży.

lesson-p7-port-title = Wybierz swój rynek
lesson-p7-port-goal = Twoje trzy owoce są tu warte po 1. Otwórz port, który płaci za owoce po 3, i sprzedaj je w następnej rundzie.
lesson-p7-port-hint = Wyspiarka zagrywa kartę portu: Żółwia Zatoczka płaci za owoce najlepiej. Kupiec przyjdzie rundę później.
lesson-p7-port-why = Otwarty port ustala ceny dla wszystkich, póki ktoś nie otworzy innego. Wyspiarka działa przed Kupcem tej samej rundy i oddaje ci wszystkie zużyte postacie.

lesson-p7-governor-title = Po przegranej bitwie
lesson-p7-governor-goal = Twoja flota zatonęła. Wybierz Gubernatora: odpraw rytuał Niezatapialny statek, a potem zostań Korsarzem i odzyskaj wszystkie statki.
lesson-p7-governor-hint = Najpierw pytanie o rytuał: Niezatapialny statek, potem już żaden. Następnie weź kafelek Holandii.
lesson-p7-governor-why = Zatopione statki przynoszą żetony, a żetonami płaci się za rytuały. Gubernator sprowadza całą rezerwę za jedną czaszkę; lecz Korsarz bierze kolejną, przy każdym napadzie na konwój tego narodu.

lesson-p7-curse-title = Klątwa dla wszystkich
lesson-p7-curse-goal = Wybierz Szamana, zagraj Tawernę i daj sobie kość z szóstką.
lesson-p7-curse-hint = Zagraj kartę Tawerny. Pierwsza kość jest dla ciebie: weź 6.
lesson-p7-curse-why = Klątwa dotyka wszystkich, ciebie też, więc graj ją, gdy innych zaboli bardziej. Kraken, Góra lodowa, Syreny i Bunt rzucają kością za każdy statek floty; straże i rezerwa są bezpieczne.

lesson-p7-end-title = Ostatnia runda
lesson-p7-end-goal = To ostatnia runda. Zagraj ostatnią kartę tak, by końcowa sprzedaż przyniosła 12 skrzyń.
lesson-p7-end-hint = Na koniec i tak wszystko się sprzedaje. Wyspiarka otwiera Palmowy Brzeg, który płaci za kawę po 3.
lesson-p7-end-why = Po ostatniej rundzie wszystkie towary sprzedaje się w otwartym porcie. Skrzynie i talizmany to punkty, trzy żetony to jeszcze jeden; każda czaszka kosztuje punkty, a karty na ręce też.
