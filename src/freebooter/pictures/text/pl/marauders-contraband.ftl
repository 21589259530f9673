# Co kontrabanda dodaje do stołu gry „Kupcy i korsarze”.

mm-head-contraband = kontrabanda
mm-head-contraband-short = kontr.
mm-contraband-half = sprzedana, pierwsza z pary: { NAME("cargo", $card) }
mm-contraband-legend = Kontrabanda: karty na pokładzie obok zwykłego ładunku; każda do sprzedania tylko w swoim porcie.
mm-own-contraband = Twoja kontrabanda: { $cards }.
