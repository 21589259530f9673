# The module treasure

mm-sign-treasure-galleon = Tg
mm-treasure = Treasure galleon of { NAME("happening", $captain) }: { NAME("zone", $zone) }, hoard { $gold } gold{ $bounties ->
    [0] {""}
   *[other] , { $bounties } more Spanish bounties for beating it
}.
mm-treasure-gone = The treasure galleon is lost.
mm-treasure-legend = Tg treasure galleon.
