option-modules-storm = Storm
option-modules-storm-help = A storm drifts over the sea with the wind. Where it is, captains at sea take up to three hits, and nobody looks for them.
event-storm-moves = The storm moves from { NAME("zone", $origin) } to { NAME("zone", $zone) }.
purpose-storm-token = against the storm
mm-risk-storm-comes = The next wind brings the storm here { $chance } %: { TENTHS($hits) } hits on average when your turn begins{ $sunk ->
    [0] {""}
   *[other] , and it sinks you { $sunk } %
}.
lab-measure-storm-rolls = meetings with the storm
lab-measure-storm-hits = hits by the storm
lab-measure-storm-deaths = ships that the storm has sunk

feat-storms-met = meetings with the storm
