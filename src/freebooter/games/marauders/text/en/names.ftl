# The nouns of Merchants & Marauders. Nations: the adjective; `noun` is the country.

game-marauders = Merchants & Marauders
aim-marauders = Sail the Caribbean as a merchant or a pirate: trade, raid, fight, follow missions and rumours. Each such deed brings a glory point, and every 10 gold in your stash one more. Whoever has enough points ends the game with that round; a captain who dies is followed by another.
mm-aim-points = Here { COUNT("point", $points) } are enough, and at most { $stash } of them can come from the stash.

seat-1 = Green
seat-2 = White
seat-3 = Blue
seat-4 = Yellow

nation-spanish = Spanish
    .noun = Spain
    .genitive = Spain
nation-english = English
    .noun = England
    .genitive = England
nation-french = French
    .noun = France
    .genitive = France
nation-dutch = Dutch
    .noun = the Netherlands
    .genitive = the Netherlands

zone-nassau = Nassau
zone-havana = Havana
zone-port-royal = Port Royal
zone-old-providence = Old Providence
zone-tortuga = Tortuga
zone-petite-goave = Petite Goave
zone-cartagena = Cartagena
zone-santo-domingo = Santo Domingo
zone-caribbean-sea = Caribbean Sea
zone-curacao = Curaçao
zone-san-juan = San Juan
zone-caracas = Caracas
zone-st-maarten = St. Maarten
zone-st-john = St. John
zone-basse-terre = Basse-Terre
zone-bridgetown = Bridgetown
zone-trinidad = Trinidad

skill-seamanship = Seamanship
skill-scouting = Scouting
skill-leadership = Leadership
skill-influence = Influence

location-hull = hull
location-cargo = cargo hold
location-masts = masts
location-crew = crew
location-cannons = cannons
location-skull = skull (by choice)
# Where a ship was hit: what is left there now; several hits in one place are counted.
hits-there = { $count ->
    [1] {""}
   *[other] {" "}({ COUNT("hit", $count) })
}
struck-hull = hull { $one } of { $two }{ hits-there }
struck-cargo = cargo hold { $one } of { $two }{ hits-there }
struck-masts = masts { $one } of { $two }{ hits-there }
struck-crew = crew { $one } of { $two }{ hits-there }
struck-cannons = cannons { $one } of { $two }{ hits-there }

icon-hull = hits the hull
icon-cargo = hits the cargo hold
icon-masts = hits the masts
icon-crew = hits the crew
icon-cannons = hits the cannons
icon-escape = escape
icon-none = no icon

face-none = -
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-skull = skull

good-cocoa = cocoa
good-fruit = fruit
good-rum = rum
good-spices = spices
good-sugar = sugar
good-textiles = textiles
good-tobacco = tobacco
good-timber = timber

ship-sloop = sloop
ship-flute = flute
ship-frigate = frigate
ship-galleon = galleon
ship-man-o-war = man-o'-war

weapon-grappling-hooks = grappling hooks
weapon-chain-shot = chain-shot
weapon-grapeshot = grapeshot

modification-extra-hammocks = extra hammocks
modification-advanced-rigs = advanced rigs
modification-reinforced-hull = reinforced hull
modification-extended-hold = extended hold
modification-chasers = chasers
modification-extra-cannon-port = extra cannon port
modification-swivel-guns = swivel guns
modification-long-guns = long guns
modification-face-down = face down

npc-spanish-navy = Spanish navy
npc-english-navy = English navy
npc-french-navy = French navy
npc-dutch-navy = Dutch navy
npc-pirate-sloop = pirate sloop
npc-pirate-frigate = pirate frigate

specialist-carpenter = Carpenter
specialist-gunner-captain = Gunner Captain
specialist-master-gunner = Master Gunner
specialist-surgeon = Surgeon
specialist-lookout = Lookout
specialist-master-at-arms = Master-at-Arms
specialist-purser = Purser
specialist-sailing-master = Sailing Master

captain-ines-corvalan = Inés Corvalán
captain-cristobal-de-yepes = Cristóbal de Yepes
captain-baltasar-quiroga = Baltasar Quiroga
captain-rodrigo-ansurez = Rodrigo Ansúrez
captain-tomas-ibarrola = Tomás Ibarrola
captain-gaspar-novoa = Gaspar Novoa
captain-hester-vane = Hester Vane
captain-josiah-crake = Josiah Crake
captain-edmund-rook = Edmund Rook
captain-nathaniel-orme = Nathaniel Orme
captain-ambrose-tully = Ambrose Tully
captain-leonard-sauvage = Léonard Sauvage
captain-etienne-marchais = Étienne Marchais
captain-armand-daubrac = Armand d'Aubrac
captain-willem-terhorst = Willem Terhorst
captain-abena-kwast = Abena Kwast

deed-combat = combat
deed-trade = trade
deed-raid = a raid
deed-mission = a mission
deed-rumour = a rumour
deed-ship = a great ship

activity-sell = sell goods
activity-buy = buy goods
activity-shipyard = shipyard
activity-recruit = recruit
activity-rumour = ask for rumours
activity-mission = claim a mission
activity-stash = stash gold

death-sunk = went down with the ship
death-crew = fell in crew combat
death-raid = was sunk in a merchant raid
death-storm = was lost in a storm
death-shoals = was wrecked on the shoals
death-ashore = fell ashore
death-retired = retired
death-other = was lost

outcome-plundered = plundered
outcome-escaped = the merchant escaped
outcome-failed = broken off
outcome-sunk = sunk by the merchant

towards-north = north
towards-east = east
towards-south = south
towards-west = west

way-fee = pay the fee
way-influence = an Influence check
way-ability = by the captain's ability
way-rumour = only for the rumour

purpose-scouting = to find a ship
purpose-recruiting = to recruit
purpose-rumour = to hear a rumour
purpose-truth = to find out whether the rumour is true
purpose-claim = to claim a mission
purpose-task = for a mission
purpose-storm = against the storm
purpose-shoals = to pass the shoals
purpose-entry = to be let into the port
purpose-closed-port = to use the closed port
purpose-hiring = to hire a specialist
purpose-disease = against the disease
purpose-wreck = at the wreck
purpose-raid = in the raid
purpose-contest = in the contest
purpose-crew = in crew combat
purpose-npc-scouting = to find a captain

moment-turn = in your turn, instead of an action
moment-port = in a Port action
moment-buy = before you draw for Buy goods
moment-drawn = after you have drawn for Buy goods
moment-sell = before you sell goods
moment-sold = after a sale
moment-shipyard = at the shipyard
moment-claim = when you claim a mission
moment-checked = after a check of your own
moment-rumour = before the roll for a rumour
moment-deed = when you complete a mission or rumour
moment-scouted = after a successful scout
moment-event = when an event is drawn
moment-found = when an NPC has found you
moment-bought = after another captain has bought goods
moment-death = when your captain is about to die
moment-engage = when you engage a ship
moment-declared = when both have declared
moment-contest = when the contest is decided
moment-between-rounds = between two rounds of naval combat
moment-crew-start = at the start of crew combat
moment-crew-round = before a round of crew combat
moment-naval-won = after a naval combat won
moment-crew-won = after a crew combat won

# Captains of the navies and of pirates, events, and others who fight
happening-almirante-zurbano = Almirante Zurbano
happening-don-inigo-peralta = Don Íñigo Peralta
happening-capitan-olmedo = Capitán Olmedo
happening-commodore-hale = Commodore Hale
happening-captain-purcell = Captain Purcell
happening-sir-giles-thorne = Sir Giles Thorne
happening-chevalier-de-morlay = Chevalier de Morlay
happening-capitaine-brehan = Capitaine Bréhan
happening-comte-de-saint-aubin = Comte de Saint-Aubin
happening-schout-verhoeven = Schout Verhoeven
happening-kapitein-roemer = Kapitein Roemer
happening-vice-admiraal-dekkers = Vice-admiraal Dekkers
happening-one-ear-mabbot = One-Ear Mabbot
happening-petit-colas = Petit Colas
happening-la-garza = La Garza
happening-red-annikke = Red Annikke
happening-matthias-drumm = Matthias Drumm
happening-el-mudo = El Mudo
happening-drums-of-war = Drums of War
happening-broken-treaty = Broken Treaty
happening-seized-cargoes = Seized Cargoes
happening-envoys-at-sea = Envoys at Sea
happening-treaty-signed = Treaty Signed
happening-black-squall = Black Squall
happening-hurricane-season = Hurricane Season
happening-tempest-off-the-main = Tempest off the Main
happening-yellow-jack = Yellow Jack
happening-an-uneasy-calm = An Uneasy Calm
happening-upset-markets = Upset Markets
happening-rich-harvest = Rich Harvest
happening-convoy-sighted = Convoy Sighted
happening-kings-grace = King's Grace
happening-hunters-of-men = Hunters of Men
happening-doldrums = Doldrums
happening-ashore = the enemy ashore
happening-enemy = The enemy ship
happening-unknown = unknown

# Glory cards
glory-carpenter-a = Carpenter
glory-carpenter-b = Carpenter (St. John)
glory-gunner-captain-a = Gunner Captain
glory-gunner-captain-b = Gunner Captain (victory)
glory-master-gunner-a = Master Gunner
glory-master-gunner-b = Master Gunner (Cartagena, Havana)
glory-surgeon-a = Surgeon
glory-surgeon-b = Surgeon (Curaçao, St. Maarten)
glory-lookout-a = Lookout
glory-lookout-b = Lookout (scout)
glory-master-at-arms-a = Master-at-Arms
glory-master-at-arms-b = Master-at-Arms (victory)
glory-purser-a = Purser
glory-purser-b = Purser (sale)
glory-sailing-master-a = Sailing Master
glory-sailing-master-b = Sailing Master (home)
glory-tavern-talk = Tavern Talk
glory-full-warehouses = Full Warehouses
glory-shrewd-bargain = Shrewd Bargain
glory-word-of-shortage = Word of Shortage
glory-trusted-courier = Trusted Courier
glory-friend-at-the-yard = Friend at the Yard
glory-governors-table = Governor's Table
glory-customs-search = Customs Search
glory-sealed-pardon = Sealed Pardon
glory-following-wind = Following Wind
glory-hidden-cove = Hidden Cove
glory-local-knowledge = Local Knowledge
glory-false-colours = False Colours
glory-old-charts = Old Charts
glory-veering-wind = Veering Wind
glory-reading-the-sky = Reading the Sky
glory-washed-ashore = Washed Ashore
glory-storied-name = Storied Name
glory-raking-shot = Raking Shot
glory-hard-to-starboard = Hard to Starboard
glory-hidden-marines = Hidden Marines
glory-wet-powder = Wet Powder
glory-under-cover-of-smoke = Under Cover of Smoke
glory-spare-timber = Spare Timber
glory-cold-steel = Cold Steel
glory-cut-the-lines = Cut the Lines
glory-letters-of-reprisal = Letters of Reprisal

mission-plate-for-the-mint = Plate for the Mint
mission-the-viceroys-niece = The Viceroy's Niece
mission-powder-for-the-fort = Powder for the Fort
mission-silence-the-raider = Silence the Raider
mission-blockade-runner = Blockade Runner
mission-prize-warrant = Prize Warrant
mission-logwood-contract = Logwood Contract
mission-the-hermits-letter = The Hermit's Letter
mission-free-port-charter = Free Port Charter
mission-wreckers-trial = Wreckers' Trial
mission-brethrens-debt = Brethren's Debt
mission-the-lost-shipwright = The Lost Shipwright
mission-sugar-for-the-court = Sugar for the Court
mission-buccaneers-supper = Buccaneers' Supper
mission-governors-ransom = Governor's Ransom
mission-survey-of-the-shoals = Survey of the Shoals
mission-slip-the-watch = Slip the Watch
mission-company-stock = Company Stock
mission-the-drowned-bell = The Drowned Bell
mission-garrison-pay = Garrison Pay
mission-cocoa-harvest = Cocoa Harvest
mission-salt-rakers = Salt Rakers
mission-master-plans = Master Plans
mission-duel-at-dawn = Duel at Dawn
mission-pearl-divers = Pearl Divers

rumour-gold-under-the-gallows = Gold under the Gallows
rumour-the-sunken-almiranta = The Sunken Almiranta
rumour-shelves-full-of-everything = Shelves Full of Everything
rumour-drifting-merchantman = Drifting Merchantman
rumour-a-carpenter-in-debt = A Carpenter in Debt
rumour-the-deaf-gunner = The Deaf Gunner
rumour-surgeon-of-the-lepers = Surgeon of the Lepers
rumour-smugglers-creek = Smugglers' Creek
rumour-maroon-village = Maroon Village
rumour-hulk-on-the-reef = Hulk on the Reef
rumour-armourers-secret = Armourer's Secret
rumour-the-judges-weakness = The Judge's Weakness
rumour-cannibal-shore = Cannibal Shore
rumour-captain-bloods-grave = Captain Blood's Grave
rumour-nuns-of-santo-domingo = Nuns of Santo Domingo
rumour-the-blind-pilot = The Blind Pilot
rumour-mutineers-ashore = Mutineers Ashore
rumour-the-silver-train = The Silver Train
rumour-dutch-bookkeeper = Dutch Bookkeeper
rumour-a-frigate-in-ordinary = A Frigate in Ordinary
rumour-turtle-islands = Turtle Islands
rumour-the-traitors-map = The Traitor's Map
rumour-ghost-light = Ghost Light
rumour-the-factors-ledger = The Factor's Ledger
rumour-lookout-of-the-mountain = Lookout of the Mountain

# Numbers of things
count-action = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
count-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-die = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
count-success = { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}
count-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-hit = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
count-ducat = { $count } gold
count-crew = { $count } crew
