# Wskazówki na pierwsze partie: zdanie lub dwa, mówione raz.

tip-p7-secret = Im mniej osób wybierze twoją postać, tym lepiej: kto jest z nią sam, dostaje przywilej. Zużytych kart, odkrytych przy graczach, wybrać nie można.
tip-p7-send = Kto nie wyśle statku, bierze czaszkę. Płyną tylko puste statki, a za każdy ocalały dobierasz kartę łupu.
tip-p7-caravan = Większy konwój pozwala wszystkim wysłać więcej statków i ma więcej kości do zatopienia. Korsarz tego narodu bierze czaszkę.
tip-p7-gift = Przywilej masz, bo nikt inny nie wybrał tej postaci; pierwszy gracz może wziąć podwójny.
tip-p7-load = Każdy towar potrzebuje statku, a załadowany statek nie może napadać. Towary zostawione teraz przepadają.
tip-p7-sell = Mniej niż trzy jednakowe przynoszą po 1 skrzyni. Często warto zachować dwa, aż będą trzy.
tip-p7-ritual = Żetony dają zatopione statki i talizmany. Rytuały działają do końca gry, prócz Pertraktacji, które sprzedają dwa towary po pełnej cenie.
tip-p7-corsair = Wybierz naród, którego konwoje już zagrano: każdy późniejszy napad na nie kosztuje cię czaszkę.
tip-p7-curse = Klątwa dotyka też ciebie. Straże i rezerwa są bezpieczne.
tip-p7-port = Nowy port ustala ceny dla wszystkich, już dla Kupców tej rundy.
tip-p7-battle = Położenie się liczy: najpierw walczą wrogowie leżący najbliżej. Spójrz na miarkę między kośćmi.
tip-p7-guard = Na każde dziesięć skrzyń jeden statek floty zostaje na straży. Wydanie skrzyń go zwalnia.
tip-p7-back = Kapitan, Wyspiarka i Szaman oddają wszystkie zużyte postacie; pozostałe cztery zostają na stole.

tip-bf-dock = Sprawdź, które porty kupują to, co tu ładujesz. Dalekie płacą 3 za kostkę, bliskie 2.
tip-bf-card = Jedna karta porusza trzy statki: kupca, pirata i okręt w tym kolorze. Wolne karty dają karty fortuny.
tip-bf-order = Kolejność statków wybierasz ty i często ma znaczenie: najpierw usuń z drogi ten, który zawadza.
tip-bf-act = Każdy statek ma w turze jedną akcję, przed ruchem, w trakcie lub po nim: sprzedać, zaatakować albo zakopać skarb. Potem może płynąć dalej.
tip-bf-buy = Jedna karta na turę. Ulepszenia pomagają do końca gry, więc kupuj wcześnie; przed kartą zwycięstwa trzeba odkryć wszystkie cztery.
tip-bf-return = Zatopiony kupiec wraca w dowolnym porcie z pełną ładownią. Tracisz rejs, nie grę.
tip-bf-discard = Możesz mieć trzy karty fortuny. Lepiej zagrać je w swojej turze, niż stracić.
tip-bf-sold = Po sprzedaży kupiec od razu ładuje trzy nowe kostki. Wybierając port, myśl już o następnym.
tip-bf-robbed = Obrabowany kupiec tonie dopiero bez ostatniej kostki. Pirat musi teraz dotrzeć na plażę, zanim dotrze do niego okręt.
tip-bf-sunk = Zatopiony pirat wraca pusty z dalekiego morza w następnej turze właściciela.
tip-bf-fortune = Karty fortuny świecą, gdy można je zagrać. Jedne tylko między statkami, inne podczas ruchu statku.
tip-bf-last = Ktoś kupił kartę zwycięstwa: ta runda jest ostatnia i gra się ją do końca.

tip-mm-ship = Slup jest szybki i dogania innych, fluita wozi więcej i znosi więcej trafień. Handlarze lubią fluitę.
tip-mm-actions = Trzy akcje na turę: ruch, zwiad, port. Każda strefa ma własną zasadę; widać ją na mapie, gdy wskażesz strefę.
tip-mm-port = Najpierw się sprzedaje. Każdą rzecz można zrobić raz na wizytę, a wszystko razem to jedna akcja.
tip-mm-sell = Poszukiwane towary dają 6 dukatów zamiast 3, a trzy naraz punkt sławy. Potem popyt się zmienia.
tip-mm-buy = Trzy jednakowe kosztują po 1, dwa po 2, pojedynczy 3. Na morzu ładownia musi wszystko pomieścić.
tip-mm-raid = Rabunek przynosi nagrodę za głowę: porty tej nacji się zamykają i ściga cię każda flota.
tip-mm-success = Sukces pozwala dobrać kartę albo pozbyć się tej, która cię trafia lub pozwala kupcowi uciec.
tip-mm-battle = Ostrzał trafia nawet w przegranym starciu. Abordaż, gdy twoja załoga jest silniejsza; ucieczka, gdy kadłub ledwo się trzyma.
tip-mm-hit = Kadłub na zerze to zatonięcie. Rozkładaj trafienia najpierw na maszty, ładownię i załogę.
tip-mm-stash = Złoto w skrytce jest bezpieczne i tajne; każde 10 dukatów to punkt, najwyżej do połowy punktów potrzebnych do wygranej.
tip-mm-bounty = Nagroda za głowę czyni cię piratem: porty tej nacji, prócz macierzystego, są zamknięte, a inni zarabiają, pokonując cię.
tip-mm-found = Floty i piraci szukają cię, gdy wpływasz na ich wody, i na początku twojej tury. W porcie cię nie znajdą.
tip-mm-zone = Być w porcie to jeszcze nie interesy: akcja portowa to osobna akcja.
tip-mm-glory = Dziesięć punktów wygrywa: sława na torze i złoto w skrytce. Każdy punkt sławy daje też kartę.
