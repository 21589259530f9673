option-modules-new-rumours-only = Tylko nowe pogłoski
option-modules-new-rumours-only-help = Pogłoski z gry podstawowej zostają w pudełku.

rumour-lights-on-the-bank = Światła na ławicy
rumour-the-widows-map = Mapa wdowy
rumour-the-widows-map-read = Odczytana mapa wdowy
rumour-a-flute-adrift = Dryfująca fluita
rumour-the-retired-gunner = Emerytowany artylerzysta
rumour-buried-payroll = Zakopany żołd
rumour-the-bribable-clerk = Przekupny pisarz
rumour-a-careening-beach = Plaża do kilowania
rumour-up-the-golden-river = W górę złotej rzeki
rumour-the-idle-shipwright = Szkutnik bez pracy
rumour-the-marooned-sergeant = Porzucony sierżant
rumour-the-guilds-whisper = Szept gildii
rumour-the-governors-cousin = Kuzyn gubernatora
rumour-silver-ballast = Srebrny balast
rumour-smoke-on-the-horizon = Dym na widnokręgu
rumour-an-old-flame = Dawna miłość
rumour-the-powder-store = Skład prochu
rumour-the-dockyard-gate = Brama stoczni
rumour-the-hidden-anchorage = Ukryte kotwicowisko
rumour-a-scattered-convoy = Rozproszony konwój
rumour-the-moneylender = Lichwiarz
rumour-sealed-casks = Zapieczętowane beczki
rumour-the-forger = Fałszerz
rumour-the-lookouts-tale = Opowieść z bocianiego gniazda
rumour-the-chart-room = Izba map
rumour-the-empty-brig = Pusty bryg

does-lights-on-the-bank = Na morzu koło Nassau, Zwiad: 10 dukatów albo pełna załoga i 4 dukaty.
does-the-widows-map = W Port Royal, Wpływy: mapa jest twoja i leży odkryta; dalej na morzu koło Nassau, Zwiad, o 20 dukatów.
does-the-widows-map-read = Na morzu koło Nassau, Zwiad: 20 dukatów.
does-a-flute-adrift = Na Morzu Karaibskim, Zwiad: dobierz 4 karty ładunku i zatrzymaj dowolne; potem 1 punkt kadłuba, chyba że uda się test Żeglugi.
does-the-retired-gunner = Na Curaçao, Wpływy: Dowódca baterii.
does-buried-payroll = Na morzu koło Old Providence, Zwiad: 8 dukatów za każdy sukces, najwyżej 24.
does-the-bribable-clerk = W Hawanie, Wpływy: Intendent.
does-a-careening-beach = Na morzu koło Petite Goave, Zwiad: pełna naprawa i 6 dukatów.
does-up-the-golden-river = Na morzu koło Trynidadu, Zwiad: 6 dukatów; potem do 3 rzutów na Dowodzenie, każdy o 4 dukaty, aż któryś się nie uda i kosztuje 1 członka załogi albo przestaniesz.
does-the-idle-shipwright = W Bridgetown, Wpływy: galeon za 25 dukatów.
does-the-marooned-sergeant = Na morzu koło Tortugi, Zwiad: Zbrojmistrz.
does-the-guilds-whisper = W St. Maarten, Wpływy: zamień popyt 2 portów; 6 dukatów.
does-the-governors-cousin = W Santo Domingo, Wpływy: dowolna odkryta misja bez jej warunków albo 8 dukatów.
does-silver-ballast = Na morzu koło Cartageny, Zwiad: 4 dukaty za każde wolne miejsce w ładowni, co najmniej 4, najwyżej 16.
does-smoke-on-the-horizon = Na morzu koło St. John, Zwiad: przestaw jeden statek NPC do dowolnej strefy; 6 dukatów.
does-an-old-flame = W Basse-Terre, Wpływy: 8 dukatów i 1 broń specjalna.
does-the-powder-store = Na morzu koło Bridgetown, Zwiad: 2 bronie specjalne; potem 1 punkt kadłuba, chyba że uda się test Żeglugi.
does-the-dockyard-gate = W San Juan, Wpływy: tamtejsze ulepszenie za darmo albo 8 dukatów.
does-the-hidden-anchorage = Na morzu koło San Juan, Zwiad: walka na lądzie z załogą 4, Dowodzenie 1, o 16 dukatów.
does-a-scattered-convoy = Na morzu koło Hawany, Zwiad: kupcy z toru wypływają do wszystkich stref bez kupca; 2 karty ładunku i 4 dukaty.
does-the-moneylender = W Caracas, Wpływy: tyle dukatów, ile masz na pokładzie, co najmniej 4, najwyżej 12.
does-sealed-casks = Na morzu koło Basse-Terre, Zwiad: do 3 kart jednego towaru ze stosu odrzuconych.
does-the-forger = Na Tortudze, Wpływy: przenieś do 3 punktów nagrody za głowę z jednej nacji na inną albo 8 dukatów.
does-the-lookouts-tale = Na morzu koło Santo Domingo, Zwiad: 8 dukatów; obejrzyj 3 następne wydarzenia i odłóż je w dowolnej kolejności.
does-the-chart-room = W Cartagenie, Wpływy: 5 dukatów i 2 dodatkowe akcje w tej turze.
does-the-empty-brig = Na morzu koło Curaçao, Zwiad: sprawny bryg za twój statek albo 9 dukatów.

purpose-journey = w drodze w górę rzeki
prompt-choose-one = Pogłoska jest prawdziwa. Co wybierasz?
prompt-free-claim = Którą odkrytą misję podejmujesz za darmo?
prompt-bounties-of = Nagrodę której nacji przenosi fałszerz?
prompt-bounties-to = Na którą nację przechodzi ta nagroda ({ NAME("nation", $nation) })?
prompt-bounties-moved = Ile punktów tej nagrody ({ NAME("nation", $nation) }) przenosisz?
prompt-journey = Czy płyniesz dalej? { $count ->
    [one] Możliwy jest jeszcze 1 rzut.
   *[other] Możliwe rzuty: { $count }.
}
prompt-take-discarded = Które karty bierzesz ze stosu odrzuconych?
prompt-first-demand = Popyt którego portu zamieniasz?
prompt-second-demand = Z którym portem zamienia popyt { NAME("zone", $zone) }?
prompt-which-npc = Który statek odsyłasz?
prompt-put-npc = Dokąd płynie { NAME("npc", $npc) }?

move-choose-gold = złoto
move-choose-survivors = rozbitkowie
move-choose-free-claim = misja za darmo
move-choose-token = ulepszenie
move-choose-bounties = fałszywe papiery: przenieś nagrodę
move-choose-gift = statek
move-move-bounties = { $count }
move-choose-demand = { NAME("zone", $zone) }
move-choose-npc = { NAME("npc", $npc) }
move-put-npc = { NAME("zone", $zone) }

event-rumour-goes-on = { $player } odkrywa pogłoskę, która ma dalszy ciąg: { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
event-journey-failed = { $player } traci po drodze { COUNT("crew", $count, case: "accusative") } i zawraca.
event-more-actions = { $player } ma w tej turze dodatkowe akcje: { $count }.
event-ship-given = { $player } zmienia statek: { NAME("ship", $old) } na { NAME("ship", $ship) }.

mm-brings-counted = { $chance } % ({ COUNT("die", $dice) }): dukaty od { $least } do { $most }
mm-brings-survivors = załoga +{ $count } i { COUNT("ducat", $gold) }
mm-brings-free-claim = jedna z odkrytych misji ({ $count }), bez jej warunków
mm-brings-token = { NAME("modification", $modification) }, za darmo
mm-brings-moved-bounties = do { $count } z jednej nacji na inną
mm-brings-gift = { NAME("ship", $ship) }: { mm-brings-ship-values }
mm-brings-demand = teraz w cenie: { NAME("good", $good) }

mm-other-choice = Tego ta pogłoska nie daje.
mm-no-open-mission = Żadna misja nie jest odkryta.
mm-mission-not-open = Misja { NAME("mission", $mission) } nie jest odkryta.
mm-no-bounty-to-move = Nie ma nagrody, którą mogłaby przejąć inna nacja.
mm-others-at-their-limit = Żadna inna nacja nie może przejąć tej nagrody.
mm-same-nation = To musi być inna nacja niż { NAME("nation", $nation, case: "noun") }.
mm-bounty-at-its-limit = Ta nagroda nie może już wzrosnąć: { NAME("nation", $nation) }.
mm-not-so-many-discarded = Na stosie odrzuconych leży: { NAME("good", $good) }, { $count }.
mm-no-demand-there = { NAME("zone", $zone) }: nie ma tam portu.
mm-two-different-ports = To muszą być dwa różne porty.
