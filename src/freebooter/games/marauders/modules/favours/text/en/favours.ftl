option-modules-favours = Favours
option-modules-favours-help = Favours are bought in ports for 2 gold each and earned by missions, 5 at most. One of them repeats a roll, a draw or the search of an enemy; several open a closed port.

activity-favours = buy favours
way-favours = pay with favours
count-favour = { $count ->
    [0] no favour
    [one] 1 favour
   *[other] { $count } favours
}

prompt-buy-favours = How many favours do you buy, for { $gold } gold each? Your Port action ends with it.
move-buy-favours = buy { COUNT("favour", $count) }
move-spend-favour = use a favour

mm-brings-favours = { $price } gold each, { $most } at most; ends the Port action
mm-brings-favours-bought = { $price } gold; then you have { $favours } of 5
mm-brings-favour-roll = rolled again: { $chance } % for { COUNT("success", $needed) } ({ COUNT("die", $dice) }){ $more ->
    [0] {""}
   *[other] , { $more } % for more than now
}; { COUNT("favour", $left) } left
mm-brings-favour-draw = { COUNT("card", $cards) } drawn again; { COUNT("favour", $left) } left
mm-brings-favour-search = rolled again: { $chance } % that you are not found ({ COUNT("die", $dice) }); { COUNT("favour", $left) } left
mm-brings-favour-entry = { COUNT("favour", $price) }; { $left ->
    [0] none left
   *[other] { $left } left
}

mm-no-favours = You have no favour to use.
mm-favour-spent-here = One favour at a time: you have used one for this already.
mm-favour-without-use = A favour cannot bring anything more here.
mm-favours-full = You have { $favours } favours, and nobody can have more than 5.
mm-favours-buy-some = Buy one favour at least.
mm-too-few-favours = The port of { NAME("zone", $zone) } would cost { COUNT("favour", $price) }, and you have { $favours }.

event-favours-gained = { $player } gains { COUNT("favour", $count) } ({ $favours } of 5).
event-favours-spent = { $player } uses { COUNT("favour", $count) } ({ $favours } left).
event-favours-lost = { $player } loses { COUNT("favour", $count) }.

lab-measure-favours-bought = favours bought
lab-measure-favours-of-missions = favours earned by missions
lab-measure-favours-for-rolls = favours used for rolls
lab-measure-favours-for-draws = favours used for draws
lab-measure-favours-for-searches = favours used against searches
lab-measure-favours-for-ports = favours used for closed ports
lab-measure-favours-lost = favours lost with captains
lab-table-favour-rolls = Rolls repeated for a favour

feat-favours-spent = favours spent
