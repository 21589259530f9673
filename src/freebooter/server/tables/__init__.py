"""Tables being played: rooms, their commands, what each reader is shown, and who answers for absent people."""
