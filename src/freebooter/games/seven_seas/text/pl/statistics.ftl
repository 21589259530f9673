# Co się liczy w grze: w raportach i na stronie statystyk.

favourites = Ulubione postacie

lab-measure-battles = bitwy

lab-table-roles = Wybrane postacie
lab-table-roles-of-winners = Postacie wybrane przez zwycięzców
lab-table-black-spots = Czaszki według przyczyny
lab-table-mistakes = Pomyłki według przyczyny
lab-table-rituals = Rytuały
lab-table-corsair-tiles = Kafelki Korsarza na końcu
