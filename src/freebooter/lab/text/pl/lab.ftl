# Wyniki symulacji i turniejów.

lab-head = { $game }: gry: { $games }, graczy: { $players }, { $seconds } s ({ $rate } gier/s). Przedziały 95 %; remis dzieli wygraną.
lab-by-seat = Miejsca
lab-by-bot = Boty
lab-length = Długość
lab-scores = Wyniki
lab-scores-of = Wyniki bota { $bot }
lab-tournament = Turniej
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
lab-measure-battles = bitwy

# Tabele Piratów 7 Mórz
lab-table-roles = Wybrane postacie
lab-table-roles-of-winners = Postacie wybrane przez zwycięzców
lab-table-black-spots = Czaszki według przyczyny
lab-table-mistakes = Pomyłki według przyczyny
lab-table-rituals = Rytuały
lab-table-places-from-first = Kolejność na początku gry
lab-table-corsair-tiles = Kafelki Korsarza na końcu
lab-table-events = Zdarzenia

# Miary gry Black Fleet
lab-measure-sales = sprzedaże
lab-measure-robberies = rabunki
lab-measure-burials = zakopania
lab-measure-pirates-sunk = zatopieni piraci
lab-measure-merchants-sunk = zatopione statki kupieckie

# Tabele gry Black Fleet
lab-table-income = Dublony według źródeł
lab-table-income-of-winners = Dublony zwycięzców według źródeł
lab-table-fortune-cards = Zagrane karty fortuny
lab-table-goods-sold = Sprzedane towary, w kostkach
lab-table-developments = Rozdane ulepszenia
lab-table-developments-bought = Kupione ulepszenia
lab-table-endings = Jak kończą się gry, według zasad

# Miary gry „Kupcy i korsarze”
lab-measure-raids = rabunki kupców
lab-measure-deaths = straceni kapitanowie

# Tabele gry „Kupcy i korsarze”
lab-table-points = Punkty według źródeł
lab-table-points-of-winners = Punkty zwycięzców według źródeł
lab-table-deaths = Jak ginęli kapitanowie
lab-table-captains = Kapitanowie na początku
lab-table-captains-of-the-end = Kapitanowie na końcu
lab-table-captains-lost = Kapitanowie straceni przez gracza
lab-table-glory-cards = Zagrane karty sławy i zatrudnieni specjaliści
lab-table-missions-claimed = Podjęte misje
lab-table-missions-completed = Zakończone misje
lab-table-rumours-tried = Sprawdzone pogłoski
lab-table-events-drawn = Odkryte wydarzenia
lab-table-ships = Statki kupione lub przejęte
lab-table-modifications = Zdobyte ulepszenia
lab-table-weapons = Zdobyta broń specjalna
lab-table-raids = Jak kończą się rabunki
