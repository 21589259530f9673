# The server, from the command line.

cli-serve-ready = Freebooter is at { $address }
cli-serve-stop = Ctrl-C stops it; games go on where they were when it starts again.
cli-serve-stopped = Stopped.
cli-serve-lan = Others in this network open:
cli-serve-code = and give the code { $code }. Anyone in the network who knows it can play; games go over the network unencrypted.
cli-serve-already = Freebooter is running already at { $address }
cli-serve-busy = Another server uses { $folder }; stop it first, or choose another folder with --data.
cli-serve-database-busy = Another server uses the database { $database }; two servers on one database would play past each other.
cli-serve-too-new = The games were kept by a newer version of Freebooter; this one cannot read them. Install the newer version, or restore a backup.
cli-serve-no-module = There is no module { $module }.
cli-no-database = There are no games in { $folder }.
cli-backed-up = All games are in { $file }.
cli-no-backup = { $file } is not a whole backup of Freebooter; nothing was changed.
cli-database-damaged = The database { $file } is damaged, so no whole copy can be made of it.
cli-restored = All games are as they were in { $file }.
cli-restored-kept = What was there before is in { $file }.
cli-stop-first = The server is running; stop it first.
cli-not-dealt = At table { $table } people still sit down and add to the dice: there is nothing to write yet.
cli-no-table = There is no table { $table }.
cli-exported = Table { $table } is in { $file }.
cli-imported = Table { $table }. Codes to sit down with:
cli-imported-watch = To watch: { $code }
cli-nothing-kept = Nothing is kept here.
cli-no-guest = There is no guest { $guest }, or more than one whose id begins so.
cli-delete-guest = Forget this guest's name, seats and words?
cli-delete-all = Delete { $folder } with every game in it?
cli-delete-database = A database that is not a file of ours is not deleted; use the tools of that database, or --guest.
cli-deleted = Done.
cli-serve-terminal = The game in this terminal instead: .venv/bin/freebooter play, or make terminal
cli-serve-no-screen = There is no screen here to open a browser on; open { $address } in one on this machine.
cli-serve-port-taken = Port { $port } is taken. Choose another with --port, or leave --port out to get a free one.
cli-serve-cannot-listen = It cannot listen on { $host }, port { $port }: { $reason }.
cli-serve-no-folder = Games cannot be kept in { $folder }: { $reason }. Choose another folder with --data or FREEBOOTER_DATA.
cli-serve-no-database = The database cannot be used: { $reason }
cli-serve-servers = Several servers on this machine need one PostgreSQL (--database postgresql+psycopg://...), and a system whose servers can share a port.
cli-serve-fleet-address = { $address } is not an address for other servers; it looks like 10.0.0.5:8001.
cli-serve-network = { $network } is not a network; it looks like 10.0.0.0/24.
cli-no-programs = { $program } is not on this machine; it comes with PostgreSQL (on Debian: apt-get install postgresql-client).

# The operator
cli-tables-none = There are no tables.
cli-tables-line = { $table }  { $game }  { $state ->
    [over] finished
   *[running] running
}  last change { $changed }  { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}  { $name }
cli-tables-person = { "    " }{ $name }  guest { $guest }
cli-closed = Table { $table } is deleted; whoever sits there is told within seconds.
cli-banned = Shut out: { $who }. Running servers follow within seconds.
cli-ban-unclear = “{ $who }” is neither an address nor the beginning (at least 8 letters) of the id of exactly one guest.
cli-ban-none = Nobody is shut out.
cli-unbanned = { $who } may come in again.
cli-unban-none = { $who } is not shut out.
cli-other-form = The database has the form of another version; start the server of this version once.
