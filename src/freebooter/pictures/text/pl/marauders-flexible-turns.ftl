mm-cube-bag = W worku tej rundy zostali: { $players }.
