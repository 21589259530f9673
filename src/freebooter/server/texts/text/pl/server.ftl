# Co mówi serwer, niezależnie od gry.

# Zdanie nad planszą
now-waiting = Czekamy: { $players }.
now-over = Koniec gry. { $count ->
    [one] Zwycięzca: { $players }.
   *[other] Zwycięstwo dzielą: { $players }.
}
now-sealed = Twój wybór jest tajny; możesz go zmienić, póki nie wybiorą wszyscy. Czekamy: { $players }.
now-cards = Chwila, w której można zagrać karty.
now-gathering = Karty zostaną rozdane, gdy wszyscy usiądą.
now-promising = Każdy dodaje coś do kości; potem karty zostaną rozdane.
now-telling = Każdy dodaje coś do kości; potem karty zostaną rozdane.
now-gathering-on = Gra toczy się dalej, gdy wszyscy usiądą.
now-promising-on = Każdy dodaje coś do nowych kości; potem gra toczy się dalej.
now-telling-on = Każdy dodaje coś do nowych kości; potem gra toczy się dalej.
now-goes-on = Gra toczy się dalej.

# Jak nazywa się gość, który nie podał imienia
guest-name = gość-{ $number }

# Wiersze dziennika
seat-shut-out = { $player }: operator serwera nie wpuszcza już tej osoby; miejsce jest wolne.
seat-taken = { $player } siada do stołu.
seat-left = { $player } wstaje; miejsce jest wolne.
seat-lent-bot = { $player }: w zastępstwie gra bot ({ $level }).
seat-lent-person = { $player }: ktoś może zagrać w zastępstwie.
seat-stand-in = { $player }: w zastępstwie gra { $name }.
seat-given-back = { $player } znów gra na swoim miejscu.
seat-reissued = Miejsce, które zajmuje { $player }, jest do oddania komuś innemu.
seat-replaced = { $player }: bot zawodził zbyt często; gra dalej prostszy ({ $level }).
seat-recalled = Bot gracza { $player } próbuje znowu ({ $level }).
taken-back = { $player } cofa ruch.
taken-back-own = Cofasz: { $move }.
rewound-own = Przewijasz grę wstecz o { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}. Nowe kości.
rewound = { $player } przewija grę wstecz o { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}. Nowe kości.
rewound-together = Za zgodą wszystkich gra wraca o { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}. Nowe kości.
take-back-asked = { $player } prosi o cofnięcie { $moves ->
    [0] ruchów
    [one] 1 ruchu
   *[other] { $moves } ruchów
}.
before-own = do chwili przed twoim „{ $move }”
before-line = do chwili przed „{ $line }”
before-choice = do wyboru, którego dokonuje { $player }, po „{ $line }”
before-first-choice = do pierwszego wyboru, którego dokonuje { $player }
take-back-agreed = { $player } zgadza się.
take-back-refused = { $player } nie zgadza się.
clock-out = { $player }: czas minął; ten wybór podejmuje bot.
dealt-together = Kości wynikają z tajemnicy serwera i { $players ->
    [one] liczby jednego gracza
   *[other] liczb graczy ({ $players })
}: nikt nie wybrał ich sam.
dealt-alone = Nikt nie dodał nic do kości na czas: wynikają z tajemnicy, którą serwer zapowiedział.
dealt-late = { $player }: nic nie dodano do kości na czas.
rekeyed = Odtąd kości mają nowy klucz.
passes-ahead = Odtąd pasujesz przy tych pytaniach.
passes-no-more = Znów usłyszysz te pytania.
asking-playable = Odtąd pytania padają, gdy jest w czym wybierać.
asking-new = Odtąd nie usłyszysz drugi raz pytania o to, co raz odpuścisz.
asking-always = Odtąd pytania padają zawsze, także gdy odpowiedź jest tylko jedna.
said = { $player }: { $text }

# Walka do końca
now-fought-out = Walka toczy się do końca, runda po rundzie. Przed każdą można ją przerwać.
order-proposed = { $player } proponuje walkę do końca, bez pytania w każdej rundzie.
order-agreed = { $player } zgadza się: walka toczy się runda po rundzie.
order-alone = { $player } walczy do końca, runda po rundzie.
order-broken = { $player } przerywa: odtąd każdą rundę rozstrzyga się osobno.
order-withdrawn = { $player } wycofuje propozycję.
order-refused = { $player } nie zgadza się na walkę do końca.
order-dire = { $player }: następny cios może być ostatni; odtąd każdą rundę rozstrzyga się osobno.
order-impossible = { $player } musi wybrać na nowo: odtąd każdą rundę rozstrzyga się osobno.
order-taken-back = Cofnięto ruchy: odtąd każdą rundę rozstrzyga się osobno.
order-seat = { $player }: decyduje teraz ktoś inny; odtąd każdą rundę rozstrzyga się osobno.

# Dlaczego nie
stale = Tymczasem na stole coś się zmieniło.
no-table = Nie ma takiego stołu.
no-game = Nie ma tu takiej gry.
no-rule = Nie ma takiej zasady.
no-example = Do tej zasady nie ma przykładu.
no-page = Nic tu nie ma.
no-seat-there = Przy tym stole nie ma takiego miejsca.
no-code = Tego kodu nie znamy albo został już użyty.
no-network = Tego serwera nie można otworzyć dla sieci: jest już otwarty, stoi za pośrednikiem albo ten komputer nie ma sieci.
no-level = Nie ma bota tego poziomu.
no-moment = Nie ma takiej chwili w tej grze.
not-yours = To nie jest twoje miejsce.
not-host = To może zrobić tylko gospodarz.
not-invited = To prywatny stół: potrzebne jest zaproszenie.
no-watching = Tego stołu nie można oglądać.
seat-not-free = To miejsce jest zajęte.
no-free-seat = Przy tym stole nie ma wolnego miejsca.
seat-is-bot = To miejsce należy do bota.
seat-is-lent = Na tym miejscu gra ktoś w zastępstwie; najpierw je odbierz.
seat-not-lent = To miejsce nie jest użyczone.
seat-present = { $name } jest przy stole; użyczyć lub wydać na nowo można tylko miejsce kogoś nieobecnego.
seed-alone = Kto sam wybiera kości ziarnem, gra sam albo z botami: nikt inny nie może tu usiąść.
no-request = Nie ma takiej prośby o cofnięcie.
request-yours = To twoja własna prośba.
request-stands = Jest już prośba o cofnięcie.
nothing-of-yours = Nie masz ruchu, który można by cofnąć.
cannot-pass-ahead = Nie można z góry spasować przy tylu rodzajach pytań.
order-no-duel = Nie ma teraz walki, którą można by stoczyć do końca.
order-not-yours = Nie decydujesz w tej walce.
order-stands = Twoja decyzja już stoi; najpierw ją przerwij.
order-no-such = „{ $move }” nie jest czymś, co wybiera się w każdej rundzie.
order-none = Nie ma czego przerywać.
not-dealt = Jeszcze nie można grać: gra zacznie się, gdy wszyscy usiądą i kości będą ustalone.
share-late = Kości tego stołu są już ustalone albo to miejsce już coś do nich dodało.
share-broken = To nie jest liczba, którą zapowiedziano.
hint-not-asked = Rada wymaga pytania, a teraz nikt cię o nic nie pyta.
hint-why-more = Jak daleko bot zajrzał, zostaje ci po tym około { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a po „{ $next }” około { $points_next }.
hint-why-equal = Jak daleko bot zajrzał, zostaje ci po tym około { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, nie więcej niż po „{ $next }”, ale to lepsze wobec innych albo na później.
hint-why-alone = Wszystko inne tylko kosztuje; po tym zostaje ci około { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
hint-busy = Jedna podpowiedź jest już w drodze albo zbyt wielu teraz myśli; zapytaj za chwilę.
hint-failed = Bot nic nie wymyślił.
replay-not-yours = Póki gra trwa, powtórkę można oglądać tylko z własnego miejsca.
only-after-end = To można dostać po zakończeniu gry.
wrong-seats = Ta gra ma tyle miejsc: { $seats }.
rules-changed = Ten stół zaczęto z zasadami { $said } gry { $game }; ten serwer ma zasady { $known }, więc nie można grać dalej.
other-tables-people = Przy tym stole siedzą inni, więc nie można go usunąć, póki gra trwa.
shut-out = Operator tego serwera nie wpuszcza cię.
need-code = Ten serwer jest dla tych, którzy znają jego kod.
bad-code = To nie jest właściwy kod.
bad-request = Nie udało się tego zrozumieć.
bad-body = Nie udało się zrozumieć żądania: { $where }.
cut-off = Zapytanie nie dotarło do końca.
too-large = To za dużo naraz.
too-fast = Za dużo naraz; poczekaj chwilę.
too-many-bots = Masz już dość stołów, przy których grają same boty; niech najpierw któryś skończy.
too-many = W tej chwili jest zbyt wiele połączeń.
wrong-type = Wyślij JSON (typ treści application/json).
wrong-host = Ten serwer nie nosi takiej nazwy.
wrong-origin = Inna strona nie może tego zrobić.
wrong-method = Tego nie można tu zrobić.
went-wrong = Coś poszło nie tak na serwerze; nic się nie zmieniło.
no-storage = Serwer nie może teraz niczego zapisać: dysk jest pełny albo baza danych niedostępna. Nic, co się liczyło, nie zginęło; gra ruszy sama, gdy tylko będzie można.
not-stored = Nie udało się tego zapisać, więc nic się nie zmieniło.
stopping = Serwer kończy pracę.
bad-name = Imię musi mieć litery.
no-language = Nie ma tekstów w tym języku.

# Boty
level-gentle = Chłopiec okrętowy (łagodny)
level-easy = Majtek (łatwy)
level-normal = Bosman (średni)
level-hard = Kapitan (trudny)
level-master = Postrach mórz (mistrzowski)
level-people = inni ludzie
level-mixed = różni przeciwnicy
lesson-undo = Lekcji nie można cofnąć dalej; zacznij ją od nowa.
no-lesson = Nie ma takiej lekcji.

# Strona statystyk, dla gier bez własnego nagłówka
favourites = Ulubione

# Boty mają imię, portret i charakter
character-mags = Zapisuje każdą przysługę i o każdej przypomni.
character-old-tom = Pływał już ze wszystkimi i pamięta, kto mu ile jest winien.
character-red-kit = Woli abordaż niż pytanie o cenę.
character-salty-jo = Czeka w porcie na dobrą cenę, a potem jeszcze trochę.
character-long-meg = Pierwsza widzi żagiel i znika, zanim ktoś zobaczy ją.
character-black-pete = Śmieje się najgłośniej, gdy kości są przeciw niemu.
character-nan = Piecze załodze suchary i bez słowa zatapia rywali.
character-half-ear = Słyszy połowę każdego rozkazu, zawsze tę wygodniejszą.
character-finch = Liczy dwa razy, płynie raz i całą drogę pogwizduje.
character-bo = Młode szczęście, które uważa się za umiejętność.
