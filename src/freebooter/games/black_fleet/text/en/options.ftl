# What can be chosen before a game: a name, what it does, and each value in words.

option-victory-price = Price of the victory card
option-victory-price-help = A player who has all developments can buy this card; that round is the last one. Different prices by seat even out skill.
option-victory-price-10 = 10 doubloons
option-victory-price-20 = 20 doubloons: a longer game
option-victory-price-each = seat by seat
option-late-seats-paid = Third and fourth in the order of play
option-late-seats-paid-help = Those who begin have a small advantage; a doubloon makes up for it.
option-late-seats-paid-yes = start with 1 doubloon
option-late-seats-paid-no = start without money, like the others
option-choose-developments = Developments
option-choose-developments-help = The four developments that each player can buy. Choosing needs exactly three players.
option-choose-developments-yes = two of each price are dealt, and each player keeps one
option-choose-developments-no = one of each price is dealt
option-map = Map
option-map-help = The sea to sail.
option-map-standard = the sea of the box, in our own drawing
option-round-limit = Last round in any case
option-round-limit-help = After this round the game ends even if nobody has bought the victory card. Games take 6 to 12 rounds, with the victory card at 20 one or two more.
option-tie-break = Equal in doubloons at the end
option-tie-break-help = Who wins if several have bought the victory card and are equally rich.
option-tie-break-yes = more cargo, then a treasure in the hold, then the later in the order of play
option-tie-break-no = they share the victory
