# Serwer z wiersza poleceń.

cli-serve-ready = Freebooter działa pod adresem { $address }
cli-serve-stop = Ctrl-C kończy pracę; po ponownym uruchomieniu gry toczą się dalej.
cli-serve-stopped = Zatrzymano.
cli-serve-lan = Inni w tej sieci otwierają:
cli-serve-code = i podają kod { $code }. Grać może każdy w sieci, kto go zna; dane idą przez sieć bez szyfrowania.
cli-serve-already = Freebooter już działa pod adresem { $address }
cli-serve-busy = Folderu { $folder } używa inny serwer; najpierw go zatrzymaj albo wybierz inny folder przez --data.
cli-serve-database-busy = Bazy danych { $database } używa już inny serwer; dwa serwery na jednej bazie grałyby obok siebie.
cli-serve-too-new = Gry zapisała nowsza wersja Freebootera; ta nie umie ich odczytać. Zainstaluj nowszą wersję albo przywróć kopię zapasową.
cli-serve-no-module = Nie ma modułu { $module }.
cli-no-database = W folderze { $folder } nie ma gier.
cli-backed-up = Wszystkie gry są w pliku { $file }.
cli-no-backup = { $file } nie jest pełną kopią zapasową Freebootera; nic nie zmieniono.
cli-database-damaged = Baza danych { $file } jest uszkodzona, więc nie da się zrobić jej całej kopii.
cli-restored = Wszystkie gry są takie, jak w pliku { $file }.
cli-restored-kept = To, co było wcześniej, jest w pliku { $file }.
cli-stop-first = Serwer działa; najpierw go zatrzymaj.
cli-not-dealt = Przy stole { $table } gracze jeszcze siadają i dodają coś do kości: nie ma jeszcze czego zapisać.
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
cli-serve-terminal = Gra w tym terminalu: .venv/bin/freebooter play albo make terminal
cli-serve-no-screen = Nie ma tu ekranu dla przeglądarki; otwórz { $address } w przeglądarce na tym komputerze.
cli-serve-port-taken = Port { $port } jest zajęty. Wybierz inny przez --port albo pomiń --port, a znajdzie się wolny.
cli-serve-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }.
cli-serve-no-folder = Gier nie da się zapisywać w { $folder }: { $reason }. Wybierz inny folder przez --data albo FREEBOOTER_DATA.
cli-serve-no-database = Nie można użyć bazy danych: { $reason }
cli-serve-servers = Kilka serwerów na tej maszynie wymaga jednej bazy PostgreSQL (--database postgresql+psycopg://...) i systemu, na którym serwery mogą dzielić port.
cli-serve-fleet-address = { $address } nie jest adresem dla innych serwerów; wygląda on tak: 10.0.0.5:8001.
cli-serve-network = { $network } nie jest siecią; wygląda ona tak: 10.0.0.0/24.
cli-no-programs = Na tej maszynie nie ma programu { $program }; jest on częścią PostgreSQL (w Debianie: apt-get install postgresql-client).

# The operator
cli-tables-none = Nie ma żadnych stołów.
cli-tables-line = { $table }  { $game }  { $state ->
    [over] skończona
   *[running] w toku
}  ostatnia zmiana { $changed }  wiersze: { $rows }  { $name }
cli-tables-person = { "    " }{ $name }  gość { $guest }
cli-closed = Stół { $table } usunięto; kto przy nim siedzi, dowie się w kilka sekund.
cli-banned = Nie wpuszczamy: { $who }. Działające serwery zastosują to w kilka sekund.
cli-ban-unclear = „{ $who }” nie jest adresem ani początkiem (co najmniej 8 liter) identyfikatora dokładnie jednego gościa.
cli-ban-none = Wpuszczamy wszystkich.
cli-unbanned = { $who }: znowu wpuszczamy.
cli-unban-none = { $who }: tej osoby ani adresu nie blokowaliśmy.
cli-other-form = Baza danych ma formę innej wersji; uruchom raz serwer tej wersji.
