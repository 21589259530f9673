# What the server says, whatever the game.

# The sentence above the board
now-waiting = Waiting for { $players }.
now-over = The game is over. { $count ->
    [one] { $players } has won.
   *[other] { $players } share the victory.
}
now-sealed = Your choice is sealed; you can change it until all have chosen. Waiting for { $players }.
now-cards = A moment in which cards can be played.
now-gathering = The cards are dealt when everybody has sat down.
now-promising = Everybody adds to the dice; then the cards are dealt.
now-telling = Everybody adds to the dice; then the cards are dealt.
now-gathering-on = The game goes on when everybody has sat down.
now-promising-on = Everybody adds to the new dice; then the game goes on.
now-telling-on = Everybody adds to the new dice; then the game goes on.
now-goes-on = The game goes on.

# What a guest is called who has not said
guest-name = guest-{ $number }

# Lines of the log
seat-shut-out = { $player } was shut out by the operator of the server; the seat is free.
seat-taken = { $player } sits down.
seat-left = { $player } gets up; the seat is free.
seat-lent-bot = A bot ({ $level }) plays for { $player }.
seat-lent-person = Somebody may play for { $player }.
seat-stand-in = { $name } plays for { $player }.
seat-given-back = { $player } has the seat back.
seat-reissued = The seat of { $player } is given out anew.
seat-replaced = The bot of { $player } failed too often; a simpler one ({ $level }) goes on.
seat-recalled = The bot of { $player } tries again ({ $level }).
taken-back = { $player } takes back a move.
taken-back-own = You take back: { $move }.
rewound-own = You took back { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. New dice.
rewound = { $player } took back { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. New dice.
rewound-together = All agreed: { $moves ->
    [one] 1 move is
   *[other] { $moves } moves are
} taken back. New dice.
take-back-asked = { $player } asks to take back { $moves ->
    [0] moves
    [one] 1 move
   *[other] { $moves } moves
}.
before-own = back to before your “{ $move }”
before-line = back to before “{ $line }”
before-choice = back to before a choice of { $player }, after “{ $line }”
before-first-choice = back to before the first choice of { $player }
take-back-agreed = { $player } agrees.
take-back-refused = { $player } does not agree.
clock-out = { $player }'s time is up; a bot makes this choice.
dealt-together = The dice follow from the server’s secret and { $players ->
    [one] a number of one player
   *[other] numbers of { $players } players
}: nobody chose them alone.
dealt-alone = Nobody added to the dice in time: they follow from the secret that the server had promised.
dealt-late = { $player } added nothing to the dice in time.
rekeyed = The dice have a new key from here on.
passes-ahead = You pass these questions from now on.
passes-no-more = You are asked these questions again.
asking-playable = From now on you are asked when there is something to choose.
asking-new = From now on you are not asked again about what you have passed on.
asking-always = From now on you are always asked, even when there is one answer only.
said = { $player }: { $text }

# Fighting it out
now-fought-out = Fighting it out, round after round. It can be broken off before each.
order-proposed = { $player } proposes to fight it out, without asking anyone each round.
order-agreed = { $player } agrees: it is fought out round after round.
order-alone = { $player } fights it out, round after round.
order-broken = { $player } breaks it off: from now on each round is decided anew.
order-withdrawn = { $player } withdraws the proposal.
order-refused = { $player } does not agree to fight it out.
order-dire = The next blow may be the last for { $player }: from now on each round is decided anew.
order-impossible = { $player } has to choose again: from now on each round is decided anew.
order-taken-back = Moves were taken back: from now on each round is decided anew.
order-seat = Somebody else decides for { $player }: from now on each round is decided anew.

# Why not
stale = The table has moved on meanwhile.
no-table = There is no such table.
no-game = There is no such game here.
no-rule = There is no such rule.
no-example = There is no example of this rule.
no-page = There is nothing here.
no-seat-there = There is no such seat at this table.
no-code = This code is not known, or it has been used.
no-network = This server cannot be opened to the network: it is open already, stands behind a proxy, or this machine has no network.
no-level = There is no bot of that level.
no-moment = There is no such moment in this game.
not-yours = That is not your seat.
not-host = Only the host can do that.
not-invited = This table is private: an invitation is needed.
no-watching = Nobody may watch this table.
seat-not-free = This seat is taken.
no-free-seat = There is no free seat at this table.
seat-is-bot = This seat belongs to a bot.
seat-is-lent = Somebody plays for this seat; take it back first.
seat-not-lent = This seat is not lent.
seat-present = { $name } is here; only the seat of somebody who is absent can be lent or given out anew.
seed-alone = Whoever chooses the dice by a seed plays alone or against bots: nobody else can sit here.
no-request = There is no such request to take back.
request-yours = You asked for it yourself.
request-stands = There is already a request to take back.
nothing-of-yours = You have made no move that could be taken back.
cannot-pass-ahead = So many kinds of questions cannot be passed in advance.
order-no-duel = There is nothing to be fought out now.
order-not-yours = You do not decide in this fight.
order-stands = You have said what you do; break it off before you say something else.
order-no-such = “{ $move }” is not decided round after round.
order-none = There is nothing to break off.
not-dealt = Nothing can be played yet: it begins when everybody has sat down and the dice are settled.
share-late = The dice of this table are settled, or this seat has added to them already.
share-broken = That number is not the one that was promised.
hint-not-asked = A hint needs a question; nothing is asked of you now.
hint-why-more = As far ahead as it looked, this leaves you with about { $points ->
    [one] 1 point
   *[other] { $points } points
}, “{ $next }” with about { $points_next }.
hint-why-equal = As far ahead as it looked, this leaves you with about { $points ->
    [one] 1 point
   *[other] { $points } points
}, no more than “{ $next }”; but it is better against the others or later on.
hint-why-alone = Everything else only costs you something; this leaves you with about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hint-busy = There is a hint under way already, or too many think at the moment; ask again in a little while.
hint-failed = The bot could not think of anything.
replay-not-yours = As long as a game runs, it can be replayed from one's own seat only.
only-after-end = That can be had when the game is over.
wrong-seats = This game has { $seats } seats.
rules-changed = This table was begun with rules { $said } of { $game }; this server has rules { $known }, so it can not be played on.
other-tables-people = Others sit at this table, so it cannot be taken away while the game runs.
shut-out = The operator of this server has shut you out.
need-code = This server is for people who know its code.
bad-code = That is not the code.
bad-request = That could not be understood.
bad-body = The request could not be understood: { $where }.
cut-off = The request did not come to its end.
too-large = That is too much at once.
too-fast = Too much at once; wait a little.
too-many-bots = You have enough tables at which only bots play; let one of them end first.
too-many = Too many are connected at the moment.
wrong-type = Send JSON (content type application/json).
wrong-host = This server does not go by that name.
wrong-origin = Another site cannot do that.
wrong-method = That cannot be done here.
went-wrong = Something went wrong on the server; nothing was changed.
no-storage = The server cannot store anything at the moment: its disk is full or its database away. Nothing that counted is lost; it goes on by itself as soon as it can.
not-stored = It could not be stored, so nothing was changed.
stopping = The server is stopping.
bad-name = A name needs letters.
no-language = There are no texts in that language.

# Bots
level-gentle = Cabin boy (gentle)
level-easy = Deckhand (easy)
level-normal = Mate (normal)
level-hard = Captain (hard)
level-master = Terror of the seas (master)
level-people = other people
level-mixed = mixed opponents
lesson-undo = A lesson is not taken back any further; begin it again.
no-lesson = There is no such lesson.

# The page of statistics, for games that have no heading of their own
favourites = Favourites

# Bots have a name, a portrait and a character
character-mags = Keeps a ledger of every favour, and calls them all in.
character-old-tom = Has sailed with everyone and remembers what they owe him.
character-red-kit = Would rather board a ship than ask its price.
character-salty-jo = Waits in port until the price is right, and then waits a little more.
character-long-meg = Sees a sail before anyone else, and is gone before it sees her.
character-black-pete = Laughs loudest when the dice are against him.
character-nan = Bakes biscuits for the crew and sinks her rivals without a word.
character-half-ear = Hears half of every order, and always the half he likes.
character-finch = Counts twice, sails once, and whistles all the way.
character-bo = Young, lucky, and sure that it is all skill.
