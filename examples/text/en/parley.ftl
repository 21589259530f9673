# All that Parley says.

game-parley = Parley
aim-parley = Lay the highest card that nobody else lays; bury the treasures you win, or gamble. After three rounds the richest wins.
option-cards = Cards
option-cards-help = How many cards each player is dealt.

prompt-lay-card = Lay a card.
prompt-treasure = Bury the treasure, or gamble?
move-lay = lay { $card }
move-bury = bury it
move-gamble = gamble
event-card-laid = { $player } lays { $card }.
event-gambled = { $player } gambles and throws { LIST("face", $dice) }.
term-gold = Gold

parley-not-in-hand = You do not hold { $card }.
parley-brings-gold = then you have { $gold } gold
parley-brings-gamble = { $gold } gold with { $chance } %, or nothing more

card-1 = card 1
card-2 = card 2
card-3 = card 3
card-4 = card 4
card-5 = card 5
card-6 = card 6

# What is counted
favourites = Favourite cards
lab-table-cards = Cards laid
lab-table-last-cards = The last card of each player
lab-measure-gambles = gambles

# The picture of the table
parley-title = Round { $round }. Treasure: { $treasure }.
parley-gold = Gold
parley-cards = Cards
parley-row = { $name }: { $gold } gold, { $cards } cards.
parley-hand = Your hand: { $cards }.
