# Kupcy i korsarze w dziesięć minut: tytuł, zadanie, podpowiedź i dlaczego to ważne.

lesson-mm-move-title = Trzy akcje
lesson-mm-move-goal = Przepłyń w tej turze z portu w Cartagenie do portu w Petite Goave.
lesson-mm-move-hint = Wypłyń z portu, płyń do Petite Goave, wejdź do portu: po jednej akcji.
lesson-mm-move-why = Tura ma trzy akcje: ruch, zwiad albo akcję portową. Wyjście z portu i wejście to też ruch, więc sąsiedni port jest o całą turę stąd. W porcie nikt nie może cię szukać.

lesson-mm-sell-title = Sprzedaj to, czego chcą
lesson-mm-sell-goal = St. John chce owoców. Sprzedaj trzy owoce i zdobądź punkt sławy.
lesson-mm-sell-hint = Wykonaj akcję portową, sprzedaj towary, wybierz 3 owoce, gotowe.
lesson-mm-sell-why = Poszukiwane towary dają po 6 dukatów zamiast 3, a trzy w jednej sprzedaży punkt sławy. W porcie najpierw się sprzedaje; potem można kupować, naprawiać, werbować i więcej. Najtaniej kupuje się trzy karty tego samego towaru.

lesson-mm-raid-title = Obrabuj kupca
lesson-mm-raid-goal = U brzegów Port Royal płynie kupiec. Znajdź go, obrabuj i użyj sukcesu, by łup dał punkt sławy.
lesson-mm-raid-hint = Szukaj kupca i rabuj. Użyj sukcesu na jeszcze jedną kartę, potem wybierz gotowe, by załadować łup.
lesson-mm-raid-why = Szukanie to akcja i rzut na Zwiad; czaszki to sukcesy. Trzy karty mówią, co zdobędziesz i gdzie oberwiesz; sukcesy je zmieniają. Dwanaście dukatów to punkt sławy. Obrabowana nacja wyznacza nagrodę za twoją głowę: jej porty są zamknięte i ściga cię każda flota.

lesson-mm-battle-title = Bitwa morska
lesson-mm-battle-goal = U brzegów Hawany czai się piracki slup. Znajdź go i pokonaj.
lesson-mm-battle-hint = Szukaj pirackiego slupa. Po pierwszej salwie wybierz abordaż: twoja załoga nie jest gorsza.
lesson-mm-battle-why = Co rundę obie strony wybierają: ostrzał, abordaż lub ucieczkę, i rzucają na Żeglugę. Zwycięzca robi to, co wybrał; kto strzelał, i tak trafia. W abordażu decydują załogi. Pokonany pirat to dukaty i punkt sławy.

lesson-mm-mission-title = Podejmij misję
lesson-mm-mission-goal = W tym porcie czeka misja. Wykonaj akcję portową i podejmij ją.
lesson-mm-mission-hint = Wykonaj akcję portową, potem wybierz misję. Kosztuje teraz 10 dukatów.
lesson-mm-mission-why = Na mapie leżą zawsze dwie misje. Podejmuje się je w ich porcie, spełniając warunek; można mieć jedną naraz. Wypełniona daje dukaty i punkt sławy.

lesson-mm-rumour-title = Idź za pogłoską
lesson-mm-rumour-goal = Zapytaj tu o pogłoski, zakończ sprawy w porcie i sprawdź, co usłyszysz.
lesson-mm-rumour-hint = Zapytaj o pogłoski (2 dukaty i rzut na Wpływy), potem gotowe. Pogłoska dotyczy właśnie tego portu: sprawdź ją.
lesson-mm-rumour-why = Pogłoska mówi, gdzie i jaką umiejętnością ją sprawdzić. Jeśli jest prawdziwa, dostajesz to, o czym mówi, i punkt sławy. Próba we właściwym miejscu kosztuje jedną akcję.

lesson-mm-stash-title = Złoto do skrytki
lesson-mm-stash-goal = Jesteś w porcie macierzystym z 21 dukatami. Schowaj 20 z nich.
lesson-mm-stash-hint = Wykonaj akcję portową i schowaj w skrytce 20 dukatów.
lesson-mm-stash-why = Każde 10 dukatów w skrytce to punkt, najwyżej pięć, a nikt nie widzi, ile masz. Złoto na pokładzie ginie z kapitanem; skrytka zostaje. Dziesięć punktów wygrywa.

lesson-mm-danger-title = Zanim zakończysz turę
lesson-mm-danger-goal = Ścigają cię Niderlandy, a ich flota jest tutaj. Zakończ turę tam, gdzie cię nie znajdzie.
lesson-mm-danger-hint = Port macierzysty wpuści cię mimo nagrody. Wejdź do niego i zakończ turę.
lesson-mm-danger-why = Na początku twojej tury, i gdy wpływasz na jej wody, flota, która cię ściga, rzuca, by cię znaleźć, a nawet w równej walce możesz stracić kapitana, statek i ładunek. Przed końcem tury czytaj wiersz o ryzyku: port jest bezpieczny.
