option-modules-treasure = Galeon ze skarbem
option-modules-treasure-help = Hiszpański galeon pływa za wydarzeniami i z każdym ruchem ładuje 5 dukatów. Za jego pokonanie jest punkt sławy i cały skarb, ale im więcej miał złota, tym więcej nagród Hiszpanii za twoją głowę.

npc-treasure-galleon = galeon ze skarbem
happening-don-anselmo-valdivia = Don Anselmo Valdivia
does-don-anselmo-valdivia = Kapitan galeonu ze skarbem: Żegluga 3, Dowodzenie 2; nikogo nie ściga.

event-hoard-loaded = Galeon ze skarbem ładuje złoto ({ $count }); ma już { COUNT("ducat", $gold) }.
event-treasure-gone = Galeon ze skarbem { $outcome ->
    [sunk] zatonął
   *[plundered] został zdobyty
} i już nie wróci{ $gold ->
    [0] {""}
   *[other] ; przepada z nim { COUNT("ducat", $gold) }
}.

prompt-treasure-hoard = Galeon ze skarbem jest twój, w ładowni ma { COUNT("ducat", $gold) }. Zabierasz złoto?
move-take-hoard = zabierz skarb
move-leave-hoard = zostaw skarb

mm-brings-treasure-hunt = znajdziesz { $chance } % ({ COUNT("die", $dice) }); { mm-match }: trafienia w rundzie { TENTHS($hits) } do { TENTHS($taken) }, walka załóg wygrana { $crew } %; cała bitwa, na próbę: wygrana około { $won } %, przegrana { $lost } %; za atak i zwycięstwo: 1 punkt sławy{ $gold ->
    [0] {""}
   *[other] , a po pokonaniu załogi { COUNT("ducat", $gold) }
}, nagroda Hiszpanii za twoją głowę +{ $bounties }

lab-table-treasure = Jak kończy galeon ze skarbem
lab-measure-hoard = złoto z galeonu ze skarbem

feat-galleons-beaten = pokonane galeony ze skarbem
feat-gold-of-the-galleon = dukaty z galeonu ze skarbem
