modification-plank = deska za burtą
does-plank = Gdy karta NPC miałaby obniżyć lojalność: sukces w Dowodzeniu temu zapobiega, albo na morzu jeden członek załogi idzie za burtę.

purpose-plank = trzyma załogę w ryzach

prompt-plank = Karta NPC obniżyłaby lojalność załogi: { NAME("loyalty", $step) }. Czy używasz deski?
move-threaten-crew = zagroź deską: rzut na Dowodzenie
move-give-up-crew = poślij jednego członka załogi na deskę

mm-brings-plank = załoga po tym: { $crew }; lojalność nie spada
mm-plank-at-sea = W porcie nikt nie idzie na deskę.
mm-plank-last-crew = Ostatniego członka załogi się nie oddaje.
