# Lojalność: nastrój każdej załogi.

option-modules-loyalty = Lojalność
option-modules-loyalty-help = Każda załoga ma swój nastrój. Psują go karty NPC, złoto w skrytce i noce w tym samym porcie, poprawiają sława i złoto. Zaciekła załoga dokonuje więcej, wściekła może wyrzucić kapitana za burtę.

loyalty-fierce = zaciekła
loyalty-happy = szczęśliwa
loyalty-pleased = zadowolona
loyalty-content = spokojna
loyalty-restless = niespokojna
loyalty-unhappy = nieszczęśliwa
loyalty-angry = wściekła
loyalty-mutiny = bunt

loyalty-effect-fierce = Raz w swojej turze możesz rzucić na Dowodzenie: sukces to dodatkowa akcja i krok lojalności w dół.
loyalty-effect-happy = 1 kość więcej w walce załóg i w rabunkach na lądzie.
loyalty-effect-pleased = W każdym porcie załoga przystaje do ciebie za darmo; jeden specjalista na turę nic nie kosztuje, gdziekolwiek jesteś.
loyalty-effect-content = Załoga robi swoje: bez skutku.
loyalty-effect-restless = Nikt nie zaciąga się za darmo, żaden nowy specjalista nie przystaje, a twoi specjaliści nic nie dają.
loyalty-effect-unhappy = Przed każdą kartą sławy musi się udać rzut na Dowodzenie; inaczej tej karty nie zagrasz w tej turze.
loyalty-effect-angry = 1 kość mniej w walce załóg i w rabunkach na lądzie. Jeszcze krok w dół i wybucha bunt.
loyalty-effect-mutiny = Dowodzenie przeciw załodze: bez sukcesu kapitan ginie.

activity-loyalty = poprawa lojalności
purpose-fierce = pogania załogę
purpose-unhappy = przekonuje załogę do karty
purpose-unhappy-in-fight = przekonuje załogę do karty
purpose-mutiny = tłumi bunt
death-mutiny = śmierć w buncie

move-call-on-crew = wezwij zaciekłą załogę do dodatkowej akcji

event-loyalty-raised = Nastrój załogi rośnie: { $player }, teraz { NAME("loyalty", $step) }.
event-loyalty-lost = Nastrój załogi spada: { $player }, teraz { NAME("loyalty", $step) }.
event-mutiny-over = Bunt na statku stłumiony: { $player }, załoga jest { NAME("loyalty", $step) }.
event-crew-answers = Załoga daje z siebie wszystko: { $player } ma dodatkową akcję (zostało: { COUNT("action", $actions) }).
event-crew-refuses-card = Załoga nie godzi się na kartę { NAME("glory", $card) } w tej turze: { $player }.

mm-brings-loyalty = za { $price } zł załoga jest { NAME("loyalty", $step) }
mm-brings-call = Dowodzenie, { COUNT("die", $dice) }: { $chance } % na dodatkową akcję i stopień lojalności mniej; porażka nic nie kosztuje

mm-loyalty-highest = Nie ma załogi wierniejszej niż zaciekła.
mm-crew-not-fierce = Wezwać można tylko zaciekłą załogę, a twoja jest: { NAME("loyalty", $step) }.
mm-crew-called = W tej turze załoga była już wezwana.
mm-crew-restless = Do niespokojnej załogi nie przyłączy się żaden specjalista.
mm-crew-refuses-card = Załoga nie godzi się w tej turze na kartę { NAME("glory", $card) }.

mm-risk-loyalty = { $why ->
    [event] Następne wydarzenie może być kartą NPC, która kosztuje stopień lojalności: { $chance } %. Załoga byłaby wtedy { NAME("loyalty", $step) }.
    [stash] Złoto włożone do skrytki kosztuje stopień lojalności: załoga będzie { NAME("loyalty", $step) }.
   *[stay] Jeśli tura skończy się w porcie, w którym się zaczęła, załoga będzie { NAME("loyalty", $step) }.
}
mm-risk-mutiny = { $why ->
    [event] Następne wydarzenie może być kartą NPC i wywołać bunt: { $chance } %, a ty masz { COUNT("die", $dice) } Dowodzenia. Szansa na śmierć: { $dies } %.
    [stash] Złoto włożone do skrytki oznacza bunt, a ty masz { COUNT("die", $dice) } Dowodzenia. Szansa na śmierć: { $dies } %, i wtedy nic nie trafi do skrytki.
   *[stay] Jeśli tura skończy się w porcie, w którym się zaczęła, wybuchnie bunt, a ty masz { COUNT("die", $dice) } Dowodzenia. Szansa na śmierć: { $dies } %.
}
mm-risk-crew-refuses = Przed każdą kartą trzeba przekonać załogę: { $chance } % ({ COUNT("die", $dice) } Dowodzenia). Po porażce tej karty nie można zagrać w tej turze.

lab-table-loyalty = Stopnie lojalności, do których doszły załogi
lab-measure-mutinies = bunty

feat-mutinies = bunty na pokładzie
feat-actions-of-fierce-crews = dodatkowe akcje zaciekłych załóg
