# Wszystko, co mówi Parley.

game-parley = Parley
aim-parley = Zagraj najwyższą kartę, której nie zagra nikt inny; zdobyte skarby zakop albo zaryzykuj. Po trzech rundach wygrywa najbogatszy.
option-cards = Karty
option-cards-help = Ile kart dostaje każdy gracz.

prompt-lay-card = Zagraj kartę.
prompt-treasure = Zakopać skarb czy zaryzykować?
move-lay = zagraj { $card }
move-bury = zakop
move-gamble = zaryzykuj
event-card-laid = { $player } gra { $card }.
event-gambled = { $player } ryzykuje; rzut: { LIST("face", $dice) }.
term-gold = Złoto

parley-not-in-hand = Nie masz na ręce karty { $card }.
parley-brings-gold = wtedy masz { $gold } złota
parley-brings-gamble = { $gold } złota z szansą { $chance } % albo nic więcej

card-1 = karta 1
card-2 = karta 2
card-3 = karta 3
card-4 = karta 4
card-5 = karta 5
card-6 = karta 6

# Co się liczy
favourites = Ulubione karty
lab-table-cards = Zagrane karty
lab-table-last-cards = Ostatnia karta każdego gracza
lab-measure-gambles = ryzyko

# Obraz stołu
parley-title = Runda { $round }. Skarb: { $treasure }.
parley-gold = Złoto
parley-cards = Karty
parley-row = { $name }: złoto { $gold }, karty { $cards }.
parley-hand = Twoja ręka: { $cards }.
