option-modules-upgrades = Ulepszenia statków bez gracza
option-modules-upgrades-help = Każdy kapitan floty lub piratów dobiera żeton: ulepszenie albo broń, którą jego statek ma w każdej bitwie. Kto pokona jego załogę, może ją zdobyć.

event-upgrade-weapon = { NAME("happening", $card) } dobiera żeton: { NAME("weapon", $weapon) }.
event-upgrade-modification = { NAME("happening", $card) } dobiera żeton: { NAME("modification", $modification) }.
event-upgrade-none = { NAME("happening", $card) } nie dostaje żetonu.
event-upgrades-returned = Żetony wracają do puli ({ $count }): { NAME("happening", $card) }.
event-upgrades-lost = Zdobyte żetony wracają do puli razem ze statkiem ({ $count }): { $player }.
event-upgrade-weapon-returned = Zdobyty żeton wraca do puli: { $player }, { NAME("weapon", $weapon) }.
event-npc-nest-used = { NAME("npc", $npc) } używa bocianiego gniazda: 1 kość mniej w rzucie na zwiad.

prompt-npc-crows-nest = Gracz { $seat } szuka statku: { NAME("npc", $npc) }. Używasz jego bocianiego gniazda?
move-use-npc-crows-nest = użyj bocianiego gniazda szukanego statku
mm-brings-npc-nest = na zwiad { COUNT("die", $dice) }: { $chance } %

lab-table-upgrade-weapons = Broń dobrana przez statki bez gracza
lab-table-upgrade-modifications = Ulepszenia dobrane przez statki bez gracza
lab-measure-upgrades-captured = broń zdobyta na statkach bez gracza

feat-upgrades-captured = broń zdobyta na obcych statkach
