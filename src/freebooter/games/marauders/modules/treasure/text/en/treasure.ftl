option-modules-treasure = The treasure galleon
option-modules-treasure-help = A Spanish galleon sails with the events and takes 5 gold aboard with each move. Beating it brings a glory point and its hoard, but more Spanish bounties the more gold it had.

npc-treasure-galleon = treasure galleon
happening-don-anselmo-valdivia = Don Anselmo Valdivia
does-don-anselmo-valdivia = The captain of the treasure galleon: Seamanship 3, Leadership 2; he hunts nobody.

event-hoard-loaded = { $count } gold come aboard the treasure galleon: { $gold } in its hoard.
event-treasure-gone = The treasure galleon is { $outcome ->
    [sunk] sunk
   *[plundered] taken
} and will not return{ $gold ->
    [0] {""}
   *[other] ; { $gold } gold are lost with it
}.

prompt-treasure-hoard = The treasure galleon is yours: { $gold } gold lie in its hold. Do you take them?
move-take-hoard = take the hoard
move-leave-hoard = leave the hoard

mm-brings-treasure-hunt = found { $chance } % ({ COUNT("die", $dice) }); { mm-match }: { TENTHS($hits) } hits a round against { TENTHS($taken) }, crew combat won { $crew } %; whole battle, tried out: won about { $won } %, lost { $lost } %; attack and victory: 1 glory point{ $gold ->
    [0] {""}
   *[other] , { $gold } gold if its crew is beaten
}, Spanish bounty +{ $bounties }

lab-table-treasure = How the treasure galleon ends
lab-measure-hoard = gold taken from the treasure galleon

feat-galleons-beaten = treasure galleons beaten
feat-gold-of-the-galleon = gold taken from the treasure galleon
