option-modules-locations = Locations
option-modules-locations-help = Sixteen places lie off the ports: missionaries, natives, naval forts, pirate havens, prisons, reefs, towns and trade stations. A captain at sea visits the one of his zone, or raids it for gold.

# Kinds of places
place-missionary = missionary
place-natives = natives
place-naval-fort = naval fort
place-pirate-haven = pirate haven
place-prison = prison
place-reef = reef
place-town = town
place-trade-station = trade station

offers-missionary = Pay 3 gold for each bounty of one nation to be rid of it. Raid: 3 cards, whose hits are ignored.
offers-natives = For a cargo card everything but the crew is repaired. Raid: 4 cards, no bounty.
offers-naval-fort = Not for pirates. Send the naval ship of the local nation to a neighbouring zone; if there is none, call a captain from the event deck. Raid: 6 cards.
offers-pirate-haven = For pirates only. Fill your crew and draw a rumour, free and without a roll. Raid: 4 cards, no bounty.
offers-prison = Pay 5 gold for the first specialist of a new type from the glory deck. Raid: 4 cards, and the specialist for nothing.
offers-reef = Roll Scouting: each success may be a cargo card, a special weapon, a rumour or 1 crew; for each find the hull takes 1 hit, less the successes of Seamanship. It cannot be raided.
offers-town = One activity as in a port: sell, buy (4 cards, 3 right after the last purchase), shipyard, recruit, ask for rumours. Raid: 5 cards.
offers-trade-station = Not for pirates. Sell or buy goods (6 cards, 3 right after the last purchase), with the good in demand of the port. Raid: 5 cards.

# The sixteen places
site-san-telmo-mission = San Telmo Mission
site-chapel-point = Chapel Point
site-springs-village = Springs Village
site-canoe-beach = Canoe Beach
site-fort-resolute = Fort Resolute
site-castle-of-the-tides = Castle of the Tides
site-careen-cove = Careen Cove
site-lantern-bight = Lantern Bight
site-the-cistern = The Cistern
site-iron-bastion = Iron Bastion
site-broken-tooth = Broken Tooth
site-drowned-man-cay = Drowned Man Cay
site-fishers-landing = Fishers' Landing
site-windward-hamlet = Windward Hamlet
site-logwood-station = Logwood Station
site-company-wharf = Company Wharf

purpose-reef = to find something at the reef
purpose-reef-passage = to pass the reef
death-reef = was wrecked on a reef
death-location-raid = fell in the raid on a place
deed-location = the raid on a place
term-location = Raided places

find-cargo = a cargo card
find-weapon = a special weapon
find-rumour = a rumour
find-crew = 1 crew

part-both = crew and a rumour
part-crew = crew only
part-rumour = a rumour only

place-outcome-plundered = plundered
place-outcome-retreated = broken off
place-outcome-failed = failed
place-outcome-beaten = the crew was lost
place-outcome-sunk = sunk

# What is asked, and what can be chosen
prompt-absolution-from = Whose bounties does the missionary remove?
prompt-absolution = How many { NAME("nation", $nation) } bounties are removed, for { $gold } gold each?
prompt-bombardment = { COUNT("die", $count) } left for the bombardment: do you fire?
prompt-bombardment-hit = A hit: which card is discarded? ({ COUNT("die", $count) } left)
prompt-ground-assault = Do you land and storm the place?
prompt-location-cargo = What do you discard? All the rest of the plunder is kept, and must fit into your hold.
prompt-natives-price = Which card do you give for the repairs?
prompt-pirate-haven = What do you take in the pirate haven?
prompt-reef-find = What do you bring up? (finds so far: { $count })
prompt-send-navy = The { NAME("npc", $npc) } is off { NAME("zone", $zone) }: where does it sail?
prompt-town = Town off { NAME("zone", $zone) }: what do you do, this one thing?
prompt-trade-station = Trade station off { NAME("zone", $zone) }: do you sell or buy?

move-visit-location = visit the place
move-raid-location = raid the place
move-bombard = fire
move-assault = storm the place
move-retreat = retreat
move-haven = { NAME("part", $part) }
move-find = { NAME("find", $find) }
move-send-navy = to { NAME("zone", $zone) }

# What it would bring
mm-brings-missionary = { $price } gold for each bounty removed, now up to { $most } of one nation; you have { $gold } gold
mm-brings-natives = a cargo card for { $points ->
    [one] 1 point of repairs
   *[other] { $points } points of repairs
}
mm-brings-navy-sent = the { NAME("npc", $npc) } off { NAME("zone", $zone) } sails to a neighbouring zone of your choice
mm-brings-navy-called = { $count ->
    [0] no captain of the { NAME("npc", $npc) } is left in the event deck
   *[other] a captain of the { NAME("npc", $npc) } comes at the end of the round; the event deck is shuffled
}
mm-brings-haven = { $crew ->
    [0] {""}
   *[other] { COUNT("crew", $crew) } for nothing{ $rumour ->
        [none] {""}
       *[other] ,{" "}
    }
}{ $rumour ->
    [none] {""}
    [other] a rumour, of which you keep one
   *[new] a rumour
}
mm-brings-joining = { COUNT("crew", $crew) } for nothing
mm-brings-prison = { $price } gold for the first specialist of { $types ->
    [one] the 1 type
   *[other] the { $types } types
} that you lack, from the glory deck; you have { $gold } gold
mm-brings-reef = at least one find { $chance } % ({ COUNT("die", $dice) }); each is a hit on the hull, less the successes of { COUNT("die", $steering) } of Seamanship
mm-brings-find = { $finds ->
    [one] 1 hit
   *[other] { $finds } hits
} on the hull, less the successes of { COUNT("die", $dice) }{ $sunk ->
    [0] {""}
   *[other] ; ship lost { $sunk } %
}
mm-brings-town = one activity as in a port, without its powers; buying draws { COUNT("card", $cards) }
mm-brings-station = sell or buy; buying draws { COUNT("card", $cards) }
mm-brings-place-raid = { COUNT("card", $cards) } of defence, { COUNT("die", $dice) } to bombard: succeeds { $success } %, about { $gold } gold; captain lost { $dead } %; { TENTHS($hits) } hits, { TENTHS($crew) } crew lost on average{ $nation ->
    [none] {""}
   *[other] ; { NAME("nation", $nation) } bounty { $bounty }, { $more } if it succeeds
}
mm-brings-bombard = { $chance } % to discard a card
mm-brings-defence = { $outcome ->
    [sunk] then your ship sinks and your captain dies ({ COUNT("hit", $hits) })
    [failed] then a part of your ship is destroyed and the raid fails ({ COUNT("hit", $hits) })
   *[stormed] then { COUNT("hit", $hits) }, and { $gold } gold behind { $escapes ->
        [one] 1 defender
       *[other] { $escapes } defenders
    }
}
mm-brings-assault = { COUNT("die", $dice) } against { $escapes ->
    [one] 1 defender
   *[other] { $escapes } defenders
}: { TENTHS($lost) } crew lost on average, captain lost { $dead } %; otherwise { $gold } gold{ $glory ->
    [0] {""}
   *[other] {" "}and 1 glory point
}

# Why not
mm-place-from-port = Places are visited and raided from the sea.
mm-no-place-here = There is no place to visit or raid off { NAME("zone", $zone) }.
mm-place-visited = You have been there this turn: { NAME("place", $place) }.
mm-place-for-pirates = They deal with pirates only.
mm-place-not-for-pirates = They do not deal with pirates.
mm-place-not-raided = There is nothing to raid on a reef.
mm-ship-unfit-to-raid = Something of your ship is destroyed: no raid.
mm-nobody-wants-you = There is no bounty on you.
mm-nothing-to-repair = There is nothing to repair.
mm-no-card-to-give = You have no cargo card to give.
mm-navy-awaited = Its captain is on his way: { NAME("npc", $npc) }.
mm-navy-not-so-far = It sails to a neighbour of { NAME("zone", $zone) }.
mm-nothing-at-haven = There is nothing for you there: your crew is full, and no rumours are left.
mm-nobody-joins = Nobody would join you for nothing.
mm-no-rumours-left = No rumours are left.
mm-no-weapon-lacking = You have every special weapon.

# The log
event-place-laid = Off { NAME("zone", $zone) } lies { NAME("site", $site) } ({ NAME("place", $place) }).
event-place-removed = { NAME("site", $site) } off { NAME("zone", $zone) } is gone for good.
event-place-visited = { $player } visits { NAME("site", $site) } ({ NAME("place", $place) }).
event-navy-not-found = No captain of the { NAME("npc", $npc) } is found; the event deck is shuffled.
event-nobody-freed = { $player } finds no specialist, and pays nothing.
event-prisoner-left = { $player } employs one already: { NAME("glory", $card) }.
event-reef-find = { $player } brings up { NAME("find", $find) }.
event-place-raid-begins = { $player } raids { NAME("site", $site) } ({ NAME("place", $place) }).
event-place-defends = It is defended by { LIST("cargo", $cards) }.
event-bombarded = The cannons of { $player }: { LIST("face", $dice) }.
event-place-raid-ends = { $outcome ->
    [sunk] { $player } is sunk before the place.
    [failed] { $player } has to break off the raid.
    [retreated] { $player } breaks off the raid.
    [beaten] The crew of { $player } is beaten ashore.
   *[plundered] { $player } plunders the place.
}

# Statistics
lab-table-places-visited = Places visited
lab-table-places-raided = Places raided
lab-table-place-raids = How raids on places end
lab-measure-visits = visits to places
lab-measure-place-raids = raids on places

feat-places-visited = locations visited
feat-places-plundered = locations plundered
