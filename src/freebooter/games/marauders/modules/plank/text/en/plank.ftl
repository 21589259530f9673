modification-plank = plank
does-plank = When an NPC card would lower loyalty: a success of Leadership prevents it, or at sea one crew goes overboard instead.

purpose-plank = to keep the crew in line

prompt-plank = The NPC card would lower the loyalty of your crew: { NAME("loyalty", $step) }. Do you use the plank?
move-threaten-crew = threaten with the plank: roll Leadership
move-give-up-crew = send one crew over the plank

mm-brings-plank = { COUNT("crew", $crew) } left, and no step of loyalty less
mm-plank-at-sea = Nobody goes over the plank in port.
mm-plank-last-crew = The last crew is not given up.
