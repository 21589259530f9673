# The command line, whatever the game.

cli-version-compiled = freebooter { $version }, compiled
cli-version-interpreted = freebooter { $version }, interpreted
cli-game = { $name }: { $title }, { $fewest } to { $most } players

# Playing
cli-greeting = { $game }, { $players } players. At the keyboard: { $people }.
cli-greeting-help = Type the number of your choice or its first letters, or help.
cli-thinking = { $player } is thinking ...
cli-pass-keyboard = Pass the keyboard to { $player }.
cli-press-enter = { "[" }Enter] when ready
cli-more = { "[" }Enter] to go on
cli-hint = { $count ->
    [1] Type { $least }, or help.
   *[other] Type a number from { $least } to { $most } or the first letters of a choice, or help.
}
cli-no-choice = { $count ->
    [1] There is no choice { $number }; the only one is { $least }.
   *[other] There is no choice { $number }; choose from { $least } to { $most }.
}
cli-not-understood = { $count ->
    [1] "{ $typed }" is neither a command nor a choice; type { $least }, or help.
   *[other] "{ $typed }" is neither a command nor a choice; type a number from { $least } to { $most }, or help.
}
cli-several = "{ $typed }" may be: { $moves }. Type more of it, or its number.
cli-mistake = { $move }: { $mistake }. If you mean it, type it again.
cli-winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
cli-place = Place
cli-recorded = Recorded in { $file }. To prove every die: freebooter verify { $file }

# The commands, as they may also be typed in this language
cli-command-why = why
cli-command-undo = undo
cli-command-rewind = rewind
cli-command-ask = ask
cli-command-pass = pass
cli-command-fight = fight
cli-command-about = about
cli-command-rules = rules
cli-command-log = log
cli-command-view = view
cli-command-save = save
cli-command-help = help
cli-command-quit = quit
cli-undo-all = all
cli-yes = yes

cli-help-1 = 1, 2, 3 ...      choose; you may also type words of a choice or their first letters: { $choice }
cli-help-2 = why              what is not on offer now, and why
cli-help-3 = why WORDS        why that is not on offer: why { $refused }
cli-help-4 = undo             take back your last choice, if nobody has learnt anything by it
cli-help-5 = rewind           back to your last decision with new dice, if everyone agrees; practice from then on
cli-help-6 = rules ID         what a rule says: rules { $rule }, rules { $topic }
cli-help-7 = about            what the game is about, and how it ends
cli-help-8 = log, log 20      all that happened, or the last 20 lines
cli-help-9 = view             the table once more
cli-help-10 = save FILE        save the game in a new file
cli-help-11 = ask              when you are asked: ask choices, ask new (not what you passed on), ask always
cli-help-12 = quit             stop; a recorded game can be resumed
cli-help-fight = fight            the same in every round until the battle is over: fight { $choice }; fight off: be asked again

cli-why-nothing = Everything that this question can offer is on offer.
cli-why-offered = { $move } is on offer: choose { $number }.
cli-why-unknown = There is no move like "{ $typed }" in this game.
cli-undone = Taken back: { $move }.
cli-rewound = You took back { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, to your decision before: { $move }. New dice.
cli-undo-how = To go further back, with new dice: rewind
cli-undo-agree = Does everyone at the table agree? Type yes.
cli-undo-not = Nothing was taken back.
cli-pass-off = off
cli-ask-playable = choices
cli-ask-new = new
cli-ask-always = always
cli-asked-playable = You are asked when there is something to choose.
cli-asked-new = You are asked when there is something to choose, and not again about what you have passed on.
cli-asked-always = You are always asked, even when there is one answer only.
cli-ask-how = You are asked: { $now }. To change it: ask choices (when there is something to choose), ask new (not again what you passed on), ask always
cli-pass-how = This question cannot be passed. To be asked again about what you have passed on: ask choices
cli-passed = You pass, and are not asked again until something new can be played. To be asked again: ask choices
cli-fight-offer = To do the same in every round to the end: fight, and perhaps your choice.
cli-fight-begun = In every round from now on: { $move }. You are asked when there is something else to decide, and before your ship may be lost.
cli-fight-round = Round { $round }, as you said: { $move }
cli-fight-dire = The next round may be the last for your ship, so you are asked again.
cli-fight-impossible = That is no longer possible, so you are asked again.
cli-fight-ended = From now on you are asked in every round.
cli-fight-none = You are asked in every round already.
cli-fight-not-here = There is no battle now in which you alone at this keyboard decide round by round.
cli-rules-how = Type the id of a rule as it stands in the log, or a part of it: rules { $rule }, rules { $topic }.
cli-rules-unknown = There is no rule { $name }.
cli-save-how = Type the name of a new file: save FILE
cli-saved = Saved in { $file }. To go on later: freebooter play --resume { $file }
cli-quit-unsaved = This game is not recorded. Type save FILE to keep it, or quit again to leave it.
cli-quit = You leave the game.
cli-end-of-input = The input has ended, so the game stops here.
cli-resume = Everything is saved. To go on: freebooter play --resume { $file }
cli-not-recorded = The game was not recorded.
cli-interrupted = Interrupted.
cli-resumed = { $file }: { $entries } entries read and checked. The game goes on.
cli-new-key = The key of the dice is not there any more, so the game goes on with a new one; the dice so far cannot be proven.

# Replaying and proving
cli-replay-help = n or Enter: next, p: previous, 12: entry 12, round 3, seat 2, public, q: quit
cli-replay-setup = { $number }. The game is set up.
cli-replay-move = { $number }. { $player } decides.
cli-replay-own = { $number }. { $player } decides: { $move }.
cli-replay-undo = { $number }. Taken back: everything from entry { $undone } on.
cli-replay-rekey = { $number }. The dice go on with a new key.
cli-replay-pass = { $number }. { $player } passes in advance, or no longer does.
cli-replay-secret = The hands of a game under way are secret; name the seat when you start: --seat
cli-replay-one-view = Choose one view: --seat or --public.
cli-verify-moves = { $entries } entries read: every move was possible, every table is as the record says.
cli-verify-older-form = { $entries } entries read: every move was possible. The record was made by an older version of the program, so its checksums were not compared.
cli-verify-proven = Proven: all { $proven } chance results follow from the key that was promised at the start ({ $commitment }).
cli-verify-not-yet = Not over: the { $results } chance results so far cannot be proven yet, because the key is published when the game ends.
cli-verify-in-part = Proven: { $proven } chance results. { $unproven } earlier ones cannot be proven, because their key was lost.
cli-verify-no-key = Not proven: the record ends without the key, so its { $results } chance results cannot be checked.
cli-verify-together = Dice: the server and { $players ->
    [one] one player
   *[other] { $players } players
} chose the key together; what each had promised before is what it told.
cli-verify-together-since = Dice from entry { $first } on: the server and { $players ->
    [one] one player
   *[other] { $players } players
} chose the new key together; what each had promised before is what it told.
cli-verify-alone-since = Dice from entry { $first } on: whoever kept the game chose the new key alone.
cli-verify-together-until = Dice up to entry { $last }: the record says that the server and { $players ->
    [one] one player
   *[other] { $players } players
} chose the key together. That key was replaced and is not here, so nothing proves it.
cli-verify-late = Nothing was added to the dice in time by: { $names }.
cli-verify-signed = The server that you named ({ $signer }) vouches for these moves, made between { $began } and { $ended }.
cli-verify-signed-by-somebody = Signed by { $signer }, who says that these moves were made between { $began } and { $ended }. Whether you trust that signer is up to you: name it with --signer.
cli-verify-unsigned = Nobody vouches for the moves and the names: they were possible, and whoever knows the key could have written others.
cli-verify-names = The names are signed too: { $names }.
cli-verify-origin-seed = The host chose the dice of this game by a seed.
cli-verify-origin-moment = This game was played on from a moment of another one.
cli-verify-no-seal = The record is not signed by anybody, so not by the server that you named.
cli-verify-other-signer = The record is signed by somebody else: { $signer }.
cli-verify-receipt = The receipt fits: at { $at } the record had its first { $entries } entries, as they are now.
cli-verify-receipt-wrong = The receipt of { $at } does not fit: it is not signed by the signer of this record, or entries were changed since.
cli-verify-receipt-unreadable = { $file } is not a receipt.

# What can go wrong
cli-unknown-language = There are no texts in { $language }; there are: { $known }.
cli-which-game = Which game? There are: { $known }.
cli-resume-alone = --resume goes on with a record as it is; leave out the game and --record.
cli-option-form = An option is written as name=value, not as "{ $given }".
cli-option-choice = The option { $option } cannot be { $value }; it is one of: { $known }.
cli-option-number = The option { $option } must be a number, not { $value }.
cli-option-yes-no = The option { $option } must be yes or no, not { $value }.
cli-usage-no-such-option = There is no option { $option }; freebooter --help lists them.
cli-usage-missing = Something is missing: { $option }.
cli-usage-bad-value = { $option } cannot be that: { $problem }
cli-usage-no-value = { $option }: a value is missing.
cli-usage = That cannot be understood: { $problem }
cli-no-file = There is no file { $file }.
cli-bench-checkout = The benchmarks are part of the repository; this command works in a checkout only.
cli-record-broken = { $trouble } The game stops; what was recorded before stays whole in { $file }.
cli-disk-full = { $file } cannot be written: the disk is full.
cli-disk-too-big = { $file } cannot be written: it would be larger than allowed.
cli-disk-forbidden = { $file } cannot be opened: that is not allowed.
cli-disk-nowhere = { $file } cannot be opened: there is no such file or folder.
cli-disk-folder = { $file } is a folder.
cli-disk-exists = { $file } exists already and is not overwritten; name a new file.
cli-disk-other = { $file } cannot be used: { $reason }.
