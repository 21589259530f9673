option-modules-new-rumours-only = New rumours only
option-modules-new-rumours-only-help = The rumours of the base stay in the box.

rumour-lights-on-the-bank = Lights on the Bank
rumour-the-widows-map = The Widow's Map
rumour-the-widows-map-read = The Widow's Map, read
rumour-a-flute-adrift = A Flute Adrift
rumour-the-retired-gunner = The Retired Gunner
rumour-buried-payroll = Buried Payroll
rumour-the-bribable-clerk = The Bribable Clerk
rumour-a-careening-beach = A Careening Beach
rumour-up-the-golden-river = Up the Golden River
rumour-the-idle-shipwright = The Idle Shipwright
rumour-the-marooned-sergeant = The Marooned Sergeant
rumour-the-guilds-whisper = The Guild's Whisper
rumour-the-governors-cousin = The Governor's Cousin
rumour-silver-ballast = Silver Ballast
rumour-smoke-on-the-horizon = Smoke on the Horizon
rumour-an-old-flame = An Old Flame
rumour-the-powder-store = The Powder Store
rumour-the-dockyard-gate = The Dockyard Gate
rumour-the-hidden-anchorage = The Hidden Anchorage
rumour-a-scattered-convoy = A Scattered Convoy
rumour-the-moneylender = The Moneylender
rumour-sealed-casks = Sealed Casks
rumour-the-forger = The Forger
rumour-the-lookouts-tale = The Lookout's Tale
rumour-the-chart-room = The Chart Room
rumour-the-empty-brig = The Empty Brig

does-lights-on-the-bank = At sea off Nassau, Scouting: 10 gold, or a full crew and 4 gold.
does-the-widows-map = In Port Royal, Influence: the map is yours and lies open; then go on at sea off Nassau with Scouting for 20 gold.
does-the-widows-map-read = At sea off Nassau, Scouting: 20 gold.
does-a-flute-adrift = In the Caribbean Sea, Scouting: draw 4 cargo cards and keep any; then 1 hull damage unless a Seamanship check succeeds.
does-the-retired-gunner = In Curaçao, Influence: a Gunner Captain.
does-buried-payroll = At sea off Old Providence, Scouting: 8 gold for each success, at most 24.
does-the-bribable-clerk = In Havana, Influence: a Purser.
does-a-careening-beach = At sea off Petite Goave, Scouting: full repair and 6 gold.
does-up-the-golden-river = At sea off Trinidad, Scouting: 6 gold; then up to 3 Leadership rolls, each 4 gold more, until one fails and costs 1 crew, or you stop.
does-the-idle-shipwright = In Bridgetown, Influence: a galleon for 25 gold.
does-the-marooned-sergeant = At sea off Tortuga, Scouting: a Master-at-Arms.
does-the-guilds-whisper = In St. Maarten, Influence: exchange the demand of 2 ports; 6 gold.
does-the-governors-cousin = In Santo Domingo, Influence: claim any open mission free of its conditions, or 8 gold.
does-silver-ballast = At sea off Cartagena, Scouting: 4 gold for each free cargo space, at least 4, at most 16.
does-smoke-on-the-horizon = At sea off St. John, Scouting: put an NPC ship into any zone; 6 gold.
does-an-old-flame = In Basse-Terre, Influence: 8 gold and 1 special weapon.
does-the-powder-store = At sea off Bridgetown, Scouting: 2 special weapons; then 1 hull damage unless a Seamanship check succeeds.
does-the-dockyard-gate = In San Juan, Influence: the modification there for nothing, or 8 gold.
does-the-hidden-anchorage = At sea off San Juan, Scouting: fight crew 4, Leadership 1 ashore for 16 gold.
does-a-scattered-convoy = At sea off Havana, Scouting: merchants of the track sail to all zones without one; 2 cargo cards and 4 gold.
does-the-moneylender = In Caracas, Influence: as much gold as you have on board, at least 4, at most 12.
does-sealed-casks = At sea off Basse-Terre, Scouting: up to 3 cards of one good from the discard pile.
does-the-forger = In Tortuga, Influence: move up to 3 bounties from one nation to another, or 8 gold.
does-the-lookouts-tale = At sea off Santo Domingo, Scouting: 8 gold; look at the next 3 events and put them back in any order.
does-the-chart-room = In Cartagena, Influence: 5 gold and 2 more actions this turn.
does-the-empty-brig = At sea off Curaçao, Scouting: a sound brig for your ship, or 9 gold.

purpose-journey = on the way up the river
prompt-choose-one = The rumour is true. What do you choose?
prompt-free-claim = Which open mission do you claim for nothing?
prompt-bounties-of = Which nation's bounties does the forger move?
prompt-bounties-to = Which nation takes over the { NAME("nation", $nation) } bounties?
prompt-bounties-moved = How many of the { NAME("nation", $nation) } bounties are moved?
prompt-journey = Do you go on? { $count ->
    [one] 1 more roll is allowed.
   *[other] { $count } more rolls are allowed.
}
prompt-take-discarded = Which cards do you take from the discard pile?
prompt-first-demand = The demand of which port do you exchange?
prompt-second-demand = With which port does { NAME("zone", $zone) } exchange its demand?
prompt-which-npc = Which ship do you send elsewhere?
prompt-put-npc = Where does the { NAME("npc", $npc) } go?

move-choose-gold = the gold
move-choose-survivors = the survivors
move-choose-free-claim = a mission for nothing
move-choose-token = the modification
move-choose-bounties = forged papers: move bounties
move-choose-gift = the ship
move-move-bounties = { $count }
move-choose-demand = { NAME("zone", $zone) }
move-choose-npc = { NAME("npc", $npc) }
move-put-npc = { NAME("zone", $zone) }

event-rumour-goes-on = { $player } turns the rumour up; it goes on: { NAME("rumour", $rumour) }. { NAME("does", $rumour) }
event-journey-failed = { $player } loses { COUNT("crew", $count) } on the way, and turns back.
event-more-actions = { $player } has { $count } more actions this turn.
event-ship-given = { $player } leaves the { NAME("ship", $old) } for a { NAME("ship", $ship) }.

mm-brings-counted = { $chance } % ({ COUNT("die", $dice) }): { $least } to { $most } gold
mm-brings-survivors = { $count } crew and { $gold } gold
mm-brings-free-claim = one of { $count } open missions, without its conditions
mm-brings-token = { NAME("modification", $modification) }, for nothing
mm-brings-moved-bounties = up to { $count } from one nation to another
mm-brings-gift = { NAME("ship", $ship) }: { mm-brings-ship-values }
mm-brings-demand = { NAME("good", $good) } is in demand there now

mm-other-choice = This is not what the rumour offers.
mm-no-open-mission = No mission is open.
mm-mission-not-open = { NAME("mission", $mission) } is not open.
mm-no-bounty-to-move = There is no bounty on you that another nation could take over.
mm-others-at-their-limit = No other nation can take over these bounties.
mm-same-nation = It must be another nation than { NAME("nation", $nation, case: "noun") }.
mm-bounty-at-its-limit = The { NAME("nation", $nation) } bounty cannot rise any more.
mm-not-so-many-discarded = The discard pile holds { $count } of { NAME("good", $good) }.
mm-no-demand-there = { NAME("zone", $zone) } has no port.
mm-two-different-ports = It takes two different ports.
