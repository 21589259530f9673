# Seas of Glory: the new cards.

option-modules-cards = New cards
option-modules-cards-help = New captains, events, missions and rumours join those of the base. Pirates may sail brigs and men-of-war, navies men-of-war in peace; an event may add a third mission.
option-modules-new-captains-only = New captains only
option-modules-new-captains-only-help = The captains of the base stay in the box.

purpose-silence = to keep a raid quiet

move-pay-to-roll = pay 1 gold and roll again
move-cargo-for-crew = give up 1 { NAME("good", $good) } for 1 crew

prompt-buy-silence = Do you pay { $gold } gold and roll Influence, so that { NAME("nation", $nation) } hears nothing of the raid?
prompt-pay-for-claim = Do you pay { $gold } gold instead of the roll for { NAME("mission", $mission) }?

event-ability-used = { $player } uses the ability of { NAME("captain", $captain) }.
event-wreck-plundered = { $player } fishes cargo out of the water: { LIST("cargo", $cards) }.
event-yard-burns = The shipyard of { NAME("zone", $zone) } burns; it is closed this round.
event-modification-burnt-out = { NAME("modification", $modification) } is saved from the fire in { NAME("zone", $zone) }.

mm-brings-pay-to-roll = { $price } gold, then { COUNT("die", $dice) } again: { $chance } %
mm-brings-swap = { NAME("cargo", $card) }, now { $price } gold, goes for the next card of the deck
mm-brings-cargo-for-crew = { $count } crew, for no action; once a turn
mm-brings-silence = { $price } gold, then Influence, { COUNT("die", $dice) }: { $chance } % for no bounty
mm-brings-claim-paid = claimed for { $price } gold, without a roll

mm-not-his-ability = Your captain does not have this ability.
mm-ability-used = The ability was used already.
mm-no-failed-influence = There is no failed Influence roll to repeat.
mm-not-on-offer = { NAME("cargo", $card) } is not on offer.
mm-only-at-sea = That is possible only at sea.
mm-yard-burnt = The shipyard of { NAME("zone", $zone) } has burnt and is closed this round.

lab-table-abilities = Abilities of new captains, by use

feat-abilities-used = abilities of new captains used
