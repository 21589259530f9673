# Rzeczowniki gry „Kupcy i korsarze”.

game-marauders = Kupcy i korsarze
aim-marauders = Żegluj po Karaibach jako kupiec albo pirat: handluj, rabuj, walcz, wypełniaj misje i sprawdzaj pogłoski. Każdy taki czyn daje punkt sławy, a każde 10 dukatów w skrytce jeszcze jeden. Kto ma dość punktów, kończy grę razem z tą rundą; po kapitanie, który zginie, przychodzi następny.
mm-aim-points = Tutaj trzeba mieć { COUNT("point", $points) }, a ze skrytki może ich pochodzić najwyżej { $stash }.

seat-1 = Zielony
seat-2 = Biały
seat-3 = Niebieski
seat-4 = Żółty

nation-spanish = Hiszpania
    .noun = Hiszpania
    .genitive = Hiszpanii
nation-english = Anglia
    .noun = Anglia
    .genitive = Anglii
nation-french = Francja
    .noun = Francja
    .genitive = Francji
nation-dutch = Niderlandy
    .noun = Niderlandy
    .genitive = Niderlandów

zone-nassau = Nassau
zone-havana = Hawana
zone-port-royal = Port Royal
zone-old-providence = Old Providence
zone-tortuga = Tortuga
zone-petite-goave = Petite Goave
zone-cartagena = Cartagena
zone-santo-domingo = Santo Domingo
zone-caribbean-sea = Morze Karaibskie
zone-curacao = Curaçao
zone-san-juan = San Juan
zone-caracas = Caracas
zone-st-maarten = St. Maarten
zone-st-john = St. John
zone-basse-terre = Basse-Terre
zone-bridgetown = Bridgetown
zone-trinidad = Trynidad

skill-seamanship = Żegluga
skill-scouting = Zwiad
skill-leadership = Dowodzenie
skill-influence = Wpływy

location-hull = kadłub
location-cargo = ładownia
location-masts = maszty
location-crew = załoga
location-cannons = działa
location-skull = czaszka (do wyboru)
# Where a ship was hit: what is left there now; several hits in one place are counted.
hits-there = { $count ->
    [1] {""}
   *[other] {" "}({ COUNT("hit", $count) })
}
struck-hull = kadłub { $one } z { $two }{ hits-there }
struck-cargo = ładownia { $one } z { $two }{ hits-there }
struck-masts = maszty { $one } z { $two }{ hits-there }
struck-crew = załoga { $one } z { $two }{ hits-there }
struck-cannons = działa { $one } z { $two }{ hits-there }

icon-hull = trafia kadłub
icon-cargo = trafia ładownię
icon-masts = trafia maszty
icon-crew = trafia załogę
icon-cannons = trafia działa
icon-escape = ucieczka
icon-none = bez symbolu

face-none = -
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-skull = czaszka

good-cocoa = kakao
good-fruit = owoce
good-rum = rum
good-spices = przyprawy
good-sugar = cukier
good-textiles = tkaniny
good-tobacco = tytoń
good-timber = drewno

ship-sloop = slup
ship-flute = fluita
    .accusative = fluitę
ship-frigate = fregata
    .accusative = fregatę
ship-galleon = galeon
ship-man-o-war = okręt liniowy

weapon-grappling-hooks = haki abordażowe
weapon-chain-shot = kule łańcuchowe
weapon-grapeshot = kartacze

modification-extra-hammocks = dodatkowe hamaki
modification-advanced-rigs = ulepszony takielunek
modification-reinforced-hull = wzmocniony kadłub
modification-extended-hold = powiększona ładownia
modification-chasers = działa pościgowe
modification-extra-cannon-port = dodatkowa furta działowa
modification-swivel-guns = falkonety
modification-long-guns = długie działa
modification-face-down = zakryte

npc-spanish-navy = hiszpańska flota
npc-english-navy = angielska flota
npc-french-navy = francuska flota
npc-dutch-navy = niderlandzka flota
npc-pirate-sloop = piracki slup
npc-pirate-frigate = piracka fregata

specialist-carpenter = Cieśla
specialist-gunner-captain = Dowódca baterii
specialist-master-gunner = Pierwszy kanonier
specialist-surgeon = Chirurg
specialist-lookout = Obserwator
specialist-master-at-arms = Zbrojmistrz
specialist-purser = Intendent
specialist-sailing-master = Nawigator

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

deed-combat = bitwa
deed-trade = handel
deed-raid = rabunek
deed-mission = misja
deed-rumour = pogłoska
deed-ship = wielki statek

activity-sell = sprzedaj towary
activity-buy = kup towary
activity-shipyard = stocznia
activity-recruit = zwerbuj załogę
activity-rumour = pytaj o pogłoski
activity-mission = podejmij misję
activity-stash = schowaj dukaty w skrytce

death-sunk = śmierć na tonącym statku
death-crew = śmierć w walce załóg
death-raid = śmierć przy rabunku kupca
death-storm = śmierć w sztormie
death-shoals = śmierć na mieliznach
death-ashore = śmierć w walce na lądzie
death-retired = koniec służby
death-other = zaginięcie

outcome-plundered = łup zdobyty
outcome-escaped = kupiec uciekł
outcome-failed = przerwany
outcome-sunk = zatopiony przez kupca

towards-north = na północ
towards-east = na wschód
towards-south = na południe
towards-west = na zachód

way-fee = zapłać
way-influence = test Wpływów
way-ability = dzięki zdolności kapitana
way-rumour = tylko dla pogłoski

purpose-scouting = szuka statku
purpose-recruiting = werbuje
purpose-rumour = pyta o pogłoski
purpose-truth = sprawdza pogłoskę
purpose-claim = stara się o misję
purpose-task = wypełnia misję
purpose-storm = walczy ze sztormem
purpose-shoals = mija mielizny
purpose-entry = prosi o wpuszczenie do portu
purpose-closed-port = działa w zamkniętym porcie
purpose-hiring = najmuje specjalistę
purpose-disease = walczy z zarazą
purpose-wreck = bada wrak
purpose-raid = rabuje kupca
purpose-contest = manewruje
purpose-crew = prowadzi załogę do walki
purpose-npc-scouting = szuka kapitana

moment-turn = we własnej turze, zamiast akcji
moment-port = w akcji portowej
moment-buy = przed dobieraniem przy zakupie towarów
moment-drawn = po dobraniu przy zakupie towarów
moment-sell = przed sprzedażą towarów
moment-sold = po sprzedaży
moment-shipyard = w stoczni
moment-claim = przy podejmowaniu misji
moment-checked = po własnym teście
moment-rumour = przed rzutem na pogłoskę
moment-deed = po wypełnieniu misji lub pogłoski
moment-scouted = po udanym zwiadzie
moment-event = po odkryciu wydarzenia
moment-found = gdy znalazł cię obcy statek
moment-bought = po zakupach innego kapitana
moment-death = gdy twój kapitan ma zginąć
moment-engage = gdy zaczynasz bitwę
moment-declared = gdy obie strony ogłosiły zamiary
moment-contest = gdy manewry są rozstrzygnięte
moment-between-rounds = między rundami walki morskiej
moment-crew-start = na początku walki załóg
moment-crew-round = przed rundą walki załóg
moment-naval-won = po wygranej walce morskiej
moment-crew-won = po wygranej walce załóg

# Kapitanowie flot i piratów, wydarzenia, inni walczący
happening-almirante-zurbano = Almirante Zurbano
happening-don-inigo-peralta = Don Íñigo Peralta
happening-capitan-olmedo = Capitán Olmedo
happening-commodore-hale = Komandor Hale
happening-captain-purcell = Kapitan Purcell
happening-sir-giles-thorne = Sir Giles Thorne
happening-chevalier-de-morlay = Chevalier de Morlay
happening-capitaine-brehan = Capitaine Bréhan
happening-comte-de-saint-aubin = Comte de Saint-Aubin
happening-schout-verhoeven = Schout Verhoeven
happening-kapitein-roemer = Kapitein Roemer
happening-vice-admiraal-dekkers = Vice-admiraal Dekkers
happening-one-ear-mabbot = Jednouchy Mabbot
happening-petit-colas = Petit Colas
happening-la-garza = La Garza
happening-red-annikke = Ruda Annikke
happening-matthias-drumm = Matthias Drumm
happening-el-mudo = El Mudo
happening-drums-of-war = Bębny wojny
happening-broken-treaty = Zerwany traktat
happening-seized-cargoes = Zajęte ładunki
happening-envoys-at-sea = Posłowie na morzu
happening-treaty-signed = Podpisany traktat
happening-black-squall = Czarny szkwał
happening-hurricane-season = Pora huraganów
happening-tempest-off-the-main = Burza u wybrzeży
happening-yellow-jack = Żółta febra
happening-an-uneasy-calm = Niespokojna cisza
happening-upset-markets = Zamęt na targach
happening-rich-harvest = Obfite zbiory
happening-convoy-sighted = Konwój na horyzoncie
happening-kings-grace = Królewska łaska
happening-hunters-of-men = Łowcy ludzi
happening-doldrums = Flauta
happening-ashore = wróg na lądzie
happening-enemy = wrogi statek
happening-unknown = nieznane

# Karty sławy
glory-carpenter-a = Cieśla
glory-carpenter-b = Cieśla (St. John)
glory-gunner-captain-a = Dowódca baterii
glory-gunner-captain-b = Dowódca baterii (zwycięstwo)
glory-master-gunner-a = Pierwszy kanonier
glory-master-gunner-b = Pierwszy kanonier (Cartagena, Hawana)
glory-surgeon-a = Chirurg
glory-surgeon-b = Chirurg (Curaçao, St. Maarten)
glory-lookout-a = Obserwator
glory-lookout-b = Obserwator (zwiad)
glory-master-at-arms-a = Zbrojmistrz
glory-master-at-arms-b = Zbrojmistrz (zwycięstwo)
glory-purser-a = Intendent
glory-purser-b = Intendent (sprzedaż)
glory-sailing-master-a = Nawigator
glory-sailing-master-b = Nawigator (dom)
glory-tavern-talk = Gadanie w tawernie
glory-full-warehouses = Pełne magazyny
glory-shrewd-bargain = Sprytny targ
glory-word-of-shortage = Wieść o braku
glory-trusted-courier = Zaufany kurier
glory-friend-at-the-yard = Przyjaciel w stoczni
glory-governors-table = Stół gubernatora
glory-customs-search = Kontrola celna
glory-sealed-pardon = Akt łaski
glory-following-wind = Pomyślny wiatr
glory-hidden-cove = Ukryta zatoczka
glory-local-knowledge = Znajomość okolicy
glory-false-colours = Fałszywa bandera
glory-old-charts = Stare mapy
glory-veering-wind = Zmienny wiatr
glory-reading-the-sky = Czytanie z nieba
glory-washed-ashore = Wyrzucony na brzeg
glory-storied-name = Głośne imię
glory-raking-shot = Salwa wzdłuż pokładu
glory-hard-to-starboard = Ster na burtę
glory-hidden-marines = Ukryci żołnierze
glory-wet-powder = Mokry proch
glory-under-cover-of-smoke = Pod osłoną dymu
glory-spare-timber = Zapasowe belki
glory-cold-steel = Zimna stal
glory-cut-the-lines = Ciąć liny
glory-letters-of-reprisal = List kaperski

mission-plate-for-the-mint = Srebro dla mennicy
mission-the-viceroys-niece = Siostrzenica wicekróla
mission-powder-for-the-fort = Proch dla fortu
mission-silence-the-raider = Uciszyć rabusia
mission-blockade-runner = Przez blokadę
mission-prize-warrant = Nakaz zajęcia
mission-logwood-contract = Kontrakt na drewno
mission-the-hermits-letter = List pustelnika
mission-free-port-charter = Przywilej wolnego portu
mission-wreckers-trial = Próba rozbitków
mission-brethrens-debt = Dług bractwa
mission-the-lost-shipwright = Zaginiony szkutnik
mission-sugar-for-the-court = Cukier dla dworu
mission-buccaneers-supper = Wieczerza bukanierów
mission-governors-ransom = Okup za gubernatora
mission-survey-of-the-shoals = Pomiary mielizn
mission-slip-the-watch = Umknąć strażom
mission-company-stock = Akcje kompanii
mission-the-drowned-bell = Zatopiony dzwon
mission-garrison-pay = Żołd garnizonu
mission-cocoa-harvest = Zbiory kakao
mission-salt-rakers = Zbieracze soli
mission-master-plans = Plany mistrza
mission-duel-at-dawn = Pojedynek o świcie
mission-pearl-divers = Poławiacze pereł

rumour-gold-under-the-gallows = Złoto pod szubienicą
rumour-the-sunken-almiranta = Zatopiona almiranta
rumour-shelves-full-of-everything = Półki pełne wszystkiego
rumour-drifting-merchantman = Dryfujący kupiec
rumour-a-carpenter-in-debt = Zadłużony cieśla
rumour-the-deaf-gunner = Głuchy kanonier
rumour-surgeon-of-the-lepers = Chirurg trędowatych
rumour-smugglers-creek = Potok przemytników
rumour-maroon-village = Wioska zbiegów
rumour-hulk-on-the-reef = Wrak na rafie
rumour-armourers-secret = Sekret płatnerza
rumour-the-judges-weakness = Słabość sędziego
rumour-cannibal-shore = Brzeg kanibali
rumour-captain-bloods-grave = Grób kapitana Blooda
rumour-nuns-of-santo-domingo = Zakonnice z Santo Domingo
rumour-the-blind-pilot = Ślepy pilot
rumour-mutineers-ashore = Buntownicy na lądzie
rumour-the-silver-train = Karawana ze srebrem
rumour-dutch-bookkeeper = Niderlandzki księgowy
rumour-a-frigate-in-ordinary = Fregata w rezerwie
rumour-turtle-islands = Wyspy żółwi
rumour-the-traitors-map = Mapa zdrajcy
rumour-ghost-light = Błędne światło
rumour-the-factors-ledger = Księga faktora
rumour-lookout-of-the-mountain = Obserwator z góry

# Liczby rzeczy
count-action = { $count ->
    [one] 1 akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
    .accusative = { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }
count-card = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .accusative = { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
count-die = { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
}
count-success = { $count ->
    [0] bez sukcesu
    [one] 1 sukces
    [few] { $count } sukcesy
   *[many] { $count } sukcesów
}
count-point = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
count-hit = { $count ->
    [one] 1 trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
    .genitive = { $count ->
        [one] 1 trafienia
       *[many] { $count } trafień
    }
count-ducat = { $count ->
    [one] 1 dukat
    [few] { $count } dukaty
   *[many] { $count } dukatów
}
    .genitive = { $count ->
        [one] 1 dukata
       *[many] { $count } dukatów
    }
count-crew = { $count ->
    [one] 1 członek załogi
    [few] { $count } członków załogi
   *[many] { $count } członków załogi
}
    .accusative = { $count ->
        [one] 1 członka załogi
       *[many] { $count } członków załogi
    }
