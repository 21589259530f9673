# Wiersz poleceń, niezależnie od gry.

cli-version-compiled = freebooter { $version }, skompilowany
cli-version-interpreted = freebooter { $version }, interpretowany
cli-game = { $name }: { $title }, od { $fewest } do { $most } graczy

# Gra
cli-greeting = { $game }, graczy: { $players }. Przy klawiaturze: { $people }.
cli-greeting-help = Wpisz numer wyboru lub jego pierwsze litery albo: pomoc.
cli-thinking = { $player } myśli ...
cli-pass-keyboard = Przekaż klawiaturę: { $player }.
cli-press-enter = { "[" }Enter], gdy gotowe
cli-more = { "[" }Enter], żeby iść dalej
cli-hint = { $count ->
    [1] Wpisz { $least } albo: pomoc.
   *[other] Wpisz liczbę od { $least } do { $most } lub pierwsze litery wyboru albo: pomoc.
}
cli-no-choice = { $count ->
    [1] Nie ma wyboru { $number }; jedyny to { $least }.
   *[other] Nie ma wyboru { $number }; wybierz od { $least } do { $most }.
}
cli-not-understood = { $count ->
    [1] „{ $typed }” to ani polecenie, ani wybór; wpisz { $least } albo: pomoc.
   *[other] „{ $typed }” to ani polecenie, ani wybór; wpisz liczbę od { $least } do { $most } albo: pomoc.
}
cli-several = „{ $typed }” może znaczyć: { $moves }. Wpisz więcej liter albo numer.
cli-mistake = { $move }: { $mistake }. Jeśli naprawdę tego chcesz, wpisz to jeszcze raz.
cli-winner = { $count ->
    [one] Wygrywa { $players }.
   *[other] Zwycięstwem dzielą się: { $players }.
}
cli-place = Miejsce
cli-recorded = Zapisano w { $file }. Dowód każdej kości: freebooter verify { $file }

# Polecenia, jakie można wpisać także po polsku
cli-command-why = dlaczego
cli-command-undo = cofnij
cli-command-rewind = przewiń
cli-command-ask = pytaj
cli-command-pass = pas
cli-command-fight = walcz
cli-command-about = opis
cli-command-rules = zasady
cli-command-log = dziennik
cli-command-view = widok
cli-command-save = zapisz
cli-command-help = pomoc
cli-command-quit = koniec
cli-undo-all = wszyscy
cli-yes = tak

cli-help-1 = 1, 2, 3 ...       wybór; można też wpisać jego słowa lub ich pierwsze litery: { $choice }
cli-help-2 = dlaczego          czego teraz nie można wybrać i dlaczego
cli-help-3 = dlaczego SŁOWA    dlaczego tego nie można, np. dlaczego { $refused }
cli-help-4 = cofnij            cofa ostatni wybór, jeśli nikt się z niego nic nie dowiedział
cli-help-5 = przewiń           wraca do ostatniej decyzji z nowymi kośćmi, za zgodą wszystkich; odtąd gra ćwiczebna
cli-help-6 = zasady ID         co mówi zasada (po angielsku), np. zasady { $rule }, zasady { $topic }
cli-help-7 = opis              o co chodzi w grze i jak się kończy
cli-help-8 = dziennik [20]     wszystko, co się stało, albo ostatnie 20 wierszy
cli-help-9 = widok             jeszcze raz stół
cli-help-10 = zapisz PLIK       zapisuje grę w nowym pliku
cli-help-11 = pytaj             kiedy pytać: pytaj wybór, pytaj nowe (bez tego, co raz odpuszczone), pytaj zawsze
cli-help-12 = koniec            koniec; nagrywaną grę można wznowić
cli-help-fight = walcz             to samo w każdej rundzie aż do końca bitwy, np. walcz { $choice }; walcz wstrzymaj: pytaj znowu

cli-why-nothing = Wszystko, o co może chodzić w tym pytaniu, jest do wyboru.
cli-why-offered = { $move }: to jest do wyboru, numer { $number }.
cli-why-unknown = W tej grze nie ma ruchu takiego jak „{ $typed }”.
cli-undone = Cofnięto: { $move }.
cli-rewound = Gra wraca o { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, do decyzji sprzed: { $move }. Nowe kości.
cli-undo-how = Dalej wstecz, z nowymi kośćmi: przewiń
cli-undo-agree = Czy wszyscy przy stole się zgadzają? Wpisz tak.
cli-undo-not = Niczego nie cofnięto.
cli-pass-off = wstrzymaj
cli-ask-playable = wybór
cli-ask-new = nowe
cli-ask-always = zawsze
cli-asked-playable = Pytania padają, gdy jest w czym wybierać.
cli-asked-new = Pytania padają, gdy jest w czym wybierać, ale nie drugi raz o to, co raz odpuścisz.
cli-asked-always = Pytania padają zawsze, także gdy odpowiedź jest tylko jedna.
cli-ask-how = Teraz: pytaj { $now }. Zmiana: pytaj wybór (gdy jest w czym wybierać), pytaj nowe (nie drugi raz o to, co odpuszczone), pytaj zawsze
cli-pass-how = W tym pytaniu nie można spasować. Żeby znów padały pytania o to, co odpuszczone: pytaj wybór
cli-passed = Pasujesz i nie usłyszysz tego pytania, póki nie będzie można zagrać czegoś nowego. Żeby padało znowu: pytaj wybór
cli-fight-offer = To samo w każdej rundzie aż do końca: walcz, a za tym wybór, jeśli ma być inny.
cli-fight-begun = Odtąd w każdej rundzie: { $move }. Pytanie padnie, gdy trzeba zdecydować o czymś innym i zanim statek może przepaść.
cli-fight-round = Runda { $round }, zgodnie z poleceniem: { $move }
cli-fight-dire = Następna runda może być ostatnią twojego statku, więc decyzja wraca do ciebie.
cli-fight-impossible = To już niemożliwe, więc decyzja wraca do ciebie.
cli-fight-ended = Odtąd pytanie pada w każdej rundzie.
cli-fight-none = Pytanie i tak pada w każdej rundzie.
cli-fight-not-here = Nie ma teraz bitwy, w której przy tej klawiaturze co rundę decydujesz tylko ty.
cli-rules-how = Wpisz identyfikator zasady z dziennika albo jego część: zasady { $rule }, zasady { $topic }.
cli-rules-unknown = Nie ma zasady { $name }.
cli-save-how = Wpisz nazwę nowego pliku: zapisz PLIK
cli-saved = Zapisano w { $file }. Ciąg dalszy: freebooter play --resume { $file }
cli-quit-unsaved = Ta gra nie jest nagrywana. Wpisz zapisz PLIK, żeby ją zachować, albo jeszcze raz koniec.
cli-quit = Opuszczasz grę.
cli-end-of-input = Skończyły się dane, więc gra się tu zatrzymuje.
cli-resume = Wszystko jest zapisane. Ciąg dalszy: freebooter play --resume { $file }
cli-not-recorded = Gra nie była nagrywana.
cli-interrupted = Przerwano.
cli-resumed = { $file }: odczytano i sprawdzono wpisów: { $entries }. Gra toczy się dalej.
cli-new-key = Klucza kości już nie ma, więc gra toczy się dalej z nowym; dotychczasowych kości nie da się dowieść.

# Odtwarzanie i dowody
cli-replay-help = n lub Enter: dalej, p: wstecz, 12: wpis 12, runda 3, miejsce 2, wszyscy, q: koniec
cli-replay-setup = { $number }. Gra jest rozłożona.
cli-replay-move = { $number }. { $player } decyduje.
cli-replay-own = { $number }. { $player } decyduje: { $move }.
cli-replay-undo = { $number }. Cofnięto wszystko od wpisu { $undone }.
cli-replay-rekey = { $number }. Kości mają nowy klucz.
cli-replay-pass = { $number }. { $player } pasuje z góry albo już nie.
cli-replay-secret = Ręce w grze, która trwa, są tajne; podaj miejsce na początku: --seat
cli-replay-one-view = Wybierz jeden widok: --seat albo --public.
cli-verify-moves = Odczytane wpisy: { $entries }. Każdy ruch był możliwy, a każdy stół jest taki, jak mówi zapis.
cli-verify-older-form = Odczytane wpisy: { $entries }. Każdy ruch był możliwy. Zapis powstał w starszej wersji programu, więc sum kontrolnych nie porównano.
cli-verify-proven = Dowiedziono: wszystkie wyniki losowania ({ $proven }) wynikają z klucza zapowiedzianego na początku ({ $commitment }).
cli-verify-not-yet = Gra trwa: dotychczasowych wyników losowania ({ $results }) nie da się jeszcze dowieść, bo klucz jest ogłaszany na końcu.
cli-verify-in-part = Dowiedziono wyników losowania: { $proven }. Wcześniejszych ({ $unproven }) nie da się dowieść, bo ich klucz po drodze zginął.
cli-verify-no-key = Nie dowiedziono: zapis kończy się bez klucza, więc wyników losowania ({ $results }) nie da się sprawdzić.
cli-verify-together = Kości: serwer i { $players ->
    [one] jeden gracz wybrali
   *[other] gracze ({ $players }) wybrali
} klucz wspólnie; każdy podał to, co wcześniej zapowiedział.
cli-verify-together-since = Kości od wpisu { $first }: serwer i { $players ->
    [one] jeden gracz wybrali
   *[other] gracze ({ $players }) wybrali
} nowy klucz wspólnie; każdy podał to, co wcześniej zapowiedział.
cli-verify-alone-since = Kości od wpisu { $first }: nowy klucz wybrał sam ten, kto prowadził grę.
cli-verify-together-until = Kości do wpisu { $last }: według zapisu serwer i { $players ->
    [one] jeden gracz wybrali
   *[other] gracze ({ $players }) wybrali
} klucz wspólnie. Ten klucz zastąpiono i nie ma go tutaj, więc nic tego nie dowodzi.
cli-verify-late = Nic nie dodali do kości na czas: { $names }.
cli-verify-signed = Serwer, który wskazano ({ $signer }), ręczy za te ruchy, wykonane między { $began } a { $ended }.
cli-verify-signed-by-somebody = Podpisał { $signer }, który twierdzi, że te ruchy wykonano między { $began } a { $ended }. Czy mu ufasz, decydujesz sam: wskaż go przez --signer.
cli-verify-unsigned = Nikt nie ręczy za ruchy i imiona: były możliwe, ale kto zna klucz, mógł zapisać inne.
cli-verify-names = Imiona też są podpisane: { $names }.
cli-verify-origin-seed = Gospodarz wybrał kości tej gry ziarnem.
cli-verify-origin-moment = Tę grę rozegrano dalej od chwili innej gry.
cli-verify-no-seal = Zapisu nikt nie podpisał, więc i nie serwer, który wskazano.
cli-verify-other-signer = Zapis podpisał ktoś inny: { $signer }.
cli-verify-receipt = Pokwitowanie pasuje: { $at } zapis miał swoje pierwsze wpisy ({ $entries }), takie jak teraz.
cli-verify-receipt-wrong = Pokwitowanie z { $at } nie pasuje: nie podpisał go ten, kto podpisał zapis, albo wpisy od tego czasu zmieniono.
cli-verify-receipt-unreadable = { $file } nie jest pokwitowaniem.

# Co może pójść źle
cli-unknown-language = Nie ma tekstów w języku { $language }; są: { $known }.
cli-which-game = Która gra? Są: { $known }.
cli-resume-alone = --resume wznawia zapis taki, jaki jest; pomiń nazwę gry i --record.
cli-option-form = Opcję podaje się jako nazwa=wartość, a „{ $given }” nią nie jest.
cli-option-choice = Opcja { $option } nie może mieć wartości { $value }; możliwe są: { $known }.
cli-option-number = Opcja { $option } to liczba, a { $value } nią nie jest.
cli-option-yes-no = Opcja { $option } to tak albo nie, a nie { $value }.
cli-usage-no-such-option = Nie ma opcji { $option }; listę pokazuje freebooter --help.
cli-usage-missing = Czegoś brakuje: { $option }.
cli-usage-bad-value = { $option } nie może tyle wynosić: { $problem }
cli-usage-no-value = { $option }: brakuje wartości.
cli-usage = Tego nie da się zrozumieć: { $problem }
cli-no-file = Nie ma pliku { $file }.
cli-bench-checkout = Pomiary szybkości są częścią repozytorium; to polecenie działa tylko w nim.
cli-record-broken = { $trouble } Gra się zatrzymuje; to, co nagrano wcześniej, jest całe w { $file }.
cli-disk-full = Nie można zapisać { $file }: dysk jest pełny.
cli-disk-too-big = Nie można zapisać { $file }: plik byłby większy, niż wolno.
cli-disk-forbidden = Nie można otworzyć { $file }: brak uprawnień.
cli-disk-nowhere = Nie można otworzyć { $file }: nie ma takiego pliku lub folderu.
cli-disk-folder = { $file } to folder.
cli-disk-exists = { $file } już istnieje i nie zostanie nadpisany; podaj nowy plik.
cli-disk-other = Nie można użyć { $file }: { $reason }.
