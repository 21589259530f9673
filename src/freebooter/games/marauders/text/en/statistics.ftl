# What is counted of the game, in reports and on the page of statistics.

favourites = Captains

lab-measure-battles = battles
lab-measure-sales = sales
lab-measure-raids = merchant raids
lab-measure-deaths = captains lost

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

feat-merchants-raided = merchants raided
feat-missions-completed = missions completed
feat-rumours-true = rumours that were true
