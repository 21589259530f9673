# Dziennik, który czytają ludzie. `who` i `other` to gracze, kapitanowie obcych statków albo wróg na lądzie.

who-is-it = { $who ->
    [player] { $player }
   *[other] { NAME("happening", $who) }
}
who-in-line = { who-is-it }
off-zone = na wodach { NAME("zone", $zone) }
against-whom = { $other ->
    [player] { $players }
   *[other] { NAME("happening", $other) }
}

event-round-begins = Runda { $round }.
event-turn-begins = Tura: { $player }, { COUNT("action", $actions) }.
    .you = Twoja tura: { COUNT("action", $actions) }.
event-actions-unused = { $player } kończy turę; niezużyte akcje: { $count }.
    .you = Kończysz turę; niezużyte akcje: { $count }.
event-game-ends = { $by ->
    [points] Koniec gry: ktoś ma dość punktów.
    [event-deck] Koniec gry: nie ma już wydarzeń.
   *[captain-deck] Koniec gry: nie ma już kapitanów.
}
ended-by-points = { $count ->
    [one] { $player } ma { COUNT("point", $goal) }, więc rozegrano rundę do końca.
   *[other] Dość punktów ({ $goal }) mają gracze: { $count }, więc rozegrano rundę do końca.
}
ended-by-events = Nie było już karty wydarzenia, więc gra skończyła się od razu.
ended-by-captains = Nie było już kapitana, który objąłby ster, więc gra skończyła się od razu.
event-points-declared = { $player } ogłasza { COUNT("point", $points) }; w skrytce { COUNT("ducat", $stash) }.
    .you = Ogłaszasz { COUNT("point", $points) }; w skrytce { COUNT("ducat", $stash) }.

# Ruch i zwiad
event-sailed = { $player } płynie: { NAME("zone", $zone) }.
    .you = Płyniesz: { NAME("zone", $zone) }.
event-left-port = { $player } wypływa z portu { NAME("zone", $zone) }.
    .you = Wypływasz z portu { NAME("zone", $zone) }.
event-entered-port = { $player } wchodzi do portu { NAME("zone", $zone) }.
    .you = Wchodzisz do portu { NAME("zone", $zone) }.
event-port-opened = { $player } wchodzi pod fałszywą banderą do portu { NAME("zone", $zone) }.
    .you = Wchodzisz pod fałszywą banderą do portu { NAME("zone", $zone) }.
event-skill-rolled = { $player } { NAME("purpose", $purpose) } ({ NAME("skill", $skill) }): { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = Twój rzut: { NAME("skill", $skill) }, { LIST("face", $dice) } - { COUNT("success", $successes) }.
event-npc-moved = Ruch: { NAME("npc", $npc) }, { NAME("zone", $origin) } → { NAME("zone", $zone) }.
event-npc-stays = Zostaje na miejscu: { NAME("npc", $npc) }, { NAME("zone", $zone) }.
event-npc-scouts = Poszukiwany: { $player }. Szuka { NAME("npc", $npc) }: { LIST("face", $dice) } - { $successes ->
    [0] na próżno
   *[other] i znajduje
}.
    .you = Szuka cię { NAME("npc", $npc) }: { LIST("face", $dice) } - { $successes ->
        [0] na próżno
       *[other] i znajduje
    }.
event-npc-drawn = { NAME("happening", $card) } obejmuje dowództwo: { NAME("npc", $npc) }, od końca rundy na wodach { NAME("zone", $zone) }.
event-npc-revealed = { NAME("happening", $card) } przejmuje dowództwo: { NAME("npc", $npc) }, od końca rundy na wodach { NAME("zone", $zone) }.
event-npc-arrives = { NAME("happening", $card) } przybywa: { NAME("npc", $npc) }, { NAME("zone", $zone) }{ $gone ->
    [none] {""}
   *[other] {" "}(znika: { NAME("zone", $gone) })
}.
event-hidden-from-npc = { $player } kryje się przed statkiem: { NAME("npc", $npc) }.
    .you = Kryjesz się przed statkiem: { NAME("npc", $npc) }.

# Wydarzenia
event-event-drawn = Wydarzenie: { NAME("happening", $event) }. { NAME("does", $event) }
event-war = Wojna: { NAME("nation", $one) } i { NAME("nation", $two) }. Ich porty są dla siebie zamknięte.
event-peace = Pokój: { NAME("nation", $one) } i { NAME("nation", $two) }.
event-navies-sail = { LIST("happening", $captains) }: teraz dowodzi statkiem { NAME("ship", $ship) }.
event-icon-turned = { $player } zmienia kurs: { NAME("npc", $npc) } { NAME("towards", $towards) }.
    .you = Zmieniasz kurs: { NAME("npc", $npc) } { NAME("towards", $towards) }.
event-events-ordered = { $player } ogląda i układa następne wydarzenia ({ $count }).
    .you = Oglądasz i układasz następne wydarzenia ({ $count }).
event-events-seen = { $player } widzi: { LIST("happening", $events) }.
    .you = Widzisz: { LIST("happening", $events) }.
event-merchants-dealt = Wszyscy zrabowani kupcy wracają na morze.
event-merchant-to-track = { NAME("zone", $zone) }: kupiec pod banderą { NAME("nation", $nation, case: "genitive") }.
event-demand-changed = { NAME("zone", $zone) }: poszukiwany towar to teraz { NAME("good", $good) }.
event-demand-stays = { NAME("zone", $zone) }: poszukiwany towar to nadal { NAME("good", $good) }.
event-mission-offered = Nowa misja: { NAME("mission", $mission) }. { NAME("does", $mission) }

# Złoto, ładunek, statek
event-gold-gained = { $player } dostaje { COUNT("ducat", $count) } (na pokładzie { $gold }).
    .you = Dostajesz { COUNT("ducat", $count) } (na pokładzie { $gold }).
event-gold-paid = { $player } płaci { COUNT("ducat", $count) } (na pokładzie { $gold }).
    .you = Płacisz { COUNT("ducat", $count) } (na pokładzie { $gold }).
event-gold-lost = { $player } traci { COUNT("ducat", $count) }.
    .you = Tracisz { COUNT("ducat", $count) }.
event-gold-taken = { $player } zabiera { COUNT("ducat", $count) }; traci: { $players }.
    .you = Zabierasz { COUNT("ducat", $count) }; traci: { $players }.
    .at-you = { $player } zabiera ci { COUNT("ducat", $count) }.
event-stashed = { $player } chowa { COUNT("ducat", $count) } (w skrytce { $stash }).
    .you = Chowasz { COUNT("ducat", $count) } (w skrytce { $stash }).
event-stashed-hidden = { $player } chowa złoto.
event-gold-withdrawn = { $player } wyjmuje ze skrytki { COUNT("ducat", $count) } (na pokładzie { $gold }).
    .you = Wyjmujesz ze skrytki { COUNT("ducat", $count) } (na pokładzie { $gold }).
event-cargo-loaded = { $player } ładuje: { LIST("cargo", $cards) }.
    .you = Ładujesz: { LIST("cargo", $cards) }.
event-cargo-loaded-hidden = { $player } ładuje { COUNT("card", $count, case: "accusative") }.
event-cargo-discarded = { $player } odrzuca: { LIST("cargo", $cards) }.
    .you = Odrzucasz: { LIST("cargo", $cards) }.
event-crew-gained = { $player } dostaje { COUNT("crew", $count, case: "accusative") } (teraz { $crew }).
    .you = Dostajesz { COUNT("crew", $count, case: "accusative") } (teraz { $crew }).
event-crew-fallen = { $player } traci { COUNT("crew", $count, case: "accusative") }.
    .you = Tracisz { COUNT("crew", $count, case: "accusative") }.
event-repaired = { $player } naprawia { $count }: { NAME("location", $location) }.
    .you = Naprawiasz { $count }: { NAME("location", $location) }.
event-weapon-gained = { $player } dostaje broń: { NAME("weapon", $weapon) }.
    .you = Dostajesz broń: { NAME("weapon", $weapon) }.
event-weapon-lost = { $player } oddaje broń: { NAME("weapon", $weapon) }.
    .you = Oddajesz broń: { NAME("weapon", $weapon) }.
event-weapon-used = { who-is-it } używa broni: { NAME("weapon", $weapon) }.
    .you = Używasz broni: { NAME("weapon", $weapon) }.
event-modification-gained = { $player } ma nowe ulepszenie: { NAME("modification", $modification) }.
    .you = Masz nowe ulepszenie: { NAME("modification", $modification) }.
event-modification-opened = { NAME("zone", $zone) }: ulepszenie do kupienia to { NAME("modification", $modification) }.
event-modification-placed = Zakryte ulepszenie leży teraz w porcie { NAME("zone", $zone) }.
event-modification-ready = { $player } ma znów gotowy wzmocniony kadłub.
    .you = Twój wzmocniony kadłub jest znów gotowy.
event-modifications-seen = { $player } ogląda ulepszenia: { LIST("modification", $modifications) }.
    .you = Oglądasz ulepszenia: { LIST("modification", $modifications) }.
event-bounty-gained = { $player }: nagroda za głowę ({ NAME("nation", $nation) }) rośnie do { $bounty }.
    .you = Nagroda za twoją głowę ({ NAME("nation", $nation) }) rośnie do { $bounty }.
event-bounty-lowered = { $player }: nagroda za głowę ({ NAME("nation", $nation) }) spada do { $bounty }.
    .you = Nagroda za twoją głowę ({ NAME("nation", $nation) }) spada do { $bounty }.

# Port
event-port-action = { $player } załatwia sprawy w porcie { NAME("zone", $zone) }.
    .you = Załatwiasz sprawy w porcie { NAME("zone", $zone) }.
event-goods-sold = { $player } sprzedaje { COUNT("card", $count, case: "accusative") } w porcie { NAME("zone", $zone) }, w tym poszukiwane: { $demanded }.
    .you = Sprzedajesz { COUNT("card", $count, case: "accusative") } w porcie { NAME("zone", $zone) }, w tym poszukiwane: { $demanded }.
event-good-named = { $player } nazywa towar: { NAME("good", $good) }.
    .you = Nazywasz towar: { NAME("good", $good) }.
event-good-bargained = { $player } targuje się: { NAME("good", $good) }.
    .you = Targujesz się: { NAME("good", $good) }.
event-goods-drawn = { $player } dobiera: { LIST("cargo", $cards) }.
    .you = Dobierasz: { LIST("cargo", $cards) }.
event-goods-drawn-hidden = { $player } dobiera { COUNT("card", $count, case: "accusative") }.
event-goods-replaced = { $player } odrzuca towary tu poszukiwane ({ LIST("cargo", $cards) }) i dobiera za nie inne karty.
    .you = Odrzucasz towary tu poszukiwane ({ LIST("cargo", $cards) }) i dobierasz za nie inne karty.
event-goods-put-back = { $player } odkłada: { LIST("cargo", $cards) }.
    .you = Odkładasz: { LIST("cargo", $cards) }.
event-goods-bought = { $player } kupuje { COUNT("card", $count, case: "accusative") } w porcie { NAME("zone", $zone) } za { COUNT("ducat", $price) }.
    .you = Kupujesz { COUNT("card", $count, case: "accusative") } w porcie { NAME("zone", $zone) } za { COUNT("ducat", $price) }.
event-demand-drawn = { $player } dobiera żetony popytu: { LIST("good", $goods) }.
    .you = Dobierasz żetony popytu: { LIST("good", $goods) }.
event-ship-traded = { $player } zmienia statek: { NAME("ship", $old) } ({ $sale }) na { NAME("ship", $ship, case: "accusative") } ({ COUNT("ducat", $price) }).
    .you = Zmieniasz statek: { NAME("ship", $old) } ({ $sale }) na { NAME("ship", $ship, case: "accusative") } ({ COUNT("ducat", $price) }).

# Karty
event-glory-gained = { $player }: +1 punkt sławy, { NAME("deed", $deed) } (na torze { $track }).
    .you = Dostajesz +1 punkt sławy, { NAME("deed", $deed) } (na torze { $track }).
event-glory-drawn = { $player } dobiera kartę { NAME("glory", $card) }: { NAME("does", $card) }
    .you = Dobierasz kartę { NAME("glory", $card) }: { NAME("does", $card) }
event-glory-drawn-hidden = { $player } dobiera kartę sławy.
event-glory-discarded = { $player } odrzuca kartę { NAME("glory", $card) }.
    .you = Odrzucasz kartę { NAME("glory", $card) }.
event-glory-cards-discarded = { $player } odrzuca: { LIST("glory", $cards) }.
    .you = Odrzucasz: { LIST("glory", $cards) }.
event-glory-taken = { $player } zabiera karty sławy: { LIST("glory", $cards) }; traci: { $players }.
    .you = Zabierasz karty sławy: { LIST("glory", $cards) }; traci: { $players }.
    .at-you = { $player } zabiera ci karty sławy: { LIST("glory", $cards) }.
event-glory-taken-hidden = { $player } zabiera karty sławy: { $count }; traci: { $players }.
    .at-you = { $player } zabiera ci karty sławy: { $count }.
event-card-announced = { $player } zapowiada zakrytą kartę.
    .you = Zapowiadasz zakrytą kartę.
event-card-shown = { $player } pokazuje kartę { NAME("glory", $card) }.
    .you = Pokazujesz kartę { NAME("glory", $card) }.
event-card-played = { $player } zagrywa kartę { NAME("glory", $card) }: { NAME("does", $card) }
    .you = Zagrywasz kartę { NAME("glory", $card) }: { NAME("does", $card) }
event-card-declined = { $player } jednak nie zagrywa karty { NAME("glory", $card) }.
    .you = Jednak nie zagrywasz karty { NAME("glory", $card) }.
event-specialist-employed = { $player } zatrudnia: { NAME("glory", $card) }.
    .you = Zatrudniasz: { NAME("glory", $card) }.
event-specialist-dismissed = { $player } traci: { NAME("glory", $card) }.
    .you = Tracisz: { NAME("glory", $card) }.
event-mission-claimed = { $player } podejmuje misję { NAME("mission", $mission) }. { NAME("does", $mission) }
    .you = Podejmujesz misję { NAME("mission", $mission) }. { NAME("does", $mission) }
event-mission-leg = { $player } wypełnia część misji: { NAME("zone", $zone) }.
    .you = Wypełniasz część swojej misji: { NAME("zone", $zone) }.
event-mission-completed = { $player } kończy misję { NAME("mission", $mission) }.
    .you = Kończysz misję { NAME("mission", $mission) }.
event-mission-lost = { $player } porzuca misję { NAME("mission", $mission) }.
    .you = Porzucasz misję { NAME("mission", $mission) }.
event-mission-lost-with-ship = { $player } traci misję { NAME("mission", $mission) }.
    .you = Tracisz misję { NAME("mission", $mission) }.
event-mission-lost-with-load = { $player }: ładunek misji { NAME("mission", $mission) } przepada, a misja razem z nim.
    .you = Ładunek twojej misji { NAME("mission", $mission) } przepada, a misja razem z nim.
event-rumour-heard = { $player } słyszy pogłoskę { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
    .you = Słyszysz pogłoskę { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
event-rumour-heard-hidden = { $player } słyszy pogłoskę.
event-rumour-shown = { $player } sprawdza pogłoskę { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
    .you = Sprawdzasz pogłoskę { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
event-rumour-true = Pogłoska jest prawdziwa.
event-rumour-false = Pogłoska jest fałszywa.
event-rumour-discarded = { $player } odrzuca pogłoskę { NAME("rumour", $rumour) }.
    .you = Odrzucasz pogłoskę { NAME("rumour", $rumour) }.
event-rumour-taken = { $player } zabiera pogłoskę; traci: { $players }.
    .you = Zabierasz pogłoskę; traci: { $players }.
    .at-you = { $player } zabiera ci pogłoskę.
event-merchant-plundered = { $player } plądruje dryfującego kupca: { LIST("cargo", $cards) }.
    .you = Plądrujesz dryfującego kupca: { LIST("cargo", $cards) }.
event-searched = { $player } szuka towaru ({ NAME("good", $good) }): { $found }, przejrzane karty: { $drawn }.
    .you = Szukasz towaru ({ NAME("good", $good) }): { $found }, przejrzane karty: { $drawn }.

# Rabunek
event-raid-begins = { $player } rabuje kupca { off-zone }; liczy się jako kupiec { NAME("nation", $nation, case: "genitive") }.
    .you = Rabujesz kupca { off-zone }; liczy się jako kupiec { NAME("nation", $nation, case: "genitive") }.
event-merchant-let-go = { $player } pozwala kupcowi odpłynąć.
    .you = Pozwalasz kupcowi odpłynąć.
event-raid-cards = Na jego pokładzie: { LIST("cargo", $cards) }.
event-raid-card-drawn = Jeszcze jedna karta: { LIST("cargo", $cards) }.
event-raid-card-dropped = { $player } pozbywa się karty: { NAME("cargo", $card) }.
    .you = Pozbywasz się karty: { NAME("cargo", $card) }.
event-raid-ends = { $outcome ->
    [sunk] Kupiec zatapia statek; ginie { $player }.
    [failed] { $player } musi przerwać rabunek.
    [escaped] Kupiec ucieka.
   *[plundered] { $player } plądruje kupca.
}
    .you = { $outcome ->
        [sunk] Kupiec zatapia twój statek.
        [failed] Musisz przerwać rabunek.
        [escaped] Kupiec ci ucieka.
       *[plundered] Plądrujesz kupca.
    }

# Walka
event-battle-begins = Atakuje { who-is-it }, broni się { against-whom }!
    .you = Atakujesz, broni się { against-whom }!
    .at-you = Atakuje cię { who-is-it }!
event-shore-combat = { $player } walczy na lądzie z załogą: { $crew }.
    .you = Walczysz na lądzie z załogą: { $crew }.
event-declared = { who-is-it }: { $declaration ->
    [shoot] „Ognia!”
    [board] „Do abordażu!”
   *[flee] „Wszystkie żagle, uchodzimy!”
}
    .you = Ty: { $declaration ->
        [shoot] „Ognia!”
        [board] „Do abordażu!”
       *[flee] „Wszystkie żagle, uchodzimy!”
    }
event-contest-rolled = { who-is-it } rzuca { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = Rzucasz { LIST("face", $dice) } - { COUNT("success", $successes) }.
by-the-other-dice = { $tie ->
    [yes] : tyle samo sukcesów, ale większa suma pozostałych kości
   *[no] {""}
}
event-contest-won = Manewry wygrywa { who-is-it }{ by-the-other-dice }.
    .you = Wygrywasz manewry{ by-the-other-dice }.
event-contest-drawn = Manewry są nierozstrzygnięte.
event-hits-rolled = Strzela { who-in-line }, trafienia: { LIST("location", $dice) }.
    .you = Strzelasz, trafienia: { LIST("location", $dice) }.
event-long-guns = Długie działa, { who-in-line }: { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = Twoje długie działa: { LIST("face", $dice) } - { COUNT("success", $successes) }.
event-chasers-fired = { who-is-it } strzela z dział pościgowych.
    .you = Strzelasz z dział pościgowych.
event-swivel-guns = Falkonety, { who-in-line }: { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = Twoje falkonety: { LIST("face", $dice) } - { COUNT("success", $successes) }.
event-hits-to-hull = { who-is-it }: nie ma już czego trafić ({ LIST("location", $hits) }), więc kadłub dostaje { COUNT("hit", $count) }.
    .you = Nie masz już czego stracić ({ LIST("location", $hits) }), więc twój kadłub dostaje { COUNT("hit", $count) }.
event-hits-lost = { who-is-it }: nie ma już czego trafić ({ NAME("location", $location) }); broń specjalna nie sięga kadłuba, przepada { COUNT("hit", $count) }.
    .you = Nie masz już czego trafić ({ NAME("location", $location) }); broń specjalna nie sięga kadłuba, przepada { COUNT("hit", $count) }.
event-damage = Trafienia, { who-is-it }: { LIST("struck", $hits, $left, $full) }.
    .you = Trafiono cię: { LIST("struck", $hits, $left, $full) }.
event-hit-cancelled = { who-is-it } anuluje trafienie: { NAME("location", $location) }.
    .you = Anulujesz trafienie: { NAME("location", $location) }.
event-hit-shrugged-off = { $player } nie przejmuje się: { COUNT("hit", $count) }.
    .you = Nie przejmujesz się: { COUNT("hit", $count) }.
event-boarded = { who-is-it } wdziera się na pokład: załoga przeciw załodze.
    .you = Wdzierasz się na pokład: załoga przeciw załodze.
event-escaped = { who-is-it } ucieka.
    .you = Uciekasz.
event-battle-fades = Statki tracą się z oczu; nikt nie wygrał.
event-ship-sunk = { who-is-it } tonie.
    .you = Twój statek tonie.
event-crew-rolled = Załoga, { who-in-line }: { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = Twoja załoga: { LIST("face", $dice) } - { COUNT("success", $successes) }.
event-crew-lost = { who-is-it } traci { COUNT("crew", $count, case: "accusative") } (zostaje { $crew }).
    .you = Tracisz { COUNT("crew", $count, case: "accusative") } (zostaje { $crew }).
event-crews-spent = Obie załogi padły; nikt nie wygrał.
event-crew-combat-won = Walkę załóg wygrywa { who-is-it }, przegrywa { against-whom }.
    .you = Wygrywasz walkę załóg, przegrywa { against-whom }.
    .at-you = Twoja załoga przegrywa, wygrywa { who-is-it }.
event-reward-paid = Nagroda za głowę ({ NAME("nation", $nation) }): { COUNT("ducat", $count) }. Dostaje ją { $player }, pokonany: { $players }.
    .you = Nagroda za głowę ({ NAME("nation", $nation) }): { COUNT("ducat", $count) }. Dostajesz ją ty, pokonany: { $players }.
    .at-you = Nagroda za twoją głowę ({ NAME("nation", $nation) }): { COUNT("ducat", $count) }. Dostaje ją { $player }.
event-navy-plundered = { $player } plądruje okręt floty: { LIST("cargo", $cards) }{ $lost ->
    [0] {""}
   *[other] {" "}(przepadło z ładowni: { $lost })
}.
    .you = Plądrujesz okręt floty: { LIST("cargo", $cards) }{ $lost ->
        [0] {""}
       *[other] {" "}(przepadło z ładowni: { $lost })
    }.
event-ship-claimed = { $player } przejmuje { NAME("ship", $ship, case: "accusative") }.
    .you = Przejmujesz { NAME("ship", $ship, case: "accusative") }.

# Kapitanowie
event-captain-died = { $player } traci kapitana: { NAME("captain", $captain) }, { NAME("death", $cause) }.
    .you = Tracisz kapitana: { NAME("captain", $captain) }, { NAME("death", $cause) }.
event-captain-drawn = { $player } dostaje kapitana: { NAME("captain", $captain) }. { NAME("does", $captain) }
    .you = Dostajesz kapitana: { NAME("captain", $captain) }. { NAME("does", $captain) }
event-captain-drawn-hidden = { $player } dostaje kapitana.
event-captain-enters = { $player } wysyła na morze: { NAME("captain", $captain) }, { NAME("ship", $ship) }. { NAME("does", $captain) }
    .you = Na morze rusza twój kapitan: { NAME("captain", $captain) }, { NAME("ship", $ship) }. { NAME("does", $captain) }
event-washed-ashore = { $player }: fale wyrzucają kapitana na brzeg, żyje.
    .you = Fale wyrzucają twojego kapitana na brzeg, żyje.

# Arkusz wyniku
term-combat = Bitwy
term-trade = Handel
term-raid = Rabunki
term-mission = Misje
term-rumour = Pogłoski
term-ship = Wielkie statki
term-stash = Skrytka
term-total = Razem
term-tie-stash = Remis: więcej złota w skrytce

# Liczby, na które gracz ma oko
figure-points = punkty
figure-gold = złoto
figure-stash = skrytka
figure-cargo = ładunek
figure-wanted = poszukiwany ładunek
figure-hits = trafienia statku
figure-bounty = nagrody za głowę
figure-rival = punkty najlepszego rywala
