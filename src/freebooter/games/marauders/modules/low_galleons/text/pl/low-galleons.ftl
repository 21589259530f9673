option-modules-low-galleons = Ociężałe galeony
option-modules-low-galleons-help = Galeony mają zwrotność 1 zamiast 2.
