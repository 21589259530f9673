# Co mówi analiza zakończonej gry; gra może mieć własne słowo na punkty.

review-not-over = Grę analizuje się po jej końcu; wcześniej zdradziłoby to, co mają inni.
review-seconds = Analiza potrzebuje więcej niż 0 sekund.
review-unit = punktu
review-title = Szansa na wygraną
review-hint = Obliczona przez boty z tego, co każdy gracz wtedy wiedział.
review-worse = Boty wybrałyby „{ $bots }”{ $preview }: { $before } % szans na wygraną zamiast { $after } %.
review-worse-points = Boty wybrałyby „{ $bots }”{ $preview }: około { TENTHS($points) } { review-unit } więcej i { $before } % szans na wygraną zamiast { $after } %.
review-better = Boty też by tak zagrały{ $preview }: { $after } % szans na wygraną; inne ich pomysły dawały { $others } %.
review-better-points = Boty też by tak zagrały{ $preview }: około { TENTHS($points) } { review-unit } więcej niż inne ich pomysły i { $after } % szans na wygraną zamiast { $others } %.
review-turn = { $player }: z { $before } % na { $after } %.
review-best = Najlepsze decyzje
review-worst = Najgorsze decyzje
review-turns = Punkty zwrotne
review-none = Żadnej, która by coś zmieniła.
review-where = Runda { $round }, wpis { $entry }
review-entry = Wpis { $entry }
review-working = Analiza
review-decisions = Decyzje: { $decisions }, rozegrane próby: { $playouts }, czas myślenia: { $seconds } s.
review-place = { $player }: miejsce { $place }, wynik { $score }
