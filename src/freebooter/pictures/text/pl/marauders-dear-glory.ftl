mm-dear-glory = Punkty ze skrytki: { $totals } dukatów.
mm-dear-glory-next = Następny punkt z twojej skrytki: { $gold } dukatów.
