# Seas of Glory, moduł po module: tytuł, zadanie, podpowiedź i dlaczego to ważne.

path-seas-of-glory = Seas of Glory: dodatek

lesson-sg-wind-title = Ruch za darmo
lesson-sg-wind-goal = Wiatr wieje na wschód. Przepłyń z San Juan do portu w St. John w tej jednej turze.
lesson-sg-wind-hint = Wypłyń z portu. St. Maarten leży na wschodzie: ten ruch jest darmowy. Potem płyń do St. John i wejdź do portu.
lesson-sg-wind-why = Raz na turę ruch z wiatrem nie kosztuje akcji, więc trzy akcje starczą na cztery ruchy. Pierwszy ruch pod wiatr kosztuje dwie. Planuj z wiatrem tej rundy: co runda wieje inaczej.

lesson-sg-storm-title = Naokoło sztormu
lesson-sg-storm-goal = Na Morzu Karaibskim szaleje sztorm. Dopłyń w tej turze do portu w Caracas i omiń go.
lesson-sg-storm-hint = Płyń do Basse-Terre, potem do Caracas, i wejdź do portu.
lesson-sg-storm-why = Kto wpływa w sztorm albo zaczyna w nim turę na morzu, dostaje trzy trafienia, minus sukcesy Żeglugi. Porty są bezpieczne. Sztorm rusza z każdym nowym wiatrem: sprawdź, gdzie może być. W środku nikt cię nie szuka, co bywa warte trafienia.

lesson-sg-brig-title = Bryg za 20 dukatów
lesson-sg-brig-goal = Masz 25 dukatów. Kup tutaj bryg.
lesson-sg-brig-hint = Wykonaj akcję portową, wejdź do stoczni, kup bryg. Fluita idzie w rozliczeniu.
lesson-sg-brig-why = Bryg stoi między pierwszymi statkami a wielkimi: ładownia 4, dwa działa, zwrotność 3. Nie daje punktu sławy, ale przychodzi wcześnie. Galeony są przy nim wolniejsze (zwrotność 1), więc je dogania i im ucieka.

lesson-sg-modify-title = Z rezerwy
lesson-sg-modify-goal = Ulepszenie tego portu jest już sprzedane. Dobierz inne z rezerwy i kup je.
lesson-sg-modify-hint = Wykonaj akcję portową, dobierz ulepszenie, potem kup je za 3 dukaty.
lesson-sg-modify-why = Są nowe ulepszenia: bocianie gniazdo, by widzieć, rzeźbiony kadłub do ucieczki i pościgu. Z rynkiem port bez ulepszenia pozwala dobrać: widzisz je przed zapłatą, a niekupione zostaje tam na sprzedaż. Opłaca się, gdy statek zostanie z tobą na długo.

lesson-sg-weapons-title = Podwójny strzał
lesson-sg-weapons-goal = Jest tu piracki slup, a ty masz podwójne kule. Znajdź go, strzelaj i użyj ich.
lesson-sg-weapons-hint = Szukaj pirackiego slupa, strzelaj, a gdy trafi czaszka, użyj tej broni.
lesson-sg-weapons-why = Ta broń podwaja do dwóch czaszek. Rozżarzone kule podpalają statek: trafienie przed każdą następną rundą. Kolczatki zabierają wrogowi kość przy abordażu. Każda kosztuje 3 dukaty, działa raz i każda pomaga w rabunku kupca.

lesson-sg-smuggle-title = Kontrabanda
lesson-sg-smuggle-goal = Kup tu towary i weź muszkiety dla Basse-Terre jako kontrabandę.
lesson-sg-smuggle-hint = Wykonaj akcję portową, kup towary, wybierz muszkiety jako kontrabandę: 3 dukaty.
lesson-sg-smuggle-why = Kontrabanda kosztuje 3 dukaty, a daje 10, ale tylko w porcie z karty; Basse-Terre to sąsiednia strefa. Kupuje się ją przed innymi towarami. Póki ją wieziesz, przeszukuje cię każda napotkana flota: wybierz krótką drogę bez okrętów.

lesson-sg-deliver-title = Dostawa do Hawany
lesson-sg-deliver-goal = Twoja kontrabanda jest dla Hawany i właśnie tu jesteś. Sprzedaj ją.
lesson-sg-deliver-hint = Wykonaj akcję portową, sprzedaj towary, wybierz kontrabandę.
lesson-sg-deliver-why = 10 dukatów za kartę kupioną za 3, a każda druga sprzedana to punkt sławy, w jakimkolwiek porcie: pierwsza z pary czeka u kapitana. Gdy znajdzie cię flota, wyrzucasz wszystko za burtę albo walczysz, a za twoją głowę jest nagroda.

lesson-sg-raid-title = Zrabuj miejsce
lesson-sg-raid-goal = Koło San Juan mieszkają tubylcy. Zrabuj ich miejsce i zdobądź 10 dukatów.
lesson-sg-raid-hint = Zrabuj miejsce i strzelaj. Dwie karty trafiają w maszty, a slup bez obu masztów nie może szturmować: usuń tańszą, przyprawy 3. Potem szturmuj.
lesson-sg-raid-why = Miejsca bronią karty. Każde działo może usunąć jedną; trafienia z pozostałych spadają na statek, a obrońcy na załogę, minus sukcesy Dowodzenia. Reszta to twoje dukaty i towary: 12 dukatów to punkt sławy. Tubylcy i przystań piratów nie dają nagrody za głowę. Potem miejsca już nie ma.

lesson-sg-town-title = Miasteczko o nic nie pyta
lesson-sg-town-goal = Ścigają cię, a na pokładzie masz łup. Sprzedaj dwie przyprawy w miasteczku koło St. Maarten.
lesson-sg-town-hint = Odwiedź miejsce, sprzedaj towary, wybierz 2 przyprawy, gotowe.
lesson-sg-town-why = Miejsca odwiedza się z morza, za akcję, raz na turę. W miasteczku robisz jedną rzecz jak w porcie: sprzedaż, zakup, stocznia, werbunek lub pogłoski. Jest otwarte dla wszystkich, także ściganych; ale misji i skrytki, które należą do portu, tam nie ma.

lesson-sg-station-title = Faktoria
lesson-sg-station-goal = Nassau chce kakao i kupuje je też faktoria. Sprzedaj tam trzy kakao.
lesson-sg-station-hint = Odwiedź miejsce, wybierz sprzedaż, ustaw 3 kakao i naciśnij przycisk, który je sprzedaje.
lesson-sg-station-why = Faktoria płaci jak port, z punktem sławy za trzy poszukiwane towary, a oszczędzasz wejście i wyjście. Przy zakupie widzisz sześć kart. Wpuszcza tylko uczciwych kapitanów, a jedna wizyta to sprzedaż albo zakup.

lesson-sg-prison-title = Z więzienia
lesson-sg-prison-goal = Koło Santo Domingo jest więzienie. Uwolnij specjalistę za 5 dukatów.
lesson-sg-prison-hint = Wypłyń z portu, potem odwiedź miejsce.
lesson-sg-prison-why = Za 5 dukatów od razu dołącza pierwszy specjalista, jakiego nie masz, bez rzutu i bez szukania jego portu. Nie wybierasz którego. Rabunek więzienia daje go za darmo, i nagrody za głowę.

lesson-sg-reef-title = Co leży na rafie
lesson-sg-reef-goal = Przeszukaj rafę koło St. John i wydobądź broń specjalną.
lesson-sg-reef-hint = Wypłyń z portu, odwiedź rafę, weź broń specjalną, wybierz haki abordażowe.
lesson-sg-reef-why = Każdy sukces Zwiadu to znalezisko: towar, broń, pogłoska lub członek załogi. Każde to trafienie w kadłub, minus sukcesy Żeglugi, więc skończ, póki kadłub wytrzyma. Opłaca się dobrym zwiadowcom z całym statkiem.

lesson-sg-natives-title = Naprawa w zatoce
lesson-sg-natives-goal = Ładownia jest uszkodzona, a mieszkają tu tubylcy. Naprawią ją za kartę kakao.
lesson-sg-natives-hint = Odwiedź miejsce, potem oddaj kakao.
lesson-sg-natives-why = Jedna karta towaru naprawia wszystko oprócz załogi, z dala od stoczni, także ściganym. Im więcej uszkodzeń, tym lepszy interes. Przy rabunku bronią ich cztery karty i nie ma nagrody za głowę.

lesson-sg-missionary-title = Odpuszczone
lesson-sg-missionary-goal = Ściga cię Hiszpania. Płyń do Bridgetown i pozbądź się nagrody u misjonarza.
lesson-sg-missionary-hint = Płyń do Bridgetown, potem odwiedź miejsce: 3 dukaty za nagrodę.
lesson-sg-missionary-why = Misjonarz usuwa nagrody za głowę od jednej nacji, po 3 dukaty. Bez żadnej nie jesteś piratem: porty się otwierają, floty cię przepuszczają. Opłaca się przed rejsem handlowym albo przed wizytą w forcie czy faktorii.

lesson-sg-haven-title = Wśród piratów
lesson-sg-haven-goal = Ścigają cię i brakuje załogi. Uzupełnij ją w tutejszej przystani i posłuchaj pogłoski.
lesson-sg-haven-hint = Odwiedź miejsce i weź jedno i drugie, załogę i pogłoskę.
lesson-sg-haven-why = W przystani piraci dostają pełną załogę i pogłoskę za jedną akcję, za darmo i bez rzutu. Uczciwych tam nie wpuszczają. Po rabunku, który kosztował załogę, szukaj jej najpierw.

lesson-sg-fort-title = Słowo komendanta
lesson-sg-fort-goal = Angielska flota stoi koło Bridgetown. Wyślij ją z tutejszego fortu do St. John.
lesson-sg-fort-hint = Odwiedź miejsce i wybierz St. John.
lesson-sg-fort-why = Fort przesuwa okręt swojej nacji o strefę: z dala od twojej kontrabandy albo na ściganego rywala. Jeśli nacja nie ma okrętu na morzu, wzywa go. Piratów nie wpuszcza, a broni go sześć kart.

lesson-sg-favour-title = Jeszcze raz, proszę
lesson-sg-favour-goal = Masz dwie przysługi. Znajdź kupca koło Curaçao, w razie potrzeby z przysługą, i obrabuj go.
lesson-sg-favour-hint = Wypłyń z portu, szukaj kupca. Gdy rzut się nie uda, użyj przysługi, potem rabuj.
lesson-sg-favour-why = Przysługa powtarza twój rzut poza bitwą, dobieranie kart albo rzut floty, która cię znalazła. Kilka otwiera zamknięty port. Kosztują po 2 dukaty na końcu akcji portowej, dają je też misje, najwyżej pięć. Używaj ich, gdy porażka kosztuje turę.

lesson-sg-loyalty-title = Zadowolona załoga
lesson-sg-loyalty-goal = Podnieś lojalność załogi do „zadowolona” i zatrudnij za darmo swojego zbrojmistrza.
lesson-sg-loyalty-hint = Wykonaj akcję portową, popraw lojalność (3 dukaty), potem zagraj zbrojmistrza: 6 dukatów oszczędności.
lesson-sg-loyalty-why = Zadowolona załoga werbuje za darmo i daje darmowych specjalistów; szczęśliwa lepiej walczy, zaciekła robi więcej. Karty NPC, skrytka i postój w porcie kosztują stopień. Przy niespokojnej specjaliści nie działają, przy buncie kapitan może zginąć. Zapłać wcześniej.

lesson-sg-cards-title = Co umie twój kapitan
lesson-sg-cards-goal = Zapytaj o pogłoski. Jeśli nikt nie mówi, użyj zdolności Amandine Lescure.
lesson-sg-cards-hint = Wykonaj akcję portową, zapytaj o pogłoski; rzut się nie uda, więc zapłać 1 dukata i rzuć ponownie.
lesson-sg-cards-why = Nowe karty to 16 kapitanów, 25 misji, 25 pogłosek i nowe wydarzenia. Wielu nowych kapitanów ma coś na właściwą chwilę: wtedy jest to wśród twoich możliwości. Piraci miewają bryg lub liniowiec, floty liniowiec także w czasie pokoju.

lesson-sg-captains-title = Dwóch kapitanów
lesson-sg-captains-goal = Chcesz wypełniać misje. Zatrzymaj kapitana z lepszymi Wpływami i daj mu fluitę.
lesson-sg-captains-hint = Baltasar Quiroga ma Wpływy 4. Zatrzymaj go, potem wybierz fluitę.
lesson-sg-captains-why = Z dwóch kapitanów zostaje jeden: przeczytaj port macierzysty, umiejętności i zdolność, i wybierz do gry, jaką chcesz grać. Wpływy są do misji, pogłosek i załogi, Zwiad i Żegluga do rabunku, Dowodzenie do abordażu.

lesson-sg-glory-title = Droga sława
lesson-sg-glory-goal = Sprzedaż w porcie macierzystym się udała i masz 31 dukatów. Schowaj tyle, ile daje punkty, i ani dukata więcej.
lesson-sg-glory-hint = Pierwszy punkt kosztuje 10 dukatów, drugi 15 więcej: schowaj 25. Trzeci byłby dopiero przy 45.
lesson-sg-glory-why = Tu pierwszy punkt ze skrytki kosztuje 10 dukatów, drugi o 15 więcej, potem 20, 25, 30: pięć punktów to 100 dukatów. Z 31 dukatów 25 daje dwa punkty, a 6 lepiej wydać na załogę albo broń. Sława z czynów nie drożeje: wydawaj na statek, który ją zdobywa.

lesson-sg-hard-title = Ciężkie życie
lesson-sg-hard-goal = Koło Tortugi czai się piracki slup. Dopłyń w tej turze do portu w Nassau, nie spotykając go.
lesson-sg-hard-hint = Płyń do Hawany, potem do Nassau, i wejdź do portu.
lesson-sg-hard-why = Dwie floty i pirat są na morzu przed pierwszą turą, więc już pierwszy rejs jest niebezpieczny. Pirat szuka każdego, kto wpływa do jego strefy; droga naokoło często nie jest dłuższa. Te statki to też zdobycz: pokonany pirat to wczesna sława, gdy starczy sił.

lesson-sg-cutthroat-title = W zasadzce
lesson-sg-cutthroat-goal = W porcie Old Providence stoi rywal. Zakończ turę tu, na morzu, i szukaj go, gdy wypłynie.
lesson-sg-cutthroat-hint = Zakończ turę. Gdy rywal wypłynie z portu, padnie pytanie: szukaj go.
lesson-sg-cutthroat-why = Kapitan na morzu może od razu szukać każdego, kto przypływa. Kosztuje to dwie akcje następnej tury, z sukcesem czy bez, a atak na uczciwego daje nagrodę za głowę. Rób to dla walki do wygrania; i nie wpływaj obok silniejszego.

lesson-sg-bag-title = Ostatni i znów pierwszy
lesson-sg-bag-goal = Twoja tura jest ostatnia w rundzie i zostaje jedna akcja. Dopłyń do portu w Nassau.
lesson-sg-bag-hint = Płyń do Nassau. Twoja kostka może być pierwsza w nowej rundzie: wtedy wejdź do portu.
lesson-sg-bag-why = O kolejności decydują kostki z worka, więc nikt jej nie zna. Widać, czyje są jeszcze w środku. Kto był ostatni, ma szansę być znów pierwszy: dwie tury z rzędu. Kto był pierwszy, może długo czekać, więc niech kończy turę w bezpiecznym miejscu.

lesson-sg-upgrades-title = Lepszy pirat
lesson-sg-upgrades-goal = Piracki slup ma tu lepszy takielunek. Znajdź go i pokonaj swoją załogą.
lesson-sg-upgrades-hint = Szukaj pirackiego slupa, potem abordaż: takielunek pomaga żeglować, nie walczyć na pokładzie.
lesson-sg-upgrades-why = Z każdą kartą NPC dobiera się ulepszenie albo broń, które jego statek ma w każdej bitwie. Przeczytaj je, zanim poszukasz walki: dalekosiężne działa ranią z daleka, hamaki to większa załoga. Po wygranej walce załóg nieużyta broń jest twoja, a zdobyty statek zachowuje ulepszenia.

lesson-sg-treasure-title = Galeon ze skarbem
lesson-sg-treasure-goal = Ogień twojego okrętu liniowego przetrzebił załogę galeonu ze skarbem. Zdobądź go razem z 35 dukatami.
lesson-sg-treasure-hint = Abordaż: gdy zatonie, złoto idzie na dno. Trafienie weź w kadłub, którego masz najwięcej, nie w załogę, która ma walczyć. Potem zabierz skarb.
lesson-sg-treasure-why = Płynie z wydarzeniami, co raz bogatszy o 5 dukatów, i nikogo nie atakuje. Pokonany daje punkt sławy; po abordażu skarb jest twój, gdy zatonie, złoto przepada. Atak to hiszpańska nagroda za głowę, każde 10 dukatów kolejna. Poczekaj więc na mocny statek i rób abordaż, gdy załoga galeonu jest słabsza.
