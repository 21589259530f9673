# What an option would bring or cost. Chances are worked out by the engine.

mm-brings-retirement = your captain is lost with ship, cargo, mission, rumour{ $cards ->
    [0] {""}
    [one] , 1 glory card
   *[other] , { $cards } glory cards
} and { $gold } gold on board; points and stash stay, a new captain comes next turn
mm-brings-purchase = { $each } each; { $price } in all, of { $gold } gold{ $surplus ->
    [0] {""}
   *[other] ; { COUNT("card", $surplus) } too many for the hold at sea
}{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}
mm-brings-bought = { COUNT("card", $count) } for { $gold } gold; the rest goes back{ $surplus ->
    [0] {""}
   *[other] ; { COUNT("card", $surplus) } too many for the hold at sea
}{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}
mm-brings-sold = { COUNT("card", $count) } for { $gold } gold
mm-brings-sale = { $gold } gold{ $demanded ->
    [0] {""}
   *[other] , in demand
}{ $glory ->
    [0] {""}
   *[other] {" "}and 1 glory point
}
mm-brings-price = { $price ->
    [0] free
   *[other] { $price } gold
}
mm-brings-price-stash = { $price } gold; { mm-from-stash }
mm-from-stash = { $stash } from the stash{ $lost ->
    [0] {""}
   *[other] : -{ COUNT("point", $lost) }
}
mm-brings-stash = { $price ->
    [0] no fee
   *[other] fee { $price } gold
}; { $stash } stashed, { COUNT("point", $points) } in all
mm-brings-redraw = { $price } gold{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}; thrown away: { LIST("good", $goods) }
mm-brings-no-redraw = you keep the choice of { LIST("good", $goods) }
mm-brings-visit-end = { $unsold ->
    [0] {""}
   *[other] goods in demand here stay unsold: { $unsold } gold
}{ $mission ->
    [0] {""}
   *[other] { $unsold ->
        [0] {""}
       *[other] ;{" "}
    }your mission could be completed here
}
mm-brings-stashed = { $price ->
    [0] {""}
   *[other] fee { $price } gold;{" "}
}then { $stash } in the stash, { COUNT("point", $points) } in all
mm-brings-ship = { $price } gold, your own brings { $sale }: { $back ->
    [0] { $net } to pay
   *[other] { $back } gold back
}{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}{ $glory ->
    [0] {""}
   *[other] ; +1 glory point
}; { mm-brings-ship-values }
mm-brings-ship-values = hull { $hull }, cargo hold { $cargo }, masts { $masts }, crew { $crew }, cannons { $cannons }; manoeuvrability { $manoeuvrability }
mm-brings-port = 1 action: sell, buy, shipyard, crew, rumours, mission, stash
mm-brings-declaring = you declare { COUNT("point", $points) }: the game ends with this round{ $actions ->
    [0] {""}
   *[other] ; { COUNT("action", $actions) } unused
}
mm-brings-end = { COUNT("action", $actions) } unused
mm-brings-gold = { $gold } gold
mm-brings-card-gone = worth { $value }, { NAME("icon", $icon) }
mm-brings-sail = { COUNT("action", $actions) }{ $found ->
    [0] {""}
   *[other] ; the { NAME("npc", $npc) } looks for you there: found { $found } %
}
mm-brings-sail-storm = { COUNT("action", $actions) }; storm: { TENTHS($storm) } hits expected, sunk { $sunk } %{ $found ->
    [0] {""}
   *[other] ; the { NAME("npc", $npc) } looks for you there: found { $found } %
}
mm-brings-enter = { COUNT("action", $actions) }{ $closed ->
    [0] {""}
   *[other] ; the port is closed to you
}{ $shoals ->
    [0] {""}
   *[other] ; shoals: { $shoals } % to lose 1 hull
}
mm-brings-leave = { COUNT("action", $actions) }{ $storm ->
    [0] {""}
   *[other] ; storm: { TENTHS($storm) } hits expected, sunk { $sunk } %
}{ $found ->
    [0] {""}
   *[other] ; the { NAME("npc", $npc) } waits outside: found { $found } %
}{ $surplus ->
    [0] {""}
   *[other] ; { COUNT("card", $surplus) } too many for the hold
}{ $unsold ->
    [0] {""}
   *[other] ; unsold goods in demand here: { $unsold } gold
}{ $closed ->
    [0] {""}
   *[other] ; the port closes behind you
}
mm-brings-check = { $chance } % ({ COUNT("die", $dice) }{ $needed ->
    [1] {""}
   *[other] , { $needed } successes needed
})
mm-brings-hunt = found { $chance } % ({ COUNT("die", $dice) }); { mm-match }: { TENTHS($hits) } hits a round against { TENTHS($taken) }, crew combat won { $crew } %; whole battle, tried out: won about { $won } %, lost { $lost } %{ $nation ->
    [none] {""}
   *[other] ; { NAME("nation", $nation) } bounty +1
}{ $reward ->
    [0] {""}
   *[other] ; reward { $reward } gold
}
mm-match = { $match ->
    [weaker] you are the weaker
    [stronger] you are the stronger
   *[even] an even match
}
mm-brings-merchant = { $dice ->
    [0] no roll
   *[other] found { $chance } % ({ COUNT("die", $dice) })
}{ $able ->
    [0] ; but no raid with a destroyed location
   *[other] ; a raid then succeeds { $success } %, about { $gold } gold; ship lost { $sunk } %
}
mm-brings-shore = { $dice ->
    [0] {""}
   *[other] { $chance } % ({ COUNT("die", $dice) }), then{" "}
}crew combat: won { $win } %, lost { $lose } % - and losing it kills your captain
mm-brings-paid-check = { $price ->
    [0] free
   *[other] { $price } gold
}{ $dice ->
    [0] {""}
   *[other] ; { $chance } % ({ COUNT("die", $dice) })
}
mm-brings-paid-check-stash = { $price } gold; { mm-from-stash }{ $dice ->
    [0] {""}
   *[other] ; { $chance } % ({ COUNT("die", $dice) })
}
mm-brings-crew = up to { $wanted } crew; { $free ->
    [0] { $chance } % ({ COUNT("die", $dice) }) to fill the crew for free, otherwise for gold
   *[other] all for free
}
mm-brings-crew-paid = up to { $wanted } crew, { $price } gold each, without a roll
mm-brings-mission = { $dice ->
    [0] no roll
   *[other] { $chance } % ({ COUNT("die", $dice) })
}{ $price ->
    [0] {""}
   *[other] ; costs { $price } gold
}{ $stash ->
    [0] {""}
   *[other] ; { mm-from-stash }
}; earns { $gold } gold and 1 glory point
mm-brings-earn = { $further ->
    [0] { $dice ->
        [0] { $gold } gold and 1 glory point
       *[other] { $chance } % ({ COUNT("die", $dice) }): { $gold } gold and 1 glory point
    }
   *[other] one leg done, then on to the next port
}
mm-brings-shoot = { $yours ->
    [0] it wins the contest
   *[other] you win the contest
} { $win } %, they { $lose } %; { $hits ->
    [0] no hits
   *[other] about { TENTHS($hits) } hits
}{ $sinks ->
    [0] {""}
   *[other] , they sink { $sinks } %
}{ mm-against }
mm-brings-board = boarding succeeds { $win } %, then crew combat: won { $crew } %, lost { $fails } %{ mm-against }
mm-brings-flee = the escape succeeds { $win } %{ mm-against }
mm-whole-battle = . Battle to its end like this, tried out: won about { $won } %, lost { $beaten } %
mm-against = { $shoot ->
    [0] {""}
   *[other] . Against Shoot: { TENTHS($taken) } hits taken{ $sunk ->
        [0] {""}
       *[other] , sunk { $sunk } %
    }
}{ $board ->
    [0] {""}
   *[other] . Against Board: they board { $boarded } %, { $yours ->
        [0] the ship is lost
       *[other] you die
    } { $lost } %
}{ $flee ->
    [0] {""}
   *[other] . Against Flee: they get away { $eludes } %
}{ mm-whole-battle }
mm-brings-crews = to the end: won { $win } %, lost { $lose } %; this round you take { TENTHS($taken) } crew and lose { TENTHS($lost) }
mm-brings-hooks = rolling the right dice again you win { $chance } %
mm-brings-shot = { $count ->
    [one] 1 skull hits
   *[other] { $count } skulls hit
} the { NAME("location", $location) } ({ $left } left there); what is too much is lost
mm-brings-chasers = 1 hit before the dice are rolled; once in a battle
mm-brings-hit = { $left } before these hits; { $location ->
    [hull] at 0 the ship sinks and the captain dies
    [cargo] cards that no longer fit are lost
    [masts] at 0 only Shoot, with one die
    [crew] at 0 no boarding, and crew combat is lost
   *[cannons] fewer hits; at 0 none
}{ $gone ->
    [0] {""}
   *[other] . What is not listed has nothing left: a hit there would strike the hull too
}
mm-brings-hit-lost = nothing is left there, and after the shot of this round such a hit is lost
mm-brings-claim = hull { $hull }, masts { $masts }, cargo { $cargo }, crew { $crew }, cannons { $cannons } as it is now{ $modifications ->
    [0] {""}
    [one] ; the modification of your old ship stays behind
   *[other] ; { $modifications } modifications of your old ship stay behind
}
mm-brings-flag = if you raid it, { NAME("nation", $nation, case: "noun") } wants you: bounty { $bounty } then
mm-brings-engage = { NAME("nation", $nation) } bounty { $bounty }; the raid succeeds { $success } % if bad cards are thrown away, about { $gold } gold; ship lost { $sunk } %
mm-brings-raid = { $outcome ->
    [plundered] then { $gold } gold{ $glory ->
        [0] {""}
       *[other] {" "}and 1 glory point
    }
    [escaped] then the merchant escapes
    [failed] then a location is destroyed and the raid fails
   *[sunk] then your ship sinks and your captain dies
}
mm-brings-raid-card = { $success ->
    [0] then the raid fails
   *[other] then { $success } % success, about { $gold } gold
}{ $glory ->
    [0] {""}
   *[other] , glory { $glory } %
}{ $sunk ->
    [0] {""}
   *[other] ; ship lost { $sunk } %
}
mm-brings-successes = { COUNT("success", $count) } then
mm-brings-selling = { $cards ->
    [one] 1 card
   *[other] all { $cards } cards
} for { $gold } gold{ $demanded ->
    [0] {""}
   *[other] , { $demanded } in demand (3 bring a glory point)
}
mm-brings-unwanted-good = if it is drawn, priced as if there were one more; in demand nowhere now
mm-brings-wanted-good = if it is drawn, priced as if there were one more; in demand in { LIST("zone", $zones) }
mm-brings-buying = draws { COUNT("card", $cards) }; you have { $gold } gold
mm-brings-yard = { $damage ->
    [0] nothing to repair
   *[other] { $damage } damage, { $price ->
        [0] repaired for free
       *[other] { $price } gold to repair
    }
}{ $modification ->
    [none] {""}
   *[other] ; for sale: { NAME("modification", $modification) } ({ $fitting } gold)
}; weapons { $weapon } gold{ $ship ->
    [0] {""}
   *[other] ; another ship from { $ship } gold, yours in payment
}{ $payable ->
    [0] ; more than you have
   *[other] {""}
}
