# Stół gry „Piraci 7 mórz”.

letter-rum = R
letter-coffee = K
letter-fruit = O

p7-title = Runda { $round }{ $last ->
    [0] {""}
   *[other] {" "}(ostatnia to { $last })
}. Pierwszy gracz: { $player }.
p7-deck = Talia { $left } (Ostatnie rundy pod { $above }), łupy { $booty }.
p7-deck-last = Talia { $left }, łupy { $booty }.
p7-port = { NAME("port", $port) } płaci od trzech kart: rum { $rum }, kawa { $coffee }, owoce { $fruit }; za mniej po 1.
p7-plunder = { $player } napada: { NAME("nation", $nation) }, { COUNT("ship", $size) }. Wysłano: { $sent }.
p7-tavern = Kości tawerny do rozdania: { $faces }.
p7-hand = Na ręce: { $cards }.
p7-does = { NAME("card", $card) }: { NAME("does", $card) }.
p7-pays = { NAME("card", $card) }: rum { $rum }, kawa { $coffee }, owoce { $fruit }; twój ładunek wart tam { $cargo }.
p7-hand-empty = Nie masz kart na ręce.
p7-chosen = Wybór: { NAME("role", $role) }.
p7-you = { $name } (ty)
p7-plays = teraz { NAME("role", $role) }
p7-used = zużyte: { $roles }
p7-corsair = Korsarz: { $nations }
p7-legend = Statki: { $empty } pusty, R K O ładunek, { $guard } straż, { $reserve } rezerwa. Punkty: gdyby to był koniec, z ładunkiem i kartami z ręki.

p7-head-ships = Statki
p7-head-ships-short = Statki
p7-head-places = Flota/straż/rezerwa
p7-head-places-short = F/S/R
p7-head-chests = Skrzynie
p7-head-chests-short = Skrz.
p7-head-tokens = Żetony
p7-head-tokens-short = Żet.
p7-head-talismans = Talizmany
p7-head-talismans-short = Tal.
p7-head-spots = Czaszki
p7-head-spots-short = Czaszki
p7-head-points = Punkty
p7-head-points-short = Pkt
p7-head-cards = Karty
p7-head-cards-short = Karty

p7-spoken = { $name }: punkty teraz { $points }, skrzynie { $chests }, flota { $fleet } (pustych { $empty }), straż { $guards }, rezerwa { $reserve }, ładunek { $cargo }, żetony { $tokens }, talizmany { $talismans }, czaszki { $spots }, karty { $cards }.
