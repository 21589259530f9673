# Moduł: miejsca

mm-sign-missionary = m
mm-sign-natives = t
mm-sign-naval-fort = f
mm-sign-pirate-haven = p
mm-sign-prison = w
mm-sign-reef = r
mm-sign-town = o
mm-sign-trade-station = k
mm-place = { NAME("site", $site) } ({ NAME("place", $place) })
mm-place-here = { NAME("site", $site) }, { NAME("place", $place) }{ $visited ->
    [0] {""}
   *[other] {" "}(w tej turze już odwiedzone)
}: { NAME("offers", $place) }
mm-place-raid = { $player } rabuje: { NAME("site", $site) }; { $cards }. Kości ostrzału: { $dice }.
mm-places-legend = Miejsca: m misjonarz, t tubylcy, f fort, p przystań piratów, w więzienie, r rafa, o miasteczko, k faktoria.
