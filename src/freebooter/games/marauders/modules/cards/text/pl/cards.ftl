# Seas of Glory: nowe karty.

option-modules-cards = Nowe karty
option-modules-cards-help = Nowi kapitanowie, wydarzenia, misje i pogłoski dołączają do podstawowych. Piraci pływają też brygami i okrętami liniowymi, floty mają okręty liniowe także w czasie pokoju; jedno z wydarzeń dodaje trzecią misję.
option-modules-new-captains-only = Tylko nowi kapitanowie
option-modules-new-captains-only-help = Kapitanowie z gry podstawowej zostają w pudełku.

purpose-silence = by uciszyć wieść o rabunku

move-pay-to-roll = zapłać 1 dukat i powtórz rzut
move-cargo-for-crew = oddaj 1 × { NAME("good", $good) } za 1 członka załogi

prompt-buy-silence = Zapłacić { COUNT("ducat", $gold, case: "accusative") } i rzucić na Wpływy, by { NAME("nation", $nation) } nie dowiedziała się o rabunku?
prompt-pay-for-claim = Zapłacić { COUNT("ducat", $gold, case: "accusative") } zamiast rzutu na misję { NAME("mission", $mission) }?

event-ability-used = { $player } korzysta ze zdolności: { NAME("captain", $captain) }.
event-wreck-plundered = { $player } wyławia ładunek z wody: { LIST("cargo", $cards) }.
event-yard-burns = Płonie stocznia: { NAME("zone", $zone) }. W tej rundzie jest zamknięta.
event-modification-burnt-out = { NAME("modification", $modification) } ocalała z pożaru: { NAME("zone", $zone) }.

mm-brings-pay-to-roll = { COUNT("ducat", $price) }, potem znów { COUNT("die", $dice) }: { $chance } %
mm-brings-swap = { NAME("cargo", $card) }, teraz { COUNT("ducat", $price) }, na następną kartę z talii
mm-brings-cargo-for-crew = załoga +{ $count }, bez akcji; raz na turę
mm-brings-silence = { COUNT("ducat", $price) }, potem Wpływy, { COUNT("die", $dice) }: { $chance } % na brak nagrody za głowę
mm-brings-claim-paid = misja za { COUNT("ducat", $price, case: "accusative") }, bez rzutu

mm-not-his-ability = Twój kapitan nie ma tej zdolności.
mm-ability-used = Ta zdolność została już użyta.
mm-no-failed-influence = Nie ma nieudanego rzutu na Wpływy, który można powtórzyć.
mm-not-on-offer = { NAME("cargo", $card) } nie jest w ofercie.
mm-only-at-sea = To możliwe tylko na morzu.
mm-yard-burnt = Stocznia spłonęła i w tej rundzie jest zamknięta: { NAME("zone", $zone) }.

lab-table-abilities = Użycia zdolności nowych kapitanów

feat-abilities-used = użyte zdolności nowych kapitanów
