"""What one worker is given: a game as a task, the bots that play it, and Ray, which has workers elsewhere."""
