option-modules-market = Market for modifications
option-modules-market-help = In a port without a modification you may draw one from the reserve, to buy it or to leave it there for sale.

prompt-market-draw = { NAME("zone", $zone) } has no modification. Do you draw one from the reserve?
prompt-market-buy = Do you buy this modification: { NAME("modification", $modification) }? { NAME("does", $modification) }
move-draw-modification = draw a modification

mm-brings-market = { $pool ->
    [one] the last one of the reserve
   *[other] one of { $pool } in the reserve
}; you may buy it, or it stays here for sale

event-modification-drawn = { $player } draws a modification for { NAME("zone", $zone) }: { NAME("modification", $modification) }.

lab-table-modifications-drawn = Modifications drawn in markets

feat-market-draws = modifications drawn in markets
