# The table of Merchants & Marauders.

letter-spanish = S
letter-english = E
letter-french = F
letter-dutch = D

mark-hull = h
mark-cargo = o
mark-masts = m
mark-crew = w
mark-cannons = c

mm-title = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}{ $turn ->
    [0] .
   *[other] . On turn: { $player }, { COUNT("action", $actions) }.
} Rounds left: { $events } at most. { COUNT("point", $points) } win.
mm-event = Event: { NAME("happening", $event) }. { NAME("does", $event) }
mm-wars = At war: { $pairs }.
mm-zone-rule = { NAME("zone", $zone) }: { NAME("does", $zone) }
mm-visit = In port, { NAME("zone", $zone) }: { $list }
mm-visit-elsewhere = Off { NAME("zone", $zone) }, not in port: { $list }
mm-raid = { $player } raids a merchant of { NAME("nation", $nation, case: "noun") }: { $cards }. Successes to use: { $successes }.
mm-battle = { $phase ->
    [crew] Crew against crew, round { $round }.
   *[sea] Battle at sea, round { $round }.
}
mm-side = { $name }: { $ship }; Seamanship { $seamanship }, Leadership { $leadership }{ $declared ->
    [shoot] ; "Fire!"
    [board] ; "Board her!"
    [flee] ; "Away!"
   *[nothing] {""}
}
mm-you = { $name } (you)
mm-wanted = wanted by: { $nations }
mm-mission = mission { NAME("mission", $mission) }
mm-sheet = { NAME("captain", $captain) }, home { NAME("zone", $home) }: { $skills }. { NAME("does", $captain) }
mm-hold = Your hold: { $cards }.
mm-drawn = Drawn: { $cards }.
mm-chosen = Chosen so far: { $cards }.
mm-aboard = You have aboard: { $things }
mm-hand = Your glory cards: { $cards }.
mm-rumour = Your rumour: { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
mm-own-mission = Your mission: { NAME("mission", $mission) }. { NAME("does", $mission) }
mm-offered = Missions: { $missions }
mm-next-events = Next events: { $events }.
mm-chart-hint = Numbers on the chart: sail there, for 1 action.
mm-wants = wants { NAME("good", $good) }
mm-merchant = a merchant
mm-modification = modification { NAME("modification", $modification) }
mm-in-zone = { $port ->
    [0] { $player }
   *[other] { $player } in port
}
mm-legend = Chart: > you, . near; port of S Spain, E England, F France, D Dutch; good in demand; $ merchant, + modification, ? one face down, ! mission; 1 2 3 the captains in the order of the table, [1] in port. Ship: h hull, o hold, m masts, w crew, c cannons. Cards: cargo+glory+rumour; number and icon of cargo count in raids only.

mm-sign-spanish-navy = Sn
mm-sign-english-navy = En
mm-sign-french-navy = Fn
mm-sign-dutch-navy = Dn
mm-sign-pirate-sloop = Ps
mm-sign-pirate-frigate = Pf

mm-head-captain = Captain
mm-head-captain-short = Captain
mm-head-place = Place
mm-head-place-short = Place
mm-head-ship = Ship
mm-head-ship-short = Ship
mm-head-state = State
mm-head-state-short = State
mm-head-gold = Gold
mm-head-gold-short = Au
mm-head-stash = Stash
mm-head-stash-short = St.
mm-head-points = Points
mm-head-points-short = Pt.
mm-head-cards = Cards
mm-head-cards-short = Cards

mm-spoken = { $name }, { $captain }: points { $points }, gold { $gold }, stash { $stash }, at { $place }, ship { $ship }, cargo { $cargo }, glory cards { $glory }, rumours { $rumours }.
