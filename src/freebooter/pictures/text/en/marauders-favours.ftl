mm-favours = Favours
mm-favours-short = Fav.
