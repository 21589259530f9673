# Co mówi jądro, niezależnie od gry.

seat = Gracz { $number }

# Ruchy
game-over = Gra jest skończona.
not-over = Gra jeszcze trwa.
not-asked = { $player } nie ma teraz nic do wyboru; gra czeka na gracza { $asked }.
not-this-question = Nie o to teraz chodzi w pytaniu.
no-such-move = W tej grze nie ma ruchu { $move }.
no-such-seat = Nie ma gracza { $seat }; graczy w tej grze: { $seats }.

# Początek
unknown-game = Nie ma gry { $game }; są: { $known }.
no-features = { $game } nie ma cech dla programów, które się uczą.
unknown-option = W grze { $game } nie ma opcji { $option }; są: { $known }.
bad-option = Ta opcja nie pasuje do gry { $game }: { $reason }
wrong-players = W { $game } gra od { $fewest } do { $most } osób, a nie { $players }.

# Cofanie
undo-nothing = Nie ma czego cofnąć.
undo-other-seat = Ostatni ruch należy do gracza { $player }, więc nie możesz go cofnąć.
undo-barrier = Tego nie można cofnąć: padł rzut, dobrano kartę albo coś odkryto.
undo-consent = Na tak dalekie cofnięcie muszą zgodzić się wszyscy; brakuje zgody: gracz { $seats }.
undo-no-entry = Nie ma ruchu numer { $entry }, który można by cofnąć.

# Los
chance-altered = zapis podaje { $said }, a z klucza wynika { $due }
chance-too-high = zapis podaje { $said }, choć możliwe są tylko liczby mniejsze niż { $below }
chance-no-key = brakuje klucza kości, a w zapisie nie ma więcej wyników

# Zapisy
record-cut-off = Zapis jest uszkodzony: wpis { $entry } jest urwany.
record-empty = Zapis jest pusty.
record-unreadable = Zapis jest uszkodzony: { $entry ->
    [-1] pierwszego wiersza
   *[other] wpisu { $entry }
} nie da się odczytać ({ $reason }).
record-format = Zapis ma format { $said }; ta wersja czyta format { $known }.
record-rules = Zapis powstał według zasad { $said } gry { $game }; ta wersja zna zasady { $known }.
record-form = Zapis powstał w nowszej wersji programu (postać { $said } gry { $game }; ta wersja czyta postacie do { $known }).
record-commitment = Zapis jest nieprawdziwy: klucz na końcu nie jest tym, który zapowiedziano na początku.
record-seal-broken = Zapis jest nieprawdziwy: jego ruchy, czasy lub imiona nie są tymi, które podpisano.
record-key-unreadable = Zapis jest uszkodzony: klucz kości nie jest kluczem.
record-no-setup = Zapis jest uszkodzony: kończy się przed rozłożeniem gry.
record-header = Pierwszego wiersza zapisu nie da się użyć: { $reason }
record-shares = Zapis jest nieprawdziwy: liczba, którą gracz dodał do kości, nie jest tą, którą zapowiedziano.
record-names = Pierwszy wiersz zapisu podaje imion: { $said }, a miejsc jest: { $due }.
record-number = Zapis jest uszkodzony: w miejscu wpisu { $entry } stoi numer { $said }.
record-seat = Zapis jest nieprawdziwy: wpis { $entry } podaje miejsce { $seat }, którego nie ma.
record-empty-entry = Zapis jest uszkodzony: wpis { $entry } jest pusty.
record-fields = Zapis jest uszkodzony: wpis { $entry } ma pola, które do niego nie należą.
record-impossible = Zapis jest nieprawdziwy: wpis { $entry } nie był możliwy: { $reason }
record-unknown-move = Zapis jest nieprawdziwy: wpis { $entry } podaje ruch { $move }, którego nie ma.
record-illegal = Zapis jest nieprawdziwy: we wpisie { $entry } miejsce { $seat } gra { $move }, co nie było możliwe: { $reason }
record-chance = Zapis jest nieprawdziwy: we wpisie { $entry } zmieniono wynik losowania: { $reason }.
record-draws = Zapis jest nieprawdziwy: wpis { $entry } podaje wyników losowania: { $said }, a powinno być: { $due }.
record-undo = Zapis jest nieprawdziwy: tego, co cofa wpis { $entry }, nie można było cofnąć: { $reason }
record-hash = Zapis jest nieprawdziwy: gra po wpisie { $entry } nie jest tą, którą zapisano (skrót { $said }, a powinien być { $due }).
record-early-end = Zapis jest nieprawdziwy: podaje wynik, choć po wpisie { $entry } gra jeszcze trwa.
record-result = Zapis jest nieprawdziwy: podany wynik nie jest wynikiem tej gry.
record-other = Plik jest zapisem innej gry: jego wpis { $entry } nie jest wpisem tej gry. Pozostał bez zmian.
