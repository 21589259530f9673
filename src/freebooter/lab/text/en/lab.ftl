# Reports of simulations and tournaments.

lab-head = { $game }: { $games } games with { $players } players in { $seconds } s ({ $rate } games/s). Intervals hold 95 %; ties share a win.
lab-by-seat = Seats
lab-by-bot = Bots
lab-length = Length
lab-scores = Scores
lab-scores-of = Scores of { $bot }
lab-tournament = Tournament
lab-ladder = Ladder of bots, ratings by openskill
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

# Tables of more than one game; a game brings the texts of its own tables and measures
lab-table-places-from-first = Place in the order of play at the start
lab-table-events = Events
lab-table-endings = How games end, by rule
