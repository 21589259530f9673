# What contraband adds to the table of Merchants & Marauders.

mm-head-contraband = contraband
mm-head-contraband-short = contr.
mm-contraband-half = sold, first of a pair: { NAME("cargo", $card) }
mm-contraband-legend = Contraband: cards aboard beside the ordinary cargo; each sells in its port only.
mm-own-contraband = Your contraband: { $cards }.
