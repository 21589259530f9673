# The module upgrades

mm-upgrades = Upgrades of NPCs ({ $pool } in the pool): { $list }.
mm-captured = captured: { $list }
