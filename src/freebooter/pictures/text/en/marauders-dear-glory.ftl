mm-dear-glory = Stash points at { $totals } gold.
mm-dear-glory-next = Next point of your stash at { $gold } gold.
