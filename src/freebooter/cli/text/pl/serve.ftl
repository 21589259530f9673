# Serwer z wiersza poleceń.

cli-serve-ready = Freebooter działa pod adresem { $address }
cli-serve-stop = Ctrl-C kończy pracę; po ponownym uruchomieniu gry toczą się dalej.
cli-serve-stopped = Zatrzymano.
cli-serve-lan = Inni w tej sieci otwierają:
cli-serve-code = i podają kod { $code }. Grać może każdy w sieci, kto go zna; dane idą przez sieć bez szyfrowania.
cli-serve-already = Freebooter już działa pod adresem { $address }
cli-serve-busy = Folderu { $folder } używa inny serwer; najpierw go zatrzymaj albo wybierz inny folder przez --data.
cli-serve-too-new = Gry zapisała nowsza wersja Freebootera; ta nie umie ich odczytać. Zainstaluj nowszą wersję albo przywróć kopię zapasową.
cli-serve-no-module = Nie ma modułu { $module }.
cli-no-database = W folderze { $folder } nie ma gier.
cli-backed-up = Wszystkie gry są w pliku { $file }.
cli-no-backup = { $file } nie jest pełną kopią zapasową Freebootera; nic nie zmieniono.
cli-restored = Wszystkie gry są takie, jak w pliku { $file }.
cli-restored-kept = To, co było wcześniej, jest w pliku { $file }.
cli-stop-first = Serwer działa; najpierw go zatrzymaj.
cli-no-table = Nie ma stołu { $table }.
cli-exported = Stół { $table } jest w pliku { $file }.
cli-imported = Stół { $table }. Kody, by zająć miejsca:
cli-imported-watch = Aby oglądać: { $code }
cli-nothing-kept = Nic tu nie jest przechowywane.
cli-no-guest = Nie ma gościa { $guest } albo jest więcej niż jeden o takim początku.
cli-delete-guest = Zapomnieć imię, miejsca i słowa tego gościa?
cli-delete-all = Usunąć { $folder } ze wszystkimi grami?
cli-delete-database = Bazy, która nie jest naszym plikiem, nie usuwamy; użyj narzędzi tej bazy albo --guest.
cli-deleted = Gotowe.
