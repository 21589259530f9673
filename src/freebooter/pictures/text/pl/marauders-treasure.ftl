# Moduł: galeon ze skarbem

mm-sign-treasure-galleon = Gs
mm-treasure = Galeon ze skarbem, { NAME("happening", $captain) }: { NAME("zone", $zone) }, skarb: { COUNT("ducat", $gold) }{ $bounties ->
    [0] {""}
   *[other] , za pokonanie dodatkowych nagród Hiszpanii: { $bounties }
}.
mm-treasure-gone = Galeon ze skarbem przepadł.
mm-treasure-legend = Gs galeon ze skarbem.
