mm-captains-dealt = Kapitanowie do wyboru: { $captains }.
mm-captains-paid = za kapitanów płaci dukatów: { $gold }
