mm-cards-events = W tej rundzie: { $events }.
mm-cards-rumours = Odkryte pogłoski: { $rumours }.
mm-cards-burnt = spalona stocznia
mm-cards-legend = ^ stocznia spłonęła i jest w tej rundzie zamknięta
