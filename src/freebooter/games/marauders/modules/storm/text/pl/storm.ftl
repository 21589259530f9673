option-modules-storm = Sztorm
option-modules-storm-help = Sztorm wędruje po morzu z wiatrem. W jego strefie kapitanowie na morzu otrzymują do trzech trafień i nikt ich nie szuka.
event-storm-moves = Sztorm przesuwa się: { NAME("zone", $origin) } → { NAME("zone", $zone) }.
purpose-storm-token = walczy ze sztormem
mm-risk-storm-comes = Następny wiatr przyniesie tu sztorm ({ $chance } %): na początku tury średnio { TENTHS($hits) } trafienia{ $sunk ->
    [0] {""}
   *[other] {" "}i { $sunk } % na zatonięcie
}.
lab-measure-storm-rolls = spotkania ze sztormem
lab-measure-storm-hits = trafienia od sztormu
lab-measure-storm-deaths = statki zatopione przez sztorm

feat-storms-met = spotkania ze sztormem
