# Dlaczego czegoś nie można wybrać.

# Który statek i kiedy
bf-no-ship-active = Żaden statek teraz nie płynie: najpierw wybierz statek.
bf-ships-in-step-two = Statki płyną po zagraniu karty ruchu, a przed dobieraniem i zakupem.
bf-only-between-ships = Tylko między ruchami statków: najpierw zakończ ruch tego, który płynie.
bf-ship-finished = W tej turze { NAME("crew", $ship) } już płynął; każdy statek płynie raz na turę.
bf-navy-not-commanded = W tej turze { NAME("crew", $ship) } nie jest pod twoimi rozkazami; o tym, którym okrętem dowodzisz, mówi karta ruchu.
bf-finish-first = Teraz płynie { NAME("crew", $ship) }: najpierw zakończ jego ruch.
bf-card-for-other-ship = Ta karta nie jest dla statku, który teraz płynie.
bf-command-by-card = O tym, którym okrętem dowodzisz, mówi karta ruchu.

# Żegluga
bf-land = { $space } to ląd.
bf-not-on-map = Nie ma takiego pola na tej mapie: { $space }.
bf-distant-sea = { $space } to dalekie morze; statki stamtąd przypływają, ale nie odpływają tam.
bf-here-already = Statek już jest na { $space }.
bf-too-far = { $space } jest za daleko: { $distance ->
    [-1] nie prowadzi tam żadna droga
   *[other] potrzebny ruch { $distance }
}, a zostało { $steps }.
bf-out-of-reach = { $space } jest za daleko dla każdego statku, który może jeszcze płynąć.
bf-way-blocked = Inne statki zagradzają drogę na { $space }, a dookoła jest za daleko.
bf-entry-blocked = Inne statki zagradzają wejście z dalekiego morza na { $space }.
bf-space-taken = Na { $space } stoi inny statek.
bf-no-way-on = Żaden statek nie może zostać tam, gdzie stoi inny, a dalej nie ma drogi.
bf-must-leave-space = Na { $space } stoi inny statek: przed końcem ruchu popłyń dalej.

# Akcje
bf-no-action-left = Ten statek wykorzystał już swoją akcję.
bf-no-second-attack = Ten statek już w tej turze atakował.
bf-attack-or-bury = Pirat ma jedną akcję na turę: atak albo zakopanie skarbu.
bf-own-ship = To twój własny statek.
bf-not-in-game = W tej grze nikt nie ma takiego statku.
bf-off-board = Tego statku nie ma na planszy.
bf-out-of-range = Ten statek nie stoi na sąsiednim polu.
bf-enter-first = Pirat musi najpierw wpłynąć na planszę.
bf-hold-full = Ładownia pirata jest pełna: najpierw zakop skarb na plaży.
bf-pirates-rob-merchants = Piraci atakują tylko statki kupieckie.
bf-merchant-unarmed = Twój statek kupiecki nie ma do tego dział.
bf-navy-hunts-pirates = Okręty atakują tylko piratów.
bf-safe-on-dock = Tego statku przy nabrzeżu broni bateria portowa.
bf-only-merchants-sell = Sprzedają tylko statki kupieckie.
bf-not-docked = Statek kupiecki nie stoi przy nabrzeżu: popłyń na pole obok portu.
bf-own-goods = Żaden port nie kupuje towaru, który sam sprzedaje.
bf-goods-refused = { NAME("port", $port) } nie kupuje tego towaru: { NAME("good", $good) }.
bf-only-pirates-bury = Skarby zakopują tylko piraci.
bf-no-treasure = Pirat nie ma skarbu: najpierw obrabuj statek kupiecki.
bf-not-on-beach = Pirat nie stoi na plaży.
bf-no-change-of-flags = Nie masz Zmiany bandery.
bf-flags-changed = W tej turze bandery już zmieniono.
bf-both-on-board = Twój kupiec i twój pirat muszą być na planszy.
bf-flags-too-far = Twój kupiec i twój pirat są za daleko od siebie, by zmienić bandery.

# Karty fortuny
bf-not-in-hand = Nie masz karty { NAME("fortune", $card) }.
bf-fortune-in-step-two = Kartę { NAME("fortune", $card) } można zagrać tylko wtedy, gdy płyną twoje statki.
bf-card-without-effect = Ta karta niczego by teraz nie zmieniła.
bf-no-steps-left = Ten statek nie ma już ruchu.
bf-no-sale-to-come = Twój kupiec już nic w tej turze nie sprzeda.
bf-no-attack-to-come = Twój pirat już w tej turze nie zaatakuje.
bf-no-burial-to-come = Twój pirat już w tej turze nic nie zakopie.
bf-no-sinking-to-come = Żaden twój statek nie zatopi już w tej turze pirata.
bf-both-navy-commanded = Dowodzisz już oboma okrętami.
bf-navy-has-sailed = Okręt, którym dowodzisz, już płynął albo właśnie płynie.
bf-shares-space = Nie wtedy, gdy statek jest na polu innego: najpierw popłyń dalej.
bf-no-other-movement-card = Nie masz drugiej karty ruchu.
bf-other-navy-colour = Twoja druga karta ruchu jest dla drugiego okrętu.
bf-nothing-to-push = Nie ma statku, który prąd mógłby przesunąć.
bf-none-side-by-side = Żadne dwa statki nie stoją obok siebie.
bf-not-attacked-yet = Twój pirat jeszcze w tej turze nie atakował.
bf-armed-for-merchants = Z tą kartą twój kupiec atakuje tylko statki kupieckie.
bf-no-target = W zasięgu nie ma statku do zaatakowania.
bf-port-buys-it = Port i tak kupuje ten towar: po prostu go sprzedaj.
bf-all-poor = Żaden przeciwnik nie ma dublonów.
bf-cannot-push = Prąd nie przesunie { NAME("ship", $ship, case: "genitive") }: musi to być statek przeciwnika albo okręt nie pod twoimi rozkazami, na planszy, z wolnym morzem obok.
bf-cannot-drift-there = Prąd nie sięga na { $space }: najwyżej 2 wolne pola, nie przez statki.
bf-not-side-by-side = Obok { NAME("ship", $ship, case: "genitive") } nie ma statku do zamiany.

# Zakupy, ustawianie, karty
bf-too-poor = To kosztuje { COUNT("doubloon", $price) }, a ty masz { $doubloons }.
bf-bought-already = Ta karta jest już kupiona.
bf-developments-first = Karta zwycięstwa jest ostatnia: najpierw kup cztery ulepszenia.
bf-buy-at-the-end = Karty kupuje się na końcu tury, gdy statki już płynęły.
bf-dock-taken = Przy nabrzeżu { $space } stoi inny statek.
bf-port-short = W tym porcie zostało { $stock } × { NAME("good", $good) }, a statek kupiecki zaczyna z { $cubes }.
bf-not-dealt-to-you = Tego ulepszenia ci nie rozdano.
bf-movement-not-in-hand = Nie masz tej karty ruchu.
bf-card-played-already = Karta ruchu jest już w tej turze zagrana.

# Opcje, które są niemożliwe
bf-option-victory-price = cena zwycięstwa to 10 albo 20, dla wszystkich lub dla każdego miejsca osobno (10,20,10).
bf-option-choose-developments = ulepszenia można wybierać tylko w grze na trzy osoby.
bf-option-map = nie ma takiej mapy.
bf-option-round-limit = limit rund to liczba od 1 do 1000.
