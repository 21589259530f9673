# Co się liczy w grze: w raportach i na stronie statystyk.

favourites = Kupione ulepszenia

lab-measure-sales = sprzedaże
lab-measure-robberies = rabunki
lab-measure-burials = zakopania
lab-measure-pirates-sunk = zatopieni piraci
lab-measure-merchants-sunk = zatopione statki kupieckie

lab-table-income = Dublony według źródeł
lab-table-income-of-winners = Dublony zwycięzców według źródeł
lab-table-fortune-cards = Zagrane karty fortuny
lab-table-goods-sold = Sprzedane towary, w kostkach
lab-table-developments = Rozdane ulepszenia
lab-table-developments-bought = Kupione ulepszenia
