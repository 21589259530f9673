option-modules-wind = Wind
option-modules-wind-help = A wind blows in each round: once per turn a step with it is free, and your first step against it costs two actions.
event-wind-turns = The wind blows { NAME("towards", $towards) }.
event-with-wind = { $player } sails with the wind.
event-against-wind = { $player } sails against the wind.
mm-against-wind = Against the wind the first step of a turn costs { COUNT("action", $actions) }; you have { $left } left.
lab-measure-steps-with-wind = free steps with the wind
lab-measure-steps-against-wind = steps against the wind

feat-free-moves = free moves with the wind
