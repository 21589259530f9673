mm-reserve = Ulepszenia w rezerwie: { $pool }.
