# What is asked, and what can be chosen.

prompt-keep-development = Which of your two developments for { $price } do you keep? It works only once you have bought it.
prompt-place-merchant = On which dock does your merchant start? It loads 3 goods of that port; other ports buy them.
prompt-return-merchant = Your merchant was sunk and comes back: on which dock?
prompt-play-movement = Which movement card do you play? It says how far your ships sail this turn.
prompt-command-navy = Two Commissions: which navy ship do you command this turn?
prompt-choose-ship = { $ships ->
    [0] All your ships have sailed: anything else before the turn ends?
   *[other] Which ship do you sail next? Each sails once a turn, and acts once.
}
prompt-sail = { $steps ->
    [0] The { NAME("crew", $ship) } has no steps left. Anything else with it?
   *[other] You sail the { NAME("crew", $ship) }, { COUNT("step", $steps) } left: where to, or what does it do?
}
prompt-push-ship = Contrary Current: which ship do you push?
prompt-push-to = Where does { $owned ->
    [0] { NAME("kind", $crew) }
   *[other] { $player }'s { NAME("crew", $crew) }
} drift?
prompt-whirlpool-ship = Whirlpool: which ship changes places?
prompt-whirlpool-other = With which ship does { $owned ->
    [0] { NAME("kind", $crew) }
   *[other] { $player }'s { NAME("crew", $crew) }
} change places?
prompt-armed-merchantman = Armed Merchantman: which merchant do you attack?
prompt-discard-fortune = { $limit ->
    [0] The movement card you played costs you a fortune card: which do you discard?
   *[other] You may hold { $limit } fortune cards: which do you discard?
}
prompt-purchase = You have { COUNT("doubloon", $doubloons) }: what do you buy? At most one card a turn.

move-keep = { NAME("development", $development) }: { NAME("effect", $development) }
move-dock-at = dock { $space }
move-play = { NAME("movement", $movement) }
move-command = { NAME("ship", $ship) }
move-activate = sail the { NAME("crew", $crew) }
move-sail-to = sail to { $space }
move-attack = attack { NAME("ship", $ship) }
move-sell = sell the cargo
move-bury = bury the treasure
move-finish = finish this ship
move-fortune = play { NAME("fortune", $card) }: { NAME("effect", $card) }
move-ship = { NAME("ship", $ship) }
move-change-flags = Change of Flags: merchant and pirate change places
move-end-sailing = end turn
move-discard = { NAME("fortune", $card) }: { NAME("effect", $card) }
move-buy = { $price ->
    [victory] buy the victory card
   *[other] buy the development for { $price }
}
move-no-purchase = buy nothing

# Moves where their question is not seen: in the label of undo, in a hint
bf-full-sail-to = { NAME("kind", $own) } sails to { $space }
bf-full-sell = { NAME("kind", $own) } sells its cargo
bf-full-bury = { NAME("kind", $own) } buries its treasure
bf-full-finish = { NAME("kind", $own) } is finished
bf-full-attack = { NAME("kind", $own) } attacks { $player }'s { NAME("crew", $crew) }
bf-full-keep = keep { NAME("development", $development) }
bf-full-dock = the merchant docks at { $space }
bf-full-movement = play the movement card { NAME("movement", $movement) }
bf-full-command = command { NAME("ship", $ship) }
bf-full-discard = discard { NAME("fortune", $card) }
bf-full-push = Contrary Current pushes { $owned ->
    [0] { NAME("kind", $crew) }
   *[other] { $player }'s { NAME("crew", $crew) }
}
bf-full-push-to = Contrary Current pushes { $owned ->
    [0] { NAME("kind", $crew) }
   *[other] { $player }'s { NAME("crew", $crew) }
} to { $space }
bf-full-swap = Whirlpool for { $owned ->
    [0] { NAME("kind", $crew) }
   *[other] { $player }'s { NAME("crew", $crew) }
}
bf-full-swap-with = Whirlpool: change places with { $owned ->
    [0] { NAME("kind", $crew) }
   *[other] { $player }'s { NAME("crew", $crew) }
}
