ship-brig = bryg
option-modules-brig = Bryg
option-modules-brig-help = Stocznie sprzedają także bryg za 20 dukatów: ładownia 4, załoga 2, dwa działa, zwrotność 3. Galeony są wtedy wolniejsze.
