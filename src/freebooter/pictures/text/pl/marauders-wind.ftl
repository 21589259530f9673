mm-wind = Wiatr: { NAME("towards", $towards) }.
mm-wind-step = { $side ->
    [with] z wiatrem
   *[against] pod wiatr
}
mm-wind-legend = » z wiatrem, « pod wiatr.
