# What a review of a finished game says; a game may have its own word for points.

review-not-over = A game is reviewed when it is over; until then it would tell what others hold.
review-seconds = A review needs more than 0 seconds.
review-unit = points
review-title = Chance to win
review-hint = Worked out by the bots from what each player knew at the time.
review-worse = The bots would have chosen “{ $bots }”{ $preview }: { $before } % to win instead of { $after } %.
review-worse-points = The bots would have chosen “{ $bots }”{ $preview }: about { TENTHS($points) } { review-unit } more, and { $before } % to win instead of { $after } %.
review-better = The bots agree{ $preview }: { $after } % to win; their other ideas came to { $others } %.
review-better-points = The bots agree{ $preview }: about { TENTHS($points) } { review-unit } more than their other ideas, and { $after } % to win instead of { $others } %.
review-turn = { $player } goes from { $before } % to { $after } %.
review-best = Best decisions
review-worst = Worst decisions
review-turns = Turning points
review-none = None that made a difference.
review-where = Round { $round }, entry { $entry }
review-entry = Entry { $entry }
review-working = Reviewing
review-decisions = { $decisions } decisions, { $playouts } playouts, { $seconds } s of thinking.
review-place = { $player }: place { $place } with { $score }
