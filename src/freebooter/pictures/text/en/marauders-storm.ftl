mm-storm = the storm
mm-storm-legend = % the storm.
