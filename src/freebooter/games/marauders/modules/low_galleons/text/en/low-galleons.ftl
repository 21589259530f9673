option-modules-low-galleons = Low galleons
option-modules-low-galleons-help = Galleons have manoeuvrability 1 instead of 2.
