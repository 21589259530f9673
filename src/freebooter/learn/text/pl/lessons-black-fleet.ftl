# Black Fleet w dziesięć minut: tytuł, zadanie, podpowiedź i dlaczego to ważne.

lesson-bf-card-title = Jedna karta, trzy statki
lesson-bf-card-goal = Zagraj kartę, z którą pirat płynie najdalej, a potem popłyń wszystkimi: kupcem, piratem i okrętem.
lesson-bf-card-hint = Wybierz kartę, wybierz statek, wybierz, dokąd płynie, zakończ jego ruch, wybierz następny.
lesson-bf-card-why = W każdej turze zagrywasz jedną kartę. Mówi ona, jak daleko może popłynąć kupiec, pirat i okręt w jej kolorze. Kolejność wybierasz ty; każdy statek ma jedną akcję, przed ruchem, w trakcie lub po nim.

lesson-bf-sell-title = Sprzedaj tam, gdzie płacą
lesson-bf-sell-goal = Dowieź rum do Verdemar na wschodzie i sprzedaj go.
lesson-bf-sell-hint = Tylko karta z kupcem 5 sięga nabrzeża Verdemar. Popłyń tam i sprzedaj.
lesson-bf-sell-why = Port kupuje trzy kolory, bliskie towary po 2, dalekie po 3 za kostkę, a swoich nigdy. Po sprzedaży kupiec od razu ładuje trzy nowe kostki: każdy rejs się opłaca.

lesson-bf-rob-title = Obrabuj kupca
lesson-bf-rob-goal = Podpłyń piratem do kupca przy Verdemar i zaatakuj go.
lesson-bf-rob-hint = Tylko karta z piratem 4 sięga M7, obok kupca na M6. Potem atak.
lesson-bf-rob-why = Atak przynosi 2 dublony i kostkę do ładowni pirata. Potrzebna jest pusta ładownia i pole tuż obok kupca. Obrabowany kupiec płynie dalej, póki nie straci ostatniej kostki.

lesson-bf-bury-title = Zakop skarb
lesson-bf-bury-goal = Twój pirat wiezie zrabowaną kostkę. Zakop ją na plaży, która płaci 6.
lesson-bf-bury-hint = Plaża I7 płaci 6; doprowadzi tam karta z piratem 4. Stań na niej i zakop.
lesson-bf-bury-why = Zrabowana kostka jest na plaży warta 3, 4 lub 6, najlepsze leżą pośrodku. Atak i zakopanie to osobne akcje, więc trwają dwie tury; tymczasem może cię znaleźć okręt.

lesson-bf-navy-title = Wezwij okręt
lesson-bf-navy-goal = Obrabował cię pirat i stoi na E6. Zatop go żółtym okrętem.
lesson-bf-navy-hint = Zagraj kartę żółtego okrętu, popłyń nim na F6, obok pirata, i zaatakuj.
lesson-bf-navy-why = Okręt należy do tego, kto zagra kartę w jego kolorze. Zatopiony pirat daje ci 2, traci skarb i wpływa od nowa z dalekiego morza. Wraca w następnej turze: zatonięcie to nie koniec.

lesson-bf-fortune-title = Karta w rękawie
lesson-bf-fortune-goal = Żadna karta nie zaniesie kupca dość daleko. Zagraj po drodze Pomyślny wiatr i sprzedaj w Verdemar.
lesson-bf-fortune-hint = Zagraj kupca 4, popłyń kupcem, zagraj Pomyślny wiatr (ruch większy o 2), płyń na N5 i sprzedaj.
lesson-bf-fortune-why = Wolne karty ruchu dają na koniec tury karty fortuny. Możesz mieć trzy i zagrać ich w swojej turze, ile chcesz; świecą, gdy przychodzi ich chwila.

lesson-bf-develop-title = Rośnij w siłę
lesson-bf-develop-goal = Zakop skarb na L9 za 3 dublony, zakończ turę i kup pierwsze ulepszenie za 5.
lesson-bf-develop-hint = Zagraj pirata 4, popłyń nim na L9, zakop, zakończ ruch statku, zakończ turę, kup.
lesson-bf-develop-why = Na koniec tury możesz kupić jedną kartę. Ulepszenie pomaga do końca gry; wczesny zakup się zwraca. Same dublony nie dają zwycięstwa.

lesson-bf-win-title = Zwycięska tura
lesson-bf-win-goal = Masz wszystkie cztery ulepszenia, a karta zwycięstwa kosztuje 10. Znajdź trzy brakujące dublony i kup ją.
lesson-bf-win-hint = Ostatnie ulepszenie pozwala okrętowi zabrać kupcowi kostkę za 3. Żółty okręt stoi tuż obok kupca.
lesson-bf-win-why = Gdy wszystkie cztery ulepszenia leżą odkryte, można kupić kartę zwycięstwa. Kto ją kupi, wygrywa, a spośród kilku najbogatszy; rundę gra się do końca, więc kolejni mogą jeszcze dogonić.
