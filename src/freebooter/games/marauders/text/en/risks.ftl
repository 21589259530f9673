# What to worry about before a question is answered: one sentence each.

mm-risk-npc-here = The { NAME("npc", $npc) } is in this zone and looks for you when your next turn begins: { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-npc-arrives = The { NAME("npc", $npc) } arrives here at the end of the round and looks for you: { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-npc-hunts = The { NAME("npc", $npc) } { off-zone } hunts you: it comes { $comes } %, then finds you { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-captain = { $player } can { $steps ->
    [0] look
   *[other] come and look
} for you before your next turn: { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-loss = If you are beaten you lose your captain, the { NAME("ship", $ship) } (hull { $hull }){ $gold ->
    [0] {""}
   *[other] , { $gold } gold
}{ $cargo ->
    [0] {""}
    [one] , 1 cargo card
   *[other] , { $cargo } cargo cards
}; points and stash stay.
mm-risk-storm = A storm blows outside: leaving port costs { TENTHS($hits) } hits on average{ $sunk ->
    [0] {""}
   *[other] {" "}and sinks you { $sunk } %
}.
mm-risk-blockade = The { NAME("npc", $npc) } waits outside and looks for you when you leave: { $chance } % ({ COUNT("die", $dice) }), { mm-match }.
mm-risk-surplus = { $count ->
    [one] 1 card does
   *[other] { $count } cards do
} not fit into your hold at sea and will be lost when you leave port.
mm-risk-unsold = Selling comes first: once you do anything else here, your goods in demand ({ $gold } gold) stay aboard.
mm-risk-outlaw = { $wanted ->
    [0] You will be wanted by { NAME("nation", $nation, case: "noun") }: { $ports ->
        [one] 1 port is
       *[other] { $ports } ports are
    } closed to you, and { $navies ->
        [0] every navy that appears hunts you
        [one] the navy at sea hunts you
       *[other] all { $navies } navies at sea hunt you
    }.
   *[other] You are wanted by { NAME("nation", $nation, case: "noun") } already; with more bounties the navy finds you more easily.
}
