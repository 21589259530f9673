option-modules-cutthroat = Nóż na gardle
option-modules-cutthroat-help = Kapitanowie na morzu mogą od razu szukać każdego, kto wpływa na ich wody; kosztuje ich to dwie akcje następnej tury. Galeony są wtedy wolniejsze.
prompt-scout-off-turn = { $player } wpływa na twoje wody. Czy szukasz od razu? To kosztuje dwie akcje twojej następnej tury.{ $count ->
    [0] {""}
    [1] {" "}Jeden kapitan już szuka.
   *[other] {" "}Szukających kapitanów: { $count }.
}
move-scout-off-turn = szukaj przybywającego kapitana
event-scouts-off-turn = { $player } szuka przybywającego poza swoją turą: w następnej turze dwie akcje mniej.
event-found-off-turn = { $player } znajduje przybywającego kapitana.
event-off-turn-fails = Nikt nie znajduje: { $player }.
mm-brings-off-turn = znajdziesz { $chance } % ({ COUNT("die", $dice) }); { $match ->
    [weaker] masz słabszy statek
    [stronger] masz silniejszy statek
   *[even] siły wyrównane
}: trafienia w rundzie { TENTHS($hits) } do { TENTHS($taken) }, walka załóg wygrana { $crew } %{ $nation ->
    [none] {""}
   *[other] ; nagroda za twoją głowę: { NAME("nation", $nation) }
}; w następnej turze mniej o { COUNT("action", $actions) }
mm-marked-already = Od ostatniej swojej tury już szukano poza kolejnością.
mm-risk-off-turn = { $player } czeka na wodach { NAME("zone", $zone) } i może cię szukać, gdy przypłyniesz: { $chance } % ({ COUNT("die", $dice) }), { $match ->
    [weaker] masz słabszy statek
    [stronger] masz silniejszy statek
   *[even] siły wyrównane
}.
lab-measure-off-turn-tries = próby szukania poza turą
lab-measure-off-turn-finds = kapitanowie znalezieni poza turą

feat-found-off-turn = kapitanowie znalezieni poza swoją turą
