# The module locations

mm-sign-missionary = m
mm-sign-natives = n
mm-sign-naval-fort = f
mm-sign-pirate-haven = h
mm-sign-prison = p
mm-sign-reef = r
mm-sign-town = t
mm-sign-trade-station = s
mm-place = { NAME("site", $site) } ({ NAME("place", $place) })
mm-place-here = { NAME("site", $site) }, { NAME("place", $place) }{ $visited ->
    [0] {""}
   *[other] {" "}(visited this turn)
}: { NAME("offers", $place) }
mm-place-raid = { $player } raids { NAME("site", $site) }: { $cards }. Dice to bombard: { $dice }.
mm-places-legend = Places: m missionary, n natives, f naval fort, h pirate haven, p prison, r reef, t town, s trade station.
