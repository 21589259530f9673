# The log that people read. `who` and `other` are players, captains of NPCs, or an enemy ashore.

# The first stands at the beginning of a sentence.
who-is-it = { $who ->
    [player] { $player }
    [ashore] The enemy ashore
    [enemy] The enemy ship
   *[other] { NAME("happening", $who) }
}
who-in-line = { $who ->
    [player] { $player }
   *[other] { NAME("happening", $who) }
}
off-zone = { $zone ->
    [caribbean-sea] in the Caribbean Sea
   *[other] off { NAME("zone", $zone) }
}
against-whom = { $other ->
    [player] { $players }
   *[other] { NAME("happening", $other) }
}

event-round-begins = Round { $round }.
event-turn-begins = { $player } is on turn: { COUNT("action", $actions) }.
    .you = It is your turn: { COUNT("action", $actions) }.
event-actions-unused = { $player } ends the turn with { COUNT("action", $count) } unused.
    .you = You end the turn with { COUNT("action", $count) } unused.
event-game-ends = { $by ->
    [points] The game ends: somebody has enough points.
    [event-deck] The game ends: there is no event left.
   *[captain-deck] The game ends: there is no captain left.
}
ended-by-points = { $count ->
    [one] { $player } had { COUNT("point", $goal) }, and the round was played to its end.
   *[other] { $count } players had { COUNT("point", $goal) }, and the round was played to its end.
}
ended-by-events = No event card was left, so the game was over at once.
ended-by-captains = No captain was left to take over, so the game was over at once.
event-points-declared = { $player } declares { COUNT("point", $points) }, with { $stash } gold in the stash.
    .you = You declare { COUNT("point", $points) }, with { $stash } gold in the stash.

# Moving and scouting
event-sailed = { $player } sails to { $zone ->
    [caribbean-sea] the Caribbean Sea
   *[other] { NAME("zone", $zone) }
}.
    .you = You sail to { $zone ->
        [caribbean-sea] the Caribbean Sea
       *[other] { NAME("zone", $zone) }
    }.
event-left-port = { $player } leaves the port of { NAME("zone", $zone) }.
    .you = You leave the port of { NAME("zone", $zone) }.
event-entered-port = { $player } enters the port of { NAME("zone", $zone) }.
    .you = You enter the port of { NAME("zone", $zone) }.
event-port-opened = { $player } enters { NAME("zone", $zone) } under false colours.
    .you = You enter { NAME("zone", $zone) } under false colours.
event-skill-rolled = { $player } rolls { NAME("skill", $skill) } { NAME("purpose", $purpose) }: { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = You roll { NAME("skill", $skill) } { NAME("purpose", $purpose) }: { LIST("face", $dice) } - { COUNT("success", $successes) }.
event-npc-moved = The { NAME("npc", $npc) } sails from { $origin ->
    [caribbean-sea] the Caribbean Sea
   *[other] { NAME("zone", $origin) }
} to { $zone ->
    [caribbean-sea] the Caribbean Sea
   *[other] { NAME("zone", $zone) }
}.
event-npc-stays = The { NAME("npc", $npc) } stays { off-zone }.
event-npc-scouts = The { NAME("npc", $npc) } looks for { $player }: { LIST("face", $dice) } - { $successes ->
    [0] in vain
   *[other] and finds
}.
    .you = The { NAME("npc", $npc) } looks for you: { LIST("face", $dice) } - { $successes ->
        [0] in vain
       *[other] and finds you
    }.
event-npc-drawn = { NAME("happening", $card) } takes command: { NAME("npc", $npc) }, { off-zone } from the end of the round on.
event-npc-revealed = { NAME("happening", $card) } takes over: { NAME("npc", $npc) }, { off-zone } from the end of the round on.
event-npc-arrives = { NAME("happening", $card) } arrives { off-zone }: { NAME("npc", $npc) }{ $gone ->
    [none] {""}
    [caribbean-sea] , gone from the Caribbean Sea
   *[other] , gone from { NAME("zone", $gone) }
}.
event-hidden-from-npc = { $player } hides from the { NAME("npc", $npc) }.
    .you = You hide from the { NAME("npc", $npc) }.

# Events
event-event-drawn = Event: { NAME("happening", $event) }. { NAME("does", $event) }
event-war = War: { NAME("nation", $one, case: "noun") } against { NAME("nation", $two, case: "noun") }. Their ports are closed to each other.
event-peace = Peace: { NAME("nation", $one, case: "noun") } and { NAME("nation", $two, case: "noun") }.
event-navies-sail = { LIST("happening", $captains) }: now in command of a { NAME("ship", $ship) }.
event-icon-turned = { $player } turns the { NAME("npc", $npc) }: { NAME("towards", $towards) }.
    .you = You turn the { NAME("npc", $npc) }: { NAME("towards", $towards) }.
event-events-ordered = { $player } looks at the next { $count } events and orders them.
    .you = You look at the next { $count } events and order them.
event-events-seen = { $player } sees: { LIST("happening", $events) }.
    .you = You see: { LIST("happening", $events) }.
event-merchants-dealt = All raided merchants are back at sea.
event-merchant-to-track = The merchant { off-zone } turns out to be { NAME("nation", $nation) }.
event-demand-changed = { NAME("zone", $zone) } now wants { NAME("good", $good) }.
event-demand-stays = { NAME("zone", $zone) } still wants { NAME("good", $good) }.
event-mission-offered = A new mission: { NAME("mission", $mission) }. { NAME("does", $mission) }

# Gold, cargo, ship
event-gold-gained = { $player } gets { COUNT("ducat", $count) } ({ $gold } on board).
    .you = You get { COUNT("ducat", $count) } ({ $gold } on board).
event-gold-paid = { $player } pays { COUNT("ducat", $count) } ({ $gold } on board).
    .you = You pay { COUNT("ducat", $count) } ({ $gold } on board).
event-gold-lost = { $player } loses { COUNT("ducat", $count) }.
    .you = You lose { COUNT("ducat", $count) }.
event-gold-taken = { $player } takes { COUNT("ducat", $count) } from { $players }.
    .you = You take { COUNT("ducat", $count) } from { $players }.
    .at-you = { $player } takes { COUNT("ducat", $count) } from you.
event-stashed = { $player } stashes { COUNT("ducat", $count) } ({ $stash } in the stash).
    .you = You stash { COUNT("ducat", $count) } ({ $stash } in the stash).
event-stashed-hidden = { $player } stashes gold.
event-gold-withdrawn = { $player } takes { COUNT("ducat", $count) } out of the stash ({ $gold } on board).
    .you = You take { COUNT("ducat", $count) } out of the stash ({ $gold } on board).
event-cargo-loaded = { $player } loads { LIST("cargo", $cards) }.
    .you = You load { LIST("cargo", $cards) }.
event-cargo-loaded-hidden = { $player } loads { COUNT("card", $count) }.
event-cargo-discarded = { $player } discards { LIST("cargo", $cards) }.
    .you = You discard { LIST("cargo", $cards) }.
event-crew-gained = { $player } gets { COUNT("crew", $count) } ({ $crew } now).
    .you = You get { COUNT("crew", $count) } ({ $crew } now).
event-crew-fallen = { $player } loses { COUNT("crew", $count) }.
    .you = You lose { COUNT("crew", $count) }.
event-repaired = { $player } repairs { $count }: { NAME("location", $location) }.
    .you = You repair { $count }: { NAME("location", $location) }.
event-weapon-gained = { $player } gets { NAME("weapon", $weapon) }.
    .you = You get { NAME("weapon", $weapon) }.
event-weapon-lost = { $player } gives up { NAME("weapon", $weapon) }.
    .you = You give up { NAME("weapon", $weapon) }.
event-weapon-used = { who-is-it } uses { NAME("weapon", $weapon) }.
    .you = You use { NAME("weapon", $weapon) }.
event-modification-gained = { $player } has a new modification: { NAME("modification", $modification) }.
    .you = You have a new modification: { NAME("modification", $modification) }.
event-modification-opened = { NAME("zone", $zone) } has a modification to sell: { NAME("modification", $modification) }.
event-modification-placed = A modification is put face down in { NAME("zone", $zone) }.
event-modification-ready = { $player } has the reinforced hull ready again.
    .you = Your reinforced hull is ready again.
event-modifications-seen = { $player } looks at the modifications: { LIST("modification", $modifications) }.
    .you = You look at the modifications: { LIST("modification", $modifications) }.
event-bounty-gained = { $player } is wanted by { NAME("nation", $nation, case: "noun") }: bounty { $bounty }.
    .you = You are wanted by { NAME("nation", $nation, case: "noun") }: bounty { $bounty }.
event-bounty-lowered = { $player }: { NAME("nation", $nation) } bounty lowered to { $bounty }.
    .you = Your { NAME("nation", $nation) } bounty is lowered to { $bounty }.

# Port
event-port-action = { $player } goes about business in { NAME("zone", $zone) }.
    .you = You go about business in { NAME("zone", $zone) }.
event-goods-sold = { $player } sells { COUNT("card", $count) } in { NAME("zone", $zone) }, { $demanded } in demand.
    .you = You sell { COUNT("card", $count) } in { NAME("zone", $zone) }, { $demanded } in demand.
event-good-named = { $player } names { NAME("good", $good) }.
    .you = You name { NAME("good", $good) }.
event-good-bargained = { $player } bargains for { NAME("good", $good) }.
    .you = You bargain for { NAME("good", $good) }.
event-goods-drawn = { $player } draws { LIST("cargo", $cards) }.
    .you = You draw { LIST("cargo", $cards) }.
event-goods-drawn-hidden = { $player } draws { COUNT("card", $count) }.
event-goods-replaced = { $player } discards what is in demand here ({ LIST("cargo", $cards) }) and draws other cards for it.
    .you = You discard what is in demand here ({ LIST("cargo", $cards) }) and draw other cards for it.
event-goods-put-back = { $player } puts back { LIST("cargo", $cards) }.
    .you = You put back { LIST("cargo", $cards) }.
event-goods-bought = { $player } buys { COUNT("card", $count) } in { NAME("zone", $zone) } for { $price } gold.
    .you = You buy { COUNT("card", $count) } in { NAME("zone", $zone) } for { $price } gold.
event-demand-drawn = { $player } draws demand tokens: { LIST("good", $goods) }.
    .you = You draw demand tokens: { LIST("good", $goods) }.
event-ship-traded = { $player } gives a { NAME("ship", $old) } ({ $sale }) for a { NAME("ship", $ship) } ({ $price } gold).
    .you = You give a { NAME("ship", $old) } ({ $sale }) for a { NAME("ship", $ship) } ({ $price } gold).

# Cards
event-glory-gained = { $player }: +1 glory point for { NAME("deed", $deed) } ({ $track } on the track).
    .you = You get +1 glory point for { NAME("deed", $deed) } ({ $track } on the track).
event-glory-drawn = { $player } draws { NAME("glory", $card) }: { NAME("does", $card) }
    .you = You draw { NAME("glory", $card) }: { NAME("does", $card) }
event-glory-drawn-hidden = { $player } draws a glory card.
event-glory-discarded = { $player } discards { NAME("glory", $card) }.
    .you = You discard { NAME("glory", $card) }.
event-glory-cards-discarded = { $player } discards { LIST("glory", $cards) }.
    .you = You discard { LIST("glory", $cards) }.
event-glory-taken = { $player } takes glory cards from { $players }: { LIST("glory", $cards) }.
    .you = You take glory cards from { $players }: { LIST("glory", $cards) }.
    .at-you = { $player } takes your glory cards: { LIST("glory", $cards) }.
event-glory-taken-hidden = { $player } takes { $count ->
    [one] 1 glory card
   *[other] { $count } glory cards
} from { $players }.
    .at-you = { $player } takes { $count ->
        [one] 1 glory card
       *[other] { $count } glory cards
    } from you.
event-card-announced = { $player } announces a card, face down.
    .you = You announce a card, face down.
event-card-shown = { $player } shows { NAME("glory", $card) }.
    .you = You show { NAME("glory", $card) }.
event-card-played = { $player } plays { NAME("glory", $card) }: { NAME("does", $card) }
    .you = You play { NAME("glory", $card) }: { NAME("does", $card) }
event-card-declined = { $player } does not play { NAME("glory", $card) } after all.
    .you = You do not play { NAME("glory", $card) } after all.
event-specialist-employed = { $player } employs: { NAME("glory", $card) }.
    .you = You employ: { NAME("glory", $card) }.
event-specialist-dismissed = { $player } loses: { NAME("glory", $card) }.
    .you = You lose: { NAME("glory", $card) }.
event-mission-claimed = { $player } claims { NAME("mission", $mission) }. { NAME("does", $mission) }
    .you = You claim { NAME("mission", $mission) }. { NAME("does", $mission) }
event-mission-leg = { $player } has done a part of the mission: { NAME("zone", $zone) }.
    .you = You have done a part of your mission: { NAME("zone", $zone) }.
event-mission-completed = { $player } completes { NAME("mission", $mission) }.
    .you = You complete { NAME("mission", $mission) }.
event-mission-lost = { $player } gives up the mission { NAME("mission", $mission) }.
    .you = You give up the mission { NAME("mission", $mission) }.
event-mission-lost-with-ship = { $player } loses the mission { NAME("mission", $mission) }.
    .you = You lose the mission { NAME("mission", $mission) }.
event-mission-lost-with-load = What { $player } carried for { NAME("mission", $mission) } is lost, and the mission with it.
    .you = What you carried for { NAME("mission", $mission) } is lost, and the mission with it.
event-rumour-heard = { $player } hears { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
    .you = You hear { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
event-rumour-heard-hidden = { $player } hears a rumour.
event-rumour-shown = { $player } acts on { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
    .you = You act on { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
event-rumour-true = The rumour is true.
event-rumour-false = The rumour is false.
event-rumour-discarded = { $player } discards the rumour { NAME("rumour", $rumour) }.
    .you = You discard the rumour { NAME("rumour", $rumour) }.
event-rumour-taken = { $player } takes the rumour of { $players }.
    .you = You take the rumour of { $players }.
    .at-you = { $player } takes your rumour.
event-merchant-plundered = { $player } plunders a drifting merchant: { LIST("cargo", $cards) }.
    .you = You plunder a drifting merchant: { LIST("cargo", $cards) }.
event-searched = { $player } looks for { NAME("good", $good) }: { $found } among { COUNT("card", $drawn) }.
    .you = You look for { NAME("good", $good) }: { $found } among { COUNT("card", $drawn) }.

# Raid
event-raid-begins = { $player } raids the merchant { off-zone }; it counts as { NAME("nation", $nation) }.
    .you = You raid the merchant { off-zone }; it counts as { NAME("nation", $nation) }.
event-merchant-let-go = { $player } lets the merchant sail.
    .you = You let the merchant sail.
event-raid-cards = On its deck: { LIST("cargo", $cards) }.
event-raid-card-drawn = One more card: { LIST("cargo", $cards) }.
event-raid-card-dropped = { $player } gets rid of { NAME("cargo", $card) }.
    .you = You get rid of { NAME("cargo", $card) }.
event-raid-ends = { $outcome ->
    [sunk] { $player } is sunk by the merchant.
    [failed] { $player } has to break off the raid.
    [escaped] The merchant escapes.
   *[plundered] { $player } plunders the merchant.
}
    .you = { $outcome ->
        [sunk] You are sunk by the merchant.
        [failed] You have to break off the raid.
        [escaped] The merchant escapes from you.
       *[plundered] You plunder the merchant.
    }

# Battle
event-battle-begins = { who-is-it } attacks { against-whom }!
    .you = You attack { against-whom }!
    .at-you = { who-is-it } attacks you!
event-shore-combat = { $player } fights ashore against a crew of { $crew }.
    .you = You fight ashore against a crew of { $crew }.
event-declared = { who-is-it }: { $declaration ->
    [shoot] "Fire!"
    [board] "Board her!"
   *[flee] "Set all sail, away!"
}
    .you = You: { $declaration ->
        [shoot] "Fire!"
        [board] "Board her!"
       *[flee] "Set all sail, away!"
    }
event-contest-rolled = { who-is-it } rolls { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = You roll { LIST("face", $dice) } - { COUNT("success", $successes) }.
by-the-other-dice = { $tie ->
    [yes] : as many successes, but a higher sum on the other dice
   *[no] {""}
}
event-contest-won = { who-is-it } wins the contest{ by-the-other-dice }.
    .you = You win the contest{ by-the-other-dice }.
event-contest-drawn = The contest is a draw.
event-hits-rolled = The shots of { who-in-line } strike: { LIST("location", $dice) }.
    .you = Your shots strike: { LIST("location", $dice) }.
event-long-guns = The long guns of { who-in-line }: { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = Your long guns: { LIST("face", $dice) } - { COUNT("success", $successes) }.
event-chasers-fired = { who-is-it } fires the chasers.
    .you = You fire the chasers.
event-swivel-guns = The swivel guns of { who-in-line }: { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = Your swivel guns: { LIST("face", $dice) } - { COUNT("success", $successes) }.
event-hits-to-hull = { who-is-it } has nothing left to be hit there: { LIST("location", $hits) }. { $count ->
    [one] That hit strikes
   *[other] Those { $count } hits strike
} the hull instead.
    .you = You have nothing left to be hit there: { LIST("location", $hits) }. { $count ->
        [one] That hit strikes
       *[other] Those { $count } hits strike
    } your hull instead.
event-hits-lost = { who-is-it } has nothing left to be hit there: { NAME("location", $location) }. { $count ->
    [one] That hit of the special shot is
   *[other] Those { $count } hits of the special shot are
} lost.
    .you = You have nothing left to be hit there: { NAME("location", $location) }. { $count ->
        [one] That hit of the special shot is
       *[other] Those { $count } hits of the special shot are
    } lost.
event-damage = { who-is-it } is hit: { LIST("struck", $hits, $left, $full) }.
    .you = You are hit: { LIST("struck", $hits, $left, $full) }.
event-hit-cancelled = { who-is-it } cancels a hit on: { NAME("location", $location) }.
    .you = You cancel a hit on: { NAME("location", $location) }.
event-hit-shrugged-off = { $player } shrugs off { COUNT("hit", $count) }.
    .you = You shrug off { COUNT("hit", $count) }.
event-boarded = { who-is-it } boards: crew against crew.
    .you = You board: crew against crew.
event-escaped = { who-is-it } escapes.
    .you = You escape.
event-battle-fades = The ships lose sight of each other; nobody has won.
event-ship-sunk = { who-is-it } sinks.
    .you = Your ship sinks.
event-crew-rolled = The crew of { who-in-line } rolls { LIST("face", $dice) } - { COUNT("success", $successes) }.
    .you = Your crew rolls { LIST("face", $dice) } - { COUNT("success", $successes) }.
event-crew-lost = { who-is-it } loses { COUNT("crew", $count) } ({ $crew } left).
    .you = You lose { COUNT("crew", $count) } ({ $crew } left).
event-crews-spent = Both crews are spent; nobody has won.
event-crew-combat-won = { who-is-it } beats the crew of { against-whom }.
    .you = You beat the crew of { against-whom }.
    .at-you = { who-is-it } beats your crew.
event-reward-paid = { $player } gets { COUNT("ducat", $count) } from { NAME("nation", $nation, case: "noun") } for { $players }.
    .you = You get { COUNT("ducat", $count) } from { NAME("nation", $nation, case: "noun") } for { $players }.
    .at-you = { $player } gets { COUNT("ducat", $count) } from { NAME("nation", $nation, case: "noun") } for you.
event-navy-plundered = { $player } plunders the naval ship: { LIST("cargo", $cards) }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost to hits on the hold)
}.
    .you = You plunder the naval ship: { LIST("cargo", $cards) }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost to hits on the hold)
    }.
event-ship-claimed = { $player } takes over the { NAME("ship", $ship) }.
    .you = You take over the { NAME("ship", $ship) }.

# Captains
event-captain-died = { NAME("captain", $captain) }, captain of { $player }, { NAME("death", $cause) }.
    .you = Your captain { NAME("captain", $captain) } { NAME("death", $cause) }.
event-captain-drawn = { $player } gets a captain: { NAME("captain", $captain) }. { NAME("does", $captain) }
    .you = You get a captain: { NAME("captain", $captain) }. { NAME("does", $captain) }
event-captain-drawn-hidden = { $player } gets a captain.
event-captain-enters = { NAME("captain", $captain) } sets sail for { $player } in a { NAME("ship", $ship) }. { NAME("does", $captain) }
    .you = { NAME("captain", $captain) } sets sail for you in a { NAME("ship", $ship) }. { NAME("does", $captain) }
event-washed-ashore = The captain of { $player } is washed ashore, alive.
    .you = Your captain is washed ashore, alive.

# The score sheet
term-combat = Combat
term-trade = Trade
term-raid = Raids
term-mission = Missions
term-rumour = Rumours
term-ship = Great ships
term-stash = Stash
term-total = Total
term-tie-stash = Tie: more gold in the stash

# Numbers that a player keeps an eye on
figure-points = points
figure-gold = gold
figure-stash = stash
figure-cargo = cargo
figure-wanted = cargo in demand
figure-hits = hits on the ship
figure-bounty = bounties
figure-rival = points of the best rival
