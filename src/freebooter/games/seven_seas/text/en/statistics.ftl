# What is counted of the game, in reports and on the page of statistics.

favourites = Favourite characters

lab-measure-battles = battles

lab-table-roles = Roles chosen
lab-table-roles-of-winners = Roles chosen by winners
lab-table-black-spots = Black Spots by cause
lab-table-mistakes = Mistakes by cause
lab-table-rituals = Rituals
lab-table-corsair-tiles = Corsair tiles at the end
