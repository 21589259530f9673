# Pytania i możliwe odpowiedzi.

prompt-keep-development = Które z dwóch ulepszeń po { $price } zatrzymujesz? Zadziała dopiero, gdy je kupisz.
prompt-place-merchant = Przy którym nabrzeżu zaczyna twój statek kupiecki? Ładuje tam 3 towary portu; kupują je inne porty.
prompt-return-merchant = Twój statek kupiecki zatonął i wraca do gry: przy którym nabrzeżu?
prompt-play-movement = Którą kartę ruchu zagrywasz? Mówi ona, jak daleko płyną twoje statki w tej turze.
prompt-command-navy = Dwa patenty: którym okrętem dowodzisz w tej turze?
prompt-choose-ship = { $ships ->
    [0] Wszystkie twoje statki już płynęły: coś jeszcze przed końcem tury?
   *[other] Który statek teraz płynie? Każdy płynie raz na turę i ma jedną akcję.
}
prompt-sail = { $steps ->
    [0] Płynie { NAME("crew", $ship) }, ruch zużyty. Coś jeszcze?
   *[other] Płynie { NAME("crew", $ship) }, pozostały ruch: { $steps }. Dokąd, albo co robi?
}
prompt-push-ship = Przeciwny prąd: który statek przesuwasz?
prompt-push-to = Dokąd dryfuje { NAME("kind", $crew) }{ $owned ->
    [0] {""}
   *[other] {" "}gracza { $player }
}?
prompt-whirlpool-ship = Wir: który statek zamienia się miejscem?
prompt-whirlpool-other = Wir: { NAME("kind", $crew) }{ $owned ->
    [0] {""}
   *[other] {" "}gracza { $player }
} zamienia się miejscem – z którym statkiem?
prompt-armed-merchantman = Uzbrojony kupiec: który statek kupiecki atakujesz?
prompt-discard-fortune = { $limit ->
    [0] Zagrana karta ruchu każe odrzucić kartę fortuny: którą odrzucasz?
   *[other] Wolno mieć { $limit } karty fortuny: którą odrzucasz?
}
prompt-purchase = Masz { COUNT("doubloon", $doubloons) }: co kupujesz? Najwyżej jedną kartę na turę.

move-keep = { NAME("development", $development) }: { NAME("effect", $development) }
move-dock-at = nabrzeże { $space }
move-play = { NAME("movement", $movement) }
move-command = { NAME("ship", $ship) }
move-activate = płynie { NAME("crew", $crew) }
move-sail-to = płyń na { $space }
move-attack = zaatakuj: { NAME("ship", $ship) }
move-sell = sprzedaj ładunek
move-bury = zakop skarb
move-finish = zakończ ruch tego statku
move-fortune = zagraj: { NAME("fortune", $card) } ({ NAME("effect", $card) })
move-ship = { NAME("ship", $ship) }
move-change-flags = Zmiana bandery: kupiec i pirat zamieniają się miejscami
move-end-sailing = zakończ turę
move-discard = { NAME("fortune", $card) }: { NAME("effect", $card) }
move-buy = { $price ->
    [victory] kup kartę zwycięstwa
   *[other] kup ulepszenie za { $price }
}
move-no-purchase = nic nie kupuj

# Ruchy tam, gdzie nie widać pytania: na przycisku cofania, w radzie
bf-full-sail-to = { NAME("kind", $own) } płynie na { $space }
bf-full-sell = { NAME("kind", $own) } sprzedaje ładunek
bf-full-bury = { NAME("kind", $own) } zakopuje skarb
bf-full-finish = { NAME("kind", $own) } kończy ruch
bf-full-attack = { NAME("kind", $own) } atakuje: { NAME("kind", $crew) } gracza { $player }
bf-full-keep = zatrzymaj ulepszenie { NAME("development", $development) }
bf-full-dock = kupiec staje przy nabrzeżu { $space }
bf-full-movement = zagraj kartę ruchu: { NAME("movement", $movement) }
bf-full-command = dowodzisz: { NAME("ship", $ship) }
bf-full-discard = odrzuć kartę { NAME("fortune", $card) }
bf-full-push = Przeciwny prąd przesuwa: { NAME("kind", $crew) }{ $owned ->
    [0] {""}
   *[other] {" "}gracza { $player }
}
bf-full-push-to = Przeciwny prąd przesuwa: { NAME("kind", $crew) }{ $owned ->
    [0] {""}
   *[other] {" "}gracza { $player }
}, na { $space }
bf-full-swap = Wir porywa: { NAME("kind", $crew) }{ $owned ->
    [0] {""}
   *[other] {" "}gracza { $player }
}
bf-full-swap-with = Wir, zamiana miejsc z tym statkiem: { NAME("kind", $crew) }{ $owned ->
    [0] {""}
   *[other] {" "}gracza { $player }
}
