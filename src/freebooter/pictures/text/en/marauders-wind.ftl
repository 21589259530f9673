mm-wind = Wind: { NAME("towards", $towards) }.
mm-wind-step = { $side ->
    [with] with the wind
   *[against] against the wind
}
mm-wind-legend = » with the wind, « against it.
