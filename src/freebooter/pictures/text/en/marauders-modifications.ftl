mm-reserve = Modifications in reserve: { $pool }.
