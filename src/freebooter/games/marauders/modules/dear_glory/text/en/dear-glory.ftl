option-modules-dear-glory = Dear glory
option-modules-dear-glory-help = The first glory point of your stash costs 10 gold, each further one 5 gold more: 10, 25, 45, 70, 100 gold for 1 to 5 points.
