# Co się liczy w grze: w raportach i na stronie statystyk.

favourites = Kapitanowie

lab-measure-battles = bitwy
lab-measure-sales = sprzedaże
lab-measure-raids = rabunki kupców
lab-measure-deaths = straceni kapitanowie

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

feat-merchants-raided = obrabowani kupcy
feat-missions-completed = wypełnione misje
feat-rumours-true = prawdziwe pogłoski
