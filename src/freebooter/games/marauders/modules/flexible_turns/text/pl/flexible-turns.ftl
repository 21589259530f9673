option-modules-flexible-turns = Zmienna kolejność
option-modules-flexible-turns-help = Po każdej turze losuje się, kto gra następny, więc nikt nie zna kolejności rundy. Galeony są wtedy wolniejsze.
event-cube-drawn = Z worka wyciągnięto kostkę: { $player }.
