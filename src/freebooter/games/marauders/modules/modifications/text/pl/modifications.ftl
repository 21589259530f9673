option-modules-modifications = Nowe ulepszenia
option-modules-modifications-help = Wśród ulepszeń w portach są rzeźbiony kadłub i bocianie gniazdo, a pozostałe tworzą zakrytą rezerwę.

modification-carved-hull = rzeźbiony kadłub
modification-crows-nest = bocianie gniazdo

does-carved-hull = W rundzie, w której ktoś ucieka, przeciwnik ma w manewrach o 1 kość mniej.
does-crows-nest = Przy nieuszkodzonych masztach: 1 kość więcej, gdy szukasz, i możesz odebrać 1 kość temu, kto szuka ciebie.

prompt-crows-nest = { $player } szuka ciebie. Czy używasz bocianiego gniazda?

mm-brings-nest = tylko { COUNT("die", $dice) }: znajdą cię { $chance } %
mm-risk-crows-nest = { $player } ma bocianie gniazdo i może odebrać ci 1 kość.

mm-nest-damaged = Bocianie gniazdo działa tylko przy nieuszkodzonych masztach.
mm-nest-of-no-use = Nie ma już kości do odebrania.

event-nest-used = { $player } widzi nadpływających: szukający mają o 1 kość mniej.
event-modifications-to-pool = { $count ->
    [one] Do rezerwy trafia 1 ulepszenie. Statek stracił gracz { $player }.
    [few] Do rezerwy trafiają { $count } ulepszenia. Statek stracił gracz { $player }.
   *[many] Do rezerwy trafia { $count } ulepszeń. Statek stracił gracz { $player }.
}

lab-measure-nests-used = użycia bocianiego gniazda
lab-measure-modifications-lost = ulepszenia stracone ze statkami
