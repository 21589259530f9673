option-modules-hard-life = Ciężkie życie
option-modules-hard-life-help = Dwa okręty różnych narodów i pirat są na morzu już od pierwszej rundy, z dala od waszych portów macierzystych.
