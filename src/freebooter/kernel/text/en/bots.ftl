# What bots and the lab say.

unknown-bot = There is no bot { $bot }; there are: { $known }.
bad-budget = A bot needs more than 0 seconds, or at least 1 iteration, for a decision.
wrong-bots = { $players } players need { $players } bots, not { $bots }.

lab-rewards = There is no way { $rewards } to count the end; there are: { $known }.
lab-games = At least one game has to be played, not { $games }.
lab-jobs = A simulation runs in 1 to { $most } processes, not { $jobs }.
lab-bot-budget = A bot is named as search, search:200 (iterations) or search:0.5s (seconds), not { $spec }.
lab-bot-move = In game { $game } the bot { $bot } chose { $move }, which was not on offer.
lab-no-module = The module { $module } cannot be loaded: { $reason }.
lab-rules = The games are planned for rules { $rules } of { $game }; this version has rules { $known }.
lab-entrants = A tournament needs two bots or more, each named once.
lab-process-died = A process of the simulation died; perhaps there was too little memory. Fewer jobs may help.
lab-no-openskill = Ratings need openskill: pip install "freebooter[lab]".
lab-ladder-entrants = A ladder at tables of { $players } needs that many bots or more, each named once, not { $bots }.
lab-ladder-file = { $file } is no file of a ladder.
lab-ladder-other = { $file } holds a ladder of another game, or with other options, bots or seed.
lab-no-ray = Games on Ray need it: pip install "freebooter[ray]".
lab-on = Games are played on one of { $known }, not on { $on }.
