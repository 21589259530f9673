# Dlaczego ruch nie jest możliwy.

# Walka
mm-npc-too-strong-to-flee = Ten statek nie ucieka.
mm-nation-at-war-with-you = Ta nacja ({ NAME("nation", $nation) }) jest w stanie wojny z twoją ({ NAME("nation", $own) }) i nic ci nie płaci.
mm-hit-not-there = To trafienie nie może tam paść: { NAME("location", $location) }.
mm-location-destroyed = To już jest zniszczone: { NAME("location", $location) }.
mm-location-not-hit = To nie zostało trafione: { NAME("location", $location) }.
mm-not-mendable = Tego nie można teraz naprawić: { NAME("location", $location) }.
mm-no-such-die = Nie ma takiej kości: { NAME("face", $face) }.
mm-no-such-weapon = Nie masz tej broni: { NAME("weapon", $weapon) }.
mm-shoot-in-first-round = W pierwszej rundzie obie strony strzelają.
mm-masts-destroyed = Bez masztów statek może tylko strzelać.
mm-crew-destroyed = Bez załogi nie ma abordażu.
mm-no-bounty-on-loser = Tej nagrody za pokonanego kapitana nie ma: { NAME("nation", $nation) }.
mm-nation-wants-you = Ta nacja ({ NAME("nation", $nation) }) ściga ciebie i nic ci nie płaci.
mm-weapon-of-no-use = Ta broń nic tu nie da: { NAME("weapon", $weapon) }.

# Karty
mm-card-before-choice = Kartę { NAME("glory", $card) } trzeba zagrać przed tym wyborem.
mm-too-little-gold = To kosztuje { COUNT("ducat", $price) }, a możesz zapłacić { $gold }.
mm-no-room = Na tyle nie ma miejsca. Masz już: { COUNT("card", $aboard) }.
mm-card-without-effect = Karta { NAME("glory", $card) } nic by teraz nie dała: { $reason } ({ NAME("does", $card) })
mm-card-not-in-hand = Nie masz karty { NAME("glory", $card) }.
mm-card-other-moment = Karta { NAME("glory", $card) } nie jest na tę chwilę ({ NAME("moment", $moment) }). { NAME("does", $card) }
mm-announce-hidden = Kartę { NAME("glory", $card) } najpierw zapowiada się tu zakrytą.
mm-play-openly = Kartę { NAME("glory", $card) } zagrywa się tu otwarcie.
mm-card-declined = Karta { NAME("glory", $card) } została już w tym oknie odwołana.
mm-specialist-twice = Takiego specjalistę już masz: { NAME("glory", $card) }.
mm-hire-elsewhere = Nie tutaj. { NAME("does", $card) }
mm-hire-at-home = Tylko w porcie macierzystym, { NAME("zone", $zone) }: { NAME("glory", $card) }.
mm-hire-tried = W tej turze już była próba: { NAME("glory", $card) }.
mm-not-held = Nie masz karty { NAME("glory", $card) }; zostać może { $limit }.
mm-not-drawn = Ta karta nie została dobrana.
mm-not-captured = To nie należy do łupu.
mm-none-aboard = Nie masz tego na pokładzie: { NAME("good", $good) }.
mm-no-load = Nie wieziesz ładunku misji.
mm-not-wanted-by = Ta nacja nie wyznaczyła nagrody za twoją głowę: { NAME("nation", $nation) }.
mm-bounty-not-so-high = Nagroda wynosi tylko { $bounty }.
mm-not-bought = Tego teraz nie kupiono: { NAME("good", $good) }.
mm-event-not-seen = Tego wydarzenia nie ma wśród oglądanych.
mm-no-such-icon = Statki wydarzenia: tylko { $count }.
mm-not-so-many-drawn = Tyle nie dobrano. { NAME("good", $good) }: { $count }.
mm-other-card-announced = Zapowiedziana jest karta { NAME("glory", $card) }.
mm-beyond-the-card = Karta pozwala na { $least } do { $most }.

# Dlaczego karta sławy nic by teraz nie dała, po dwukropku
mm-why-at-sea = jesteś na morzu.
mm-why-chest-at-hand = skrytka jest tutaj, to twój port macierzysty.
mm-why-contest-lost = manewry są przegrane.
mm-why-courier-here = kuriera już tu masz.
mm-why-enemy-does-not-shoot = wróg nie strzela.
mm-why-enemy-without-crew = wróg nie ma już załogi.
mm-why-hidden = przed tym okrętem już się ukrywasz.
mm-why-in-port = jesteś w porcie.
mm-why-lines-are-cut = liny są już przecięte.
mm-why-no-action = nie masz na to akcji.
mm-why-no-cannons = twoje działa są zniszczone.
mm-why-no-events = nie ma już dwóch wydarzeń do podejrzenia.
mm-why-no-gold = nie masz złota ani na pokładzie, ani w skrytce.
mm-why-no-goods-drawn = nie dobrano jeszcze żadnych towarów.
mm-why-no-masts = twoje maszty są zniszczone.
mm-why-no-port = tu nie ma portu.
mm-why-no-roll = tę misję podejmuje się bez rzutu.
mm-why-no-rumours = nie ma już pogłosek do usłyszenia.
mm-why-no-war = twoja nacja nie jest w stanie wojny z tą, która wyznaczyłaby nagrodę za twoją głowę.
mm-why-nobody-boards = wróg nie wygrał manewrów abordażem.
mm-why-not-fleeing = nie uciekasz w tych manewrach.
mm-why-not-in-hand = nie masz jej już na ręce.
mm-why-not-shooting = nie strzelasz w tych manewrach.
mm-why-not-wanted = nikt cię nie ściga.
mm-why-not-won = manewry nie są wygrane.
mm-why-nothing-bought = z kupionych towarów nic nie zostało.
mm-why-nothing-to-mend = żadne miejsce nie jest uszkodzone bez zniszczenia.
mm-why-own-goods = to twoje własne towary.
mm-why-port-is-open = ten port jest dla ciebie otwarty.
mm-why-saved = ocalenie już jest pewne.
mm-why-stashed = skrytka była już użyta w tej akcji portowej.

# Port
mm-no-cargo-cards = Nie ma kart ładunku do dobrania.
mm-task-tried = W tej turze już była próba: { NAME("mission", $mission) }.
mm-mission-non-pirates = Misja { NAME("mission", $mission) } nie jest dla piratów.
mm-mission-pirates = Misja { NAME("mission", $mission) } jest tylko dla piratów.
mm-chest-at-home = Skrytka jest tylko w porcie macierzystym.
mm-spoken-of-already = O tym już postanowiono: { NAME("good", $good) }.
mm-too-little-aboard = Na pokładzie masz tylko { COUNT("ducat", $gold) }.
mm-not-to-be-moved = Tego nie można przenieść na nowy statek: { NAME("modification", $modification) }.
mm-other-ship = To nie ten statek jest do wzięcia: { NAME("ship", $ship) }.
mm-no-starting-ship = Takim statkiem nikt nie zaczyna: { NAME("ship", $ship) }.
mm-weapons-enough = Nie możesz mieć więcej broni specjalnych: najwyżej { $limit }.
mm-weapon-twice = Masz już tę broń: { NAME("weapon", $weapon) }.
mm-token-not-drawn = Takiego żetonu nie dobrano: { NAME("good", $good) }.
mm-no-pirate-at-home = Innego kapitana można wylosować tylko wtedy, gdy pierwszego czekałby w domu pirat.
mm-activity-done = Każdą czynność można wykonać raz na akcję portową: { NAME("activity", $activity) }.
mm-nothing-to-sell = Nie masz nic do sprzedania.
mm-nothing-at-yard = Nic nie możesz zrobić w stoczni, mając { COUNT("ducat", $gold) }.
mm-crew-full = { $wanted ->
    [0] Załoga jest pełna.
   *[other] Wolne miejsca w załodze: tylko { $wanted }.
}
mm-no-mission = Nie masz misji.
mm-mission-not-in-port = Misji { NAME("mission", $mission) } nie kończy się w porcie. { NAME("does", $mission) }
mm-mission-elsewhere = Misję { NAME("mission", $mission) } wypełnia się gdzie indziej: { NAME("zone", $zone) }.
mm-goods-missing = Nie masz towarów do misji { NAME("mission", $mission) }. { NAME("does", $mission) }
mm-mission-attempt-used = W tej akcji portowej była już próba podjęcia misji.
mm-no-mission-here = { NAME("zone", $zone) }: nie ma tu teraz misji.
mm-mission-not-on-offer = Misji { NAME("mission", $mission) } nie można tu podjąć.
mm-mission-needs-no-bounty = Misja { NAME("mission", $mission) } nie jest dla ściganych. Nagroda za twoją głowę ({ NAME("nation", $nation) }): { $bounty }.
mm-mission-needs-gold = Misja { NAME("mission", $mission) } kosztuje { COUNT("ducat", $price) }; na pokładzie masz { $gold }.
mm-mission-needs-crew = Misja { NAME("mission", $mission) } wymaga załogi { $wanted }; masz { $crew }.
mm-mission-needs-ship = Nie masz statku do misji { NAME("mission", $mission) }. { NAME("does", $mission) }
mm-mission-needs-space = Misja { NAME("mission", $mission) } wymaga wolnego miejsca w ładowni.
mm-nothing-to-stash = Nie masz złota do schowania.
mm-courier-wants-gold = Opłata to { COUNT("ducat", $price) }; na pokładzie masz { $gold }.
mm-not-so-many-aboard = Tyle nie masz. { NAME("good", $good) }: { $count }.
mm-room-enough = Miejsca wystarczy ({ $room }): nic nie trzeba odrzucać.
mm-withdraw-something = Na pokład trafia co najmniej 1 dukat.
mm-stash-too-small = W skrytce masz tylko { COUNT("ducat", $stash) }.
mm-weapon-just-traded = Każdą bronią handluje się raz na akcję portową: { NAME("weapon", $weapon) }.
mm-ship-not-for-sale = Takiego statku nie można kupić: { NAME("ship", $ship) }.
mm-own-ship-unsaleable = Twojego statku nie można sprzedać: { NAME("ship", $ship) }.
mm-crew-is-recruited = Załogę się werbuje, nie naprawia.
mm-not-damaged = To nie jest uszkodzone: { NAME("location", $location) }.
mm-no-repair-for-pirates = W tym porcie piraci nie mogą naprawiać.
mm-weapon-not-in-game = W tej grze nie ma takiej broni: { NAME("weapon", $weapon) }.
mm-modification-face-down = Żeton w tym porcie leży zakryty aż do następnej akcji portowej.
mm-modification-not-here = Tego ulepszenia nie ma w tym porcie: { NAME("modification", $modification) }.
mm-modification-twice = Twój statek już to ma: { NAME("modification", $modification) }.
mm-modification-useless = To nic nie da twojemu statkowi: { NAME("modification", $modification) }.
mm-no-such-modification = Twój statek tego nie ma: { NAME("modification", $modification) }.
mm-no-free-port = Tam już leży ulepszenie: { NAME("zone", $zone) }.
mm-sell-first = Towary sprzedaje się, zanim zrobi się w porcie cokolwiek innego.
mm-no-recruits-for-pirates = W tym porcie piraci nie mogą werbować.
mm-courier-brings-nothing = Stąd można złoto schować, ale nie wyjąć.
mm-nothing-to-refresh = To jest gotowe: { NAME("modification", $modification) }.
mm-only-in-port = To robi się tylko w porcie.
mm-no-modification-there = Nie ma tam ulepszenia do wzięcia: { NAME("zone", $zone) }.

# Rabunek
mm-not-this-way-in = Tak nie można wejść do portu { NAME("zone", $zone) }.
mm-merchant-of-other-nation = To kupiec innej nacji niż { NAME("nation", $nation) }.
mm-card-not-laid-out = Ta karta nie jest wyłożona: { NAME("cargo", $card) }.
mm-card-does-not-hit = Ta karta nie trafia: { NAME("cargo", $card) }.
mm-hold-too-small = Leży { COUNT("card", $count) }, a wolne miejsca to { $room }.

# Tura
mm-no-actions-left = Nie masz już na to akcji.
mm-too-few-actions = To kosztuje { COUNT("action", $actions, case: "accusative") }, a zostało ci: { $left }.
mm-must-respond = Ten statek czeka na odpowiedź, wybierz jedną: { NAME("npc", $npc) }.
mm-port-closed-bounty = Port { NAME("zone", $zone) } jest dla ciebie zamknięty: ściga cię nacja { NAME("nation", $nation) }.
mm-port-closed-war = Port { NAME("zone", $zone) } jest dla ciebie zamknięty: z twoją nacją walczy nacja { NAME("nation", $nation) }.
mm-rumour-elsewhere = To nie jest miejsce twojej pogłoski.
mm-retire-in-port = Służbę kończy się w porcie.
mm-retire-too-late = Służbę kończy się przed pierwszą akcją.
mm-in-port-already = Jesteś już w porcie { NAME("zone", $zone) }.
mm-no-port-here = Tu nie ma portu: { NAME("zone", $zone) }.
mm-scout-from-port = Z portu nie można nikogo szukać: najpierw wypłyń.
mm-scouted-already = W tej turze już szukano tego statku.
mm-not-in-port = Nie jesteś w porcie.
mm-port-action-used = Jedna akcja portowa na turę: już wykonana.
mm-here-for-a-rumour = Jesteś w porcie { NAME("zone", $zone) } tylko dla pogłoski.
mm-port-check-failed = Test się nie udał: port { NAME("zone", $zone) } nic dla ciebie w tej turze nie zrobi.
mm-no-rumour = Nie masz pogłoski.
mm-no-merchant = Tu nie ma kupca: { NAME("zone", $zone) }.
mm-not-alone = Nie jesteś tu w pojedynkę.
mm-not-wanted-here = To ani twój dom, ani port nacji, która cię ściga.
mm-mission-without-action = Bez osobnej akcji: misja { NAME("mission", $mission) } idzie naprzód sama albo w akcji portowej, przez „zakończ swoją misję”. { NAME("does", $mission) }
mm-at-sea-already = Jesteś już na morzu: { NAME("zone", $zone) }.
mm-leave-port-first = Najpierw wypłyń z portu { NAME("zone", $zone) }.
mm-not-adjacent = { NAME("zone", $zone) } nie graniczy ze strefą { NAME("zone", $here) }.
mm-no-such-captain = Nie ma takiego kapitana.
mm-captain-is-dead = { $player } nie ma kapitana na morzu.
mm-captain-in-port = { $player } jest w porcie, a tam nikogo się nie znajdzie.
mm-captain-elsewhere = { $player } jest gdzie indziej: { NAME("zone", $zone) }.
mm-npc-not-at-sea = Tego statku nie ma na morzu: { NAME("npc", $npc) }.
mm-npc-elsewhere = Ten statek ({ NAME("npc", $npc) }) jest gdzie indziej: { NAME("zone", $zone) }.
mm-only-off-cartagena = Tylko koło Cartageny hiszpańskich kupców znajduje się bez rzutu.

# Powód złej opcji
mm-option-points-to-win = liczba punktów do zwycięstwa to liczba od 2 do 30.
mm-no-such-module = nie ma modułu { $module }{ $named ->
       *[none] ; nie zainstalowano żadnego.
        [near] . Może chodzi o { $names }?
        [all] . Są: { $names }.
    }
mm-no-such-preset = nie ma zestawu { $preset }; są: { $known }.
mm-modules-exclude = tych modułów nie można łączyć: { NAME("option-modules", $module) }, { NAME("option-modules", $other) }.
mm-module-needs = moduł „{ NAME("option-modules", $module) }” wymaga modułu „{ NAME("option-modules", $needed) }”.
mm-preset-needs = z zestawu „{ $preset }” nie można usunąć modułu „{ NAME("option-modules", $needed) }”, bo wymaga go „{ NAME("option-modules", $module) }”.
mm-module-implied = Włączono moduł „{ NAME("option-modules", $module) }”, bo wymaga tego „{ NAME("option-modules", $by) }”.
