modification-smugglers-hold = smuggler's hold
does-smugglers-hold = One contraband card takes no room, and neither NPCs nor cards nor damage can touch it. You choose anew each time which one.
