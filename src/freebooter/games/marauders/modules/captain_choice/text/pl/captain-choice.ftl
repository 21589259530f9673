option-modules-two-captains = Dwóch kapitanów
option-modules-two-captains-help = Na początku każdy dostaje dwóch kapitanów i zatrzymuje jednego.
option-modules-captains-for-gold = Kapitanowie za złoto
option-modules-captains-for-gold-help = Na początku każdy może zapłacić 2 z 10 dukatów za drugiego kapitana i jeszcze 2 za trzeciego, a zatrzymuje jednego.
prompt-keep-captain = Którego kapitana zatrzymujesz?
prompt-buy-captain = Masz do wyboru { COUNT("captain-card", $count) }. Czy płacisz { COUNT("ducat", $gold) } za następnego?
count-captain-card = { $count ->
    [one] { $count } kapitana
   *[other] { $count } kapitanów
}
event-captain-offered = { $player } dostaje kapitana do wyboru: { NAME("captain", $captain) }. { NAME("does", $captain) }
event-captain-offered-hidden = { $player } dostaje kapitana do wyboru.
event-captain-kept = { $player } zatrzymuje kapitana: { NAME("captain", $captain) }.
event-captain-paid = { $player } zapłaci { COUNT("ducat", $count) } za następnego kapitana.
mm-brings-captain = port macierzysty { NAME("zone", $zone) }; żegluga { $seamanship }, zwiad { $scouting }, dowodzenie { $leadership }, wpływy { $influence }. { NAME("does", $captain) }
mm-brings-captain-for-gold = -{ COUNT("ducat", $price) }: zaczynasz z { COUNT("ducat", $gold) }
mm-captain-not-dealt = { NAME("captain", $captain) } nie jest wśród twoich kapitanów.
