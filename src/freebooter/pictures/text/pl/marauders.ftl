# Stół gry „Kupcy i korsarze”.

letter-spanish = H
letter-english = A
letter-french = F
letter-dutch = N

mark-hull = k
mark-cargo = ł
mark-masts = m
mark-crew = z
mark-cannons = d

mm-title = { $round ->
    [0] Przed pierwszą rundą
   *[other] Runda { $round }
}{ $turn ->
    [0] .
   *[other] . Tura: { $player }, { COUNT("action", $actions) }.
} Zostało rund: najwyżej { $events }. Do wygranej: { COUNT("point", $points) }.
mm-event = Wydarzenie: { NAME("happening", $event) }. { NAME("does", $event) }
mm-wars = Wojny: { $pairs }.
mm-zone-rule = { NAME("zone", $zone) }: { NAME("does", $zone) }
mm-visit = W porcie { NAME("zone", $zone) }: { $list }
mm-visit-elsewhere = Poza portem, { NAME("zone", $zone) }: { $list }
mm-raid = { $player } rabuje kupca ({ NAME("nation", $nation) }): { $cards }. Sukcesy do wykorzystania: { $successes }.
mm-battle = { $phase ->
    [crew] Załoga przeciw załodze, runda { $round }.
   *[sea] Walka na morzu, runda { $round }.
}
mm-side = { $name }: { $ship }; Żegluga { $seamanship }, Dowodzenie { $leadership }{ $declared ->
    [shoot] ; „Ognia!”
    [board] ; „Do abordażu!”
    [flee] ; „Uchodzimy!”
   *[nothing] {""}
}
mm-you = { $name } (ty)
mm-wanted = ściga: { $nations }
mm-mission = misja { NAME("mission", $mission) }
mm-sheet = { NAME("captain", $captain) }, dom { NAME("zone", $home) }: { $skills }. { NAME("does", $captain) }
mm-hold = Twoja ładownia: { $cards }.
mm-drawn = Dobrane: { $cards }.
mm-chosen = Dotąd wybrane: { $cards }.
mm-aboard = Na pokładzie masz: { $things }
mm-hand = Twoje karty sławy: { $cards }.
mm-rumour = Twoja pogłoska: { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
mm-own-mission = Twoja misja: { NAME("mission", $mission) }. { NAME("does", $mission) }
mm-offered = Misje: { $missions }
mm-next-events = Następne wydarzenia: { $events }.
mm-chart-hint = Numery na mapie: płyń tam za 1 akcję.
mm-wants = poszukiwany towar { NAME("good", $good) }
mm-merchant = kupiec
mm-modification = ulepszenie { NAME("modification", $modification) }
mm-in-zone = { $port ->
    [0] { $player }
   *[other] { $player } w porcie
}
mm-legend = Mapa: > ty, . blisko; port: H Hiszpania, A Anglia, F Francja, N Niderlandy; poszukiwany towar; $ kupiec, + ulepszenie, ? zakryte, ! misja; 1 2 3 kapitanowie w kolejności z tabeli, [1] w porcie. Statek: k kadłub, ł ładownia, m maszty, z załoga, d działa. Karty: ładunek+sława+pogłoska; liczba i znak ładunku liczą się tylko przy rabunku.

mm-sign-spanish-navy = Hf
mm-sign-english-navy = Af
mm-sign-french-navy = Ff
mm-sign-dutch-navy = Nf
mm-sign-pirate-sloop = Ps
mm-sign-pirate-frigate = Pf

mm-head-captain = Kapitan
mm-head-captain-short = Kapitan
mm-head-place = Miejsce
mm-head-place-short = Miejsce
mm-head-ship = Statek
mm-head-ship-short = Statek
mm-head-state = Stan
mm-head-state-short = Stan
mm-head-gold = Dukaty
mm-head-gold-short = Duk
mm-head-stash = Skrytka
mm-head-stash-short = Skr.
mm-head-points = Punkty
mm-head-points-short = Pkt
mm-head-cards = Karty
mm-head-cards-short = Karty

mm-spoken = { $name }, { $captain }: punkty { $points }, dukaty { $gold }, skrytka { $stash }, miejsce { $place }, statek { $ship }, ładunek { $cargo }, karty sławy { $glory }, pogłoski { $rumours }.
