option-modules-modifications = New modifications
option-modules-modifications-help = Carved hull and crow's nest are among the modifications in ports, and those left over form a hidden reserve.

modification-carved-hull = carved hull
modification-crows-nest = crow's nest

does-carved-hull = In a round in which somebody flees, your opponent has 1 die less in the contest.
does-crows-nest = With undamaged masts: 1 die more when you scout, and you may take 1 die away from those who look for you.

prompt-crows-nest = { $player } is looking for you. Do you use your crow's nest?

mm-brings-nest = only { COUNT("die", $dice) }: they find you { $chance } %
mm-risk-crows-nest = { $player } has a crow's nest and may take 1 die away from you.

mm-nest-damaged = A crow's nest works only with undamaged masts.
mm-nest-of-no-use = There is no die left to take away.

event-nest-used = { $player } sees them coming: 1 die less for those who look.
event-modifications-to-pool = { $count ->
    [one] 1 modification of { $player } goes into the reserve.
   *[other] { $count } modifications of { $player } go into the reserve.
}

lab-measure-nests-used = times a crow's nest hid its captain
lab-measure-modifications-lost = modifications lost with ships
