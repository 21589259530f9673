option-modules-favours = Przysługi
option-modules-favours-help = Przysługi kupuje się w portach po 2 dukaty i dostaje za misje, najwyżej 5. Jedna powtarza rzut, dobranie kart albo poszukiwania wroga; kilka otwiera zamknięty port.

activity-favours = kup przysługi
way-favours = zapłać przysługami
count-favour = { $count ->
    [0] 0 przysług
    [one] 1 przysługa
    [few] { $count } przysługi
   *[many] { $count } przysług
}
    .accusative = { $count ->
        [one] 1 przysługę
        [few] { $count } przysługi
       *[many] { $count } przysług
    }

prompt-buy-favours = Ile przysług kupujesz? Każda kosztuje { COUNT("ducat", $gold) }. To kończy akcję w porcie.
move-buy-favours = kup { COUNT("favour", $count, case: "accusative") }
move-spend-favour = użyj przysługi

mm-brings-favours = po { COUNT("ducat", $price) }, najwyżej { $most }; kończy akcję w porcie
mm-brings-favours-bought = { COUNT("ducat", $price) }; potem masz { $favours } z 5
mm-brings-favour-roll = nowy rzut: { $chance } % na { COUNT("success", $needed) } ({ COUNT("die", $dice) }){ $more ->
    [0] {""}
   *[other] , { $more } % na więcej niż teraz
}; zostaje { COUNT("favour", $left) }
mm-brings-favour-draw = { COUNT("card", $cards) } od nowa; zostaje { COUNT("favour", $left) }
mm-brings-favour-search = nowy rzut: { $chance } %, że cię nie znajdą ({ COUNT("die", $dice) }); zostaje { COUNT("favour", $left) }
mm-brings-favour-entry = { COUNT("favour", $price) }; zostaje { $left ->
    [0] zero
   *[other] { $left }
}

mm-no-favours = Nie masz żadnej przysługi.
mm-favour-spent-here = Tylko jedna przysługa naraz: tu już jednej użyto.
mm-favour-without-use = Przysługa nic tu więcej nie da.
mm-favours-full = Masz { $favours } przysług, a więcej niż 5 mieć nie można.
mm-favours-buy-some = Kup co najmniej jedną przysługę.
mm-too-few-favours = Port { NAME("zone", $zone) } kosztuje { COUNT("favour", $price, case: "accusative") }, a masz { $favours }.

event-favours-gained = { $player } zyskuje { COUNT("favour", $count, case: "accusative") } ({ $favours } z 5).
event-favours-spent = { $player } używa przysług: { $count } (zostaje { $favours }).
event-favours-lost = { $player } traci { COUNT("favour", $count, case: "accusative") }.

lab-measure-favours-bought = kupione przysługi
lab-measure-favours-of-missions = przysługi za misje
lab-measure-favours-for-rolls = przysługi użyte do rzutów
lab-measure-favours-for-draws = przysługi użyte do dobierania kart
lab-measure-favours-for-searches = przysługi użyte przeciw poszukiwaniom
lab-measure-favours-for-ports = przysługi użyte w zamkniętych portach
lab-measure-favours-lost = przysługi utracone z kapitanami
lab-table-favour-rolls = Rzuty powtórzone za przysługę

feat-favours-spent = wydane przysługi
