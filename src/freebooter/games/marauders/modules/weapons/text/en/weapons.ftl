option-modules-weapons = New weapons
option-modules-weapons-help = Ports also sell heated shot, which sets a ship on fire, double shot and caltrops, 3 gold each.

weapon-heated-shot = heated shot
weapon-double-shot = double shot
weapon-caltrops = caltrops

does-heated-shot = The skulls of your hits do no damage, but the enemy ship burns: 1 damage before each further round; then it is gone.
does-double-shot = Up to two skulls of your hits count twice, spread evenly; with no other weapon in that round; then it is gone.
does-caltrops = After a contest in which you board, the enemy has 1 die less in the next roll; then they are gone.

prompt-place-fire = { $whose ->
    [own] Your ship burns: what does the fire damage?
   *[other] The enemy ship burns: what does the fire damage?
}

mm-brings-heated-shot = { $hits ->
    [0] no damage now
    [one] 1 hit, none from skulls
   *[other] { $hits } hits, none from skulls
}; the enemy ship burns: 1 damage before each further round
mm-brings-double-shot = { $count ->
    [one] 1 hit more
   *[other] { $count } hits more
}; skulls are spread as evenly as possible
mm-brings-caltrops = the enemy has 1 die less { $roll ->
    [crew] in the first round of crew combat
   *[contest] in the next contest
}
mm-risk-fire = Your ship burns: before the next round of naval combat it takes 1 damage (hull { $hull }). Crew combat puts the fire out.

mm-caltrops-only-boarding = Caltrops are for those who have declared boarding.
mm-double-shot-alone = Double shot goes with no other special weapon in the same round.
mm-one-ammunition = Only one kind of shot in a round.

event-ship-on-fire = The ship of { who-is-it } burns!
event-fire-burns = The fire on the ship of { who-is-it } burns on.
event-fire-ends = The fire on the ship of { who-is-it } is out.
event-shot-doubled = { who-is-it } fires double shot: { $count ->
    [one] 1 hit more
   *[other] { $count } hits more
}.
event-caltrops-thrown = Caltrops on the deck of { who-is-it }: 1 die less in the next roll.

lab-table-weapons-used = New weapons used in battle
lab-measure-fires = damage by fire

feat-weapons-used = special weapons used in battle
