option-modules-wind = Wiatr
option-modules-wind-help = W każdej rundzie wieje wiatr: raz na turę krok z wiatrem nic nie kosztuje, a pierwszy krok pod wiatr kosztuje dwie akcje.
event-wind-turns = Wiatr wieje { NAME("towards", $towards) }.
event-with-wind = { $player } płynie z wiatrem.
event-against-wind = { $player } płynie pod wiatr.
mm-against-wind = Pod wiatr pierwszy krok w turze kosztuje { COUNT("action", $actions, case: "accusative") }, a zostało ci: { $left }.
lab-measure-steps-with-wind = kroki z wiatrem bez akcji
lab-measure-steps-against-wind = kroki pod wiatr

feat-free-moves = darmowe ruchy z wiatrem
