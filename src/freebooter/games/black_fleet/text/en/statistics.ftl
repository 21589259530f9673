# What is counted of the game, in reports and on the page of statistics.

favourites = Developments bought

lab-measure-sales = sales
lab-measure-robberies = robberies
lab-measure-burials = burials
lab-measure-pirates-sunk = pirates sunk
lab-measure-merchants-sunk = merchants sunk

lab-table-income = Doubloons by source
lab-table-income-of-winners = Doubloons of winners by source
lab-table-fortune-cards = Fortune cards played
lab-table-goods-sold = Goods sold, in cubes
lab-table-developments = Developments dealt
lab-table-developments-bought = Developments bought
