option-modules-dear-glory = Droga sława
option-modules-dear-glory-help = Pierwszy punkt sławy ze skrytki kosztuje 10 dukatów, każdy następny o 5 więcej: 10, 25, 45, 70, 100 dukatów za 1 do 5 punktów.
