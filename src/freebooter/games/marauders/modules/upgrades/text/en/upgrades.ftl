option-modules-upgrades = Upgrades of NPCs
option-modules-upgrades-help = Each captain of a navy or of pirates draws a token: a modification or a weapon that his ship has in every battle. Who beats his crew may capture it.

event-upgrade-weapon = { NAME("happening", $card) } draws an upgrade: { NAME("weapon", $weapon) }.
event-upgrade-modification = { NAME("happening", $card) } draws an upgrade: { NAME("modification", $modification) }.
event-upgrade-none = { NAME("happening", $card) } draws no upgrade.
event-upgrades-returned = Upgrades of { NAME("happening", $card) } go back to their pool: { $count }.
event-upgrades-lost = Captured upgrades of { $player } go back to their pool with the ship: { $count }.
event-upgrade-weapon-returned = The captured upgrade of { $player } goes back to its pool: { NAME("weapon", $weapon) }.
event-npc-nest-used = The { NAME("npc", $npc) } uses its crow's nest: 1 die less to find it.

prompt-npc-crows-nest = Player { $seat } looks for the { NAME("npc", $npc) }. Do you use its crow's nest?
move-use-npc-crows-nest = use the crow's nest of the NPC
mm-brings-npc-nest = { COUNT("die", $dice) } to find it: { $chance } %

lab-table-upgrade-weapons = Weapons drawn by NPCs
lab-table-upgrade-modifications = Modifications drawn by NPCs
lab-measure-upgrades-captured = weapons captured from NPCs

feat-upgrades-captured = weapons captured from other ships
