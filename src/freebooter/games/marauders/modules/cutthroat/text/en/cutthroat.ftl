option-modules-cutthroat = Cutthroat
option-modules-cutthroat-help = Captains at sea may scout at once for whoever arrives in their zone; it costs them two actions of their next turn. With it galleons are slower.
prompt-scout-off-turn = { $player } arrives in your zone. Do you scout at once? It costs two actions of your next turn.{ $count ->
    [0] {""}
    [1] {" "}One captain scouts already.
   *[other] {" "}{ $count } captains scout already.
}
move-scout-off-turn = look for the arriving captain
event-scouts-off-turn = { $player } looks for the arriving captain out of turn: two actions less in the next turn.
event-found-off-turn = { $player } finds the arriving captain.
event-off-turn-fails = Nobody finds { $player }.
mm-brings-off-turn = found { $chance } % ({ COUNT("die", $dice) }); { $match ->
    [weaker] you are the weaker
    [stronger] you are the stronger
   *[even] an even match
}: { TENTHS($hits) } hits a round against { TENTHS($taken) }, crew combat won { $crew } %{ $nation ->
    [none] {""}
   *[other] ; { NAME("nation", $nation) } bounty +1
}; { COUNT("action", $actions) } less in your next turn
mm-marked-already = You have scouted out of turn since your last turn.
mm-risk-off-turn = { $player } lies off { NAME("zone", $zone) } and may look for you when you come: { $chance } % ({ COUNT("die", $dice) }), { $match ->
    [weaker] you are the weaker
    [stronger] you are the stronger
   *[even] an even match
}.
lab-measure-off-turn-tries = tries to scout off turn
lab-measure-off-turn-finds = captains found off turn

feat-found-off-turn = captains found out of turn
