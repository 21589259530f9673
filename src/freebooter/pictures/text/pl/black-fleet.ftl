# Stół gry „Black Fleet”.

letter-sugar = C
letter-tobacco = T
letter-corn = K
letter-tools = N

bf-sign-merchant = K
bf-sign-pirate = P
bf-sign-yellow-navy = OŻ
bf-sign-violet-navy = OF
bf-sign-victory = Z

bf-title = Runda { $round }{ $last ->
    [0] {""}
   *[other] {" "}(ostatnia)
}. Tura: { $player }.
bf-left = { COUNT("step", $steps) }, { $actions ->
    [0] bez akcji
    [one] 1 akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}
bf-bonus-sale = najbliższa sprzedaż +{ $count } za kostkę
bf-bonus-attack = najbliższy atak +{ $count }
bf-bonus-burial = najbliższe zakopanie +{ $count }
bf-bonus-sinking = każdy zatopiony pirat +{ $count }

bf-hint-sail = { $first }-{ $last }: płyń na pole z tą liczbą na mapie.
bf-hint-sail-acts = { $first }-{ $last }: płyń na pole z tą liczbą; ! oznacza pola, gdzie można wykonać akcję.
bf-hint-drift = { $first }-{ $last }: pole z tą liczbą na mapie.
bf-hint-dock = { $first }-{ $last }: nabrzeże z tą liczbą. Statek kupiecki ładuje 3 towary portu obok.

bf-beside-head = port ma   kupuje po
bf-beside-1 = r       nabrzeże [R]
bf-beside-2 = (3)     plaża za 3
bf-beside-3 = K1 P1   kupiec, pirat
bf-beside-4 = P1$ K1* skarb; płynie
bf-beside-5 = OŻ OF   okręty
bf-beside-6 = x kryjówka ^ wyspa
bf-beside-head-long = Porty: zapas i ile płacą za kostkę
bf-beside-1-long = r        nabrzeże portu [R]: tu kupcy sprzedają i ładują
bf-beside-2-long = (3)      plaża: pirat zakopuje tu skarb za 3
bf-beside-3-long = K1 P1    kupiec i pirat gracza 1
bf-beside-4-long = P1$ K1*  pirat ze skarbem; statek, który płynie
bf-beside-5-long = OŻ OF    żółty i fioletowy okręt
bf-beside-6-long = x kryjówka, ^ wyspa, ~ dalekie morze, skąd wpływają piraci

bf-port = { NAME("port", $port) }: { $stock } × { NAME("good", $good) }; kupuje: { $buys }. Nabrzeża: { $docks }.
bf-beaches = Plaże według wartości: { $beaches }. Kryjówki: { $lairs }.
bf-navy = Żółty okręt: { $yellow }, fioletowy okręt: { $violet }.

bf-hand-movement = Twoje karty ruchu: { $cards }
bf-cargo = Ładunek: { $count } × { NAME("good", $good) }; płacą: { $pays }.
bf-hand-fortune = Twoje karty fortuny: { $cards }
bf-own-developments = Twoje ulepszenia (inni zobaczą je, gdy je kupisz):
bf-own-development = { $price } { NAME("development", $card) }: { NAME("effect", $card) }
bf-you = { $name } (ty)
bf-offshore = poza mapą
bf-sunk = zatonął
bf-legend = Porty i ich towary: { $ports }. Karty: ruchu + fortuny. Kupione: ceny w nawiasach są zapłacone; po wszystkich czterech – karta zwycięstwa, Z.

bf-head-fleet = Flota
bf-head-fleet-short = Flota
bf-head-doubloons = Dublony
bf-head-doubloons-short = Dubl.
bf-head-merchant = Kupiec
bf-head-merchant-short = Kupiec
bf-head-pirate = Pirat
bf-head-pirate-short = Pirat
bf-head-cards = Karty
bf-head-cards-short = Karty
bf-head-bought = Kupione
bf-head-bought-short = Kupione

bf-spoken = { $name }, flota { NAME("fleet", $fleet) }: { COUNT("doubloon", $doubloons) }; kupiec { $merchant }, ładunek { $cargo }; pirat { $pirate }, skarb { $treasure }; karty ruchu { $movement }, karty fortuny { $fortune }; kupione: { $bought }; do kupienia: { $left }, { $has ->
    [0] karta zwycięstwa za { $victory }
   *[other] ma już kartę zwycięstwa
}.
