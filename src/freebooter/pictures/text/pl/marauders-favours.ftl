mm-favours = Przysługi
mm-favours-short = Prz.
