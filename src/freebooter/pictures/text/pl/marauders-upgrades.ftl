# Moduł: ulepszenia statków bez gracza

mm-upgrades = Ulepszenia statków bez gracza (w puli { $pool }): { $list }.
mm-captured = zdobyte: { $list }
