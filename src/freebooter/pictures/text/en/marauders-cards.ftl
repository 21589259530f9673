mm-cards-events = This round: { $events }.
mm-cards-rumours = Face up: { $rumours }.
mm-cards-burnt = the yard has burnt
mm-cards-legend = ^ the yard has burnt and is closed this round
