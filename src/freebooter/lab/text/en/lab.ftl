# Reports of simulations and tournaments.

lab-head = { $game }: { $games } games with { $players } players in { $seconds } s ({ $rate } games/s). Intervals hold 95 %; ties share a win.
lab-by-seat = Seats
lab-by-bot = Bots
lab-length = Length
lab-scores = Scores
lab-scores-of = Scores of { $bot }
lab-tournament = Tournament
lab-picture-wins = share of wins, 95 % intervals
lab-picture-scores = Scores

# Columns
lab-tries = tries
lab-wins = wins
lab-interval = 95 % interval
lab-mean = mean
lab-score = score
lab-deviation = deviation
lab-quarters = least, quarters, most
lab-count = count
lab-per-game = per game
lab-part = part
lab-par = par
lab-place = place
lab-rating = rating

# Measures
lab-measure-decisions = decisions
lab-measure-rounds = rounds
lab-measure-battles = battles

# Tables of Pirates of the 7 Seas
lab-table-roles = Roles chosen
lab-table-roles-of-winners = Roles chosen by winners
lab-table-black-spots = Black Spots by cause
lab-table-mistakes = Mistakes by cause
lab-table-rituals = Rituals
lab-table-places-from-first = Place in the order of play at the start
lab-table-corsair-tiles = Corsair tiles at the end
lab-table-events = Events

# Measures of Black Fleet
lab-measure-sales = sales
lab-measure-robberies = robberies
lab-measure-burials = burials
lab-measure-pirates-sunk = pirates sunk
lab-measure-merchants-sunk = merchants sunk

# Tables of Black Fleet
lab-table-income = Doubloons by source
lab-table-income-of-winners = Doubloons of winners by source
lab-table-fortune-cards = Fortune cards played
lab-table-goods-sold = Goods sold, in cubes
lab-table-developments = Developments dealt
lab-table-developments-bought = Developments bought
lab-table-endings = How games end, by rule

# Measures of Merchants & Marauders
lab-measure-raids = merchant raids
lab-measure-deaths = captains lost

# Tables of Merchants & Marauders
lab-table-points = Points by source
lab-table-points-of-winners = Points of winners by source
lab-table-deaths = How captains were lost
lab-table-captains = Captains at the start
lab-table-captains-of-the-end = Captains at the end
lab-table-captains-lost = Captains lost by a player
lab-table-glory-cards = Glory cards played and specialists employed
lab-table-missions-claimed = Missions claimed
lab-table-missions-completed = Missions completed
lab-table-rumours-tried = Rumours acted on
lab-table-events-drawn = Events drawn
lab-table-ships = Ships bought or claimed
lab-table-modifications = Modifications gained
lab-table-weapons = Special weapons gained
lab-table-raids = How raids end
