mm-captains-dealt = Your captains to choose from: { $captains }.
mm-captains-paid = pays { $gold } gold for captains
