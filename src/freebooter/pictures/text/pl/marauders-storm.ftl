mm-storm = sztorm
mm-storm-legend = % sztorm.
