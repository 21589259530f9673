# Co mówią boty i laboratorium.

unknown-bot = Nie ma bota { $bot }; są: { $known }.
bad-budget = Bot potrzebuje na decyzję więcej niż 0 sekund albo co najmniej 1 iteracji.
wrong-bots = Na { $players } graczy potrzeba { $players } botów, a nie { $bots }.

lab-games = Trzeba rozegrać co najmniej jedną grę, a nie { $games }.
lab-jobs = Symulacja działa w 1 do { $most } procesach, a nie w { $jobs }.
lab-bot-budget = Bota podaje się jako search, search:200 (iteracje) albo search:0.5s (sekundy), a nie { $spec }.
lab-bot-move = W grze { $game } bot { $bot } wybrał { $move }, czego nie było do wyboru.
lab-no-module = Nie można wczytać modułu { $module }: { $reason }.
lab-rules = Gry zaplanowano dla zasad { $rules } gry { $game }; ta wersja ma zasady { $known }.
lab-entrants = Turniej wymaga co najmniej dwóch botów, każdego podanego raz.
lab-process-died = Proces symulacji zginął; może zabrakło pamięci. Spróbuj z mniejszą liczbą procesów.
