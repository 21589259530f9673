# Co mówią boty i laboratorium.

unknown-bot = Nie ma bota { $bot }; są: { $known }.
bad-budget = Bot potrzebuje na decyzję więcej niż 0 sekund albo co najmniej 1 iteracji.
wrong-bots = Na { $players } graczy potrzeba { $players } botów, a nie { $bots }.

lab-rewards = Nie ma sposobu liczenia końca { $rewards }; są: { $known }.
lab-games = Trzeba rozegrać co najmniej jedną grę, a nie { $games }.
lab-jobs = Symulacja działa w 1 do { $most } procesach, a nie w { $jobs }.
lab-bot-budget = Bota podaje się jako search, search:200 (iteracje) albo search:0.5s (sekundy), a nie { $spec }.
lab-bot-move = W grze { $game } bot { $bot } wybrał { $move }, czego nie było do wyboru.
lab-no-module = Nie można wczytać modułu { $module }: { $reason }.
lab-rules = Gry zaplanowano dla zasad { $rules } gry { $game }; ta wersja ma zasady { $known }.
lab-entrants = Turniej wymaga co najmniej dwóch botów, każdego podanego raz.
lab-process-died = Proces symulacji zginął; może zabrakło pamięci. Spróbuj z mniejszą liczbą procesów.
lab-no-openskill = Oceny wymagają openskill: pip install "freebooter[lab]".
lab-ladder-entrants = Drabina przy stołach na { $players } wymaga co najmniej tylu botów, każdego raz, a nie { $bots }.
lab-ladder-file = { $file } nie jest plikiem drabiny.
lab-ladder-other = { $file } zawiera drabinę innej gry albo z innymi opcjami, botami lub ziarnem.
lab-no-ray = Gry na Ray wymagają go: pip install "freebooter[ray]".
lab-on = Gry są rozgrywane na jednym z { $known }, a nie na { $on }.
