option-modules-contraband = Kontrabanda
option-modules-contraband-help = Niektóre karty ładunku mogą być kontrabandą: kupuje się je za 3 dukaty, a sprzedaje za 10 w jednym tylko porcie, a każda para daje punkt sławy. Okręty przeszukują kapitanów, którzy ją wiozą, chyba że są piratami.
deed-contraband = kontrabanda
term-contraband = Kontrabanda
rumour-a-hold-of-many-goods = Ładownia pełna rozmaitości
does-a-hold-of-many-goods = W dowolnym porcie, Wpływy: dobierz 8 kart ładunku i zatrzymaj, co chcesz: po jednej każdego towaru i dowolną kontrabandę.

cargo-cocoa-3-crew-havana = kora przeciwgorączkowa bez licencji (kakao 3, trafia załogę; port: { zone-havana })
cargo-cocoa-2-escape-bridgetown = nieopodatkowane młynki do czekolady (kakao 2, ucieczka; port: { zone-bridgetown })
cargo-fruit-1-none-cartagena = kradzione suchary wojskowe (owoce 1; port: { zone-cartagena })
cargo-fruit-2-hull-port-royal = niezgłoszone mienie z wraku (owoce 2, trafia kadłub; port: { zone-port-royal })
cargo-rum-3-escape-basse-terre = brandy poza cłem (rum 3, ucieczka; port: { zone-basse-terre })
cargo-rum-4-escape-havana = wino mszalne obcej korony (rum 4, ucieczka; port: { zone-havana })
cargo-spices-5-crew-port-royal = gałka muszkatołowa spod monopolu (przyprawy 5, trafia załogę; port: { zone-port-royal })
cargo-spices-3-masts-cartagena = flasze rtęci (przyprawy 3, trafia maszty; port: { zone-cartagena })
cargo-sugar-2-escape-st-maarten = fałszywe pieczęcie cukrowe (cukier 2, ucieczka; port: { zone-st-maarten })
cargo-sugar-3-escape-bridgetown = proch w beczkach po cukrze (cukier 3, ucieczka; port: { zone-bridgetown })
cargo-tobacco-4-masts-st-maarten = królewskie liście (tytoń 4, trafia maszty; port: { zone-st-maarten })
cargo-tobacco-2-none-petite-goave = zakazane pamflety w belach (tytoń 2; port: { zone-petite-goave })
cargo-textiles-4-cannons-curacao = mundury dezerterów (tkaniny 4, trafia działa; port: { zone-curacao })
cargo-textiles-5-escape-petite-goave = jedwab domu objętego embargiem (tkaniny 5, ucieczka; port: { zone-petite-goave })
cargo-timber-1-none-basse-terre = muszkiety pod deskami (drewno 1; port: { zone-basse-terre })
cargo-timber-3-cargo-curacao = kradzione mapy w fałszywym maszcie (drewno 3, trafia ładownię; port: { zone-curacao })

prompt-stow-contraband = Które z nowych kart wieziesz jako kontrabandę? Reszta to zwykłe towary.
prompt-hide-contraband = Którą kontrabandę ukrywasz?
prompt-lose-from = Tracisz losową kartę: skąd?
prompt-keep-many-goods = Co zatrzymujesz? Po jednej karcie każdego towaru i dowolną kontrabandę.
move-buy-contraband = kup jako kontrabandę: { NAME("cargo", $card) }
move-sell-contraband = sprzedaj kontrabandę: { NAME("cargo", $card) }
move-smuggle = jako kontrabanda: { NAME("cargo", $card) }
move-discard-contraband = wyrzuć kontrabandę za burtę: { NAME("cargo", $card) }
move-lose-goods = ze zwykłych towarów
move-lose-contraband = z kontrabandy
move-resist-search = nie daj się przeszukać: zaatakuj okręt
move-throw-contraband-overboard = wyrzuć całą kontrabandę za burtę

event-contraband-bought = { $player } kupuje kontrabandę za { COUNT("ducat", $price) }: { NAME("cargo", $card) }.
event-contraband-bought-hidden = { $player } kupuje kartę kontrabandy za { COUNT("ducat", $price) }.
event-contraband-stowed = { $player } wiezie jako kontrabandę: { NAME("cargo", $card) }.
event-contraband-stowed-hidden = { $player } wiezie jedną kartę jako kontrabandę.
event-contraband-sold = { $player } sprzedaje kontrabandę w porcie { NAME("zone", $zone) }: { LIST("cargo", $cards) }.
event-contraband-discarded = { $player } odrzuca kontrabandę: { LIST("cargo", $cards) }.
event-contraband-given-up = { $player } wyrzuca za burtę { COUNT("card", $count, case: "accusative") } kontrabandy. Przeszukuje { NAME("npc", $npc) }.
event-search-resisted = { $player } nie daje się przeszukać! Przeszukać chciał statek: { NAME("npc", $npc) }.

mm-contraband-not-drawn = Tej karty nie dobrano: { NAME("cargo", $card) }.
mm-contraband-first = Kontrabandę kupuje się przed zwykłymi towarami.
mm-contraband-not-aboard = Nie wieziesz takiej kontrabandy: { NAME("cargo", $card) }.
mm-contraband-elsewhere = To można sprzedać jako kontrabandę tylko w porcie { NAME("zone", $zone) }.
mm-contraband-spoken-of = To już sprzedajesz: { NAME("cargo", $card) }.
mm-contraband-not-gained = Ta karta nie trafiła właśnie na pokład: { NAME("cargo", $card) }.
mm-one-of-each = Z tej pogłoski można zatrzymać tylko jedną kartę tego towaru, o ile ją dobrano i jest miejsce: { NAME("good", $good) }.
mm-not-searched = { NAME("npc", $npc) } nie szuka tylko kontrabandy, lecz atakuje.

mm-brings-contraband = { $price } z { COUNT("ducat", $gold) }; do sprzedania za { $sale } w porcie { NAME("zone", $zone) }, stref stąd: { $steps }{ $surplus ->
    [0] {""}
   *[other] ; za dużo do ładowni na morzu
}{ $found ->
    [0] {""}
   *[other] ; na redzie jest { NAME("npc", $npc) }, znajdzie cię { $found } %
}
mm-brings-contraband-sale = { COUNT("ducat", $gold) }{ $glory ->
    [0] , pierwsza z pary
   *[other] {" "}i 1 punkt sławy za parę
}
mm-brings-smuggling = do sprzedania w porcie { NAME("zone", $zone) }, stref stąd: { $steps }
mm-brings-random-loss = jedna z kart: { $count }
mm-brings-resisting = { mm-match }: trafienia w rundzie { TENTHS($hits) } do { TENTHS($taken) }, walka załóg wygrana { $crew } %; nagroda za twoją głowę: { NAME("nation", $nation) }
mm-brings-giving-up = tracisz { COUNT("card", $count, case: "accusative") }, bez walki
mm-risk-search = { NAME("npc", $npc) } przeszukałaby twój statek: { $chance } % ({ COUNT("die", $dice) }). Wtedy tracisz { COUNT("card", $count, case: "accusative") } kontrabandy albo walczysz.

lab-measure-contraband-sold = sprzedane karty kontrabandy
lab-measure-contraband-given-up = przeszukania zakończone wyrzuceniem kontrabandy
lab-measure-searches-resisted = odparte przeszukania
lab-table-contraband-sold = Sprzedana kontrabanda

feat-contraband-delivered = dostarczone karty kontrabandy
