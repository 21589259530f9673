option-modules-hard-life = Ciężkie życie
option-modules-hard-life-help = Dwa okręty flot różnych nacji i pirat są na morzu już od pierwszej rundy, z dala od waszych portów macierzystych.
