# The server, from the command line.

cli-serve-ready = Freebooter is at { $address }
cli-serve-stop = Ctrl-C stops it; games go on where they were when it starts again.
cli-serve-stopped = Stopped.
cli-serve-lan = Others in this network open:
cli-serve-code = and give the code { $code }. Anyone in the network who knows it can play; games go over the network unencrypted.
cli-serve-already = Freebooter is running already at { $address }
cli-serve-busy = Another server uses { $folder }; stop it first, or choose another folder with --data.
cli-serve-too-new = The games were kept by a newer version of Freebooter; this one cannot read them. Install the newer version, or restore a backup.
cli-serve-no-module = There is no module { $module }.
cli-no-database = There are no games in { $folder }.
cli-backed-up = All games are in { $file }.
cli-no-backup = { $file } is not a whole backup of Freebooter; nothing was changed.
cli-restored = All games are as they were in { $file }.
cli-restored-kept = What was there before is in { $file }.
cli-stop-first = The server is running; stop it first.
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
