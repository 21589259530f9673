mm-cube-bag = Still to be drawn in this round: { $players }.
