# What the kernel says, whatever the game.

seat = Player { $number }

# Moves
game-over = The game is over.
not-over = The game is not over yet.
not-asked = { $player } has nothing to decide now; the game waits for player { $asked }.
not-this-question = That is not what is being asked now.
no-such-move = There is no move { $move } in this game.
no-such-seat = There is no player { $seat }; this game has { $seats } players.

# Starting
unknown-game = There is no game { $game }; there are: { $known }.
no-features = { $game } has no features for programs that learn.
unknown-option = There is no option { $option } in { $game }; there are: { $known }.
bad-option = That option does not fit { $game }: { $reason }
wrong-players = { $game } is for { $fewest } to { $most } players, not { $players }.

# Taking back
undo-nothing = There is nothing to take back.
undo-other-seat = The last move was made by { $player }, so it is not yours to take back.
undo-barrier = That cannot be taken back: something was thrown, drawn or revealed by it.
undo-consent = Everyone must agree to take back that much; missing: player { $seats }.
undo-no-entry = There is no move number { $entry } that could be taken back.

# Chance
chance-altered = the record says { $said }, but the key gives { $due }
chance-too-high = the record says { $said } where only numbers below { $below } are possible
chance-no-key = the key of the dice is not at hand, and the record has no more results

# Records
record-cut-off = The record is damaged: entry { $entry } is cut off.
record-empty = The record is empty.
record-unreadable = The record is damaged: { $entry ->
    [-1] its first line
   *[other] entry { $entry }
} cannot be read ({ $reason }).
record-format = The record has format { $said }; this version reads format { $known }.
record-rules = The record was made with rules { $said } of { $game }; this version has rules { $known }.
record-form = The record was made by a newer version of the program (form { $said } of { $game }; this version reads forms up to { $known }).
record-commitment = The record is wrong: the key at its end is not the one that was promised at its start.
record-seal-broken = The record is wrong: its moves, times or names are not those that were signed.
record-key-unreadable = The record is damaged: the key of its dice is not a key.
record-no-setup = The record is damaged: it ends before the game is set up.
record-header = The first line of the record cannot be used: { $reason }
record-shares = The record is wrong: a number that a player added to the dice is not the one that was promised.
record-names = The first line of the record gives { $said } names for { $due } seats.
record-number = The record is damaged: where entry { $entry } should stand, there is number { $said }.
record-seat = The record is wrong: entry { $entry } names seat { $seat }, which does not exist.
record-empty-entry = The record is damaged: entry { $entry } is empty.
record-fields = The record is damaged: entry { $entry } has fields that do not belong there.
record-impossible = The record is wrong: entry { $entry } was not possible: { $reason }
record-unknown-move = The record is wrong: entry { $entry } names a move { $move }, which does not exist.
record-illegal = The record is wrong: in entry { $entry } seat { $seat } plays { $move }, which was not possible: { $reason }
record-chance = The record is wrong: a chance result of entry { $entry } was altered: { $reason }.
record-draws = The record is wrong: entry { $entry } has { $said } chance results instead of { $due }.
record-undo = The record is wrong: what entry { $entry } takes back could not be taken back: { $reason }
record-hash = The record is wrong: the game after entry { $entry } is not the one that was recorded (hash { $said } instead of { $due }).
record-early-end = The record is wrong: it gives a result, but the game is not over after entry { $entry }.
record-result = The record is wrong: the result it gives is not the result of the game.
record-other = The file is the record of another game: its entry { $entry } is not the one of this game. It was left as it is.
