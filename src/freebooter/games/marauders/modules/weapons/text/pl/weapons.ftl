option-modules-weapons = Nowe bronie
option-modules-weapons-help = W portach można też kupić rozżarzone kule, które podpalają statek, podwójne kule i kolczatki, po 3 dukaty.

weapon-heated-shot = rozżarzone kule
weapon-double-shot = podwójne kule
weapon-caltrops = kolczatki

does-heated-shot = Czaszki z twoich trafień nie zadają obrażeń, ale wrogi statek płonie: 1 obrażenie przed każdą następną rundą; jednorazowe.
does-double-shot = Do dwóch czaszek z twoich trafień liczy się podwójnie, rozłożone równo; bez innej broni w tej rundzie; jednorazowe.
does-caltrops = Po manewrach z abordażem wróg ma o 1 kość mniej w następnym rzucie; jednorazowe.

prompt-place-fire = { $whose ->
    [own] Twój statek płonie: co uszkadza ogień?
   *[other] Statek wroga płonie: co uszkadza ogień?
}

mm-brings-heated-shot = { $hits ->
    [0] teraz bez obrażeń
    [one] 1 trafienie, żadne z czaszek
    [few] { $hits } trafienia, żadne z czaszek
   *[many] { $hits } trafień, żadne z czaszek
}; wrogi statek płonie: 1 obrażenie przed każdą następną rundą
mm-brings-double-shot = { $count ->
    [one] 1 trafienie więcej
    [few] { $count } trafienia więcej
   *[many] { $count } trafień więcej
}; czaszki rozkładają się możliwie równo
mm-brings-caltrops = wróg ma o 1 kość mniej { $roll ->
    [crew] w pierwszej rundzie walki załóg
   *[contest] w następnych manewrach
}
mm-risk-fire = Twój statek płonie: przed następną rundą walki morskiej straci 1 punkt (kadłub { $hull }). Walka załóg gasi ogień.

mm-caltrops-only-boarding = Kolczatek używa się po ogłoszeniu abordażu.
mm-double-shot-alone = Podwójnych kul nie używa się w jednej rundzie z inną bronią specjalną.
mm-one-ammunition = W rundzie można użyć tylko jednego rodzaju kul.

event-ship-on-fire = Płonie statek! { who-is-it }.
event-fire-burns = Ogień na statku trawi go dalej: { who-is-it }.
event-fire-ends = Ogień na statku gaśnie: { who-is-it }.
event-shot-doubled = { who-is-it } strzela podwójnymi kulami: { $count ->
    [one] 1 trafienie więcej
    [few] { $count } trafienia więcej
   *[many] { $count } trafień więcej
}.
event-caltrops-thrown = Kolczatki na pokładzie: { who-is-it }. O 1 kość mniej w następnym rzucie.

lab-table-weapons-used = Nowe bronie użyte w bitwie
lab-measure-fires = obrażenia od ognia

feat-weapons-used = broń specjalna użyta w bitwie
