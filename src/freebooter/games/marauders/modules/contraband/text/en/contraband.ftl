option-modules-contraband = Contraband
option-modules-contraband-help = Some cargo cards are contraband if you like: 3 gold to buy, 10 gold in the one port that they are for, and a glory point for each pair. Naval ships search captains who carry it, unless they are pirates.
deed-contraband = contraband
term-contraband = Contraband
rumour-a-hold-of-many-goods = A Hold of Many Goods
does-a-hold-of-many-goods = In any port, Influence: draw 8 cargo cards and keep what you like, one of each good and any contraband.

cargo-cocoa-3-crew-havana = fever bark without licence (cocoa 3, hits crew; for { zone-havana })
cargo-cocoa-2-escape-bridgetown = untaxed chocolate mills (cocoa 2, escape; for { zone-bridgetown })
cargo-fruit-1-none-cartagena = stolen army biscuit (fruit 1; for { zone-cartagena })
cargo-fruit-2-hull-port-royal = undeclared salvage from a wreck (fruit 2, hits hull; for { zone-port-royal })
cargo-rum-3-escape-basse-terre = brandy past the customs (rum 3, escape; for { zone-basse-terre })
cargo-rum-4-escape-havana = altar wine of a rival crown (rum 4, escape; for { zone-havana })
cargo-spices-5-crew-port-royal = nutmeg under monopoly (spices 5, hits crew; for { zone-port-royal })
cargo-spices-3-masts-cartagena = quicksilver flasks (spices 3, hits masts; for { zone-cartagena })
cargo-sugar-2-escape-st-maarten = forged sugar seals (sugar 2, escape; for { zone-st-maarten })
cargo-sugar-3-escape-bridgetown = powder in sugar casks (sugar 3, escape; for { zone-bridgetown })
cargo-tobacco-4-masts-st-maarten = king's leaf (tobacco 4, hits masts; for { zone-st-maarten })
cargo-tobacco-2-none-petite-goave = banned pamphlets in bales (tobacco 2; for { zone-petite-goave })
cargo-textiles-4-cannons-curacao = uniforms of deserters (textiles 4, hits cannons; for { zone-curacao })
cargo-textiles-5-escape-petite-goave = silk of an embargoed house (textiles 5, escape; for { zone-petite-goave })
cargo-timber-1-none-basse-terre = muskets under planks (timber 1; for { zone-basse-terre })
cargo-timber-3-cargo-curacao = stolen charts in a false mast (timber 3, hits hold; for { zone-curacao })

prompt-stow-contraband = Which of the new cards do you carry as contraband? The others are ordinary goods.
prompt-hide-contraband = Which contraband do you hide?
prompt-lose-from = You lose a card at random: from where?
prompt-keep-many-goods = What do you keep? One card of each good, and any contraband.
move-buy-contraband = buy as contraband: { NAME("cargo", $card) }
move-sell-contraband = sell contraband: { NAME("cargo", $card) }
move-smuggle = as contraband: { NAME("cargo", $card) }
move-discard-contraband = throw contraband overboard: { NAME("cargo", $card) }
move-lose-goods = from the ordinary goods
move-lose-contraband = from the contraband
move-resist-search = resist the search: attack the naval ship
move-throw-contraband-overboard = throw all contraband overboard

event-contraband-bought = { $player } buys contraband for { $price } gold: { NAME("cargo", $card) }.
event-contraband-bought-hidden = { $player } buys a card of contraband for { $price } gold.
event-contraband-stowed = { $player } carries as contraband: { NAME("cargo", $card) }.
event-contraband-stowed-hidden = { $player } carries a card as contraband.
event-contraband-sold = { $player } sells contraband in { NAME("zone", $zone) }: { LIST("cargo", $cards) }.
event-contraband-discarded = { $player } discards contraband: { LIST("cargo", $cards) }.
event-contraband-given-up = { $player } throws { COUNT("card", $count) } of contraband overboard before the { NAME("npc", $npc) }.
event-search-resisted = { $player } resists the search by the { NAME("npc", $npc) }!

mm-contraband-not-drawn = This card was not drawn: { NAME("cargo", $card) }.
mm-contraband-first = Contraband is bought before ordinary goods.
mm-contraband-not-aboard = You carry no such contraband: { NAME("cargo", $card) }.
mm-contraband-elsewhere = This is sold as contraband only in { NAME("zone", $zone) }.
mm-contraband-spoken-of = You are selling this already: { NAME("cargo", $card) }.
mm-contraband-not-gained = This card has not just come aboard: { NAME("cargo", $card) }.
mm-one-of-each = You can keep only one card of { NAME("good", $good) } from this rumour, if one was drawn and there is room.
mm-not-searched = The { NAME("npc", $npc) } does not just search for contraband: it attacks.

mm-brings-contraband = { $price } of { $gold } gold; sells for { $sale } in { NAME("zone", $zone) }{ $steps ->
    [one] , 1 zone away
   *[other] , { $steps } zones away
}{ $surplus ->
    [0] {""}
   *[other] ; too much for the hold at sea
}{ $found ->
    [0] {""}
   *[other] ; the { NAME("npc", $npc) } outside would find you { $found } %
}
mm-brings-contraband-sale = { $gold } gold{ $glory ->
    [0] , first of a pair
   *[other] {" "}and 1 glory point for the pair
}
mm-brings-smuggling = sells in { NAME("zone", $zone) }{ $steps ->
    [0] , here
    [one] , 1 zone away
   *[other] , { $steps } zones away
}
mm-brings-random-loss = one of { COUNT("card", $count) }
mm-brings-resisting = { mm-match }: { TENTHS($hits) } hits a round against { TENTHS($taken) }, crew combat won { $crew } %; { NAME("nation", $nation) } bounty +1
mm-brings-giving-up = { COUNT("card", $count) } lost, no battle
mm-risk-search = The { NAME("npc", $npc) } would search you for contraband: { $chance } % ({ COUNT("die", $dice) }). Then you lose { COUNT("card", $count) } or fight.

lab-measure-contraband-sold = contraband cards sold
lab-measure-contraband-given-up = searches ended by throwing contraband overboard
lab-measure-searches-resisted = searches resisted
lab-table-contraband-sold = Contraband sold

feat-contraband-delivered = cards of contraband delivered
