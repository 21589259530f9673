# O co się martwić przed odpowiedzią
risk-no-empty-ship = Żaden twój statek nie jest pusty: jeśli Kapitan ruszy do napadu, nie wyślesz żadnego i weźmiesz czaszkę ({ $points })
risk-nothing-to-sell = Po Pertraktacjach nie zostanie ci żaden towar na sprzedaż: Kupiec popełni wtedy pomyłkę i weźmiesz czaszkę ({ $points })
risk-hand = { COUNT("card", $count) } na ręce: gdyby gra skończyła się teraz, kosztowałoby to { COUNT("point", $cost) }
risk-round-limit = { $left ->
    [0] To ostatnia runda gry
    [1] Gra skończy się po następnej rundzie
   *[other] Do końca gry rund po tej: { $left }
}
