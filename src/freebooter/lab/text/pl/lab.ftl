# Wyniki symulacji i turniejów.

lab-head = { $game }: gry: { $games }, graczy: { $players }, { $seconds } s ({ $rate } gier/s). Przedziały 95 %; remis dzieli wygraną.
lab-by-seat = Miejsca
lab-by-bot = Boty
lab-length = Długość
lab-scores = Wyniki
lab-scores-of = Wyniki bota { $bot }
lab-tournament = Turniej
lab-ladder = Drabina botów, oceny openskill
lab-picture-wins = udział wygranych, przedziały 95 %
lab-picture-scores = Wyniki

# Kolumny
lab-tries = prób
lab-wins = wygrane
lab-interval = przedział 95 %
lab-mean = średnia
lab-score = wynik
lab-deviation = odchylenie
lab-quarters = najmniej, kwartyle, najwięcej
lab-count = liczba
lab-per-game = na grę
lab-part = część
lab-par = norma
lab-place = miejsce
lab-rating = ranking

# Miary
lab-measure-decisions = decyzje
lab-measure-rounds = rundy

# Tabele kilku gier; własne tabele i miary każda gra nazywa sama
lab-table-places-from-first = Kolejność na początku gry
lab-table-events = Zdarzenia
lab-table-endings = Jak kończą się gry, według zasad
